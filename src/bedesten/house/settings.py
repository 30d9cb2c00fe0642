"""What a host can set: on the command line, else as an environment variable BEDESTEN_…, else the default here."""

import os
import secrets
import string
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from bedesten.core.errors import BedestenError, shown
from bedesten.core.folder import data_folder

DATABASES = ("sqlite", "postgresql")
SMTP_SCHEMES = ("smtp", "smtps", "smtp+starttls")
MOST_WORKERS = 64
SHORTEST_KEY = 32
OTHERS, GROUP = 0o007, 0o070
"""What those who are neither the owner of a file nor of its group may do with it; what its group may do."""


class BadSetting(BedestenError):
    """A setting of the house cannot be used."""


def _setting(default: Any, summary: str) -> Any:
    return field(default=default, metadata={"summary": summary})


@dataclass(frozen=True)
class Settings:
    """The house as its host wants it. Every field is also the environment variable BEDESTEN_ plus its name."""

    data: str = _setting("", "folder for the database and the key; your user's data folder if not given")
    database: str = _setting("", "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; SQLite in the data folder")
    host: str = _setting("127.0.0.1", "address to listen on; 0.0.0.0 for every network")
    port: int = _setting(8000, "port to listen on")
    workers: int = _setting(1, "server processes; more than one needs PostgreSQL")
    bot_workers: int = _setting(1, "processes in which bots think, for each worker")
    address: str = _setting("", "where people reach the house, such as https://play.example.org")
    smtp: str = _setting("", "mail server, smtp+starttls://USER:PASSWORD@HOST:587; without it no e-mail is sent")
    mail_from: str = _setting("", "address that e-mails come from")
    private_webhooks: bool = _setting(False, "allow webhooks to private addresses")
    chat: bool = _setting(True, "let people chat at tables")
    rate: int = _setting(20, "requests and messages a second that one person may send, on average")
    sockets: int = _setting(20, "open sockets for one person")
    tables: int = _setting(20, "unfinished tables that one person may have made")
    newcomers: int = _setting(60, "new guests and log-ins a minute from one network address")
    components: str = _setting("", "file with printed values of components that the games here do not know")
    log_level: str = _setting("info", "debug, info, warning or error")

    @property
    def folder(self) -> Path:
        return Path(self.data)

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def web_address(self) -> str:
        """Return where people find the house, for the line at the start and for links in messages."""
        host = "localhost" if self.host in ("127.0.0.1", "0.0.0.0", "::", "::1") else self.host
        host = f"[{host}]" if ":" in host else host
        return self.address.rstrip("/") or f"http://{host}:{self.port}"

    @property
    def is_secure(self) -> bool:
        """Tell whether people come by https, so that cookies must not travel otherwise."""
        return self.address.startswith("https://")

    def as_environment(self) -> dict[str, str]:
        """Return the settings as environment variables, for the workers."""
        return {variable(item.name): _as_text(getattr(self, item.name)) for item in fields(self)}

    def secret_key(self) -> bytes:
        """Return the key that signs cookies; make it on first use, readable by this user only."""
        path = self.folder / "secret.key"
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            try:
                descriptor = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
            except FileExistsError:
                pass
            else:
                with os.fdopen(descriptor, "w") as file:
                    file.write(secrets.token_hex(32) + "\n")
            if not path.is_file():
                raise BadSetting(f"The secret key {path} is no file: move away what is there, and put back the key.")
            demand_private(path, "The secret key", OTHERS | GROUP)
            # A machine that loses its power may leave zeros where a file was.
            key = path.read_bytes().strip(b"\0" + string.whitespace.encode())
        except OSError as error:
            raise BadSetting(f"The secret key {path} cannot be used: {error.strerror}.") from error
        if len(key) < SHORTEST_KEY:
            state = "damaged" if key else "empty"
            raise BadSetting(
                f"The secret key {path} is {state}: put back a copy of it, or delete it to get a new one "
                "(accounts log in again, guests are lost)."
            )
        return key


def demand_private(path: Path, what: str, others: int = OTHERS) -> None:
    """Raise BadSetting if other users of this machine can read or change a file that holds secrets."""
    # Only here do the bits say who may: elsewhere all files have the same.
    if os.name == "posix" and path.stat().st_mode & others:
        raise BadSetting(f"{what} {path} is open to other users of this machine: close it with chmod 600 '{path}'.")


def variable(name: str) -> str:
    """Return the environment variable of a setting."""
    return f"BEDESTEN_{name.upper()}"


