import { beforeAll, describe, expect, it } from "vitest";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import { Company } from "../support/company.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { begin, createSimulation, SURVEY } from "../support/simulations.ts";
import { textFile } from "../support/text-file.ts";

let company: Company;
let group: { projectId: string; groupId: string };
const drafts: { type: SimulationType; id: string }[] = [];
const byGender = { margins: [{ by: "gender" as const, targets: { Female: 50, Male: 50 } }] };

const peopleNow = async () => {
  const personas = await company.api.listPersonas({
    params: { project_id: group.projectId, group_id: group.groupId },
  });
  return personas.map(({ id }) => id).toSorted();
};

beforeAll(async () => {
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 4 });
  for (const type of ["survey", "idi_ai", "conjoint"] as const)
    drafts.push({ type, id: await createSimulation(company, group, type) });
  drafts.push({ type: "survey", id: await createSimulation(company, group, "survey", { weights: byGender }) });
  const sample = { completes: 4 };
  drafts.push({ type: "survey", id: await createSimulation(company, group, "survey", { sample }) });
  const [first = ""] = await peopleNow();
  await company.delete(`/projects/${group.projectId}/persona-groups/${group.groupId}/personas/${first}`);
  await company.generate(group.projectId, group.groupId, 2);
});

describe("a study that has waited", () => {
  it("asks the audience as it is when it starts", async () => {
    const people = await peopleNow();
    expect(people).toHaveLength(5);
    for (const { type, id } of drafts) {
      await begin(company, group.projectId, id, type);
      const study = await company.waitForSimulation(group.projectId, id);
      expect([type, study.status, study.error]).toEqual([type, "complete", null]);
      const asked = study.progress.personas.map(({ persona_id }) => persona_id).toSorted();
      if (study.sample) {
        expect(study.sample).toMatchObject({ completes: 4, available: 5 });
        expect(people).toEqual(expect.arrayContaining(asked));
      } else expect(asked).toEqual(people);
      if (study.weights) expect(study.weights.margins[0]?.categories).toMatchObject([{ weighted_percent: 50 }, {}]);
    }
  });

  it("waits on while its audience grows, and keeps its questions", async () => {
    const id = await createSimulation(company, group, "survey");
    const params = { project_id: group.projectId, simulation_id: id };
    await company.api.uploadSurvey({ params, file: textFile("file.txt", SURVEY) });
    await company.api.generatePersonas({
      params: { project_id: group.projectId, group_id: group.groupId },
      body: { count: 1 },
    });
    const refused = await company.post(`/projects/${group.projectId}/simulations/${id}/run`);
    expect([refused.status, refused.body.detail]).toEqual([400, expect.stringContaining("still generating")]);
    await company.waitForGroup(group.projectId, group.groupId);
    expect((await company.api.runSurvey({ params })).persona_count).toBe(6);
    expect((await company.waitForSimulation(group.projectId, id)).status).toBe("complete");
  });
});
