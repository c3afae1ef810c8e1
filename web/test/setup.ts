import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// What jsdom lacks and every browser has.
const quiet = { matches: false, addEventListener: () => undefined, removeEventListener: () => undefined };
vi.stubGlobal("matchMedia", () => quiet);
Element.prototype.scrollIntoView = () => undefined;
HTMLDialogElement.prototype.showModal = function open(this: HTMLDialogElement) {
  this.open = true;
};

afterEach(() => {
  cleanup();
  localStorage.clear();
});
