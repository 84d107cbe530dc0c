import type { StudyKind } from "../study-kind.ts";

/** The personas discuss in rounds, led by a moderator. */
export const focusGroup: StudyKind = {
  asks: "talk",
  waitsFor: null,
  showsPrompt: true,
  isLive: false,
  isDiscussion: true,
  keepsTalksApart: false,
  batchesAskedBy: null,
  // With more speakers it would not be a discussion, and each of them has more to read with every speaker.
  mostParticipants: 50,
  rounds: 3,
  cannotVary: { scale: "A focus group has no scales or options that could be reversed" },
  closesAfter: "focus_group",
  progress: "viewed",
};
