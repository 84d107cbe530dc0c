/**
 * What the table decides of a request before anything else may come of it: the limit of its route, whether the user of
 * its token is still there, and their role.
 */
export interface Guards {
  /** Asks one thing more, beside whatever has been asked already. */
  ask(question: Promise<unknown> | undefined): void;
  /** Null as long as nothing has been asked. @throws the refusal that was asked for first, whichever came first */
  authorize(): Promise<void> | null;
}

/**
 * Opens the guards of a request. Each question is a round trip to the table; they are made side by side, and beside what the
 * request's handler reads, while the caller hears of them in the order in which they were asked.
 */
export function openGuards(): Guards {
  const questions: Promise<unknown>[] = [];
  const answered = async () => {
    for (const question of questions) await question;
  };
  return {
    ask(question) {
      if (!question) return;
      // Heard by whoever waits to be authorized; until then a refusal is no unhandled rejection.
      question.catch(() => undefined);
      questions.push(question);
    },
    authorize() {
      if (questions.length === 0) return null;
      const authorized = answered();
      authorized.catch(() => undefined);
      return authorized;
    },
  };
}
