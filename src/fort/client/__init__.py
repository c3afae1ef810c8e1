"""Programs at the tables of a server, for example::

    async with Client("https://fort.example", token) as client:
        info = await client.join("https://fort.example/table/ID#CODE")
        async with client.sit(info.id) as table:
            result = await play(table, lambda seat: fort.bots.bot("regular"))

`Client` asks the server for something, `Table` is a place at a table, `play` lets a bot sit there.
"""

from fort.client.client import Client
from fort.client.failures import BotFailed, ClientError, NoTable, Refused, SignedOut, Unreachable
from fort.client.link import Invitation, read_link, read_server
from fort.client.player import play
from fort.client.table import Question, Table

__all__ = [
    "BotFailed",
    "Client",
    "ClientError",
    "Invitation",
    "NoTable",
    "Question",
    "Refused",
    "SignedOut",
    "Table",
    "Unreachable",
    "play",
    "read_link",
    "read_server",
]
