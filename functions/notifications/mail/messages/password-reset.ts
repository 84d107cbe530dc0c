import type { Mail } from "../mailer.ts";
import { callersText } from "./callers-text.ts";
import { composeMail, counted, SERVICE_NAME } from "./compose.ts";

export interface PasswordReset {
  to: string;
  fullName: string;
  /** Absolute address of the page that accepts the new password, including the token. */
  link: string;
  /** How long the link works. */
  minutes: number;
}

/** The mail that lets a person choose a new password. */
export function passwordResetMail({ to, fullName, link, minutes }: PasswordReset): Mail {
  const name = callersText(fullName);
  return composeMail({
    to,
    subject: `Reset your password for ${SERVICE_NAME}`,
    heading: "Reset your password",
    greeting: name ? `Hello ${name},` : "Hello,",
    beforeLink: ["We were asked to reset the password of your account. If that was you, choose a new one here:"],
    link: { label: "Choose a new password", url: link },
    afterLink: [
      `The link works once and expires after ${counted(minutes, "minute")}. A new password signs you out on all ` +
        "your devices.",
    ],
    footnotes: [
      "If you did not ask for this, there is nothing to do: your password stays as it is, and the link expires by " +
        "itself.",
      "Do not forward this mail. Anyone who has the link can set your password. We will never ask you for it.",
    ],
  });
}
