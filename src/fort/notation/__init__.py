"""Everything that is text or JSON: diagrams, tasks, views."""
