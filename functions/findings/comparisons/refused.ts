/** A table that cannot be made of what was asked for; the message is the sentence that callers get. */
export class ComparisonRefused extends Error {
  override readonly name = "ComparisonRefused";
}
