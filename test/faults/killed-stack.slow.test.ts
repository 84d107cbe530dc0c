import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PipelineName } from "../../functions/service/functions/functions.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import { simulationTypes } from "../../functions/platform/log/study-types.ts";
import { freePort } from "../../local/stack/free-port.ts";
import { Company } from "../support/company.ts";
import { operators } from "../support/executions.ts";
import { startHeldStack, type HeldStack } from "../support/held-stack.ts";
import { createSimulation, startSimulation } from "../support/simulations.ts";
import { until } from "../support/until.ts";

const folder = mkdtempSync(join(tmpdir(), "killed-"));
let port: number;
let stack: HeldStack;
let company: Company;
let group: { projectId: string; groupId: string };
/** Ends the stack and starts it on what it left behind; the model then holds back other answers. */
const killAndStart = async (held: readonly string[]) => {
  await stack.kill();
  stack = await startHeldStack(folder, port, held);
};

beforeAll(async () => {
  port = await freePort();
  stack = await startHeldStack(folder, port);
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 2 });
});
afterAll(async () => {
  await stack.kill();
  rmSync(folder, { recursive: true, force: true });
});

const studyPath = (id: string) => `/projects/${group.projectId}/simulations/${id}`;
const status = async (path: string) => {
  const { body } = await company.get(path);
  return (body.status ?? body.generation_status) as string;
};
const reaches = (path: string, wanted: string) =>
  until(
    () => status(path),
    (found) => found === wanted,
  );
const errorsLogged = () =>
  readFileSync(join(folder, "logs", "functions.log"), "utf8")
    .split("\n")
    .filter((line) => line.includes('"level":"error"'));

/** Every question that a persona, or a writer of personas, is asked at first. */
const FIRST_QUESTIONS = [
  "write_persona",
  "give_reaction",
  "answer_scale",
  "choose_options",
  "answer_openly",
  "note_view",
  "answer",
  "make_choices",
];

describe("a stack that is killed", () => {
  it("goes on with work of every kind, whatever its status was, and fails nothing", async () => {
    const ids = new Map<SimulationType, string>();
    const original = await startSimulation(company, group, "concept_test");
    await reaches(studyPath(original), "complete");
    const live = await createSimulation(company, group, "idi_manual");
    const say = (content: string) => company.post(`${studyPath(live)}/messages`, { content });
    expect((await say("What do you usually have for breakfast?")).status).toBe(201);
    ids.set("idi_manual", live);

    await stack.hold(FIRST_QUESTIONS);
    for (const type of simulationTypes)
      if (type !== "idi_manual") ids.set(type, await startSimulation(company, group, type));
    const groupId = await company.createGroup(group.projectId, { persona_count: 2 });
    const groupPath = `/projects/${group.projectId}/persona-groups/${groupId}`;
    expect((await company.post(`${groupPath}/generate`)).status).toBe(202);
    const checkPath = `${studyPath(original)}/reliability-check`;
    expect((await company.post(checkPath, { runs: 2 })).status).toBe(202);
    for (const [type, id] of ids) await reaches(studyPath(id), type === "idi_manual" ? "active" : "running");
    await reaches(groupPath, "generating");

    // Nobody has answered yet; then everybody has, and nothing is left but the reports.
    await killAndStart(["write_report"]);
    expect((await say("And at the weekend?")).status).toBe(201);
    expect((await company.post(`${studyPath(live)}/end`)).status).toBe(202);
    for (const id of ids.values()) await reaches(studyPath(id), "generating_report");
    await reaches(groupPath, "complete");
    await reaches(checkPath, "complete");

    await killAndStart([]);
    const operator = operators(stack.endpoints.step_functions);
    const ended = (pipeline: PipelineName, name: string) =>
      until(
        () => operator.statusOf(pipeline, name),
        (found) => found !== "RUNNING",
      );
    const ends = [...ids].map(async ([type, id]) => {
      const { status: end, error } = await company.waitForSimulation(group.projectId, id);
      return [type, end, error, await ended("simulation", id)];
    });
    expect(await Promise.all(ends)).toEqual([...ids.keys()].map((type) => [type, "complete", null, "SUCCEEDED"]));
    for (const [type, id] of ids) {
      const { persona_results } = (await company.get(`${studyPath(id)}/results`)).body as SimulationResults;
      // Of a live interview, who was talked to.
      expect(persona_results, type).toHaveLength(type === "idi_manual" ? 1 : 2);
    }
    const { id: checkId } = (await company.get(checkPath)).body as { id: string };
    expect(await ended("reliability-study", checkId)).toBe("SUCCEEDED");
    expect(await ended("persona-generation", `${groupId}-1`)).toBe("SUCCEEDED");
    operator.close();
    expect(errorsLogged()).toEqual([]);
  });
});
