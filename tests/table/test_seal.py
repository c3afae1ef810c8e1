"""Sealed seeds."""

import pytest

import fort
from fort.table.seal import Seal

SALT = "00112233445566778899aabbccddeeff"


def test_a_seal_opens_its_own_commitment_only() -> None:
    seal = Seal("backyard", SALT)
    assert seal.opens(seal.commitment)
    assert not seal.opens(seal.commitment.upper())
    assert not seal.opens("")
    assert not seal.opens("ä\ud800")
    assert not Seal("backyard ", SALT).opens(seal.commitment)
    assert not Seal("backyard", SALT[::-1]).opens(seal.commitment)


def test_the_commitment_is_pinned() -> None:
    expected = "4532afa3984060df451277e29ac5599d60d8dec894304fa524a2c2b226092781"
    assert Seal("backyard", SALT).commitment == expected


def test_no_two_pairs_have_one_commitment() -> None:
    pairs = [(seed, "61" * salt) for seed in ("", "a", "aa", "a" * 8, "\0a") for salt in (16, 17, 18, 24)]
    assert len({Seal(*pair).commitment for pair in pairs}) == len(pairs)


def test_a_typed_seed_cannot_be_guessed_from_its_commitment() -> None:
    commitments = {fort.Table.new(seed="backyard").commitment for _ in range(20)}
    assert len(commitments) == 20
    mine = Seal.new("backyard")
    assert not any(mine.opens(str(commitment)) for commitment in commitments)


def test_seeds_are_drawn() -> None:
    seeds = {Seal.new().seed for _ in range(20)}
    assert len(seeds) == 20
    assert all(len(bytes.fromhex(seed)) == 32 for seed in seeds)
    assert all(len(bytes.fromhex(Seal.new().salt)) >= 16 for _ in range(20))


@pytest.mark.parametrize("salt", ["", "00" * 15, SALT.upper(), SALT + "0", SALT + " 00", "zz" * 16])
def test_salts_that_are_none(salt: str) -> None:
    with pytest.raises(ValueError, match="salt"):
        Seal("backyard", salt)


def test_a_seed_that_is_no_text() -> None:
    with pytest.raises(ValueError, match="seed"):
        Seal("\ud800", SALT)


def test_a_seal_is_not_printed() -> None:
    assert "backyard" not in repr(Seal("backyard", SALT))
    assert SALT not in repr(Seal("backyard", SALT))
