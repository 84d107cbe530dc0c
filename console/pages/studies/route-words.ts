import type { Condition, Survey, SurveyQuestion } from "../../../functions/studies/survey/schemas.ts";

type Wanted = Condition["any_of"][number];

function wantedInWords(wanted: Wanted): string {
  if (typeof wanted !== "object") return String(wanted);
  const { min, max } = wanted;
  if (min === null) return `${max} or less`;
  return max === null ? `${min} or more` : `${min} to ${max}`;
}

/** `q3 is “Boat fishing” or 4 to 6` */
export const conditionInWords = ({ question_id, any_of }: Condition): string =>
  `${question_id} is ${any_of.map(wantedInWords).join(" or ")}`;

/** Who is asked, and for whom the survey ends, each in a few words. */
export function routeInWords({ id, ask_if, terminate_if, follows }: SurveyQuestion): string[] {
  return [
    ...(ask_if ? [`asked if ${conditionInWords(ask_if)}`] : []),
    ...(follows ? [`speaks of the answer to ${follows}`] : []),
    ...(terminate_if
      ? [`ends the survey ${terminate_if.question_id === id ? "" : "before it "}if ${conditionInWords(terminate_if)}`]
      : []),
  ];
}

/** What is said of a block beside its questions; null if nothing. */
export function blockInWords({ blocks, rotations }: Survey, id: string | null): string | null {
  const block = blocks.find((one) => one.id === id);
  if (!block) return null;
  const rotation = rotations.find((one) => one.id === block.rotation);
  const others = blocks.filter((one) => one.rotation === block.rotation).length;
  const parts = [
    ...(block.shuffled ? ["in an order of each persona’s own"] : []),
    ...(block.rotation === null ? [] : [`changes places with ${others - 1} other`]),
    ...(rotation?.shown ? [`shown to ${rotation.shown} in ${others} personas`] : []),
  ];
  return parts.length > 0 ? `Block ${block.id}: ${parts.join(", ")}` : null;
}
