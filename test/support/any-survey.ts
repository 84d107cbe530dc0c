import { pick, randomFrom, shuffle, wholeNumber, type RandomGenerator } from "../../functions/statistics/random.ts";
import { formOf } from "../../functions/studies/survey/answer-forms.ts";
import type { Condition, ConditionTest } from "../../functions/studies/survey/condition-schema.ts";
import type { Experiment, Variable } from "../../functions/studies/survey/experiment-schema.ts";
import type { Survey, SurveyQuestion } from "../../functions/studies/survey/schemas.ts";
import { surveyInputSchema, surveyOfInput } from "../../functions/studies/survey/survey-input.ts";
import { languages, meantSurvey } from "./plain-surveys/survey.ts";

const isTrue = (random: RandomGenerator, oneOf = 2) => wholeNumber(random, 1, oneOf) === 1;

/** Words that files take for something else, or lose. */
const nasty = [
  "[ask if Q3 = 2]",
  "> 50 % & < 100",
  "- a dash",
  "q1. a label",
  "# heading [exact]",
  "// a note",
  'C:\\temp\\new "quoted" \\',
  "ends with [exclusive]",
  "• bullet",
  "“{{”, ~~struck~~ **bold**",
  "u{e9} \\u{e9} e\u0301 \u212b",
  "tab\tand\u00a0space  twice",
  "soft\u00adhyphen \ufeffmark \u202eturned ↑",
  "line one\n\nline three\n  indented",
  "日本語。選んでください",
  "🙂 emoji",
];

/** What one answer, arm or variable may be asked for. */
function testOn(random: RandomGenerator, { questions, experiments, variables }: Survey): ConditionTest {
  const question = pick(random, questions);
  const { id: question_id, options, scale } = question;
  const form = formOf(question);
  const tests: (() => ConditionTest)[] = [() => ({ question_id, answered: isTrue(random) })];
  if (options && form === "options") {
    const some = () => shuffle(random, options).slice(0, wholeNumber(random, 1, 2));
    tests.push(
      () => ({ question_id, any_of: some() }),
      () => ({ question_id, none_of: some() }),
      () => ({ question_id, contains: ["a"] }),
    );
  }
  if (scale)
    tests.push(() => ({ question_id, any_of: [scale.first_value, { min: scale.first_value + 1, max: null }] }));
  if (form === "number") tests.push(() => ({ question_id, any_of: [{ min: 2.5, max: 7 }, -1e-5] }));
  if (form === "words") tests.push(() => ({ question_id, contains: ["tea, or", '"milk"'] }));
  const [experiment] = experiments;
  if (experiment) tests.push(() => ({ experiment_id: experiment.id, any_of: [pick(random, experiment.arms).id] }));
  const [variable] = variables;
  if (variable) tests.push(() => ({ variable: variable.name, any_of: [variable.value || "x", { min: null, max: 4 }] }));
  return pick(random, tests)();
}

function conditionOn(random: RandomGenerator, survey: Survey, depth = 0): Condition {
  const inner = () => conditionOn(random, survey, depth + 1);
  const several = () => Array.from({ length: wholeNumber(random, 1, 3) }, inner);
  if (depth > 2 || isTrue(random)) return testOn(random, survey);
  return pick<() => Condition>(random, [
    () => ({ all: several() }),
    () => ({ any: several() }),
    () => ({ not: inner() }),
  ])();
}

const experimentsOf = (random: RandomGenerator): Experiment[] => [
  {
    id: "price",
    name: pick(random, ["price", 'The "price" | of it: 2 %']),
    arms: pick(random, [
      [
        { id: "low", name: "1.99 EUR", share: 50 },
        { id: "high", name: "high", share: 50 },
      ],
      ["a", "b", "c"].map((id) => ({ id, name: id, share: 100 / 3 })),
      ["a", "b"].map((id, at) => ({ id, name: `Arm, ${id}`, share: at === 0 ? 25 : 75 })),
    ]),
    within: null,
  },
];

/**
 * A survey of everything that a survey can hold: conditions on several levels, experiments within arms, variables,
 * rounds of loops, blocks, rotations, and words that files take for something else.
 * @param seed the same one gives the same survey
 */
export function anySurvey(seed: string): Survey {
  const random = randomFrom(seed);
  const survey = meantSurvey(seed, pick(random, languages));
  const experiments = isTrue(random) ? experimentsOf(random) : [];
  const [first] = experiments;
  if (first && isTrue(random))
    experiments.push({
      ...experimentsOf(random)[0]!,
      id: "tone",
      within: { experiment_id: "price", arm_id: first.arms[0]!.id },
    });
  const variables: Variable[] = [];
  const whole = (): Survey => ({ ...survey, experiments, variables });
  for (let at = 0; at < wholeNumber(random, 0, 3); at += 1)
    variables.push({
      name: pick(random, ["offer", "brand"]),
      value: pick(random, [...nasty, "", "{{q1}}", "2"]),
      when: isTrue(random) ? conditionOn(random, whole()) : null,
    });
  const questions = survey.questions.map((question, at): SurveyQuestion => {
    const before = { ...whole(), questions: survey.questions.slice(0, at) };
    const words = (text: string) => (isTrue(random, 3) ? `${text} ${pick(random, nasty)}`.trim() : text);
    const exchange = new Map(
      (question.options ?? []).map((option, index) => [option, index === 0 ? words(option) : option]),
    );
    const named = (options: string[]) => options.map((option) => exchange.get(option)!);
    return {
      ...question,
      text: words(question.text),
      context: question.context === null ? null : words(question.context),
      options: question.options && named(question.options),
      exclusive_options: named(question.exclusive_options),
      anchored_options: named(question.anchored_options),
      number: isTrue(random, 3) ? pick(random, ["Q4", "S1", '5.1 "b"']) : null,
      unit: question.unit && isTrue(random) ? "€ [net]" : question.unit,
      ask_if: at > 0 && isTrue(random) ? conditionOn(random, before) : null,
      terminate_if:
        question.block === null && at > 0 && isTrue(random, 5) ? conditionOn(random, before) : question.terminate_if,
      fact: question.kind === "open_ended" && isTrue(random, 4) ? "age" : null,
    };
  });
  return stored(withLoop(random, { ...whole(), questions }));
}

/** What is kept of a survey that is sent: texts are trimmed. */
const stored = (survey: Survey): Survey => surveyOfInput(surveyInputSchema.parse(survey));

/** Its last questions once more, in rounds, for some surveys. */
function withLoop(random: RandomGenerator, survey: Survey): Survey {
  if (isTrue(random)) return survey;
  const over = pick(random, [{ items: ["Alva", "Brill [new]"] }, null]);
  const asked = survey.questions.find(({ kind }) => kind === "multiple_choice");
  if (!over && !asked) return survey;
  const loop = { over: over ?? { question_id: asked!.id }, as: "item", randomize: isTrue(random) };
  const own = { kind: "open_ended", block: "loop" };
  const input = surveyInputSchema.parse({
    ...survey,
    questions: [
      ...survey.questions,
      { id: "l1", ...own, text: "What of {{item}}?" },
      { id: "l2", ...own, text: "Why {{l1}}?", ask_if: { question_id: "l1", answered: true } },
    ],
    blocks: [...survey.blocks, { id: "loop", loop }],
  });
  return surveyOfInput(input);
}
