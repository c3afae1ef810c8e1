"""This package looks ahead: it says whether a play can still end lawfully, and why not."""
