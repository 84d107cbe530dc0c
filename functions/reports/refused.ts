import { ComparisonRefused } from "../findings/comparisons/refused.ts";
import { BadRequest } from "../platform/errors.ts";

/** Passes on why a table cannot be made, as a bad query. @throws whatever it is given */
export function refused(error: unknown): never {
  throw error instanceof ComparisonRefused ? new BadRequest(error.message) : error;
}
