import * as z from "zod";
import { commonPasswords } from "./common-passwords.ts";

export const PASSWORD_LENGTH = { minimum: 8, maximum: 128 } as const;

/** Length rules of a password; what depends on the e-mail address or the list of common ones is {@link passwordProblem}. */
export const passwordSchema = z
  .string()
  .min(PASSWORD_LENGTH.minimum, `must have at least ${PASSWORD_LENGTH.minimum} characters`)
  .max(PASSWORD_LENGTH.maximum, `must have at most ${PASSWORD_LENGTH.maximum} characters`);

/** What is wrong with a password of the right length, in words that follow `password: `; undefined if nothing is. */
export function passwordProblem(password: string, email: string): string | undefined {
  const lower = password.trim().toLowerCase();
  if (lower === email.toLowerCase()) return "must not be the e-mail address";
  if (commonPasswords.has(lower)) return "is one of the most common passwords; choose another";
  return undefined;
}
