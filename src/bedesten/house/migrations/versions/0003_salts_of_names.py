"""Seats get the salt of their name. Seats made before have none: their tables bind no names."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    with op.batch_alter_table("seats") as seats:
        seats.add_column(sa.Column("salt", sa.LargeBinary()))
