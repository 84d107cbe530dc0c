import { describe, expect, it } from "vitest";
import { exampleHumanStudyRequest } from "../../functions/findings/human-study/example.ts";
import { HEAD, TOPLINES, base, company, concept, send, survey, withStudies } from "../support/human-studies.ts";

withStudies();

describe("a human study is refused in a sentence", () => {
  const refusal = ({ status, body }: { status: number; body: any }) => [status, body.detail] as const;

  it.each<[string, string | Buffer, string]>([
    [
      "counts that do not add up",
      `${TOPLINES.replace("count", "count,n").replaceAll(/(\d)$/gm, "$1,299")}\n`,
      "Line 2: counts add up to 300 where n is 299",
    ],
    [
      "values off the scale",
      "purchase_intent\n6\n",
      "Line 2, column “purchase_intent”: “6” is not on the scale from 1 to 5",
    ],
    ["one person twice", "liking,respondent\n1,anna\n2,anna\n", "Line 3: is the same respondent as line 2"],
    ["formulas", "liking\n=SUM(A1:A9)\n", "Line 2, column “liking”: is a formula; send its result"],
    [
      "100,000 rows",
      `liking\n${"4\n".repeat(100_000)}`,
      "The file has more than 20000 rows; send those of fewer people, or toplines",
    ],
    ["nothing", "", "The file is empty"],
    [
      "a column that fits nothing",
      "liking,wealth\n1,2\n",
      "Column “wealth”: fits no question by id or text; describe it in questions, or say what it is in the mapping",
    ],
    ["columns twice", "liking,liking\n1,2\n", "Column “liking”: is there twice"],
    [
      "a formula for a gender",
      `liking,gender\n${"1,=cmd|'x'!A0\n".repeat(5)}`,
      "Column “gender”: has an entry that is a formula; send its result",
    ],
    [
      "a novel for a gender",
      `liking,gender\n${`1,${"漢".repeat(100_000)}\n`.repeat(5)}`,
      "Column “gender”: has an entry of more than 50 characters",
    ],
    ["ragged lines", "liking,gender\n1\n", "Line 2: has 1 cells where the header has 2"],
    ["bytes", Buffer.from([0, 1, 2, 3]), "The file is not a text; save the table as CSV and send that"],
    [
      "more than 4.5 MB",
      Buffer.alloc(4_500_001, "liking\n"),
      "The file is larger than the 4.5 MB that this request can carry; send fewer columns, or toplines",
    ],
  ])("file: %s", async (_, file, sentence) => {
    const [status, detail] = refusal(await send(file, { simulation_id: concept }));
    expect([status, detail]).toEqual([400, expect.stringContaining(sentence)]);
  });

  const question = exampleHumanStudyRequest.questions[0]!;
  it.each<[string, object, string]>([
    [
      "counts that do not add up",
      { results: { counts: { 1: 3 }, n: 4 } },
      "questions.0: counts add up to 3 where n is 4",
    ],
    ["a negative count", { results: { counts: { 1: -3 } } }, "questions.0.results.counts.1: must not be negative"],
    ["a broken count", { results: { counts: { 1: 2.5 } } }, "questions.0.results.counts.1: must be a whole number"],
    ["a value off the scale", { results: { values: [5, 6] } }, "questions.0.results.values.1: “6” is not on the scale"],
    [
      "another scale",
      { scale: { points: 7 } },
      "questions.0: “How likely would you be to buy this, and why?” had 7 points",
    ],
    ["no results", { results: {} }, "questions.0.results: must be counts, or mean, sd and n, or values"],
    ["an impossible mean", { results: { mean: 9, sd: 1, n: 9 } }, "questions.0: mean must be on the scale from 1 to 5"],
    ["an unknown kind", { kind: "matrix" }, "questions.0.kind: must be one of likert, multiple_choice"],
  ])("JSON: %s", async (_, fields, sentence) => {
    const questions = [{ ...question, ...fields }];
    const answer = await company.post(base(), { ...exampleHumanStudyRequest, questions, simulation_id: concept });
    expect(refusal(answer)).toEqual([422, expect.stringContaining(sentence)]);
  });

  const wordy = Array.from({ length: 40 }, (_, at) => `${"漢".repeat(290)}${at}`);

  it("with more bytes than an item has", async () => {
    const chosen = { ...question, kind: "multiple_choice", scale: null, options: wordy };
    const questions = Array.from({ length: 11 }, (_, at) => ({
      ...chosen,
      question_id: `c${at}`,
      results: { counts: { [wordy[0]!]: 3 } },
    }));
    const many = await company.post(base(), { ...HEAD, questions }, { "idempotency-key": "wordy" });
    expect(refusal(many)).toEqual([400, expect.stringContaining("too many different answers; send it in parts")]);
    const rows = Array.from(
      { length: 400 },
      (_, at) => `${wordy[at % 40]},${["m", "f", "x", "y"][at % 4]},${20 + (at % 50)}`,
    );
    const definition = JSON.stringify([{ question_id: "c", kind: "multiple_choice", options: wordy }]);
    const parts = await send(`c,gender,age\n${rows.join("\n")}`, { questions: definition });
    expect(refusal(parts)).toEqual([400, "The options of “c” are too long for this number of parts; shorten them"]);
  });

  it("with a question twice", async () => {
    const sent = { ...HEAD, questions: [question, question] };
    expect(refusal(await company.post(base(), sent))).toEqual([
      422,
      "questions.1: is the same question as questions.0; send it once",
    ]);
  });

  it("not for numbers that are all but 0", async () => {
    const scale = { points: 5, first_value: 0 };
    const own = { ...question, question_id: "near", text: "Near?", scale };
    const values = await company.post(base(), { ...HEAD, questions: [{ ...own, results: { values: [1e-320, 3] } }] });
    expect([values.status, values.body.questions?.[0].mean]).toEqual([201, 1.5]);
    const mean = await company.post(base(), {
      ...HEAD,
      questions: [{ ...own, results: { mean: 1e-320, sd: 1e-200, n: 2 } }],
    });
    expect([mean.status, mean.body.questions?.[0].sd]).toEqual([201, 0]);
  });

  it("naming a simulation that asked none of it", async () => {
    const sent = { ...HEAD, simulation_id: survey, questions: [{ ...question, question_id: null }] };
    expect(refusal(await company.post(base(), sent))).toEqual([
      400,
      "No question matches the simulation's. “How likely would you be to buy this, and why?” was asked of people, " +
        "but not of the personas.",
    ]);
  });

  it("naming a simulation that is not there", async () => {
    for (const id of ["019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f", "x"])
      expect(refusal(await send(TOPLINES, { simulation_id: id }))).toEqual([404, "Simulation not found"]);
  });
});
