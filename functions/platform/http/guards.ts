/**
 * Checks in the table that a request must pass before it has any effect. Each check is a round trip. They run in
 * parallel, together with what the request's handler loads.
 */
export interface Guards {
  /** Adds one more check. */
  ask(question: Promise<unknown> | undefined): void;
  /** Settles when all checks added so far have settled. @throws the refusal of the check that was added first */
  authorize(): Promise<void>;
}

/** Opens the guards of a request. */
export function openGuards(): Guards {
  const questions: Promise<unknown>[] = [];
  // Code that waits gets the refusal; until then it must not count as an unhandled rejection.
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
