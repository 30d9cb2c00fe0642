"""The application: everything the house consists of, put together, and how errors are answered."""

import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import anyio
import structlog
from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from sqlalchemy.exc import IntegrityError
from starlette.exceptions import HTTPException

from bedesten.core.errors import BedestenError
from bedesten.house import metrics, routes_people, routes_tables, routes_walls, socket
from bedesten.house.browser import add_pages
from bedesten.house.description import described
from bedesten.house.errors import Code, Conflict, DatabaseAway, HouseError, TooMany, error_answer
from bedesten.house.house import House, house_of, house_version
from bedesten.house.limits import Guard
from bedesten.house.metrics import Measured
from bedesten.house.models import UnwellAnswer, WellAnswer
from bedesten.house.outage import MAY_BE_AWAY, is_away, outage
from bedesten.house.payloads import SafeJson
from bedesten.house.settings import Settings, read_settings

log = structlog.get_logger()


def make_app(settings: Settings | None = None) -> FastAPI:
    """Make the application; without settings, those of the environment."""
    chosen = settings or read_settings()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await anyio.sleep(0)  # what it takes to work is loaded now, not when somebody waits for it
        house = House(chosen)
        app.state.house = house
        await house.open()
        try:
            yield
        finally:
            await house.close()

    app = FastAPI(
        title="Bedesten",
        version=house_version(),
        summary="A house for bazaar board games.",
        description="People, tables and histories. Play itself is live, over the socket at `/ws`; "
        "`/api/socket.schema.json` describes its messages.",
        lifespan=lifespan,
        default_response_class=SafeJson,
        # The page that comes with the framework is made of files of other sites.
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(routes_people.router)
    app.include_router(routes_walls.router)
    app.include_router(routes_tables.router)
    app.include_router(socket.router)
    app.add_middleware(Guard)
    app.add_middleware(Measured)
    app.add_exception_handler(BedestenError, _refuse)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(IntegrityError, _gone)
    for kind in MAY_BE_AWAY:
        app.add_exception_handler(kind, _away)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(Exception, _unforeseen)

    @app.get(
        "/health",
        tags=["house"],
        response_model=WellAnswer,
        responses={503: {"model": UnwellAnswer, "description": "The house is not well"}},
    )
    async def health(request: Request) -> Response:
        """Tell whether the house is well: its database can be written, and its disk is not full."""
        trouble = await house_of(request).health.trouble()
        if trouble is None:
            return SafeJson({"status": "open"})
        return SafeJson({"status": trouble.code, **trouble.answer()}, trouble.status)

    @app.get("/docs", include_in_schema=False)
    async def description() -> Response:
        return described(app.openapi())

    @app.get("/metrics", tags=["house"], response_class=Response)
    async def show_metrics() -> Response:
        """Show figures for Prometheus."""
        body, kind = metrics.render()
        return Response(body, headers={"content-type": kind})

    add_pages(app)
    return app


async def _refuse(_: Request, error: Exception) -> Response:
    if not isinstance(error, HouseError):
        return SafeJson(error_answer("bad-request", str(error)), 422)
    headers = {"Retry-After": str(max(1, math.ceil(error.retry)))} if isinstance(error, TooMany) else None
    return SafeJson(error.answer(), error.status, headers)


async def _invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    problems = [{"where": ".".join(map(str, one["loc"]))[:200], "message": one["msg"]} for one in error.errors()[:20]]
    message = "; ".join(f"{one['where']}: {one['message']}" for one in problems[:3])
    return SafeJson(error_answer("bad-request", message, problems=problems), 422)


async def _gone(_: Request, error: Exception) -> Response:
    # What a request has named was there when it came, and is not when it is stored.
    log.warning("something was gone", reason=type(error).__name__)
    return SafeJson(Conflict("Something that you named is no longer there.").answer(), Conflict.status)


async def _away(request: Request, error: Exception) -> Response:
    if not is_away(error):
        raise error
    outage.notice(error)
    return await _refuse(request, DatabaseAway())


async def _http_error(_: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    codes: dict[int, Code] = {404: "not-found", 405: "wrong-method"}
    answer = error_answer(codes.get(error.status_code, "bad-request"), str(error.detail))
    return SafeJson(answer, error.status_code, error.headers)


async def _unforeseen(request: Request, error: Exception) -> Response:
    log.error("a request could not be served", path=request.scope.get("path", ""), exc_info=error)
    return SafeJson(error_answer("house", "Something went wrong in the house; try again."), 500)
