import { describe, expect, it } from "vitest";
import { makeSurveyFile } from "../../../../functions/reports/survey-files/make-survey-file.ts";
import { readQsf } from "../../../../functions/studies/survey/import/qsf/read-qsf.ts";
import {
  plainQuestion,
  plainSurvey,
  type Survey,
  type SurveyQuestion,
} from "../../../../functions/studies/survey/schemas.ts";
import { surveyInputSchema, surveyOfInput } from "../../../../functions/studies/survey/survey-input.ts";

type Fields = Record<string, unknown>;

async function fileOf(survey: Survey): Promise<Fields> {
  const bytes = await makeSurveyFile("qsf", survey, { name: "Drinks", language: "en" });
  return JSON.parse(Buffer.from(bytes).toString()) as Fields;
}

function read(file: Fields) {
  const result = readQsf(JSON.stringify(file));
  if ("problem" in result) throw new Error(result.problem);
  return result;
}

/** What is read of a file without the copy that lies in it: of what Qualtrics itself holds. */
async function readAsQualtrics(survey: Survey) {
  const { SurveyEntry, SurveyElements } = await fileOf(survey);
  return read({ SurveyEntry, SurveyElements });
}

const question = (id: string, more: Partial<SurveyQuestion>): SurveyQuestion => ({
  ...{ ...plainQuestion, id, number: id, kind: "open_ended", text: `What of ${id}?` },
  ...more,
});
const options = ["Tea & <milk>", "Coffee", "None"];
const drinks = question("drinks", { kind: "multiple_choice", options, multiple: true, exclusive_options: ["None"] });
const satisfied = question("satisfied", {
  kind: "likert",
  scale: { points: 5, first_value: 1, low_label: "not at all", high_label: "fully", labels: null },
});

describe("of what Qualtrics holds", () => {
  it.each<[name: string, questions: SurveyQuestion[]]>([
    [
      "every kind",
      [
        drinks,
        question("one", { kind: "multiple_choice", options, randomize: true, anchored_options: ["None"] }),
        question("some", { kind: "multiple_choice", options, multiple: true, min: 1, max: 2, required: false }),
        question("number", { kind: "numeric", min: 0, max: 7 }),
        question("rank", { kind: "ranking", options, randomize: true }),
        question("best", { kind: "ranking", options: [...options, "Milk"], best_worst: true }),
        question("share", { kind: "allocation", options, total: 100 }),
        satisfied,
        question("words", {
          kind: "likert",
          scale: { points: 3, first_value: -1, low_label: "bad", high_label: "good", labels: ["bad", "fair", "good"] },
        }),
        question("recommend", {
          kind: "likert",
          scale: { points: 11, first_value: 0, low_label: "never", high_label: "surely", labels: null },
        }),
        question("why", { text: "You said {{satisfied}}.\nWhy?" }),
      ],
    ],
    [
      "conditions",
      [
        drinks,
        satisfied,
        question("number", { kind: "numeric" }),
        question("words", {}),
        ...[
          { question_id: "drinks", any_of: ["Coffee", "None"] },
          { question_id: "satisfied", any_of: [1, 2] },
          { question_id: "number", any_of: [{ min: 2, max: null }] },
          { question_id: "words", contains: ["tea"] },
          { question_id: "words", answered: false },
          {
            all: [
              { question_id: "drinks", any_of: ["Coffee"] },
              { question_id: "satisfied", any_of: [5] },
            ],
          },
          { not: { question_id: "words", contains: ["tea"] } },
        ].map((ask_if, at) => question(`asked_${at + 1}`, { ask_if })),
      ],
    ],
    [
      "texts that are shown, and ends of the survey",
      [
        { ...drinks, terminate_if: { question_id: "drinks", any_of: ["None"] } },
        question("a", { context: "An oat drink.\nIn a bottle." }),
        question("b", { context: "An oat drink.\nIn a bottle." }),
        question("c", {}),
      ],
    ],
  ])("%s are read as they were", async (_name, questions) => {
    const survey = plainSurvey(questions);
    expect((await readAsQualtrics(survey)).survey).toEqual(survey);
  });

  it("blocks that are shuffled and exchange places are read as they were", async () => {
    const questions = ["a", "b", "c", "d"].map((id, at) =>
      question(id, { block: at < 2 ? "b1" : "b2", anchored: id === "b" }),
    );
    const blocks = ["b1", "b2"].map((id) => ({ id, shuffled: id === "b1", rotation: "r1" }));
    const survey = { ...plainSurvey(questions), blocks, rotations: [{ id: "r1", shown: null }] };
    expect((await readAsQualtrics(survey)).survey).toEqual(survey);
  });

  it("experiments within arms, with the variables that they set, are read as they were", async () => {
    const arms = (...names: string[]) =>
      names.map((name, at) => ({ id: `arm_${at + 1}`, name, share: 100 / names.length }));
    const experiments = [
      { id: "price", name: "price", arms: arms("1.99", "2.49"), within: null },
      { id: "tone", name: "tone", arms: arms("warm", "cold"), within: { experiment_id: "price", arm_id: "arm_2" } },
    ];
    const { survey } = await readAsQualtrics({
      ...plainSurvey([question("a", { text: "How {{tone}} is it for {{price}}?" })]),
      experiments,
      variables: experiments.flatMap(({ id, arms: own }) =>
        own.map((arm) => ({ name: id, value: arm.name, when: { experiment_id: id, any_of: [arm.id] } })),
      ),
    });
    expect(survey.experiments).toEqual(experiments);
    expect(survey.questions[0]!.text).toBe("How {{tone}} is it for {{price}}?");
  });

  it("loops over items and over chosen options are read as they were, but for their blocks", async () => {
    const input = surveyInputSchema.parse({
      questions: [
        { id: "q1", kind: "multiple_choice", text: "Which?", options: ["Alva", "Brill"], multiple: true },
        { id: "q2", kind: "multiple_choice", text: "Is {{brand}} good?", options: ["Yes", "No"], block: "chosen" },
        {
          ...{ id: "q3", kind: "open_ended", text: "Why {{brand}}?", block: "chosen" },
          ask_if: { question_id: "q2", any_of: ["No"] },
        },
        { id: "q4", kind: "open_ended", text: "What of {{taste}}?", block: "all" },
      ],
      blocks: [
        { id: "chosen", loop: { over: { question_id: "q1" }, as: "brand" } },
        { id: "all", loop: { over: { items: ["nuts", "malt"] }, as: "taste" } },
      ],
    });
    const survey = surveyOfInput(input);
    const { questions } = (await readAsQualtrics(survey)).survey;
    const asked = (all: readonly SurveyQuestion[]) =>
      all.map(({ id, text, options, round }) => ({ id, text, options, round }));
    expect(asked(questions)).toEqual(asked(survey.questions));
    // Whether somebody is asked a round at all is not said again of a question that names an answer within it.
    expect(questions.map(({ ask_if }) => ask_if)).toEqual([
      null,
      { question_id: "q1", any_of: ["Alva"] },
      { question_id: "q2@1", any_of: ["No"] },
      { question_id: "q1", any_of: ["Brill"] },
      { question_id: "q2@2", any_of: ["No"] },
      null,
      null,
    ]);
  });
});

