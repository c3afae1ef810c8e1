"""Actions and whole boxes made at random over the grammar of docs/language.md."""

from random import Random

from hypothesis import strategies as st

from fort.box import COIN, SUITS, Box, from_texts
from fort.box.language import COUNTS, WORDS, Tree

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


ONE_WAY = ["pizza", "toy", "res", "vp", "trash-this", "trash-rival", "spend-pizza", "spend-toy", "lookout"]
FEW_WAYS = [*ONE_WAY, "trash", "pack", "recruit", "convert", "copy-pack"]


def small_action(random: Random) -> str:
    """An action of the size of printed ones: what leaves many ways open is not repeated often."""
    count = random.choice([*COUNTS, *COUNTS[:-1]])
    inner = f"({random.choice(ONE_WAY)} > {random.choice(ONE_WAY)})"
    many = f"{random.choice([random.choice(FEW_WAYS), inner])} x {count}"
    return random.choice(
        [
            random.choice(WORDS),
            f"{random.randint(2, 3)} {random.choice(FEW_WAYS)}",
            f"{random.choice(WORDS)} {random.choice('>&')} {random.choice(WORDS)}",
            many,
            many,
            f"({many}) > {random.choice(WORDS)}",
            "-",
        ]
    )


def _card(random: Random) -> tuple[str, str]:
    """Suits (R3.1) and boxes; some cards have none."""
    suit = random.choice(ORDINARY)
    suits = random.choice([suit, suit, COIN, f"{suit} {suit}", f"{suit} {COIN}"])
    boxes = f"{small_action(random)} | {small_action(random)}" if random.random() < 0.85 else " | "
    return suits, boxes


def random_box(random: Random) -> Box:
    kids = [_card(random) for _ in range(random.randint(6, 15))]
    copies = -(-60 // len(kids))
    boards = ("red", "yellow", "green", "orange")
    friends = [_card(random) for _ in range(8)]
    return from_texts(
        {
            "kids.txt": "\n".join(f"Kid{n} | {c[0]} | {copies} | {c[1]}" for n, c in enumerate(kids)),
            "best_friends.txt": "\n".join(
                f"Pal{n} | {c[0]} | {boards[n // 2]} | {c[1]}" for n, c in enumerate(friends)
            ),
        }
    )
