"""The first tables of the house: people, tables and their seats, entries, chat, messages."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("name_key", sa.String(length=160), nullable=False),
        sa.Column("password", sa.Text()),
        sa.Column("generation", sa.Integer(), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("automatic_end", sa.Boolean(), nullable=False),
        sa.Column("webhook", sa.Text()),
        sa.Column("webhook_key", sa.Text()),
        sa.Column("email", sa.Text()),
        sa.Column("email_confirmed", sa.Boolean(), nullable=False),
        sa.Column("tell_after", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("name_key", name="uq_people_name_key"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("phase", sa.String(length=8), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("visibility", sa.String(length=8), nullable=False),
        sa.Column("invitation", sa.String(length=32), nullable=False),
        sa.Column("maker", sa.String(length=32)),
        sa.Column("order", sa.String(length=8), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("late", sa.String(length=8), nullable=False),
        sa.Column("chat", sa.Boolean(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.Column("position", sa.Text()),
        sa.Column("start", sa.Text()),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("started", sa.Float()),
        sa.Column("moved", sa.Float()),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("waiting", sa.Integer()),
        sa.Column("due", sa.Float()),
        sa.Column("continues", sa.String(length=32)),
        sa.Column("continues_at", sa.Integer()),
        sa.ForeignKeyConstraint(["maker"], ["people.id"], name="fk_tables_maker", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_maker", "tables", ["maker"])
    op.create_index("ix_tables_phase_visibility", "tables", ["phase", "visibility"])
    op.create_table(
        "chat",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32)),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_chat_person", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_chat_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_chat"),
    )
    op.create_index("ix_chat_table", "chat", ["table"])
    op.create_table(
        "entries",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("notation", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("client", sa.String(length=120)),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_entries_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "number", name="pk_entries"),
        sa.UniqueConstraint("table", "client", name="uq_entries_table_client"),
    )
    op.create_table(
        "messages",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), autoincrement=True, nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("due", sa.Float()),
        sa.Column("attempts", sa.Integer(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_messages_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_messages_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_messages"),
        sa.UniqueConstraint("person", "table", "number", "channel", name="uq_messages_person_table_number_channel"),
    )
    op.create_index("ix_messages_due", "messages", ["due"])
    op.create_table(
        "seats",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32)),
        sa.Column("name", sa.String(length=40), nullable=False),
        sa.Column("bot", sa.String(length=40)),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_seats_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
