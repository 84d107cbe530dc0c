import { ComparisonError } from "../findings/comparisons/comparison-error.ts";
import { BadRequest } from "../platform/errors.ts";

/** Passes on why a table cannot be made, as a bad query. @throws whatever it is given */
export function throwAsBadRequest(error: unknown): never {
  throw error instanceof ComparisonError ? new BadRequest(error.message) : error;
}
