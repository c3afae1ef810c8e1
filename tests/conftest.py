pytest_plugins = ["tests.children"]
