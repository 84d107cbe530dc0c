import { guideSchema, type Guide } from "../schemas.ts";
import type { GuideDraft } from "./draft.ts";
import { UnreadableGuide } from "./unreadable-guide.ts";

/** Whether the rules were enough; if not, somebody who understands the text has to read it. */
export const isRead = ({ sections, problems }: GuideDraft): boolean => sections.length > 0 && problems.length === 0;

/** The guide of a draft. @throws UnreadableGuide that names the first line the rules failed on */
export function guideOf(draft: GuideDraft): Guide {
  const [problem] = draft.problems;
  if (problem) throw new UnreadableGuide(problem.line, problem.text, problem.reason);
  return guideSchema.parse({ sections: draft.sections });
}
