import { LocalizationProvider } from "@fluent/react";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { BoxContext } from "../src/cards/box.ts";
import * as styles from "../src/pages/Numbers.module.css";
import Numbers from "../src/pages/Numbers.tsx";
import { box, l10n } from "./fixtures.ts";

const marked = (label: string) => screen.getByLabelText(label).classList.contains(styles.assumed as string);

it("marks what is assumed, and not what the rulebook states", () => {
  render(
    <LocalizationProvider l10n={l10n}>
      <BoxContext.Provider value={box}>
        <Numbers />
      </BoxContext.Provider>
    </LocalizationProvider>,
  );
  expect(marked("Points 4")).toBe(true);
  expect(marked("Points 5")).toBe(false); // R1.10
  expect(marked("Toys 5")).toBe(true);
});