def summary_of(name: str) -> str:
    """Return what a setting is, for a help text."""
    return next(str(item.metadata["summary"]) for item in fields(Settings) if item.name == name)


def read_settings(given: Mapping[str, object] | None = None, environment: Mapping[str, str] | None = None) -> Settings:
    """Return the settings; raise BadSetting with one sentence for the first that cannot be used."""
    env = os.environ if environment is None else environment
    values: dict[str, object] = {}
    for item in fields(Settings):
        value = (given or {}).get(item.name)
        source = f"--{item.name.replace('_', '-')}"
        if value is None:
            value, source = env.get(variable(item.name)), variable(item.name)
        if value is None or value == "":
            continue
        values[item.name] = _read(source, value, item.default)
    values["data"] = str(Path(str(values["data"])).expanduser().absolute() if "data" in values else data_folder({}))
    values["database"] = _read_database(str(values.get("database", "")), Path(str(values["data"])))
    settings = Settings(**values)  # type: ignore[arg-type]
    _check(settings)
    return settings


def _as_text(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)


def _read(source: str, value: object, default: object) -> object:
    if isinstance(default, bool):
        words = {"yes": True, "true": True, "1": True, "no": False, "false": False, "0": False}
        if isinstance(value, bool):
            return value
        if str(value).lower() not in words:
            raise BadSetting(f"{source} is yes or no, not {shown(value)}.")
        return words[str(value).lower()]
    if isinstance(default, int):
        try:
            return int(str(value))
        except ValueError:
            raise BadSetting(f"{source} is a whole number, not {shown(value)}.") from None
    return str(value)


def _read_database(text: str, folder: Path) -> str:
    if not text:
        return f"sqlite+aiosqlite:///{folder / 'house.db'}"
    accepted = "sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME"
    try:
        url = make_url(text)
        kind = url.get_backend_name()
    except (ArgumentError, ValueError) as error:
        raise BadSetting(f"The database '{_without_password(text)}' is not of the form {accepted}.") from error
    if kind not in DATABASES:
        raise BadSetting(f"The house keeps its tables in {accepted}, not in '{kind}'.")
    if kind == "sqlite":
        if not url.database or url.database == ":memory:":
            raise BadSetting("A house in memory would lose its games: name a file, sqlite:///FILE.")
        return f"sqlite+aiosqlite:///{Path(url.database).expanduser().absolute()}"
    if not url.database:
        raise BadSetting("The address of the database names no database: postgresql://USER:PASSWORD@HOST/NAME.")
    return url.set(drivername="postgresql+asyncpg").render_as_string(hide_password=False)


def _without_password(text: str) -> str:
    head, at, tail = text.rpartition("@")
    return f"…@{tail}"[:80] if at and head else text[:80]


def _check(settings: Settings) -> None:
    for name, low, high in (
        ("port", 0, 65535),
        ("workers", 1, MOST_WORKERS),
        ("bot_workers", 1, MOST_WORKERS),
        ("rate", 1, 100_000),
        ("sockets", 1, 100_000),
        ("tables", 1, 100_000),
        ("newcomers", 1, 1_000_000),
    ):
        value = getattr(settings, name)
        if not low <= value <= high:
            raise BadSetting(f"{name.replace('_', ' ')} is a number from {low} to {high}, not {shown(value)}.")
    if settings.workers > 1 and settings.is_sqlite:
        raise BadSetting("Several workers need PostgreSQL: give --database postgresql://…, or leave it at one worker.")
    if settings.log_level not in ("debug", "info", "warning", "error"):
        raise BadSetting(f"log level is debug, info, warning or error, not {shown(settings.log_level)}.")
    if settings.address and urlsplit(settings.address).scheme not in ("http", "https"):
        raise BadSetting(f"The address is an http or https address, not {shown(settings.address)}.")
    if settings.smtp:
        _check_smtp(settings)


def _check_smtp(settings: Settings) -> None:
    try:
        parts = urlsplit(settings.smtp)
        named = parts.scheme in SMTP_SCHEMES and bool(parts.hostname) and parts.port != 0
    except ValueError:
        named = False
    if not named:
        raise BadSetting(f"The mail server is of the form smtp://HOST:PORT; schemes are {', '.join(SMTP_SCHEMES)}.")
    if "@" not in settings.mail_from:
        raise BadSetting("A mail server needs --mail-from, the address that e-mails come from.")
