import type { PersonaProgressMap } from "../../platform/pipelines/progress.ts";
import { armsOf } from "../simulation/arms.ts";
import type { StudyInput } from "../simulation/record.ts";
import type { Arms } from "../survey/experiments.ts";
import { shownOrder } from "./order.ts";
import type { Concept } from "./schemas.ts";

/** What the experiment of a monadic test is called. */
export const CONCEPT_EXPERIMENT = "concept";
interface Shown extends Pick<StudyInput, "design"> {
  concepts?: readonly Concept[] | undefined;
}

/**
 * The arm of a participant in a monadic test, which is the concept that it sees. Arms have equal shares and are
 * balanced as those of a survey are.
 * @param position the participant's place in the sample, from 0
 * @returns no arm where everybody sees all concepts
 */
export function conceptArms(
  { concepts = [], design }: Shown,
  participants: PersonaProgressMap,
  position: number,
): Arms {
  if (design !== "monadic") return {};
  const arms = concepts.map(({ concept_id, name }) => ({ id: concept_id, name, share: 100 / concepts.length }));
  const experiment = { id: CONCEPT_EXPERIMENT, name: CONCEPT_EXPERIMENT, arms, within: null };
  return armsOf({ experiments: [experiment] }, participants, position);
}

/** The concepts that a participant sees, in its order. @param position of the participant in the sample, from 0 */
export function conceptsShownTo(shown: Shown, participants: PersonaProgressMap, position: number): Concept[] {
  const { concepts = [], design } = shown;
  if (design !== "monadic") return shownOrder(concepts, position);
  const arm = conceptArms(shown, participants, position)[CONCEPT_EXPERIMENT];
  return concepts.filter(({ concept_id }) => concept_id === arm);
}

/** How many of the concepts each participant sees. */
export const conceptsEach = ({ concepts = [], design }: Shown): number =>
  design === "monadic" ? Math.min(1, concepts.length) : concepts.length;
