import { questionsIn } from "../../../functions/studies/survey/condition.ts";
import type { Condition, ConditionTest, Wanted } from "../../../functions/studies/survey/condition-schema.ts";
import type { Survey, SurveyQuestion } from "../../../functions/studies/survey/schemas.ts";

function wantedInWords(wanted: Wanted): string {
  if (typeof wanted !== "object") return String(wanted);
  const { min, max } = wanted;
  if (min === null) return `${max} or less`;
  return max === null ? `${min} or more` : `${min} to ${max}`;
}

/** What people call a question by, of its id: its number in the file. */
type NameOf = (id: string) => string;

function testInWords(test: ConditionTest, nameOf: NameOf): string {
  if ("experiment_id" in test) return `${test.experiment_id} is ${test.any_of.join(" or ")}`;
  if ("variable" in test) return `${test.variable} is ${test.any_of.map(wantedInWords).join(" or ")}`;
  const name = nameOf(test.question_id);
  if ("answered" in test) return `${name} is ${test.answered ? "" : "not "}answered`;
  if ("contains" in test) return `${name} contains ${test.contains.join(" or ")}`;
  if ("none_of" in test) return `${name} is none of ${test.none_of.map(wantedInWords).join(", ")}`;
  return `${name} is ${test.any_of.map(wantedInWords).join(" or ")}`;
}

/** `Q3 is Boat fishing or 4 to 6 and (Q5 is answered or price is low)` */
export function conditionInWords(condition: Condition, nameOf: NameOf): string {
  if ("not" in condition) return `not (${conditionInWords(condition.not, nameOf)})`;
  if (!("all" in condition) && !("any" in condition)) return testInWords(condition, nameOf);
  const parts = "all" in condition ? condition.all : condition.any;
  const words = parts.map((part) =>
    "all" in part || "any" in part ? `(${conditionInWords(part, nameOf)})` : conditionInWords(part, nameOf),
  );
  return words.join("all" in condition ? " and " : " or ");
}

/** Who is asked, and for whom the survey ends, each in a few words. */
export function routeInWords({ id, ask_if, terminate_if, follows }: SurveyQuestion, nameOf: NameOf): string[] {
  const isBefore = terminate_if !== null && !questionsIn(terminate_if).includes(id);
  const ends = `ends the survey ${isBefore ? "before it " : ""}if`;
  return [
    ...(ask_if ? [`asked if ${conditionInWords(ask_if, nameOf)}`] : []),
    ...(follows ? [`speaks of the answer to ${nameOf(follows)}`] : []),
    ...(terminate_if ? [`${ends} ${conditionInWords(terminate_if, nameOf)}`] : []),
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
