import { StepFunctionsApiError } from "./errors.ts";

/** `nextToken`, if the page was cut: `found` holds one item more than the page, and `position` is where to go on. */
export function nextPage(found: unknown[], limit: number, position: number | undefined): { nextToken?: string } {
  if (found.length <= limit || position === undefined) return {};
  return { nextToken: Buffer.from(JSON.stringify({ position })).toString("base64url") };
}

/**
 * The position that a nextToken stands for.
 *
 * @throws StepFunctionsApiError InvalidToken for a token this endpoint did not make
 */
export function pageStart(nextToken: string | undefined): number | undefined {
  if (nextToken === undefined) return undefined;
  try {
    const { position } = JSON.parse(Buffer.from(nextToken, "base64url").toString()) as { position: unknown };
    if (Number.isSafeInteger(position)) return position as number;
  } catch {
    // falls through to the same answer as a token with no position
  }
  throw new StepFunctionsApiError("InvalidToken", `Invalid Token: '${nextToken.slice(0, 40)}'`);
}
