"""Settings of the site. `python -m tools docs` builds it."""

from importlib.metadata import version as installed_version

project = "Vinculum"
author = "The Vinculum authors"
release = installed_version("vinculum")
version = release

extensions = [
    "myst_parser",  # the pages are Markdown
    "sphinx.ext.autodoc",  # the Python API, from its docstrings
    "sphinx_click",  # the command line, from its commands
    "tools.docs_site.directives",  # tables and drawings, from the data of the project
]
smartquotes = False  # -- is an option
nitpicky = True  # a name in a docstring that leads nowhere is a warning, and warnings are errors
default_role = "code"

html_theme = "furo"
html_title = "Vinculum"
html_static_path = ["_static"]
html_css_files = ["vinculum.css"]
html_show_sourcelink = False
html_show_copyright = False
html_copy_source = False

myst_enable_extensions = ["colon_fence", "attrs_block", "deflist"]
myst_heading_anchors = 4

autodoc_typehints = "description"
autodoc_member_order = "bysource"
# Types of other packages, and of ours that no page is about: an annotation names them.
nitpick_ignore_regex = [
    (r"py:.*", r"(numpy|onnx|fractions|collections|pathlib|os|rich|typing)\..*"),
    (
        r"py:.*",
        r"(Fraction|Array|A|ProfileName|vinculum\.(kernels\.divide\.Element|gate\..*|models\.checks\.findings\.Verdict|onnx_backend\.DivRep))",
    ),
]
