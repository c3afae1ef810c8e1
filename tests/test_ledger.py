"""The ledger balances: every clause, live ruling and scenario is shown by a test, or exempt for a reason."""

from tests.ledger import COVERAGE, clauses, exemptions, ledger, markers, report, rulings


def test_every_number_is_shown() -> None:
    assert ledger().unshown == []


def test_no_marker_names_what_does_not_exist() -> None:
    assert ledger().unknown == []


def test_every_exemption_is_needed_and_has_a_reason() -> None:
    assert ledger().idle == []
    assert all(ledger().exempt.values())


def test_the_report_is_current() -> None:
    assert COVERAGE.read_text("utf-8") == report(ledger()), "run: python -m tests.ledger"


def test_clauses_are_found_in_bullets_tables_and_headings() -> None:
    text = (
        "### R2.3 Sums\n- R5.4 Recruit: R8. R5.5 Discard: R9.\n  - R8.2.1 any (R6.4)\n| R17.1 | Hand |\nR9.9"
    )
    assert list(clauses(text)) == ["R2.3", "R5.4", "R5.5", "R8.2.1", "R17.1"]


def test_moot_rulings_are_left_out() -> None:
    text = "### A-1.1 What. **A, live**\n- T-1.1a Given\n### A-1.3 Zero. **B, moot on present cards**"
    assert list(rulings(text)) == ["A-1.1", "T-1.1a"]


def test_markers_are_read_off_the_source() -> None:
    source = '@pytest.mark.rule("R1.1", "T-1.1a")\ndef test_a(): ...\n@pytest.mark.slow\ndef test_b(): ...\n'
    assert list(markers(source)) == [("test_a", "R1.1"), ("test_a", "T-1.1a")]


def test_exemptions_have_reasons() -> None:
    assert exemptions("# why\nR1.10 | data\n\nR17.* | views  # later\n") == {
        "R1.10": "data",
        "R17.*": "views",
    }
