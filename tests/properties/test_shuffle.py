"""The shuffle: pinned for ever, unbiased, and different for every purpose."""

import pickle
from collections import Counter
from itertools import permutations

import pytest

import fort
from fort.rules.shuffle import Streams, key_of, shuffled

KEY = "1d666388901d0b05bfac44436af23cf9e94bfef718bb596edd6de124fb9dbb6e"
PARK = ["Bug", "Moose", "Dash"]
HANDS = [
    ["Noodle Twins", "Penny", "Bug", "Lefty", "Zip"],
    ["Golden Boy", "Sarge", "The Ant", "Munch", "Bud"],
]
DECKS = [  # the top is last
    ["Blades", "Crash", "Dot", "Chef", "Worm"],
    ["Ghost", "Bones", "Rusty", "Lil Boss", "Punky"],
]


def numbers(number: int, seed: str, name: str) -> list[int]:
    return shuffled(list(range(number)), Streams(key_of(seed)), name)


def test_keys_are_pinned() -> None:
    assert key_of("fort").hex() == KEY


@pytest.mark.parametrize(
    ("seed", "name", "order"),
    [
        ("fort", "park", [4, 0, 11, 3, 10, 8, 5, 6, 2, 1, 9, 7]),
        ("fort", "deck 0 0", [9, 7, 2, 0, 6, 4, 3, 5, 8, 1]),
        ("fort", "deck 0 1", [6, 5, 9, 0, 4, 8, 3, 2, 7, 1]),
        ("", "perks", [1, 2, 7, 4, 5, 3, 0, 8, 6]),
        ("süß 7", "made-up rules", [5, 8, 1, 0, 3, 7, 2, 4, 10, 6, 9]),
    ],
)
def test_orders_are_pinned(seed: str, name: str, order: list[int]) -> None:
    assert numbers(len(order), seed, name) == order


def test_the_first_deal_is_pinned() -> None:
    game = fort.new_game(2, "basic", "fort")
    assert list(game.names(game.park)) == PARK
    for number, seat in enumerate(game.seats):
        assert list(game.names(seat.hand)) == HANDS[number]
        assert list(game.names(seat.deck)) == DECKS[number]


def test_all_orders_are_equally_likely() -> None:
    """Chi-square over the 24 orders of four cards: 23 degrees of freedom, 49.7 passed once in a thousand."""
    tries = 24_000
    seen = Counter(tuple(numbers(4, f"seed {number}", "fair")) for number in range(tries))
    expected = tries / 24
    assert set(seen) == set(permutations(range(4)))
    assert sum((count - expected) ** 2 / expected for count in seen.values()) < 49.7


def test_every_card_is_equally_likely_at_every_place() -> None:
    """Chi-square over 10 cards at 10 places: 81 degrees of freedom, 126.1 is passed once in a thousand."""
    tries = 10_000
    seen: Counter[tuple[int, int]] = Counter()
    for number in range(tries):
        seen.update(enumerate(numbers(10, f"place {number}", "fair")))
    expected = tries / 10
    total = sum((seen[place, card] - expected) ** 2 / expected for place in range(10) for card in range(10))
    assert total < 126.1


def test_names_and_seeds_give_different_shuffles() -> None:
    names = [
        "park",
        "perks",
        "made-up rules",
        *[f"deck {seat} {time}" for seat in range(4) for time in range(9)],
    ]
    orders = {tuple(numbers(60, seed, name)) for seed in ("a", "b", "A", "") for name in names}
    assert len(orders) == 4 * len(names)


def test_shuffles_keep_the_cards() -> None:
    for number in (0, 1, 2, 60, 300):
        assert sorted(numbers(number, "keep", "all")) == list(range(number))


def test_streams_that_were_stored_shuffle_alike() -> None:
    streams = Streams(key_of("fort"))
    again = pickle.loads(pickle.dumps(streams))
    assert shuffled(list(range(20)), streams, "deck 1 0") == shuffled(list(range(20)), again, "deck 1 0")
