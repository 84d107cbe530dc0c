/** Arguments that cannot be worked with; the message is one sentence. Ends the command with exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** A reason why a command has no results; the message is for the person at the terminal. Exit code 1. */
export class CommandError extends Error {
  override readonly name: string = "CommandError";
}

/** Generation or study ended as failed or aborted. */
export class WorkFailed extends CommandError {
  override readonly name = "WorkFailed";
}

/** A live interview ended before its first reply. */
export class NothingAsked extends CommandError {
  override readonly name = "NothingAsked";
}

/** A file of this command (accounts, `--json`) cannot be read or written. */
export class FileTrouble extends CommandError {
  override readonly name = "FileTrouble";
}
