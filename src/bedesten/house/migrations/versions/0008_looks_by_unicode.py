"""Names look alike where Unicode says so, and without their accents."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    from bedesten.house.names import look_of  # noqa: PLC0415 - every start reads this file, and does without all that

    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("name_look"))
    for key, name in op.get_bind().execute(sa.select(people.c.id, people.c.name)).all():
        op.execute(sa.update(people).where(people.c.id == key).values(name_look=look_of(name)))
