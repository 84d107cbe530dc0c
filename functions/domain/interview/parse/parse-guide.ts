export type { GuideDraft, GuideProblem } from "./draft.ts";
export { guideFromReading, type GuideReading } from "./guide-from-reading.ts";
export { guideOf, isRead } from "./guide-of-draft.ts";
export { parseGuide } from "./read-by-rule.ts";
export { UnreadableGuide } from "./unreadable-guide.ts";
