"""A cookie is worth nothing after logging out: the sessions that were ended are stored."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", sa.Column("ended", sa.Text()))
