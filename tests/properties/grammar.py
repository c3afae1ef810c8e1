"""Actions, cards and whole boxes made at random over the grammar of docs/language.md."""

from hypothesis import strategies as st

from fort.box import COIN, SUITS, Box, from_texts
from fort.rules.language import COUNTS, WORDS, Tree

ORDINARY = [suit for suit in SUITS if suit != COIN]


def words() -> st.SearchStrategy[Tree]:
    numbers = st.one_of(st.just(1), st.integers(2, 9))
    return st.builds(lambda word, number: Tree("", word, number), st.sampled_from(WORDS), numbers)


def _larger(trees: st.SearchStrategy[Tree]) -> st.SearchStrategy[Tree]:
    pairs = st.builds(
        lambda sign, left, right: Tree(sign, left=left, right=right), st.sampled_from(">&"), trees, trees
    )
    multiples = st.builds(
        lambda left, count: Tree("x", left=left, count=count), trees, st.sampled_from(COUNTS)
    )
    return st.one_of(pairs, multiples)


def trees(leaves: int = 6) -> st.SearchStrategy[Tree]:
    """Any action at all."""
    return st.recursive(words(), _larger, max_leaves=leaves)


ONE_WAY = [
    "pizza",
    "toy",
    "res",
    "vp",
    "trash-this",
    "trash-rival",
    "spend-pizza",
    "spend-toy",
    "lookout",
    "trash",
]
FEW_WAYS = [*ONE_WAY, "pack", "recruit", "convert", "copy-pack"]


def small_trees() -> st.SearchStrategy[Tree]:
    """Actions of the size of printed ones: what leaves many ways open is not repeated often."""
    any_word = st.sampled_from(WORDS).map(lambda word: Tree("", word))
    few_ways = st.sampled_from(FEW_WAYS).map(lambda word: Tree("", word))
    one_way = st.sampled_from(ONE_WAY).map(lambda word: Tree("", word))
    signs = st.sampled_from(">&")
    number = st.builds(lambda word, n: Tree("", word, n), st.sampled_from(FEW_WAYS), st.integers(2, 3))
    pair = st.builds(lambda sign, left, right: Tree(sign, left=left, right=right), signs, any_word, any_word)
    inner = st.builds(lambda left, right: Tree(">", left=left, right=right), one_way, one_way)
    counts = st.sampled_from([count for count in COUNTS if count != "any"] * 3 + ["any"])
    many = st.builds(
        lambda left, count: Tree("x", left=left, count=count), st.one_of(few_ways, inner), counts
    )
    chain = st.builds(lambda left, right: Tree(">", left=left, right=right), many, any_word)
    return st.one_of(any_word, number, pair, many, many, chain)


def suits() -> st.SearchStrategy[str]:
    """R3.1"""
    ordinary = st.sampled_from(ORDINARY)
    return st.one_of(
        ordinary,
        ordinary,
        st.just(COIN),
        ordinary.map(lambda s: f"{s} {s}"),
        ordinary.map(lambda s: f"{s} coin"),
    )


def boxes_of_a_card() -> st.SearchStrategy[tuple[str, str]]:
    """A public and a private action; some are blank, some cards have none."""
    action = small_trees().map(str)
    action = st.one_of(action, action, action, st.just("-"))
    return st.one_of(st.tuples(action, action), st.just(("", "")))


def _kid_lines(cards: list[tuple[str, tuple[str, str]]]) -> str:
    copies = -(-60 // len(cards))
    lines = [f"Kid{n} | {card[0]} | {copies} | {card[1][0]} | {card[1][1]}" for n, card in enumerate(cards)]
    return "\n".join(lines)


def _friend_lines(cards: list[tuple[str, tuple[str, str]]]) -> str:
    boards = ("red", "yellow", "green", "orange")
    lines = [
        f"Pal{n} | {card[0]} | {boards[n // 2]} | {card[1][0]} | {card[1][1]}" for n, card in enumerate(cards)
    ]
    return "\n".join(lines)


def box_texts() -> st.SearchStrategy[dict[str, str]]:
    card = st.tuples(suits(), boxes_of_a_card())
    kids = st.lists(card, min_size=6, max_size=15).map(_kid_lines)
    friends = st.lists(card, min_size=8, max_size=8).map(_friend_lines)
    return st.fixed_dictionaries({"kids.txt": kids, "best_friends.txt": friends})


def boxes() -> st.SearchStrategy[Box]:
    return box_texts().map(from_texts)
