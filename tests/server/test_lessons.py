"""The guided first game over HTTP: one is given the moment one's answers lead to, and nothing hidden."""

import httpx

from fort.lessons import NEXT, lessons


def test_the_list(url: str) -> None:
    found = httpx.get(f"{url}/api/lessons").json()
    assert [each["name"] for each in found] == list(lessons())
    assert all(each["steps"] > 2 for each in found)


def test_all_lessons_played_by_what_is_told(url: str) -> None:
    with httpx.Client(base_url=url) as client:
        for name in lessons():
            answers: list[str] = []
            while (told := client.post(f"/api/lessons/{name}", json={"answers": answers}).json())["point"]:
                assert told["at"] == len(answers)
                assert told["view"]["seats"][1]["hand"].count(None) == len(told["view"]["seats"][1]["hand"])
                offered = [option["choice"] for option in (told["prompt"] or {"options": []})["options"]]
                assert set(told["wanted"]) <= set(offered)
                answers.append(told["wanted"][-1] if told["wanted"] else NEXT)
            assert told["at"] == told["steps"]
        assert [score["rank"] for score in told["scores"]] == [1, 2]


def test_what_the_last_answer_brought_about(url: str) -> None:
    told = httpx.post(f"{url}/api/lessons/bug", json={"answers": ["play Bug"]}).json()
    assert [event["event"] for event in told["events"]] == ["Played"]
    assert told["log"][-1] == told["events"][-1]
    assert told["wanted"] == ["add The Moles"]
    assert "use public" in [option["choice"] for option in told["prompt"]["options"]]


def test_refusals(url: str) -> None:
    def refused(name: str, answers: object) -> tuple[int, str]:
        answer = httpx.post(f"{url}/api/lessons/{name}", json={"answers": answers})
        return answer.status_code, answer.json()["error"]["code"]

    assert refused("juggling", []) == (404, "unknown")
    assert refused("bug", ["play Chef"]) == (422, "astray")
    assert refused("bug", ["play Bug", "play Bug"]) == (422, "astray")
    assert refused("bug", "play Bug") == (422, "invalid")
    assert refused("bug", ["x"] * 61) == (422, "invalid")
    assert refused("bug", ["x" * 81]) == (422, "invalid")
