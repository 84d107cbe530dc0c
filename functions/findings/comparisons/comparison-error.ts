/** The error for a table that cannot be made from a request; callers get the message as it is. */
export class ComparisonError extends Error {
  override readonly name = "ComparisonError";
}
