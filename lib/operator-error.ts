/** Why an operator's command cannot continue; the message is one sentence that says what to do. Exit code 1. */
export class OperatorError extends Error {
  override readonly name: string = "OperatorError";
}

/** Arguments that cannot be worked with. Exit code 2. */
export class UsageError extends OperatorError {
  override readonly name = "UsageError";
}
