import { peopleWordingOf } from "../../languages/people-wording.ts";
import { SMALLEST_BASE } from "./schemas.ts";

/** Sentences on how a cross-tab was compared and what its intervals leave out. @param language of the study (BCP 47) */
export function crosstabNotes(
  language: string,
  { overlapping, isRead }: { overlapping: boolean; isRead: boolean },
): string[] {
  const { say } = peopleWordingOf(language);
  return [
    say("comparisons.letters_columns", { smallest: SMALLEST_BASE }),
    ...(isRead ? [say("comparisons.read_from_words")] : []),
    ...(overlapping ? [say("comparisons.overlapping")] : []),
  ];
}
