import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { SimulationResults } from "../../functions/domain/simulation/results.ts";
import type { SimulationType } from "../../functions/domain/simulation/schemas.ts";
import { Company } from "../support/company.ts";
import { begin, createSimulation } from "../support/simulations.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

/**
 * Studies that a real model of 1.5 billion parameters has answered, held again with what it said. With LOCAL_LLM_URL
 * and LOCAL_LLM_MODEL set they are held with that model, and recorded anew.
 */
const sessions: readonly { type: SimulationType; language: string; location: string; personas: number }[] = [
  { type: "concept_test", language: "en", location: "Manchester, United Kingdom", personas: 3 },
];

const { LOCAL_LLM_URL, LOCAL_LLM_MODEL, LOCAL_EMBEDDING_MODEL } = process.env;
const isRecorded = LOCAL_LLM_URL !== undefined;
/** A small model on two cores takes a quarter of an hour for a study. */
const SECONDS = 3_600;
const fileOf = (type: string, language: string) => join(import.meta.dirname, `${type}-${language}.jsonl.gz`);

describe.each(sessions)("a recorded $type in $language", ({ type, language, location, personas }) => {
  const file = fileOf(type, language);
  const folder = mkdtempSync(join(tmpdir(), "recorded-"));
  const record = join(folder, "session.jsonl");
  let stack: TemporaryStack;
  let results: SimulationResults;
  let calls: number;

  beforeAll(
    async () => {
      const server = { LOCAL_LLM_URL, LOCAL_LLM_MODEL, LOCAL_EMBEDDING_MODEL, LOCAL_MODEL_CALLS_AT_ONCE: "1" };
      const variables = isRecorded ? { ...server, RECORD_MODEL: record } : { REPLAY_MODEL: file };
      stack = await startTemporaryStack({ variables });
      const company = await Company.signUp(stack.url);
      const projectId = await company.createProject();
      const groupId = await company.createGroup(projectId, { location, language, persona_count: personas });
      const params = { project_id: projectId };
      await company.api.generatePersonas({ params: { ...params, group_id: groupId } });
      const group = await company.waitForGroup(projectId, groupId, SECONDS);
      expect(group).toMatchObject({ generation_status: "complete" });
      const id = await createSimulation(company, { projectId, groupId }, type);
      await begin(company, projectId, id, type);
      const simulation = await company.waitForSimulation(projectId, id, SECONDS);
      expect(simulation).toMatchObject({ status: "complete", error: null });
      calls = simulation.usage.llm_calls;
      results = (await company.get(`/projects/${projectId}/simulations/${id}/results`)).body as SimulationResults;
    },
    2 * SECONDS * 1_000,
  );
  afterAll(async () => {
    await stack.close();
    if (isRecorded && existsSync(record)) writeFileSync(file, gzipSync(readFileSync(record), { level: 9 }));
    rmSync(folder, { recursive: true, force: true });
  });

  it("comes to its end with everybody, and with a report in words", () => {
    expect(results.persona_results).toHaveLength(personas);
    expect(results.aggregate.quality.flags).not.toContain("participants_lost");
    expect(results.aggregate.summary.length).toBeGreaterThan(50);
    expect(calls).toBeGreaterThan(personas);
  });
});
