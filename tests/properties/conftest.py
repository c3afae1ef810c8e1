"""Hypothesis without chance: the same examples on every machine."""

from hypothesis import HealthCheck, settings

settings.register_profile(
    "fort",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.large_base_example],
)
settings.load_profile("fort")
