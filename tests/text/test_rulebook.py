"""The rules can be looked up."""

from fort.text.rulebook import clause, is_number, numbers, search


def test_a_clause_with_the_clauses_below_it() -> None:
    lines = clause("r7.3")
    assert lines[0].startswith("R7.3 To follow, discard exactly one card")
    assert [line.split()[0] for line in lines] == ["R7.3", "R7.3.1", "R7.3.2", "R7.3.3", "R7.3.4"]


def test_a_section_a_ruling_a_scenario_a_row_a_discrepancy() -> None:
    assert clause("R9")[0] == "R9 Discard"
    assert clause("A-5.7")[0].startswith("A-5.7")
    assert clause("T-1.2a")[0].startswith("T-1.2a")
    assert clause("R17.1") == ["R17.1 | Hand | faces | number only"]
    assert clause("D-17")[0].startswith("D-17")


def test_every_number_leads_somewhere() -> None:
    assert len(numbers()) > 300
    for number in numbers():
        assert is_number(number)
        assert clause(number), number


def test_what_does_not_exist_is_empty() -> None:
    assert clause("R99.1") == []
    assert search("xylophone") == []


def test_search_finds_words_in_clauses() -> None:
    assert any(line.startswith("R16.3 Copy Cat") for line in search("copy cat"))
