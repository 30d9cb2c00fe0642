"""Write the migration for what has changed in house/schema.py: python scripts/new_migration.py "Add colours".

Alembic compares the schema with a new SQLite file at the newest migration. Read what it wrote before you commit it.
"""

import asyncio
import sys
import tempfile
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from bedesten.house.migrate import SCRIPTS, bring_up_to_date, changing, newest_schema
from bedesten.house.settings import read_settings


def write(connection: Connection, message: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(SCRIPTS))
    config.set_main_option("file_template", "%%(rev)s_%%(slug)s")
    config.attributes["connection"] = connection
    command.revision(config, message, autogenerate=True, rev_id=f"{int(newest_schema()) + 1:04}")


async def main(message: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        settings = read_settings({"data": folder}, {})
        await bring_up_to_date(settings)
        async with changing(settings) as connection:
            await connection.run_sync(write, message)
    newest = max(Path(SCRIPTS, "versions").glob("*.py"))
    print(f"Written: {newest}")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    asyncio.run(main(sys.argv[1]))
