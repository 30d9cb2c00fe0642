"""Names that look alike are known by how they look."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    from bedesten.house.names import look_of  # noqa: PLC0415 - every start reads this file, and does without all that

    op.add_column("people", sa.Column("name_look", sa.String(160)))
    op.create_index("ix_people_name_look", "people", ["name_look"])
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("name_look"))
    for key, name in op.get_bind().execute(sa.select(people.c.id, people.c.name)).all():
        op.execute(sa.update(people).where(people.c.id == key).values(name_look=look_of(name)))