describe("a copy of the survey", () => {
  const survey = plainSurvey([question("q1", { fact: "age" }), question("q2", { follows: "q1" })]);

  it("is read as long as nobody has changed the rest", async () => {
    const file = await fileOf(survey);
    expect(read(file)).toMatchObject({ survey, isCopy: true });
    const changed = JSON.parse(JSON.stringify(file).replaceAll("What of q2?", "And q2?")) as Fields;
    expect(read(changed).survey.questions.map(({ text, follows }) => [text, follows])).toEqual([
      ["What of q1?", null],
      ["And q2?", null],
    ]);
  });
});

it("reads a file as any other where nobody could have written its copy", async () => {
  const file = await fileOf(plainSurvey([question("q1", {})]));
  const copy = file["SyntheticConsumerResearch"] as { survey: Fields };
  const text = (questions: string) =>
    JSON.stringify({ ...file, SyntheticConsumerResearch: { ...copy, survey: "SURVEY" } }).replace(
      '"SURVEY"',
      `{"questions":${questions}}`,
    );
  const condition = `${'{"not":'.repeat(20_000)}1${"}".repeat(20_000)}`;
  const deep = `[{"id":"q1","kind":"open_ended","text":"x","ask_if":${condition}}]`;
  expect(read(file)).toHaveProperty("isCopy");
  for (const questions of [deep, "[]"]) {
    const result = readQsf(text(questions));
    expect(result).toMatchObject({ survey: { questions: [{ text: "What of q1?" }] } });
    expect(result).not.toHaveProperty("isCopy");
  }
});

const three = (share: number) =>
  [share, share, 100 - 2 * share].map((one, at) => ({ id: `a${at}`, name: `a${at}`, share: one }));
it.each<[name: string, survey: Survey, sentence: string]>([
  [
    "shares that are not made of equal parts",
    { ...plainSurvey([question("q1", {})]), experiments: [{ id: "x", name: "x", arms: three(2), within: null }] },
    "The experiment x has shares that are not made of twenty equal parts, which Qualtrics cannot express",
  ],
  [
    "a rotation with other questions between its blocks",
    {
      ...plainSurvey([question("q1", { block: "a" }), question("q2", {}), question("q3", { block: "b" })]),
      blocks: ["a", "b"].map((id) => ({ id, shuffled: false, rotation: "r" })),
      rotations: [{ id: "r", shown: null }],
    },
    "The rotation r has other questions between its blocks, which Qualtrics cannot express",
  ],
  [
    "an end on another answer within a shuffled block",
    {
      ...plainSurvey([
        drinks,
        question("q2", { block: "a", terminate_if: { question_id: "drinks", any_of: ["None"] } }),
        question("q3", { block: "a" }),
      ]),
      blocks: [{ id: "a", shuffled: true, rotation: null }],
    },
    "Question q2 ends the survey within a block that is shuffled, which Qualtrics cannot express",
  ],
])("refuses %s", async (_name, survey, sentence) => {
  await expect(fileOf(survey)).rejects.toThrow(sentence);
});
