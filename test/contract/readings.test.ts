import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Company } from "../support/company.ts";
import { docx, paragraph } from "../support/documents/docx.ts";
import { form } from "../support/form.ts";
import { choices, qsf, qsfLogic, qsfQuestion, qsfTest } from "../support/imports/qsf.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { createSimulation, GUIDE, SURVEY, upload } from "../support/simulations.ts";

let company: Company;
let group: { projectId: string; groupId: string };
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  group = await company.prepare();
});

const pathOf = (id: string) => `/projects/${group.projectId}/simulations/${id}`;

describe("a questionnaire that is read and not taken", () => {
  let id = "";
  beforeEach(async () => {
    id = await createSimulation(company, group, "survey");
  });
  const read = async (text: string, name = "file.txt") => {
    const answer = await upload(company, `${pathOf(id)}/reading`, text, name);
    expect((await company.get(pathOf(id))).body).toMatchObject({ status: "pending", survey_schema: null });
    return answer;
  };

  it("comes with its text, its lines and the numbers of the file, and can be sent as it was read", async () => {
    const { status, body } = await read(`Q4. Why?\n\n${SURVEY.slice(SURVEY.indexOf("2. "))}`);
    expect([status, body.problems, body.script]).toEqual([200, [], null]);
    const { questions } = body.survey_schema;
    expect(questions.map((question: { number: string; id: string }) => [question.number, question.id])).toEqual([
      ["Q4", "q1"],
      ["2", "q2"],
      ["3", "q3"],
    ]);
    const lines = body.text.split("\n");
    for (const [place, line] of body.lines.entries()) expect(lines[line - 1]).toContain(questions[place].text);
    const params = { project_id: group.projectId, simulation_id: id };
    const sent = await company.api.uploadSurvey({ params, body: body.survey_schema });
    expect(sent.survey_schema).toEqual(body.survey_schema);
  });

  it("may be a Word document, whose text can be changed and read again", async () => {
    const body = ["Q4. Which?", "a) Tea", "b) Milk", "Q7. Why?"].map((text) => paragraph(text)).join("");
    const file = form({}, { name: "survey.docx", bytes: docx({ body }) });
    const { body: word } = await company.call("POST", `${pathOf(id)}/reading`, file);
    expect([word.problems, word.lines.length]).toEqual([[], 2]);
    const again = await read(word.text);
    expect(again.body).toEqual(word);
  });

  it("names every line that cannot be read", async () => {
    const { body } = await read(
      "1. What?\n\n2. [ask if Q9 = 1] Which one?\n- Tea\n- Milk\n\n3. [ask if Q8 = 1] Why?\n",
    );
    expect(body.survey_schema).toBeNull();
    expect(body.problems.map(({ line }: { line: number }) => line)).toEqual([3, 7]);
    for (const { line, problem } of body.problems) expect(problem).toMatch(new RegExp(`^Line ${line} \\(`));
  });

  it("shows what was read with all that keeps it from being asked, as the survey is refused with", async () => {
    const end = "- Yes -> END\n- No -> END\n";
    const { body } = await read(`S1. Do you fish?\n${end}\nS2. Do you hunt?\n${end}\nQ1. Why?\n`);
    expect(body.survey_schema.questions).toHaveLength(3);
    expect(body.problems).toMatchObject([
      {
        line: 1,
        question_id: "q1",
        problem: expect.stringMatching(/^Line 1: Question S1 \("Do you fish\?"\) screens/),
      },
      { line: 5, question_id: "q2", problem: expect.stringMatching(/^Line 5: Question S2 /) },
    ]);
    const refused = await upload(company, `${pathOf(id)}/survey`, body.text);
    expect(refused.status).toBe(400);
    expect(refused.body.detail).toBe(body.problems.map(({ problem }: { problem: string }) => problem).join(" "));
  });

  it("lists what an export has beside its questions, and calls them as it does", async () => {
    const text = qsf([
      qsfQuestion("QID1", { DataExportTag: "S-1", QuestionText: "Which?", Choices: choices("Tea", "Milk") }),
      qsfQuestion("QID2", { DisplayLogic: qsfLogic(qsfTest("QID1", "1")) }),
      qsfQuestion("QID3", { QuestionType: "HeatMap", Selector: "Image" }),
    ]);
    const { body } = await read(text, "drinks.qsf");
    expect([body.text, body.lines, body.problems]).toEqual([null, [], []]);
    expect(body.survey_schema.questions).toMatchObject([{ id: "S_1", number: "S-1" }, { number: "Q2" }]);
    expect(body.not_imported).toMatchObject([{ where: "Question Q3" }]);
  });
});

describe("a guide that is read and not taken", () => {
  it("starts nothing until it is sent, as JSON too", async () => {
    const id = await createSimulation(company, group, "idi_ai");
    const { body } = await upload(company, `${pathOf(id)}/reading`, GUIDE);
    expect([body.problems, body.survey_schema]).toEqual([[], null]);
    const lines = body.text.split("\n");
    const asked = body.script.sections.flatMap(({ questions }: { questions: { text: string }[] }) => questions);
    expect(body.lines).toHaveLength(asked.length);
    for (const [place, line] of body.lines.entries()) expect(lines[line - 1]).toContain(asked[place].text);
    const params = { project_id: group.projectId, simulation_id: id };
    expect((await company.api.getSimulation({ params })).status).toBe("pending");
    const started = await company.api.uploadScript({ params, body: body.script });
    expect(started.script).toEqual(body.script);
    expect((await company.waitForSimulation(group.projectId, id)).status).toBe("complete");
  });

  it("takes what is left out of the JSON as a plain question", async () => {
    const id = await createSimulation(company, group, "idi_ai");
    const body = { sections: [{ questions: [{ text: "Why?" }] }] };
    const { status, body: started } = await company.post(`${pathOf(id)}/script`, body);
    expect(status).toBe(202);
    expect(started.script.sections).toEqual([{ title: "", questions: [{ context: null, text: "Why?", probes: [] }] }]);
    expect((await company.waitForSimulation(group.projectId, id)).status).toBe("complete");
  });

  it("is refused with a name that it does not have", async () => {
    const id = await createSimulation(company, group, "idi_ai");
    const body = { sections: [{ questions: [{ text: "Why?", probe: ["When?"] }] }] };
    expect((await company.post(`${pathOf(id)}/script`, body)).status).toBe(422);
  });
});

it("reads nothing for a study that waits for no file", async () => {
  const id = await createSimulation(company, group, "conjoint");
  expect((await upload(company, `${pathOf(id)}/reading`, GUIDE)).status).toBe(400);
  const broken = form({}, { name: "file.docx", bytes: Buffer.from("no Word") });
  const survey = await createSimulation(company, group, "survey");
  expect((await company.call("POST", `${pathOf(survey)}/reading`, broken)).status).toBe(400);
});
