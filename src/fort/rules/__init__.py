"""This package knows the rules of Fort and nothing else; below it lies only `fort.box`."""
