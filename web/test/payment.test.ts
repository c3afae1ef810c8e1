import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import type { StateMessage } from "../src/net/messages.ts";
import { Menu } from "../src/play/menu.ts";
import { TableStore } from "../src/play/store.ts";
import { usePaid } from "../src/table/paid.ts";
import { questions } from "./fixtures.ts";

// 1 pizza and 1 toy, the pizza out of Stuff or out of the Pack.
const state = questions.pay as StateMessage;

function paying() {
  const store = new TableStore();
  const sent: (string | undefined)[] = [];
  store.wire = {
    command: (command) => String(sent.push((command as { choice?: string }).choice)),
    lookFrom: () => undefined,
    reconnect: () => undefined,
  };
  store.message(state);
  const menu = new Menu(state.prompt);
  const { result } = renderHook(() => usePaid(store, menu, "pay"));
  const lay = (thing: string | null) => act(() => result.current.pay(thing));
  return { sent, lay, paid: () => result.current.paid };
}

it("a payment is sent when it is complete, and not before, even if only one way is left", () => {
  const { sent, lay, paid } = paying();
  lay("stuff:0:pizza");
  expect(paid()).toEqual({ "stuff:0:pizza": 1 });
  expect(sent).toEqual([]);
  lay("stuff:0:toy");
  expect(sent).toEqual(["pay 1 pizza 1 toy"]);
});

it("a token that both ways need leaves them open", () => {
  const { sent, lay, paid } = paying();
  lay("stuff:0:toy");
  expect([paid(), sent]).toEqual([{ "stuff:0:toy": 1 }, []]);
  lay("pack:0:pizza");
  expect(sent).toEqual(["pay 1 toy and 1 pizza from pack"]);
});

it("tokens can be taken up again, and those that fit no way stay where they are", () => {
  const { sent, lay, paid } = paying();
  lay("stuff:0:pizza");
  lay("pack:0:pizza"); // one pizza is enough
  expect(paid()).toEqual({ "stuff:0:pizza": 1 });
  lay("stuff:0:pizza");
  expect(paid()).toEqual({});
  lay("pack:0:pizza");
  lay(null);
  expect([paid(), sent]).toEqual([{}, []]);
});
