"""The documentation as a site: `make docs` builds it into build/docs."""

import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent

project = "Fort"
author = copyright = "The Fort contributors"
version = release = str(
    tomllib.loads((HERE.parent / "pyproject.toml").read_text("utf-8"))["project"]["version"]
)

extensions = ["myst_parser", "sphinx.ext.autodoc"]
# The list of pages for who reads them in the repository; what tools put together pages of.
exclude_patterns = ["README.md", "ladder"]
myst_heading_anchors = 4
autodoc_typehints = "description"
autodoc_member_order = "bysource"
default_role = "code"  # docstrings write `so`

html_theme = "furo"
html_title = "Fort"
html_copy_source = False
html_show_sphinx = False
