"""What rows of tables say: deadline and winners. Bots that were named after their level get a name for people."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

LARGEST_TABLE = 20


def upgrade() -> None:
    with op.batch_alter_table("tables") as tables:
        tables.add_column(sa.Column("deadline", sa.Float()))
        tables.add_column(sa.Column("winners", sa.Text()))
    seats = sa.table("seats", sa.column("name", sa.String()), sa.column("bot", sa.String()))
    for number in range(1, LARGEST_TABLE + 1):
        named_after_level = seats.c.name == seats.c.bot + f" {number}"
        op.execute(seats.update().where(named_after_level).values(name=f"Bot {number}"))
