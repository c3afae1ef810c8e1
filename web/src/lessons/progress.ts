const KEY = "fort-lessons";

/** How far somebody has come: lessons that are done, and the answers of one that was left. */
export interface Progress {
  done: string[];
  answers: Record<string, string[]>;
}

export function progress(): Progress {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>;
    return { done: kept.done ?? [], answers: kept.answers ?? {} };
  } catch {
    return { done: [], answers: {} };
  }
}

function keep(changed: Progress): void {
  localStorage.setItem(KEY, JSON.stringify(changed));
}

export function keepAnswers(lesson: string, answers: string[]): void {
  const now = progress();
  keep({ ...now, answers: { ...now.answers, [lesson]: answers } });
}

export function keepDone(lesson: string): void {
  const { done, answers } = progress();
  const { [lesson]: _, ...others } = answers;
  keep({ done: [...new Set([...done, lesson])], answers: others });
}

export const forget = (): void => localStorage.removeItem(KEY);
