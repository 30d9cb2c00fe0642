"""Logs: one line for each thing worth knowing, JSON for programs and readable in a terminal.

Only the house and its web server may speak below a warning. Other libraries would write down addresses, parameters
and whole messages, so they are heard only when something is wrong.
"""

import logging
import os
import re
import sys
import traceback
from collections.abc import Mapping
from typing import Any

import structlog
from structlog.typing import EventDict, ExcInfo, Processor, WrappedLogger

NAME = "bedesten"
MASK = "***"

HIDDEN = re.compile(
    r"(?<![a-z])((secret|password|key|cookie|token|seed|hand|card)s?"
    r"|authorization|body|invitation|email|smtp|database|webhook|url)(?![a-z])"
)
"""Words that make a key hidden wherever they stand in it: webhook_key is, keyboard is not."""

UNSAID = (
    (re.compile(r"\[parameters: .*", re.DOTALL), f"[parameters: {MASK}]"),  # of a statement of SQL
    (re.compile(r"input_value=.*?, input_type"), f"input_value={MASK}, input_type"),  # of a message checked
    (re.compile(r"Possible now: .*"), f"Possible now: {MASK}"),  # of a hand, as actions
    (re.compile(r"://[^/\s@]*@"), f"://{MASK}@"),  # of an address
)
"""What an error may say that is for nobody's eyes."""

OF_CLIENT = "%s - "
"""How the web server begins a line about a socket: with the address of whoever opens it."""

POOL = "sqlalchemy.pool"
"""Who keeps the connections to the database."""


def set_up_logs(level: str) -> None:
    """Send everything that is logged to the error output."""
    terminal = sys.stderr.isatty()
    before: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="%H:%M:%S" if terminal else "iso", utc=not terminal),
    ]
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *before, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=True,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.set_name(NAME)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*before, without_queries, given_up],
            pass_foreign_args=True,
            processors=[
                structlog.stdlib.ProcessorFormatter.remove_processors_meta,
                structlog.processors.ExceptionRenderer(_traceback),
                masked,
                _readable() if terminal else structlog.processors.JSONRenderer(ensure_ascii=False, default=str),
            ],
        )
    )
    root = logging.getLogger()
    root.handlers = [other for other in root.handlers if other.get_name() != NAME] + [handler]
    root.setLevel(logging.WARNING)
    wanted = logging.getLevelNamesMapping()[level.upper()]
    logging.getLogger(NAME).setLevel(wanted)
    # At debug, the server would write down every frame of every socket: it never gets there.
    logging.getLogger("uvicorn.access").setLevel(max(wanted, logging.INFO))
    logging.getLogger("uvicorn.error").setLevel(logging.INFO if level == "debug" else max(wanted, logging.WARNING))


def masked(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Hide the values of keys that nobody should read, however deep they lie."""
    return {key: _masked(key, value) for key, value in event.items()}


def _masked(key: str, value: Any) -> Any:
    if HIDDEN.search(key.lower()):
        return MASK
    if isinstance(value, Mapping):
        return {inner: _masked(str(inner), content) for inner, content in value.items()}
    if isinstance(value, list | tuple):
        return [_masked("", content) for content in value]
    if isinstance(value, bytes):
        return MASK
    return unsaid(value) if isinstance(value, str) else value


def unsaid(text: str) -> str:
    """Return a text of an error without what it may tell of messages, parameters and hands."""
    for pattern, instead in UNSAID:
        text = pattern.sub(instead, text)
    return text


def without_queries(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Make a line of the web server readable, and cut off what follows a question mark: that may be a token."""
    record: logging.LogRecord = event["_record"]
    arguments = event.pop("positional_args", None)
    if not record.name.startswith("uvicorn") or not isinstance(arguments, tuple) or not arguments:
        return event
    parts = [part.partition("?")[0] if isinstance(part, str) else part for part in arguments]
    # Who asked is left to the proxy in front: an address is nobody's business here.
    if record.name == "uvicorn.access" and len(parts) == 5:
        _client, method, path, _version, status = parts
        return {**event, "event": "request", "method": method, "path": path, "status": status}
    if record.msg.startswith(OF_CLIENT):
        return {**event, "event": record.msg.removeprefix(OF_CLIENT) % tuple(parts[1:])}
    return {**event, "event": record.msg % tuple(parts)}


def given_up(_: WrappedLogger, __: str, event: EventDict) -> EventDict:
    """Tell in one line that a connection could not be closed: the other end was gone, and its pool has a new one."""
    record: logging.LogRecord = event["_record"]
    if not record.name.startswith(POOL) or not record.exc_info or not isinstance(record.exc_info[1], Exception):
        return event
    without = {key: value for key, value in event.items() if key != "exc_info"}
    reason = type(record.exc_info[1]).__name__
    return {**without, "event": "a connection to the database is given up", "level": "warning", "reason": reason}


def _traceback(exc_info: ExcInfo) -> str:
    """Return a traceback, never with the values of variables."""
    return "".join(traceback.format_exception(*exc_info)).rstrip()


def _readable() -> structlog.dev.ConsoleRenderer:
    return structlog.dev.ConsoleRenderer(
        colors="NO_COLOR" not in os.environ, exception_formatter=structlog.dev.plain_traceback
    )
