import { beforeAll, expect, it } from "vitest";
import { surveyLines } from "../../bin/study/survey-lines.ts";
import { Company } from "../support/company.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { createSimulation } from "../support/simulations.ts";
import { textFile } from "../support/text-file.ts";

const FILE = `S1. Do you fish?
 a) Yes
 b) No

Q4. [ask if S1 = Yes] How many days did you fish? [number 0-366 days]

Q7. How much do you agree? (1 = not at all … 5 = fully)
 a) I always compare prices.
 b) I stay with the brands I know.

Q9. Why do you fish?
`;
const NUMBERS = ["S1", "Q4", "Q7.1", "Q7.2", "Q9"];

let company: Company;
let params: { project_id: string; simulation_id: string };
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  const group = await company.prepare({ persona_count: 2 });
  params = { project_id: group.projectId, simulation_id: await createSimulation(company, group, "survey") };
  await company.api.uploadSurvey({ params, file: textFile("file.txt", FILE) });
});

it("of a file are kept, beside ids that count through it", async () => {
  const { survey_schema } = await company.api.getSimulation({ params });
  expect(survey_schema!.questions.map(({ id, number }) => [id, number])).toEqual(
    ["q1", "q2", "q3_1", "q3_2", "q4"].map((id, index) => [id, NUMBERS[index]]),
  );
  const lines = surveyLines(survey_schema!);
  expect(lines.find((line) => line.startsWith("Q4 (q2) "))).toContain("asked if S1 = “Yes”");
});

it("stand in the report and in files", async () => {
  await company.api.runSurvey({ params });
  expect((await company.waitForSimulation(params.project_id, params.simulation_id)).status).toBe("complete");
  const report = await company.api.getReport({ params });
  for (const shown of ["S1. Do you fish?", "Q4. How many days", "Q7. How much do you agree?", "Q9. Why do you fish?"])
    expect(report).toContain(shown);
  const rows = new TextDecoder()
    .decode(await company.api.exportResults({ params, query: { format: "jsonl" } }))
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { record: string; question_id: string; question_number: string });
  const answers = rows.filter(({ record }) => record === "answer");
  expect(new Set(answers.map((row) => row.question_number))).toEqual(new Set(NUMBERS));
  const sav = new TextDecoder().decode(await company.api.exportResults({ params, query: { format: "sav" } }));
  for (const label of ["S1. ", "Q4. ", "Q7.1. ", "Q9. "]) expect(sav).toContain(label);
});
