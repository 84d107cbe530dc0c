import type { WebhookEventType } from "../../../platform/pipelines/event-types.ts";
import type { Mail } from "../mailer.ts";
import { callersText } from "./callers-text.ts";
import { composeMail, SERVICE_NAME } from "./compose.ts";

export interface Completion {
  to: string;
  fullName: string;
  type: WebhookEventType;
  projectName: string;
  /** The name of the work, if it has one. */
  name: string | null;
  /** Absolute address of the page of the project. */
  link: string;
}

const NOUNS: Record<string, string> = {
  persona_group: "persona group",
  simulation: "study",
  reliability_check: "reliability check",
};

/** The mail that tells a user who asked for it that work has ended. It names the work but no result. */
export function completionMail({ to, fullName, type, projectName, name, link }: Completion): Mail {
  const [kind = "", status = ""] = type.split(".");
  const noun = NOUNS[kind] ?? "study";
  const ended = status === "complete" ? "is complete" : status === "aborted" ? "was stopped" : "has failed";
  const [person, project, work] = [callersText(fullName), callersText(projectName), callersText(name ?? "")];
  return composeMail({
    to,
    subject: `A ${noun} ${ended}`,
    heading: `A ${noun} ${ended}`,
    greeting: person ? `Hello ${person},` : "Hello,",
    beforeLink: [
      `The ${noun}${work ? ` “${work}”` : ""}${project ? ` in the project “${project}”` : ""} ${ended}.` +
        (status === "failed" ? " Its page says why." : ""),
    ],
    link: { label: "Open the project", url: link },
    afterLink: [],
    footnotes: [
      `You get this mail because you asked ${SERVICE_NAME} for mails about ended work. You can turn them off there.`,
    ],
  });
}
