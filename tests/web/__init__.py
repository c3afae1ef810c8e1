"""The browser table in a real browser, against a real server. Run by `make browser`."""
