/** The session has ended, and nobody has signed in again. */
export class SignedOut extends Error {
  override readonly name = "SignedOut";
}

/** A sentence with its full stop; the service's details have none. */
export const asSentence = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** What to say of whatever was thrown. */
export const sentenceOf = (error: unknown): string =>
  asSentence(error instanceof Error ? error.message : String(error));

export const wasAborted = (error: unknown): boolean => error instanceof DOMException && error.name === "AbortError";
