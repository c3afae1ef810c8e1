"""A view is shown as text, or as a picture of that text, for people who watch a machine learn."""

from typing import Final

import numpy as np
from numpy.typing import NDArray
from PIL import Image, ImageDraw, ImageFont

import fort
from fort.text import speech
from fort.text.choices import choice_text
from fort.text.table import table_sections

MODES: Final = ("human", "ansi", "rgb_array")
SIZE: Final = (960, 720)  # width and height, whatever the game
PAPER: Final = (250, 246, 235)
INK: Final = (45, 42, 38)
TITLE: Final = (176, 64, 32)
LINE: Final = 15
LETTERS: Final = 150  # in a line


def known_mode(mode: str | None) -> str | None:
    """Gives the mode back if something can be shown so."""
    if mode is not None and mode not in MODES:
        raise ValueError(f"unknown render_mode '{mode}': expected 'human', 'ansi', 'rgb_array' or None")
    return mode


def text_of(view: fort.View) -> str:
    """Tells what a seat sees: the table, and its options."""
    words = speech("en")
    lines = []
    for section in table_sections(words, view):
        lines.append(section.title)
        lines += [f"  {line}" for line in section.lines]
    if view.options:
        lines.append("Options")
        lines += [f"  {choice_text(words, choice, view.components)}" for choice in view.options]
    return "\n".join(lines)


def picture_of(view: fort.View) -> NDArray[np.uint8]:
    """Draws the same; an array of height, width and three colours."""
    image = Image.new("RGB", SIZE, PAPER)
    draw = ImageDraw.Draw(image)
    font = ImageFont.load_default()
    for number, line in enumerate(text_of(view).splitlines()):
        colour = INK if line.startswith(" ") else TITLE
        draw.text((12, 10 + LINE * number), line[:LETTERS], fill=colour, font=font)
    return np.asarray(image, dtype=np.uint8)
