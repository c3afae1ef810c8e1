import type { ErrorBody, Saying } from "../net/messages.ts";
import { plain } from "./rich.tsx";
import { Teller } from "./teller.ts";
import { type Args, useWords } from "./words.ts";

/** Whether a request was refused for one of its fields. */
function isAbout(error: ErrorBody, field: string): boolean {
  const problems = (error.facts?.problems ?? []) as { where: string }[];
  return error.code === "invalid" && problems.some(({ where }) => where.endsWith(field));
}

/** Names and numbers that a sentence may need. */
function plainFacts(error: ErrorBody): Args {
  const facts = Object.entries(error.facts ?? {});
  return Object.fromEntries(facts.filter(([, fact]) => ["string", "number"].includes(typeof fact))) as Args;
}

/** The sentence for a refusal of the server: by its code, or its own English words. */
export function useErrorText(): (error: ErrorBody) => string {
  const words = useWords();
  return (error) => {
    if (isAbout(error, "nickname")) return words.t("error-nickname");
    if (words.has(`error-${error.code}`)) return words.t(`error-${error.code}`, plainFacts(error));
    const said = error.facts?.saying as Saying | undefined;
    return said ? plain(new Teller(words, [], null).say(said)) : error.message;
  };
}
