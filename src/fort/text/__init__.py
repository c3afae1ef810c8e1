"""Words for people: actions, questions, choices, events, reasons, hints, the table.

The words themselves stand in the Fluent files of `fort/locales`; this package knows which message is said
with which facts. Every function is given the `Speech` of a language.
"""

from fort.text.speech import LANGUAGES as LANGUAGES
from fort.text.speech import Speech as Speech
from fort.text.speech import speech as speech
