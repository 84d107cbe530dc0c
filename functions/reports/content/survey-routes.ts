import type { QuestionFigures } from "../../studies/survey/aggregate-schema.ts";
import type { Condition, ConditionTest, Wanted } from "../../studies/survey/condition-schema.ts";
import type { SurveyQuestion } from "../../studies/survey/schemas.ts";
import { quoteIn } from "../../languages/wording.ts";
import { beginningOf } from "../../platform/text/text.ts";
import { amountIn } from "./amounts.ts";
import { noteBlock } from "./blocks.ts";
import type { ReportContext } from "./context.ts";
import type { Block } from "./report.ts";
import { startedIn, type ReportSource } from "./source.ts";

/** The most letters of a question that are shown where another one refers to it. */
const LONGEST_NAME = 80;

export const questionsOf = ({ source }: ReportContext): readonly SurveyQuestion[] =>
  source.simulation.survey_schema?.questions ?? [];

/**
 * Numbers of questions by id, in the order of the results. They are those that the file printed: `Q4`, rows of a table
 * `Q5.1`. If there are none, those of the ids if all are numbers (`q8`, `q5_1`), or else places in the list.
 */
export const questionNumbers = ({ simulation, results }: ReportSource): ReadonlyMap<string, string> =>
  numbersOf(
    (results.aggregate.survey?.questions ?? []).map(({ question_id }) => question_id),
    simulation.survey_schema?.questions ?? [],
  );

/** The same for any questions. @param ids of the questions to number, in their order */
export function numbersOf(
  ids: readonly string[],
  questions: readonly Pick<SurveyQuestion, "id" | "number">[],
): ReadonlyMap<string, string> {
  const asked = new Map(questions.map((question) => [question.id, question]));
  if (ids.some((id) => asked.get(id)?.number)) return new Map(ids.map((id) => [id, asked.get(id)?.number ?? id]));
  const own = ids.map((id) => /^q(\d+)(?:_(\d+))?$/i.exec(id));
  const numbered = own.every(Boolean);
  return new Map(
    ids.map((id, index) => [id, numbered ? own[index]!.slice(1).filter(Boolean).join(".") : String(index + 1)]),
  );
}

/** `3. Which kinds of fishing do you do?`, by its id. */
export function questionName(context: ReportContext, id: string): string {
  const number = questionNumbers(context.source).get(id);
  const text =
    questionsOf(context).find((one) => one.id === id)?.text ??
    context.source.results.aggregate.survey?.questions.find(({ question_id }) => question_id === id)?.text ??
    id;
  return `${number === undefined ? "" : `${number}. `}${beginningOf(text, LONGEST_NAME)}`;
}

function valueText(context: ReportContext, asked: SurveyQuestion | undefined, value: Wanted) {
  const { say, service } = context;
  const written = (number: number) => amountIn(context, number, asked?.unit ?? null);
  if (typeof value === "string") return quoteIn(service, value);
  if (typeof value === "number") {
    const label = asked?.scale?.labels?.[value - asked.scale.first_value];
    return label ? `${written(value)} ${quoteIn(service, label)}` : written(value);
  }
  const { min, max } = value;
  if (min === null) return max === null ? say("routes.any") : say("routes.at_most", { value: written(max) });
  if (max === null) return say("routes.at_least", { value: written(min) });
  return service.say("format.range", { low: written(min), high: written(max) });
}

/**
 * `3. Which kinds …? → “Boat fishing” or “Fly fishing”`: the earlier answer that a condition requires.
 * @param within the question that has the condition; if it refers to its own answer, only the values are named
 */
export function conditionText(context: ReportContext, condition: Condition, within: string): string {
  const { service, say } = context;
  if ("not" in condition) return say("routes.not", { condition: conditionText(context, condition.not, within) });
  if ("all" in condition || "any" in condition) {
    const [parts, how] =
      "all" in condition ? ([condition.all, "conjunction"] as const) : ([condition.any, "disjunction"] as const);
    const words = parts.map((part) => {
      const text = conditionText(context, part, within);
      return "all" in part || "any" in part ? `(${text})` : text;
    });
    return service.list(words, how);
  }
  const [named, values] = testText(context, condition);
  return "question_id" in condition && condition.question_id === within
    ? values
    : say("routes.condition", { question: named, values });
}

/** What one test refers to, and the values that pass it. */
function testText(context: ReportContext, test: ConditionTest): [named: string, values: string] {
  const { service, say } = context;
  const listed = (values: readonly string[]) => service.list([...values], "disjunction");
  if ("experiment_id" in test) {
    const experiment = context.source.simulation.survey_schema?.experiments.find(({ id }) => id === test.experiment_id);
    const arms = test.any_of.map((id) => quoteIn(service, experiment?.arms.find((arm) => arm.id === id)?.name ?? id));
    return [experiment?.name ?? test.experiment_id, listed(arms)];
  }
  if ("variable" in test)
    return [test.variable, listed(test.any_of.map((value) => valueText(context, undefined, value)))];
  const question = questionName(context, test.question_id);
  const asked = questionsOf(context).find(({ id }) => id === test.question_id);
  if ("answered" in test) return [question, say(test.answered ? "routes.was_answered" : "routes.not_answered")];
  if ("contains" in test)
    return [question, say("routes.contains", { words: listed(test.contains.map((word) => quoteIn(service, word))) })];
  const values = listed(
    ("any_of" in test ? test.any_of : test.none_of).map((value) => valueText(context, asked, value)),
  );
  return [question, "any_of" in test ? values : say("routes.none_of", { values })];
}

/** The number of people who were asked a question and who answered it, and the condition for asking. */
export function routeBlocks(
  context: ReportContext,
  { question_id, asked, answered }: Pick<QuestionFigures, "question_id" | "asked" | "answered">,
): Block[] {
  const { say, sentences, source } = context;
  const count = startedIn(source);
  const question = questionsOf(context).find(({ id }) => id === question_id);
  const { blocks = [], rotations = [] } = source.simulation.survey_schema ?? {};
  const rotation = blocks.find(({ id }) => id === question?.block)?.rotation;
  const isShownInPart = rotations.some(({ id, shown }) => id === rotation && shown !== null);
  const base = [
    asked === count ? say("routes.everybody", { asked }) : say("routes.base", { asked, count }),
    ...(answered < asked ? [say("routes.answered", { answered, count: asked })] : []),
  ];
  const route = [
    ...(question?.ask_if
      ? [say("routes.asked_if", { condition: conditionText(context, question.ask_if, question_id) })]
      : []),
    ...(isShownInPart ? [say("routes.in_part")] : []),
    ...(question?.terminate_if
      ? [say("routes.ends_if", { condition: conditionText(context, question.terminate_if, question_id) })]
      : []),
  ];
  // If everybody was asked and answered, the chart already says so.
  if (asked === count && answered === asked && route.length === 0) return [];
  return [noteBlock(sentences([...base, ...route]))];
}
