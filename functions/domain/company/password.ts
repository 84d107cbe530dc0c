import * as z from "zod";

export const PASSWORD_LENGTH = { minimum: 8, maximum: 128 } as const;

/** Length rules of a password; what depends on the e-mail address or the list of common ones is `passwordProblem`. */
export const passwordSchema = z
  .string()
  .min(PASSWORD_LENGTH.minimum, `must have at least ${PASSWORD_LENGTH.minimum} characters`)
  .max(PASSWORD_LENGTH.maximum, `must have at most ${PASSWORD_LENGTH.maximum} characters`);
