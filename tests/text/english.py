"""The English speech for tests of sentences."""

from fort.text import speech

EN = speech("en")
