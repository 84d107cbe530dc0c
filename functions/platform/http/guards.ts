/**
 * What the table decides of a request before anything may come of it. Each question is a round trip; they are made side
 * by side, and beside what the request's handler loads.
 */
export interface Guards {
  /** Asks one thing more. */
  ask(question: Promise<unknown> | undefined): void;
  /** Settles when what has been asked so far has. @throws the refusal that was asked for first, whichever came first */
  authorize(): Promise<void>;
}

/** Opens the guards of a request. */
export function openGuards(): Guards {
  const questions: Promise<unknown>[] = [];
  // Heard by whoever waits; until then a refusal is no unhandled rejection.
  const quiet = <T>(promise: Promise<T>): Promise<T> => {
    promise.catch(() => undefined);
    return promise;
  };
  const inOrder = async (asked: readonly Promise<unknown>[]) => {
    for (const question of asked) await question;
  };
  return {
    ask(question) {
      if (question) questions.push(quiet(question));
    },
    authorize: () => quiet(inOrder([...questions])),
  };
}
