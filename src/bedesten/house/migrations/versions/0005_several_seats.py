"""The maker of a table says whether one person may take several of its free seats."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("several_seats", sa.Boolean()))
