import { boundedText } from "../../platform/text/bounded-text.ts";

export const PASSWORD_LENGTH = { minimum: 8, maximum: 128 } as const;

/** Length rules of a password; what depends on the e-mail address or the list of common ones is `passwordProblem`. */
export const passwordSchema = boundedText(PASSWORD_LENGTH.maximum, { minimum: PASSWORD_LENGTH.minimum });
