import type { Mail } from "../mailer.ts";
import { callersText } from "./callers-text.ts";
import { composeMail, counted, SERVICE_NAME } from "./compose.ts";

export interface Invitation {
  to: string;
  companyName: string;
  /** Full name of the owner who invites. */
  invitedBy: string;
  /** Absolute address of the page that accepts the invitation, including the token. */
  link: string;
  /** How long the link works. */
  days: number;
}

/**
 * The mail that invites a colleague. Its readers may never have heard of the service, and a stranger may have chosen
 * some of its words. Those words are therefore in quotation marks, and the mail says where they come from.
 */
export function invitationMail({ to, companyName, invitedBy, link, days }: Invitation): Mail {
  const [company, inviter] = [callersText(companyName), callersText(invitedBy)];
  const named = company ? `“${company}”` : "a company";
  return composeMail({
    to,
    subject: `Invitation to join ${named} on ${SERVICE_NAME}`,
    heading: "You are invited",
    greeting: "Hello,",
    beforeLink: [
      `${inviter ? `“${inviter}”` : "A colleague"} invites you to join ${named} on ${SERVICE_NAME}, where teams ` +
        "try out ideas on synthetic consumers.",
      "Accept the invitation by choosing your name and a password:",
    ],
    link: { label: "Accept the invitation", url: link },
    afterLink: [`The link works once and expires after ${counted(days, "day")}.`],
    footnotes: [
      "The person who invites you typed in the names in quotation marks, and we have not checked them. If you " +
        "do not know them, or did not ask to be invited, ignore this mail: no account is created, and the link " +
        "expires by itself.",
      "Do not forward this mail. Anyone who has the link can join in your place.",
    ],
  });
}
