import type { Guide, GuideQuestion } from "./schemas.ts";

/** The questions of a guide, counted over its sections. */
export const questionsOf = (guide: Guide): GuideQuestion[] => guide.sections.flatMap(({ questions }) => questions);
