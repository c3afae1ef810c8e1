"""Plain English for people: actions, questions, choices, events, reasons, the table.

Every sentence a person reads stands in a table or a small function of this package and nowhere else.
"""
