"""E-mail, if the host gives a mail server: plain text, one recipient, a link."""

import asyncio
import re
from contextlib import suppress
from datetime import UTC, datetime
from email.message import EmailMessage
from email.policy import SMTP as SMTP_POLICY
from email.utils import format_datetime, parseaddr
from urllib.parse import unquote, urlsplit

from aiosmtplib import SMTP, SMTPDataError, SMTPException, SMTPRecipientRefused

from bedesten.house.clock import now
from bedesten.house.errors import BadRequest
from bedesten.house.outcome import Fate, Outcome
from bedesten.house.settings import Settings

SECONDS = 30.0  # for a whole mail
FAREWELL = 2.0
LONGEST_ADDRESS = 254

# The addresses that a browser's form takes: no space, no control character, no quoting.
_LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
_ADDRESS = re.compile(rf"[A-Za-z0-9.!#$%&'*+/=?^_`{{|}}~-]{{1,64}}@{_LABEL}(?:\.{_LABEL})*")


def check_address(text: str) -> str:
    """Return an e-mail address as it is stored; raise BadRequest if no mail could be sent to it."""
    address = text.strip(" ")
    if len(address) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(address):
        raise BadRequest(
            "That is not an e-mail address that the house can write to; one looks like ayse@example.org.", "bad-email"
        )
    return address


def turn_mail(settings: Settings, address: str, message: str, name: str, title: str, link: str) -> EmailMessage:
    """Return the mail that tells somebody of their turn."""
    text = (
        f"Hello {name},\n\n"
        f"it is your turn in a game of {title}:\n\n"
        f"{link}\n\n"
        "You get this mail because you asked for it in your settings, where you can also end it.\n"
    )
    return _mail(settings, address, message, f"It is your turn: {title}", text)


def confirmation_mail(settings: Settings, address: str, message: str, name: str, link: str) -> EmailMessage:
    """Return the mail that asks whether an address belongs to the person who gave it."""
    text = (
        f"Hello {name},\n\n"
        f"somebody with this name at {settings.web_address} wants to be told here when it is their turn.\n"
        "If that is you, open this address to say so:\n\n"
        f"{link}\n\n"
        "If it is not, do nothing: no other mail will come.\n"
    )
    return _mail(settings, address, message, "Please confirm your e-mail address", text)


def _mail(settings: Settings, address: str, message: str, subject: str, text: str) -> EmailMessage:
    mail = EmailMessage(policy=SMTP_POLICY)
    mail["From"] = settings.mail_from
    mail["To"] = check_address(address)
    mail["Subject"] = subject
    mail["Date"] = format_datetime(datetime.fromtimestamp(now(), UTC))
    mail["Message-ID"] = f"<{message}@{_sender(settings).partition('@')[2]}>"
    # Answering machines leave such mail alone.
    mail["Auto-Submitted"] = "auto-generated"
    mail.set_content(text, cte="quoted-printable")
    return mail


def _sender(settings: Settings) -> str:
    return parseaddr(settings.mail_from)[1]


async def send(settings: Settings, mail: EmailMessage) -> Outcome:
    """Hand a mail to the host's mail server; return what became of it."""
    server = urlsplit(settings.smtp)
    client = SMTP(
        hostname=server.hostname,
        port=server.port,
        username=unquote(server.username) if server.username else None,
        password=unquote(server.password) if server.password else None,
        local_hostname=_sender(settings).partition("@")[2],
        use_tls=server.scheme == "smtps",
        start_tls=server.scheme == "smtp+starttls",
        timeout=SECONDS,
    )
    has_left = False
    try:
        async with asyncio.timeout(SECONDS):
            await client.connect()
            await client.mail(_sender(settings))
            await client.rcpt(str(mail["To"]))
            has_left = True
            await client.data(mail.as_bytes())
    except (SMTPRecipientRefused, SMTPDataError) as error:
        # The server has said no: 5… for ever, 4… for now.
        return Outcome(Fate.REFUSED if error.code >= 500 else Fate.FAILED, f"status {error.code}")
    except (SMTPException, OSError, ValueError) as error:
        return Outcome(Fate.UNKNOWN if has_left else Fate.FAILED, type(error).__name__)
    else:
        with suppress(SMTPException, OSError):
            await client.quit(timeout=FAREWELL)
        return Outcome(Fate.TAKEN)
    finally:
        client.close()
