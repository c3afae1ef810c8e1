"""Environments, batches and data, with the tests that other projects have for theirs."""
