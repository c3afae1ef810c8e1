import type { ErrorBody, Refusal } from "../net/messages.ts";
import { plain } from "./rich.tsx";
import { Teller } from "./teller.ts";
import { useWords } from "./words.ts";

/** The sentence for a refusal of the server: by its code, or its own English words. */
export function useErrorText(): (error: ErrorBody) => string {
  const words = useWords();
  return (error) => {
    if (words.has(`error-${error.code}`)) return words.t(`error-${error.code}`);
    const code = String(error.facts?.reason);
    if (!words.has(`reason-${code}`)) return error.message;
    return plain(new Teller(words, [], null).reason({ code, facts: error.facts?.facts } as Refusal));
  };
}
