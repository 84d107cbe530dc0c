import { peopleWordingOf } from "../../languages/people-wording.ts";
import { SMALLEST_BASE } from "./schemas.ts";

/** How a cross-tab was compared, in sentences. @param language of the study (BCP 47) */
export function crosstabNotes(language: string, { overlapping }: { overlapping: boolean }): string[] {
  const { say } = peopleWordingOf(language);
  const letters = say("comparisons.letters_columns", { smallest: SMALLEST_BASE });
  return overlapping ? [letters, say("comparisons.overlapping")] : [letters];
}
