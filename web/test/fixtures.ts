import { ReactLocalization } from "@fluent/react";
import { Box } from "../src/cards/box.ts";
import type { BoxPrint, Saying, ServerMessage, StateMessage } from "../src/net/messages.ts";
import { english } from "../src/text/bundles.ts";
import { Teller } from "../src/text/teller.ts";
import { Words } from "../src/text/words.ts";
import boxPrint from "./fixtures/box.json";
import gameMessages from "./fixtures/game.json";
import questionsJson from "./fixtures/questions.json";
import sayingsJson from "./fixtures/sayings.json";

// Written by `python -m tools.web_fixtures` from games of the engine.
export const box = new Box(boxPrint as unknown as BoxPrint);
export const game = gameMessages as unknown as ServerMessage[];
export const questions = questionsJson as unknown as Record<string, StateMessage>;
export const sayings = sayingsJson as unknown as Saying[];
export const l10n = new ReactLocalization([english()], null, fail);
export const words = new Words(l10n);
export const tellerOf = (state: StateMessage): Teller => new Teller(words, state.table.seats, state.viewer);

function fail(error: Error): never {
  throw error;
}
