"""Time in which nobody could play is known: when the house was there last, the gaps, and what entries leave out."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "pulse",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_pulse"),
    )
    op.create_table(
        "gaps",
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("since", name="pk_gaps"),
    )
    op.add_column("entries", sa.Column("unseen", sa.Float()))
    # Before that nobody noted anything: the first worker that comes begins.
    op.execute("INSERT INTO pulse (id, seen) VALUES (1, 0)")
