import { beforeAll, describe, expect, it } from "vitest";
import { surveyFacts, surveyFormats } from "../../functions/platform/files/survey-formats.ts";
import { exampleSurveyInput } from "../../functions/studies/inputs/example.ts";
import { Company } from "../support/company.ts";
import { form } from "../support/form.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { createSimulation } from "../support/simulations.ts";

let company: Company;
let group: { projectId: string; groupId: string };
let study: string;
const pathOf = (id: string) => `/projects/${group.projectId}/simulations/${id}`;

beforeAll(async () => {
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 2 });
  study = await createSimulation(company, group, "survey");
});

describe("GET …/survey", () => {
  it("has nothing to give before there are questions, and of other studies", async () => {
    const empty = await company.get(`${pathOf(study)}/survey`);
    expect([empty.status, empty.body.detail]).toEqual([400, "The survey has no questions yet; upload its file first"]);
    const other = await createSimulation(company, group, "idi_ai");
    const { status, body } = await company.get(`${pathOf(other)}/survey`);
    expect([status, body.detail]).toEqual([
      400,
      "A questionnaire can be downloaded from studies of type survey only; this one is of type idi_ai",
    ]);
    const unknown = await company.get(`${pathOf(study)}/survey?format=pdf`);
    expect([unknown.status, unknown.body.detail]).toEqual([400, `format: must be one of ${surveyFormats.join(", ")}`]);
  });

  it.each(surveyFormats)("gives a file as %s that another study reads as the same survey", async (format) => {
    const asked = await company.post(`${pathOf(study)}/survey`, exampleSurveyInput);
    const { status, headers, bytes } = await company.get(`${pathOf(study)}/survey?format=${format}`);
    expect(status).toBe(200);
    const { mediaType, extension } = surveyFacts[format];
    expect(String(headers["content-type"]).split(";")[0]).toBe(mediaType);
    expect(headers["content-disposition"]).toContain(`.${extension}"`);
    const path = `${pathOf(await createSimulation(company, group, "survey"))}/survey`;
    const read =
      format === "json"
        ? await company.post(path, JSON.parse(bytes.toString()))
        : await company.call("POST", path, form({}, { name: `survey.${extension}`, bytes }));
    expect([read.status, read.body.survey_schema, read.body.not_imported]).toEqual([200, asked.body.survey_schema, []]);
  });

  it("names what a format cannot hold, and gives the survey in another one", async () => {
    const other = await createSimulation(company, group, "survey");
    const arms = [1, 2, 97].map((share) => ({ id: `arm_${share}`, share }));
    const asked = { ...exampleSurveyInput, experiments: [{ id: "price", arms }] };
    expect((await company.post(`${pathOf(other)}/survey`, asked)).status).toBe(200);
    const { status, body } = await company.get(`${pathOf(other)}/survey?format=qsf`);
    expect([status, body.detail]).toEqual([
      400,
      "The experiment price has shares that are not made of twenty equal parts, which Qualtrics cannot " +
        "express; download the survey as text or JSON",
    ]);
    expect((await company.get(`${pathOf(other)}/survey?format=text`)).text).toContain("arm_97 97%");
  });

  it("gives the same file when the survey has run", async () => {
    const before = await company.get(`${pathOf(study)}/survey?format=text`);
    await company.post(`${pathOf(study)}/run`);
    await company.waitForSimulation(group.projectId, study);
    expect((await company.get(`${pathOf(study)}/survey?format=text`)).text).toBe(before.text);
  });
});
