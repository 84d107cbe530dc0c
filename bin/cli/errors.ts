/** Arguments that cannot be worked with; the message is one sentence. Ends the command with exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** A reason why a command has no results; the message is for the person at the terminal. Exit code 1. */
export abstract class CommandError extends Error {}

/** The service does not take the address and password of an account that somebody named. */
export class AccountRefused extends CommandError {
  override readonly name = "AccountRefused";
  constructor(email: string, host: string) {
    super(`${host} knows no account ${email} with this password; check STUDY_EMAIL and STUDY_PASSWORD.`);
  }
}

/** Generation or study ended as failed or aborted. */
export class WorkFailed extends CommandError {
  override readonly name = "WorkFailed";
}

/** Part of an audience was not understood, and nobody said to go on without it. */
export class AudienceNotUnderstood extends CommandError {
  override readonly name = "AudienceNotUnderstood";
  /** @param words what was not understood */
  constructor(words: string) {
    super(`Nothing was started: say ${words} in other words, leave it out, or go on without it with --yes.`);
  }
}

/** A live interview ended before its first reply. */
export class NothingAsked extends CommandError {
  override readonly name = "NothingAsked";
}

/** Generation or study took longer than `--timeout`. */
export class OutOfTime extends CommandError {
  override readonly name = "OutOfTime";
}

/** A model does less than the service asks of one. */
export class BelowBar extends CommandError {
  override readonly name = "BelowBar";
}

/** A model that is to be tried cannot be asked at all. */
export class NothingTried extends CommandError {
  override readonly name = "NothingTried";
}

/** A file of this command (accounts, `--json`) cannot be read or written. */
export class FileTrouble extends CommandError {
  override readonly name = "FileTrouble";
}
