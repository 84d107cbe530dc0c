import type { Mail } from "../mailer.ts";
import { callersText } from "./callers-text.ts";
import { composeMail, SERVICE_NAME } from "./compose.ts";

export interface WebhookDisabled {
  to: string;
  fullName: string;
  /** Host of the webhook's address. */
  host: string;
  reason: string;
  /** Absolute address of a page of the service. */
  link: string;
}

/** The mail that tells an owner that the service has disabled a webhook. */
export function webhookDisabledMail({ to, fullName, host, reason, link }: WebhookDisabled): Mail {
  const [person, receiver] = [callersText(fullName), callersText(host)];
  return composeMail({
    to,
    subject: "A webhook was disabled",
    heading: "A webhook was disabled",
    greeting: person ? `Hello ${person},` : "Hello,",
    beforeLink: [
      `The webhook of your company at “${receiver}” gets no more events. ${reason}.`,
      "When its receiver works again, enable the webhook. You find work that ended in the meantime in the service.",
    ],
    link: { label: `Open ${SERVICE_NAME}`, url: link },
    afterLink: [],
    footnotes: ["You get this mail because you are an owner of the company."],
  });
}
