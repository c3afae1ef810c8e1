"""Writes the snapshots anew."""

from tests.snapshots import FILE, snapshot

if __name__ == "__main__":
    FILE.write_text(snapshot(), "utf-8")
    print(f"{FILE}: {len(snapshot().splitlines())} lines")
