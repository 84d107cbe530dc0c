/** A table that cannot be made of what was asked for; the message is the sentence that callers get. */
export class ComparisonError extends Error {
  override readonly name = "ComparisonError";
}
