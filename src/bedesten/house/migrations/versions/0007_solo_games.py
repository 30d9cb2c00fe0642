"""Games that somebody has played alone are kept for the wall of that person."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "solo_games",
        sa.Column("table", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("reached", sa.Text(), nullable=False),
        sa.Column("tiles", sa.Text(), nullable=False),
        sa.Column("seen", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_solo_games_person", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name="fk_solo_games_table", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", name="pk_solo_games"),
    )
    op.create_index("ix_solo_games_person_game", "solo_games", ["person", "game"])
