"""The tables where friends and bots meet: HTTP and WebSocket around `fort.Table`, with nothing lost."""
