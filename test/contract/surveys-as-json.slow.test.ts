import { beforeAll, beforeEach, expect, it } from "vitest";
import { exampleSurveyInput } from "../../functions/studies/inputs/example.ts";
import { plainQuestion } from "../../functions/studies/survey/schemas.ts";
import { Company } from "../support/company.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { createSimulation } from "../support/simulations.ts";
import { tableHash } from "../support/table-contents.ts";

let company: Company;
let group: { projectId: string; groupId: string };
let path: string;
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  group = await company.prepare();
});
beforeEach(async () => {
  const id = await createSimulation(company, group, "survey");
  path = `/projects/${group.projectId}/simulations/${id}/survey`;
});

const send = (raw: string) => company.call("POST", path, { raw, headers: { "content-type": "application/json" } });
const sendQuestions = (...questions: unknown[]) => send(JSON.stringify({ questions }));
const ab = { kind: "multiple_choice", text: "Which?", options: ["A", "B"] };
const why = { kind: "open_ended", text: "Why?" };

it("takes a survey as JSON, in which all may be left out that goes without saying", async () => {
  const { status, body } = await company.post(path, exampleSurveyInput);
  expect([status, body.not_imported]).toEqual([200, []]);
  expect(body.survey_schema.questions[2]).toEqual({
    ...plainQuestion,
    id: "q3",
    kind: "open_ended",
    text: "You gave it {{q2}}. Why?",
    ask_if: { question_id: "q2", any_of: [{ min: 1, max: 2 }] },
    follows: "q2",
  });
  const { body: simulation } = await company.get(path.replace(/\/survey$/, ""));
  expect(simulation.survey_schema).toEqual(body.survey_schema);
  expect((await company.post(path, body.survey_schema)).body.survey_schema).toEqual(body.survey_schema);
});

it("takes text of any script, and labels of all points for those of the ends", async () => {
  const { body } = await sendQuestions(
    { id: "q1", kind: "likert", text: "  好き? 🙂 ", scale: { points: 2, labels: ["いいえ", "はい"] } },
    { ...ab, id: "q2", options: ["👍🏽", "\u202eb\u202c"] },
  );
  expect(body.survey_schema.questions[0]).toMatchObject({
    text: "好き? 🙂",
    scale: { points: 2, first_value: 1, low_label: "いいえ", high_label: "はい", labels: ["いいえ", "はい"] },
  });
});

