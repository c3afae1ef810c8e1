"""A bot in any language needs no more than this: HTTP to take a seat, a WebSocket to play. docs/wire.md

python examples/remote_bot.py http://127.0.0.1:8000 --table ID --invitation CODE
python examples/remote_bot.py http://127.0.0.1:8000                 a table of its own, against bots
"""

import argparse
import asyncio
import json
import random
from typing import Any

import httpx
from websockets.asyncio.client import connect


async def take_seat(http: httpx.AsyncClient, table: str | None, invitation: str | None) -> str:
    """Introduces itself and sits down; the address of the table."""
    (await http.post("/api/me", json={"nickname": "Remote bot"})).raise_for_status()
    if table is None:
        answer = await http.post("/api/play-now", json={"bot": "rookie"})
    else:
        answer = await http.post(f"/api/tables/{table}/join", json={"invitation": invitation})
    found: str = answer.raise_for_status().json()["id"]
    return found


def choose(message: dict[str, Any]) -> str:
    """Your idea goes here: `message["view"]` is all that the seat may know, the prompt what it may do."""
    choice: str = random.choice(message["prompt"]["options"])["choice"]
    return choice


async def play(url: str, table: str | None, invitation: str | None) -> list[dict[str, Any]]:
    """Plays one game to its end; the scores."""
    async with httpx.AsyncClient(base_url=url) as http:
        table = await take_seat(http, table, invitation)
        address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        cookie = f"fort={http.cookies['fort']}"
        async with connect(address, additional_headers={"Cookie": cookie}, max_size=None) as socket:
            async for text in socket:
                message = json.loads(text)
                if message["type"] not in ("state", "events"):
                    continue
                if message["result"] is not None:
                    scores: list[dict[str, Any]] = message["result"]["scores"]
                    return scores
                if message["prompt"] is not None:
                    command = {
                        "type": "choose",
                        "id": f"{message['decision']}",
                        "decision": message["decision"],
                        "seat": message["prompt"]["seat"],
                        "choice": choose(message),
                    }
                    await socket.send(json.dumps(command))
    raise ConnectionError("the server closed the connection before the end")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("url")
    parser.add_argument("--table")
    parser.add_argument("--invitation")
    wanted = parser.parse_args()
    for seat, score in enumerate(asyncio.run(play(wanted.url, wanted.table, wanted.invitation))):
        print(f"seat {seat + 1}: {score['total']} points, rank {score['rank']}")
