import { beforeAll, beforeEach, expect, it } from "vitest";
import { Company } from "../support/company.ts";
import { form } from "../support/form.ts";
import { lss } from "../support/imports/lss.ts";
import { choices, qsf, qsfLogic, qsfQuestion, qsfTest } from "../support/imports/qsf.ts";
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

const upload = (name: string, text: string) => company.call("POST", path, form({}, { name, bytes: Buffer.from(text) }));
const contents = () => tableHash(stack.endpoints.dynamodb, `C#${company.user.company_id}`);

it("takes an export of Qualtrics, says what it left out, and answers facts from the profile", async () => {
  const text = qsf([
    qsfQuestion("QID1", { QuestionText: "What is your gender?", Choices: choices("Female", "Male") }),
    qsfQuestion("QID2", { DisplayLogic: qsfLogic(qsfTest("QID1", "1")) }),
    qsfQuestion("QID3", { QuestionType: "HeatMap", Selector: "Image" }),
  ]);
  const { status, body } = await upload("Drinks.QSF", text);
  expect(status).toBe(200);
  expect(body.survey_schema.questions).toMatchObject([
    { id: "Q1", fact: "gender", options: ["Female", "Male"] },
    { id: "Q2", fact: null, ask_if: { question_id: "Q1", any_of: ["Female"] } },
  ]);
  expect(body.not_imported).toEqual([
    { where: "Question Q3", what: "Questions of the kind HeatMap/Image/TX have no counterpart." },
  ]);
});

it("takes an export of LimeSurvey", async () => {
  const questions = [
    { type: "Y", title: "Q1" },
    { type: "T", title: "Q2", text: "Why {Q1.shown}?", relevance: 'Q1.NAOK == "Y"' },
  ];
  const { status, body } = await upload("limesurvey_survey_282267.lss", lss([{ name: "One", questions }]));
  expect([status, body.not_imported]).toEqual([200, []]);
  expect(body.survey_schema.questions).toMatchObject([
    { id: "Q1" },
    { text: "Why {{Q1}}?", ask_if: { question_id: "Q1", any_of: ["Yes"] } },
  ]);
});

const deep = 50_000;
it.each<[name: string, file: string, text: string, sentence: string]>([
  ["a .qsf that is cut off", "a.qsf", '{"SurveyElements": [', "The .qsf file is incomplete"],
  ["text in a .qsf", "a.qsf", "1. What?", "The file is named .qsf but is not a Qualtrics survey"],
  ["JSON in a .lss", "a.lss", "{}", "The file is named .lss but is not a LimeSurvey survey"],
  ["an empty .lss", "a.lss", "", "The file is empty"],
  ["another kind of file", "a.xlsx", "x", "send .docx, .txt, .qsf or .lss."],
  [
    "arrays in arrays",
    "a.qsf",
    `{"SurveyElements":${"[".repeat(deep)}${"]".repeat(deep)}}`,
    "The file has no question that a survey can ask.",
  ],
  ["elements in elements", "a.lss", `<?xml version="1.0"?>${"<document>".repeat(deep)}`, "nested more deeply"],
  [
    "an option twice",
    "a.lss",
    lss([{ name: "One", questions: [{ type: "L", title: "Q1", answers: { A1: "Tea", A2: "<b>tea</b>" } }] }]),
    'Question Q1 ("Which of these?") has the option "tea" twice.',
  ],
])("refuses %s in a sentence and stores nothing", async (_name, file, text, sentence) => {
  const before = await contents();
  const { status, body } = await upload(file, text);
  expect([status, body.detail]).toEqual([400, expect.stringContaining(sentence)]);
  expect(await contents()).toBe(before);
});

it("leaves out the answer to a later question, as Qualtrics does, and says so", async () => {
  const piece = "${q://QID2/ChoiceGroup/SelectedChoices}";
  const text = qsf([qsfQuestion("QID1", { QuestionText: `Why ${piece}?` }), qsfQuestion("QID2", {})]);
  const { status, body } = await upload("a.qsf", text);
  expect([status, body.not_imported]).toEqual([
    200,
    [{ where: "Question Q1", what: `${piece} is filled in there; it is left out here.` }],
  ]);
});

it("survives an entity that would grow to billions of words", async () => {
  const laughs = Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join("");
  const text = lss([{ name: "One", questions: [{ type: "T", title: "Q1", text: "Why?" }] }])
    .replace(
      "<document>",
      `<!DOCTYPE document [<!ENTITY l0 "ha">${laughs}<!ENTITY f SYSTEM "file:///etc/passwd">]><document>`,
    )
    .replace("<![CDATA[Why?]]>", "Why &l9; &f;?");
  const { status, body } = await upload("a.lss", text);
  expect([status, body.survey_schema.questions[0].text]).toEqual([200, "Why &l9; &f;?"]);
});
