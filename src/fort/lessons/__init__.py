"""The guided first game: lessons as text files, and what happens in them."""

from fort.lessons.lesson import NEXT, YOU, Astray, Lesson, Moment, Step, lessons, play

__all__ = ["NEXT", "YOU", "Astray", "Lesson", "Moment", "Step", "lessons", "play"]
