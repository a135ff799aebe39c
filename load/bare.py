"""What there is to compare with: a FastAPI route that only commits a row, through the same engine."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import anyio.to_thread
import uvicorn
from fastapi import FastAPI
from pydantic import BaseModel
from sqlalchemy import Column, Integer, MetaData, String, Table, insert

from lunarium.cli.serve import KEEP_ALIVE_SECONDS
from lunarium.server.app import THREADS
from lunarium.tables.database import Database

metadata = MetaData()
rows = Table("rows", metadata, Column("id", Integer, primary_key=True), Column("move", String(60)))


class Row(BaseModel):
    """What is sent."""

    move: str
    ply: int


def create_app(url: str) -> FastAPI:
    """The application with its one route."""
    database = Database(url)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        anyio.to_thread.current_default_thread_limiter().total_tokens = THREADS
        with database.writing() as connection:
            metadata.create_all(connection)
        yield
        database.close()

    app = FastAPI(lifespan=lifespan)

    @app.get("/readyz")
    def show_readiness() -> dict[str, str]:
        return {"status": "ready"}

    @app.post("/rows", status_code=201)
    def write(row: Row) -> dict[str, int]:
        with database.writing() as connection:
            connection.execute(insert(rows).values(move=row.move))
        return {"ply": row.ply + 1}

    return app


if __name__ == "__main__":
    uvicorn.run(
        create_app(sys.argv[2]),
        port=int(sys.argv[1]),
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
    )
