import { t } from "../language/say.ts";

/** The session has ended, and nobody has signed in again. */
export class SignedOut extends Error {
  override readonly name = "SignedOut";
}

/** A sentence with its full stop; the service's details have none. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** What the service says is wrong with a field, beside the label that people know it by. */
export const fieldProblem = (label: string, error: string): string => t("{label} {error}", { label, error });

/** What to say of whatever was thrown. */
export const sentenceOf = (error: unknown): string =>
  asSentence(error instanceof Error ? error.message : String(error));

export const wasAborted = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";
