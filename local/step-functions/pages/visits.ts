/** How a state, a try of it or an iteration ended. */
export type Outcome = "running" | "succeeded" | "failed" | "aborted";

/** One try of a Task state, or of a Map or Parallel with all its branches. Times are in epoch milliseconds. */
export interface Attempt {
  from: number;
  to: number | undefined;
  outcome: Outcome;
  error?: string;
  cause?: string;
}

/** One stay in a state, from the event that entered it to the one that left it. */
export interface Visit {
  name: string;
  /** as in ASL: Task, Map, Choice, … */
  type: string;
  /** JSON text */
  input: string;
  from: number;
  to: number | undefined;
  outcome: Outcome;
  /** A failure of this state that it did not get over by trying again. */
  failed: boolean;
  attempts: Attempt[];
  branches: Branch[];
  /** The execution that this Task started. */
  childArn?: string;
}

/** A Map iteration or a Parallel branch. */
export interface Branch {
  index: number;
  from: number;
  to: number | undefined;
  outcome: Outcome;
  visits: Visit[];
}

/** The tries that went wrong, whether or not a later one did better. */
export const failedAttempts = ({ attempts }: Visit): Attempt[] =>
  attempts.filter(({ outcome }) => outcome === "failed");

/** Ends what a sequence of states has open at `at`: `outcome` for its own state, "aborted" for what ran inside it. */
export function closeAll(visits: readonly Visit[], at: number, outcome: Outcome): void {
  const open = visits.at(-1);
  if (open === undefined || open.to !== undefined) return;
  open.to = at;
  open.outcome = open.failed || open.attempts.at(-1)?.outcome === "failed" ? "failed" : outcome;
  closeAttempt(open, at, open.outcome);
  for (const branch of open.branches) closeBranch(branch, at, "aborted");
}

/** Ends a branch that is still open, and with the same outcome the state it is in. */
export function closeBranch(branch: Branch, at: number, outcome: Outcome): void {
  if (branch.to !== undefined) return;
  branch.to = at;
  branch.outcome = outcome;
  closeAll(branch.visits, at, outcome);
}

/** Ends the last try of a state, if it is still open. */
export function closeAttempt(visit: Visit, at: number, outcome: Outcome, why: Pick<Attempt, "error" | "cause"> = {}) {
  const attempt = visit.attempts.at(-1);
  if (attempt === undefined || attempt.to !== undefined) return;
  Object.assign(attempt, { to: at, outcome, ...why });
}
