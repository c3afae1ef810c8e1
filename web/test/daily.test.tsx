import { LocalizationProvider } from "@fluent/react";
import { render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Month, monthBeside, weeksOf } from "../src/daily/Calendar.tsx";
import { apart } from "../src/daily/Result.tsx";
import type { DailyMonth, FormPoint } from "../src/net/wire.ts";
import { bandsOf, pointsOf } from "../src/yours/Form.tsx";
import { l10n } from "./fixtures.ts";

const found: DailyMonth = {
  month: "2026-11",
  first: "2026-10-30",
  days: [
    { day: "2026-11-16", number: 16, state: "done", rank: 1, adjusted_points: 41 },
    { day: "2026-11-17", number: 17, state: "missed", rank: null, adjusted_points: null },
    { day: "2026-11-18", number: 18, state: "open", rank: null, adjusted_points: null },
  ],
};

describe("the calendar", () => {
  it("lays a month out in weeks that begin on Monday", () => {
    const weeks = weeksOf("2026-11");
    expect(weeks[0]).toEqual([null, null, null, null, null, null, "2026-11-01"]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
    expect(weeksOf("2024-02").flat().filter(Boolean)).toHaveLength(29);
    for (const week of weeks) expect(week).toHaveLength(7);
  });

  it("knows the months beside one", () => {
    expect(monthBeside("2026-12", 1)).toBe("2027-01");
    expect(monthBeside("2026-01", -1)).toBe("2025-12");
  });

  it("marks today, shows places, and leads no further than there were deals", () => {
    const show = vi.fn();
    const { container } = render(
      <LocalizationProvider l10n={l10n}>
        <Month month="2026-11" found={found} today="2026-11-18" show={show} />
      </LocalizationProvider>,
    );
    expect(container.querySelector("[aria-current=date]")?.getAttribute("data-day")).toBe("2026-11-18");
    expect(container.querySelector("[data-day='2026-11-16'] [data-rank='1']")).toBeTruthy();
    expect(container.querySelector("[data-day='2026-11-17'] [data-rank]")).toBeNull();
    expect(screen.getByRole("button", { name: "Next month" })).toHaveProperty("disabled", true);
    screen.getByRole("button", { name: "Month before" }).click();
    expect(show).toHaveBeenCalledWith("2026-10");
  });
});

it("bots below the bars keep their distance and stay within the paper", () => {
  for (const places of [[0, 1, 2], [98, 99, 100], [0, 50, 100], [40]]) {
    const found = apart(places);
    found.forEach((place, at) => {
      expect(place).toBeGreaterThan(0);
      expect(place).toBeLessThan(100);
      if (at) expect(place - (found[at - 1] ?? 0)).toBeGreaterThan(22.9);
    });
  }
});

describe("form", () => {
  const now = Date.parse("2026-11-18T12:00:00Z");
  const point = (finished: string, word: FormPoint["word"]): FormPoint => ({
    table: finished,
    finished,
    rank: 1,
    seats: 2,
    error_rate: word ? 8 : null,
    word,
    luck: 0,
  });
  const form = [
    point("2026-01-01T00:00:00Z", "daring"),
    point("2026-10-01T00:00:00Z", "clever"),
    point("2026-11-17T00:00:00Z", "sharp"),
    point("2026-11-18T00:00:00Z", null),
  ];

  it("goes back as far as it is asked to, and leaves out what was not reviewed", () => {
    expect(pointsOf(form, "month", now)).toHaveLength(1);
    expect(pointsOf(form, "season", now)).toHaveLength(2);
    expect(pointsOf(form, "all", now)).toHaveLength(3);
  });

  it("shows the bands it has points in, and at least four", () => {
    expect(bandsOf([])).toHaveLength(4);
    expect(bandsOf(pointsOf(form, "season", now))).toEqual(["sharp", "clever", "solid", "steady"]);
    expect(bandsOf(form.slice(0, 3))).toEqual(["sharp", "clever", "solid", "steady", "carefree", "daring"]);
  });
});
