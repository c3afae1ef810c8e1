"""The golden corpus: finished games, and digests of what everybody saw at every decision of them.

`python -m tests.golden` plays them anew and writes the files, `python -m tests.golden --check` replays all of
them and compares every view. In a file, a game is a line of who played how, its result, and lines of up to
50 choices; before the choices stand a digest of the views before the first of each 50 (and at the end), one
of all views so far, and four digits of it for each field of a view.
"""