it.each<[name: string, status: number, body: unknown, detail: string]>([
  [
    "routes that skip everybody",
    400,
    [
      { ...ab, id: "q1", terminate_if: { question_id: "q1", any_of: ["A"] } },
      { ...why, id: "q2", ask_if: { question_id: "q1", any_of: ["A"] } },
    ],
    'Question q2 ("Why?") can never be asked: all personas whose answer to q1 leads here are ' + "screened out before.",
  ],
  [
    "a screener that ends everybody",
    400,
    [{ ...ab, id: "q1", terminate_if: { question_id: "q1", any_of: ["A", "B"] } }],
    'Question q1 ("Which?") screens out everybody: no answer is left that its terminate_if lets go on.',
  ],
  [
    "a loop",
    400,
    [
      { ...ab, id: "q1", ask_if: { question_id: "q2", any_of: ["A"] } },
      { ...ab, id: "q2", ask_if: { question_id: "q1", any_of: ["A"] } },
    ],
    'Question q1 ("Which?") has ask_if on q2, which waits for q1 itself: neither could ever be asked.',
  ],
  [
    "a reference forward",
    400,
    [
      { ...why, id: "q1", ask_if: { question_id: "q2", any_of: ["A"] } },
      { ...ab, id: "q2" },
    ],
    'Question q1 ("Why?") has ask_if on q2, which comes later; name an earlier question.',
  ],
  [
    "an unknown option in ask_if",
    400,
    [
      { ...ab, id: "q1" },
      { ...why, id: "q2", ask_if: { question_id: "q1", any_of: ["C"] } },
    ],
    'Question q2 ("Why?") has ask_if on the option "C", which q1 does not have.',
  ],
  [
    "a range turned round",
    400,
    [{ id: "q1", kind: "numeric", text: "How many?", min: 9, max: 1 }],
    'Question q1 ("How many?") has min 9 above max 1; swap them.',
  ],
  [
    "a total that cannot be reached",
    400,
    [{ ...ab, id: "q1", kind: "allocation", total: 1, min: 1 }],
    'Question q1 ("Which?") has 2 options of at least 1 each, which is more than its total of 1.',
  ],
  [
    "2,000 questions",
    422,
    Array.from({ length: 2_000 }, (_, index) => ({ ...why, id: `q${index + 1}` })),
    "questions: must have at most 200 questions",
  ],
  ["no question", 422, [], "questions: must have at least one question"],
  [
    "a field that is not known",
    422,
    [{ ...why, id: "q1", askIf: { question_id: "q0", any_of: ["A"] } }],
    "questions.0: has fields that are not known: askIf",
  ],
  [
    "a condition without an operator",
    422,
    [{ ...why, id: "q1", ask_if: { question_id: "q0", any_of: [true] } }],
    "questions.0.ask_if.any_of.0: must be an option, a number or a range such as {min, max}",
  ],
  [
    "a text of blanks",
    422,
    [{ ...why, id: "q1", text: " \u2800\u200b" }],
    "questions.0.text: must have a character that can be seen",
  ],
  ["an id that programs reserve", 400, [{ ...why, id: "constructor" }], "has an id that cannot be used"],
])("refuses %s in a sentence and stores nothing", async (_name, status, questions, detail) => {
  const before = await tableHash(stack.endpoints.dynamodb, `C#${company.user.company_id}`);
  const answer = await send(JSON.stringify({ questions }));
  expect([answer.status, answer.body.detail]).toEqual([status, expect.stringContaining(detail)]);
  expect(await tableHash(stack.endpoints.dynamodb, `C#${company.user.company_id}`)).toBe(before);
});

it.each<[name: string, raw: string, status: number]>([
  ["arrays in arrays", `{"questions":${"[".repeat(100_000)}${"]".repeat(100_000)}}`, 400],
  ["objects in objects", `{"questions":[${'{"scale":'.repeat(20_000)}1${"}".repeat(20_000)}]}`, 400],
  ["a prototype", '{"questions":[{"__proto__":{"id":"q1"},"kind":"open_ended","text":"Why?"}]}', 422],
  ["NaN", '{"questions":[{"id":"q1","kind":"numeric","text":"How many?","min":NaN}]}', 400],
  ["more than numbers hold", '{"questions":[{"id":"q1","kind":"numeric","text":"How many?","max":1e999}]}', 422],
  ["more than anybody counts", '{"questions":[{"id":"q1","kind":"numeric","text":"How many?","max":1e300}]}', 400],
  [
    "two questions of one id",
    JSON.stringify({
      questions: [
        { ...why, id: "q1" },
        { ...why, id: "Q1" },
      ],
    }),
    400,
  ],
  ["3 MB of a text", JSON.stringify({ questions: [{ ...why, id: "q1", text: "x".repeat(3_000_000) }] }), 422],
  ["10 MB", JSON.stringify({ questions: [{ ...why, id: "q1", text: "x".repeat(10_000_000) }] }), 413],
  ["a million fields", `{"questions":[{${Array.from({ length: 300_000 }, (_, at) => `"f${at}":0`).join()}}]}`, 400],
  ["half a character", '{"questions":[{"id":"q\\ud800","kind":"open_ended","text":"Why?"}]}', 400],
])("survives %s, in a sentence of bounded length", async (_name, raw, status) => {
  const { status: answered, body } = await send(raw);
  expect([answered, body.detail.length < 3_000]).toEqual([status, true]);
});

it("takes the last of fields that are there twice, as JSON is read everywhere", async () => {
  const { body } = await send('{"questions":[{"id":"q1","id":"q2","kind":"open_ended","text":"Why?"}]}');
  expect(body.survey_schema.questions[0].id).toBe("q2");
});
