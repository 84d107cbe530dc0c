/** Arguments that cannot be worked with; the message is one sentence. Ends the command with exit code 2. */
export class UsageError extends Error {
  override readonly name = "UsageError";
  readonly code = "usage";
}

/** A reason why a study has no results; the message is for the person at the terminal. Exit code 1. */
export abstract class StudyError extends Error {
  abstract readonly code: string;
}

/** The service answered with an error; the message is its `detail`. */
export class ServiceAnsweredError extends StudyError {
  override readonly name = "ServiceAnsweredError";
  readonly code = "service_answered";
  readonly status: number;
  constructor(status: number, detail: string) {
    super(detail);
    this.status = status;
  }
}

/** Nothing answered at the address, or not in time. */
export class ServiceUnreachable extends StudyError {
  override readonly name = "ServiceUnreachable";
  readonly code = "service_unreachable";
}

/** Something answered, but not in the form of this service. */
export class UnexpectedAnswer extends StudyError {
  override readonly name = "UnexpectedAnswer";
  readonly code = "unexpected_answer";
}

/** The service does not take the address and password of an account that somebody named. */
export class AccountRefused extends StudyError {
  override readonly name = "AccountRefused";
  readonly code = "account_refused";
  constructor(email: string, host: string) {
    super(`${host} knows no account ${email} with this password; check STUDY_EMAIL and STUDY_PASSWORD.`);
  }
}

/** Generation or study ended as failed or aborted. */
export class WorkFailed extends StudyError {
  override readonly name = "WorkFailed";
  readonly code = "work_failed";
}

/** A live interview ended before its first reply. */
export class NothingAsked extends StudyError {
  override readonly name = "NothingAsked";
  readonly code = "nothing_asked";
}

/** Generation or study took longer than `--timeout`. */
export class OutOfTime extends StudyError {
  override readonly name = "OutOfTime";
  readonly code = "out_of_time";
}

/** A file of this command (accounts, `--json`) cannot be read or written. */
export class FileTrouble extends StudyError {
  override readonly name = "FileTrouble";
  readonly code = "file_trouble";
}
