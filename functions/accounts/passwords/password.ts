import { boundedText } from "../../platform/text/bounded-text.ts";

export const PASSWORD_LENGTH = { minimum: 8, maximum: 128 } as const;

/** Length rules of a password; `passwordProblem` checks it against the e-mail address and the list of common ones. */
export const passwordSchema = boundedText(PASSWORD_LENGTH.maximum, { minimum: PASSWORD_LENGTH.minimum });
