/**
 * What the table decides of a request before anything else may come of it: the limit of its route, whether the user of
 * its token is still there, and their role.
 */
export interface Door {
  /** Asks one thing more, beside whatever has been asked already. */
  ask(question: Promise<unknown> | undefined): void;
  /** Null as long as nothing has been asked. @throws the refusal that was asked for first, whichever came first */
  entry(): Promise<void> | null;
}

/**
 * Opens the door to a request. Each question is a trip to the table; they are made side by side, and beside what the
 * request's handler reads, while the caller hears of them in the order in which they were asked.
 */
export function openDoor(): Door {
  const questions: Promise<unknown>[] = [];
  const answered = async () => {
    for (const question of questions) await question;
  };
  return {
    ask(question) {
      if (!question) return;
      // Heard by whoever waits for the entry; until then a refusal is no unhandled rejection.
      question.catch(() => undefined);
      questions.push(question);
    },
    entry() {
      if (questions.length === 0) return null;
      const entry = answered();
      entry.catch(() => undefined);
      return entry;
    },
  };
}
