import { beforeAll, describe, expect, it } from "vitest";
import { exportFormats } from "../../functions/platform/files/export-formats.ts";
import { Company } from "../support/company.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { itemsOf } from "../support/table-contents.ts";
import { until } from "../support/until.ts";

let company: Company;
let projectId = "";
let simulationId = "";
beforeAll(async () => {
  company = await Company.signUp(stack.url);
  projectId = (await company.api.createSampleProject()).id;
  const params = { project_id: projectId };
  simulationId = (await company.api.listSimulations({ params }))[0]!.id;
});

describe("the sample project", () => {
  it("has an audience and a complete study with its figures, and has cost nothing", async () => {
    const params = { project_id: projectId };
    const [project, [group], [study]] = await Promise.all([
      company.api.getProject({ params }),
      company.api.listPersonaGroups({ params }),
      company.api.listSimulations({ params }),
    ]);
    expect(project.description).toContain("recorded with");
    const personas = await company.api.listPersonas({ params: { ...params, group_id: group!.id } });
    expect(personas).toHaveLength(group!.personas_total);
    expect(study).toMatchObject({ status: "complete", persona_group_id: group!.id, persona_count: personas.length });
    expect(study!.headline).toMatchObject({ base: personas.length });
    const results = await company.api.getSimulationResults({ params: { ...params, simulation_id: simulationId } });
    const named = new Map(personas.map(({ id, full_name }) => [id, full_name]));
    for (const { persona_id, persona_name } of results.persona_results)
      expect(named.get(persona_id)).toBe(persona_name);
    expect((await company.api.getCompanyUsage()).llm_calls).toBe(0);
  });

  it.each([
    "report",
    "norms",
    "messages",
    "disclosure",
    "disclosure?prompts=true",
    "crosstab?questions=liking&by=gender",
    "report?language=ja",
  ])("answers %s", async (path) => {
    const answer = await company.get(`/projects/${projectId}/simulations/${simulationId}/${path}`);
    expect(answer.status).toBe(200);
  });

  it.each(exportFormats)("exports %s", async (format) => {
    const path = `/projects/${projectId}/simulations/${simulationId}/export?format=${format}`;
    expect((await company.get(path)).status).toBe(200);
  });

  it("can be asked anew, as any other study", async () => {
    const params = { project_id: projectId, simulation_id: simulationId };
    await company.api.startReliabilityCheck({ params, body: { runs: 2 } });
    const check = await until(
      () => company.api.getReliabilityCheck({ params }),
      ({ status }) => status !== "running",
    );
    expect(check).toMatchObject({ status: "complete", completed_runs: 2 });
  });

  it("is opened again as a copy of its own", async () => {
    const { id } = await company.api.createSampleProject();
    expect(id).not.toBe(projectId);
    const [study] = await company.api.listSimulations({ params: { project_id: id } });
    expect(study!.id).not.toBe(simulationId);
  });

  it("leaves nothing behind when it is deleted", async () => {
    const { id } = await company.api.createSampleProject();
    expect(await itemsOf(stack.endpoints.dynamodb, id)).not.toEqual([]);
    await company.api.deleteProject({ params: { project_id: id } });
    expect((await company.get(`/projects/${id}`)).status).toBe(404);
    await until(
      () => itemsOf(stack.endpoints.dynamodb, id),
      (keys) => keys.length === 0,
    );
  });
});
