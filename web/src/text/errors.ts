import type { ErrorBody } from "../net/messages.ts";
import { type Args, useWords } from "./words.ts";

/** The sentence for a refusal of the server: by its code, or its own English words. */
export function useErrorText(): (error: ErrorBody) => string {
  const words = useWords();
  return (error) => {
    if (words.has(`error-${error.code}`)) return words.t(`error-${error.code}`);
    const reason = `reason-${error.facts?.reason}`;
    return words.has(reason) ? words.t(reason, error.facts?.facts as Args) : error.message;
  };
}
