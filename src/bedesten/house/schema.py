"""What the house stores. Alembic makes these tables (house/migrations); a test compares the two.

The history of a table is the list of its entries, and nothing else: the state is a fold over them. The primary key
(table, number) is the only lock: of two who want to write entry 57, one fails.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# Times are seconds since 1970, UTC. Ids are unguessable words made by the house.

people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("name_key", String(160), nullable=False, unique=True),  # casefolded: one Ayşe in the house
    Column("name_look", String(160), index=True),  # the same for names that look alike
    Column("password", Text),  # argon2; none for a guest
    Column("generation", Integer, nullable=False, default=1),  # cookies of an older one are no longer good
    Column("ended", Text),  # ids of sessions of this generation that were logged out of
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("automatic_end", Boolean, nullable=False, default=False),
    Column("webhook", Text),
    Column("webhook_key", Text),
    Column("email", Text),
    Column("email_confirmed", Boolean, nullable=False, default=False),
    Column("tell_after", Integer, nullable=False, default=30),  # seconds before somebody is told of their turn
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("phase", String(8), nullable=False),  # open, playing, over
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("visibility", String(8), nullable=False),  # public, link, private
    Column("invitation", String(32), nullable=False),
    Column("maker", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("order", String(8), nullable=False),  # random, chosen
    Column("pace", Text, nullable=False),  # JSON
    Column("late", String(8), nullable=False),  # bot, wait: what happens to somebody who is out of time
    Column("chat", Boolean, nullable=False),
    Column("several_seats", Boolean),  # whether one person may take several of the free seats
    Column("secret", LargeBinary, nullable=False),
    Column("position", Text),  # JSON; where the game begins, if not with a set-up
    Column("start", Text),  # JSON of history.Start, once started
    Column("made", Float, nullable=False),
    Column("started", Float),
    Column("moved", Float),
    Column("number", Integer, nullable=False, default=0),  # of the last entry
    Column("waiting", Integer),  # seat that must decide
    Column("deadline", Float),  # when the person who must decide is out of time
    Column("winners", Text),  # JSON; the seats in first place, once it is over
    Column("due", Float),  # when somebody must look: a clock runs out, or a bot has not answered
    Column("continues", String(32)),
    Column("continues_at", Integer),
    Index("ix_tables_phase_visibility", "phase", "visibility"),
    Index("ix_tables_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("bot", String(40)),  # level of the bot that sits here from the start
    Column("seed", Text, nullable=False),
    Column("salt", LargeBinary),  # binds the name into the luck; goes when the name goes
    Column("away", Boolean, nullable=False, default=False),  # a bot plays for the person
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # action, undo, bot, person
    Column("seat", Integer, nullable=False),
    Column("notation", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("unseen", Float),  # seconds since the entry before in which nobody could play, if there were any
    Column("client", String(120)),  # who sent it under which id, so that a repeat is known
    UniqueConstraint("table", "client"),
)

chat = Table(
    "chat",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

messages = Table(
    "messages",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), primary_key=True, autoincrement=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("number", Integer, nullable=False),  # of the decision that waits
    Column("channel", String(8), nullable=False),  # webhook, email
    Column("due", Float),  # when to try next; none once it is done
    Column("attempts", Integer, nullable=False, default=0),
    Column("state", String(8), nullable=False),  # waiting, sending, sent, dropped, failed
    UniqueConstraint("person", "table", "number", "channel"),
    Index("ix_messages_due", "due"),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True),  # 1: there is one row
    Column("seen", Float, nullable=False),  # when some worker was there last
)

gaps = Table(
    "gaps",
    metadata,
    Column("since", Float, primary_key=True),  # time in which nobody could play, from here
    Column("until", Float, nullable=False),
)

solo_games = Table(
    "solo_games",
    metadata,
    Column("table", String(32), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("game", String(40), nullable=False),
    Column("at", Float, nullable=False),  # when it ended
    Column("reached", Text, nullable=False),  # JSON; what tiles and the score may ask of it
    Column("tiles", Text, nullable=False),  # JSON; those that it set, which are never taken away
    Column("seen", Boolean, nullable=False, default=False),  # whether the person has looked at the wall since
    Index("ix_solo_games_person_game", "person", "game"),
)

NOTES = (pulse, gaps)
"""What the house notes about itself: there without anybody having come."""
