import { questionsIn } from "../../../functions/studies/survey/condition.ts";
import type { Condition, ConditionTest, Wanted } from "../../../functions/studies/survey/condition-schema.ts";
import type { Survey, SurveyQuestion } from "../../../functions/studies/survey/schemas.ts";
import { rangeInWords } from "../../words.ts";
import { n, t } from "../../language/say.ts";

function wantedInWords(wanted: Wanted): string {
  if (typeof wanted !== "object") return String(wanted);
  const { min, max } = wanted;
  if (min === null) return t("{max} or less", { max: max ?? "" });
  return max === null ? t("{min} or more", { min }) : rangeInWords([String(min), String(max)]);
}

/** `Boat fishing or 4 to 6` */
const either = (parts: readonly string[]): string =>
  parts.length === 0 ? "" : parts.reduce((before, next) => t("{before} or {next}", { before, next }));

/** The name of a question for users, by its id: its number in the file. */
type NameOf = (id: string) => string;

function testInWords(test: ConditionTest, nameOf: NameOf): string {
  if ("experiment_id" in test)
    return t("{name} is {any_of}", { name: test.experiment_id, any_of: either(test.any_of) });
  if ("variable" in test)
    return t("{name} is {any_of}", { name: test.variable, any_of: either(test.any_of.map(wantedInWords)) });
  const name = nameOf(test.question_id);
  if ("answered" in test)
    return test.answered ? t("{name} is answered", { name }) : t("{name} is not answered", { name });
  if ("contains" in test) return t("{name} contains {contains}", { name, contains: either(test.contains) });
  if ("none_of" in test)
    return t("{name} is none of {none_of}", { name, none_of: test.none_of.map(wantedInWords).join(", ") });
  return t("{name} is {any_of}", { name, any_of: either(test.any_of.map(wantedInWords)) });
}

/** `Q3 is Boat fishing or 4 to 6 and (Q5 is answered or price is low)` */
export function conditionInWords(condition: Condition, nameOf: NameOf): string {
  if ("not" in condition) return t("not ({condition})", { condition: conditionInWords(condition.not, nameOf) });
  if (!("all" in condition) && !("any" in condition)) return testInWords(condition, nameOf);
  const isAll = "all" in condition;
  const parts = isAll ? condition.all : condition.any;
  const words = parts.map((part) =>
    "all" in part || "any" in part ? `(${conditionInWords(part, nameOf)})` : conditionInWords(part, nameOf),
  );
  return words.reduce((before, next) =>
    isAll ? t("{before} and {next}", { before, next }) : t("{before} or {next}", { before, next }),
  );
}

/** The conditions for asking a question and for ending the survey, each in a few words. */
export function routeInWords({ id, ask_if, terminate_if, follows }: SurveyQuestion, nameOf: NameOf): string[] {
  const isBefore = terminate_if !== null && !questionsIn(terminate_if).includes(id);
  const endsIf = (condition: string) =>
    isBefore
      ? t("ends the survey before it if {condition}", { condition })
      : t("ends the survey if {condition}", { condition });
  return [
    ...(ask_if ? [t("asked if {condition}", { condition: conditionInWords(ask_if, nameOf) })] : []),
    ...(follows ? [t("refers to the answer to {name}", { name: nameOf(follows) })] : []),
    ...(terminate_if ? [endsIf(conditionInWords(terminate_if, nameOf))] : []),
  ];
}

/** Notes about a block, shown with its questions; null if there are none. */
export function blockInWords({ blocks, rotations }: Survey, id: string | null): string | null {
  const block = blocks.find((one) => one.id === id);
  if (!block) return null;
  const rotation = rotations.find((one) => one.id === block.rotation);
  const others = blocks.filter((one) => one.rotation === block.rotation).length;
  const parts = [
    ...(block.shuffled ? [t("in an order of each persona’s own")] : []),
    ...(block.rotation === null
      ? []
      : [n(others - 1, "changes places with {count} other", "changes places with {count} others")]),
    ...(rotation?.shown ? [t("shown to {shown} in {others} personas", { shown: rotation.shown, others })] : []),
  ];
  return parts.length > 0 ? t("Block {id}: {parts}", { id: block.id, parts: parts.join(", ") }) : null;
}
