/**
 * Thrown if data cannot be a sample of the kind for which a statistic is defined. This is a defect of the caller, not a
 * property of the answers.
 */
export class StatisticsInputError extends Error {
  readonly code = "statistics_input";

  constructor(message: string) {
    super(message);
    this.name = "StatisticsInputError";
  }
}

/** @throws StatisticsInputError with `message` unless `condition` is true. */
export function requireInput(condition: boolean, message: string): asserts condition {
  if (!condition) throw new StatisticsInputError(message);
}

/** @throws StatisticsInputError unless all values are finite; `what` names them in the sentence. */
export function requireFinite(values: Iterable<number>, what: string): void {
  for (const value of values) requireInput(Number.isFinite(value), `${what} must be finite numbers, found ${value}.`);
}

/** @throws StatisticsInputError unless all counts are finite and not negative; fractional counts are allowed. */
export function requireCounts(counts: Iterable<number>, what: string): void {
  for (const count of counts) {
    requireInput(Number.isFinite(count) && count >= 0, `${what} must be finite and not negative, found ${count}.`);
  }
}
