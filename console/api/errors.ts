import { t } from "../language/say.ts";

/** The session has ended, and the user has not signed in again. */
export class SignedOut extends Error {
  override readonly name = "SignedOut";
}

/** A sentence with a full stop, which the details of the service do not have. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** The service's error for a field, with the label that users see instead of its name. */
export const fieldProblem = (label: string, error: string): string => t("{label} {error}", { label, error });

/** The sentence to show for any thrown value. */
export const sentenceOf = (error: unknown): string =>
  asSentence(error instanceof Error ? error.message : String(error));

export const wasAborted = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";
