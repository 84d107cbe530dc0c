import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Call } from "../../clients/typescript/src/index.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import { Company, PASSWORD } from "../support/company.ts";
import { begin, createSimulation } from "../support/simulations.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

/**
 * Studies that Qwen2.5-Coder-1.5B and multilingual-e5-small have answered, held again with what they said. With
 * LOCAL_LLM_URL, LOCAL_LLM_MODEL and LOCAL_EMBEDDING_MODEL set they are held with those models, and recorded anew
 * (docs/models.md, Record a model).
 */
interface Session {
  /** Of the file that has its answers. */
  name: string;
  language: string;
  location: string;
  concept: string;
  types: readonly SimulationType[];
  /** What else its studies are created with. */
  fields?: Partial<Call<"createSimulation">["body"]>;
  /** Asks a model what is asked outside of studies too, and expects what has to be true of its answers. */
  also?: (company: Company, ids: Ids) => Promise<void>;
}

interface Ids {
  projectId: string;
  /** Of the last study. */
  simulationId: string;
}

/** Has a model make a codebook of what was said to the open question of the survey, and code it. */
async function codeTheLastQuestion({ api }: Company, { projectId, simulationId }: Ids): Promise<void> {
  const params = { project_id: projectId, simulation_id: simulationId, question_id: "q3" };
  await api.codeAnswers({ params });
  const coded = await until(
    () => api.getCodebook({ params }),
    ({ status }) => status !== "coding",
    SECONDS,
  );
  expect(coded).toMatchObject({ status: "complete", error: null });
  expect(coded.codes.length).toBeGreaterThanOrEqual(2);
  expect(coded.answers.filter(({ codes }) => codes.length > 0).length).toBeGreaterThanOrEqual(coded.answered / 2);
  // It names the questions whose direct estimate is missing.
  const { aggregate } = await api.getSimulationResults({ params });
  expect(aggregate.quality.notes.join(" ")).not.toContain("direct estimate");
}

const sessions: readonly Session[] = [
  {
    name: "en",
    language: "en",
    location: "Manchester, United Kingdom",
    concept:
      "Cold-brewed mint tea without sugar, in a glass bottle of 0.5 l, from the leaves of three farms, for 2.20 GBP.",
    types: ["concept_test", "survey", "idi_ai"],
  },
  {
    name: "de",
    language: "de",
    location: "Köln, Germany",
    concept:
      "Kalt gebrühter Minztee ohne Zucker, in einer Glasflasche von 0,5 l, aus den Blättern dreier Höfe, für 2,40 EUR.",
    types: ["idi_manual"],
    also: async ({ api }, { projectId }) => {
      const body = { prompt: "Frauen zwischen 25 und 40 in Köln, die gern Tee trinken" };
      const { age_min, age_max, gender } = await api.parseAudiencePrompt({ params: { project_id: projectId }, body });
      expect({ age_min, age_max, gender }).toEqual({ age_min: 25, age_max: 40, gender: "Female" });
    },
  },
  {
    name: "fr",
    language: "fr",
    location: "Lyon, France",
    concept:
      "Thé à la menthe infusé à froid, sans sucre, dans une bouteille en verre de 0,5 l, des feuilles de trois " +
      "fermes, à 2,40 EUR.",
    types: ["conjoint"],
  },
  {
    name: "en-group",
    language: "en",
    location: "Leeds, United Kingdom",
    concept: "A refill station for laundry detergent at the entrance of the supermarket, at 1.80 GBP per litre.",
    types: ["focus_group"],
  },
  {
    name: "en-codes",
    language: "en",
    location: "Bristol, United Kingdom",
    concept: "An oat drink with eight grams of protein, made of oats from Devon, at 1.80 GBP per litre.",
    types: ["survey"],
    fields: { direct_estimate: true },
    also: codeTheLastQuestion,
  },
];
const PERSONAS = 5;

const { LOCAL_LLM_URL, LOCAL_LLM_MODEL, LOCAL_EMBEDDING_MODEL } = process.env;
const isRecorded = LOCAL_LLM_URL !== undefined;
/** A small model on two cores takes a quarter of an hour for a study. */
const SECONDS = 3_600;
/** Access tokens end after 15 minutes. */
const RENEWED_EVERY_MS = 600_000;

describe.each(sessions)("what a small model has answered in $name", (session) => {
  const { name, language, location, concept, types, fields } = session;
  const file = join(import.meta.dirname, `${name}.jsonl.gz`);
  const folder = mkdtempSync(join(tmpdir(), "recorded-"));
  const record = join(folder, "session.jsonl");
  const held: { type: SimulationType; calls: number; results: SimulationResults }[] = [];
  let stack: TemporaryStack | undefined;
  let renewal: NodeJS.Timeout;

  beforeAll(
    async () => {
      const server = { LOCAL_LLM_URL, LOCAL_LLM_MODEL, LOCAL_EMBEDDING_MODEL, LOCAL_MODEL_CALLS_AT_ONCE: "1" };
      const variables = isRecorded ? { ...server, RECORD_MODEL: record } : { REPLAY_MODEL: file };
      stack = await startTemporaryStack({ variables });
      const company = await Company.signUp(stack.url);
      renewal = setInterval(() => {
        const body = { email: company.email, password: PASSWORD };
        void company.api.logIn({ body }).then(({ access_token }) => (company.token = access_token));
      }, RENEWED_EVERY_MS);
      const projectId = await company.createProject();
      const groupId = await company.createGroup(projectId, { location, language, persona_count: PERSONAS });
      await company.api.generatePersonas({ params: { project_id: projectId, group_id: groupId } });
      const group = await company.waitForGroup(projectId, groupId, SECONDS);
      expect(group).toMatchObject({ generation_status: "complete" });
      const ids: Ids = { projectId, simulationId: "" };
      for (const type of types) {
        const id = await createSimulation(company, { projectId, groupId }, type, {
          prompt_question: concept,
          ...fields,
        });
        await begin(company, projectId, id, type);
        const simulation = await company.waitForSimulation(projectId, id, SECONDS);
        expect(simulation).toMatchObject({ status: "complete", error: null });
        const results = (await company.get(`/projects/${projectId}/simulations/${id}/results`))
          .body as SimulationResults;
        held.push({ type, calls: simulation.usage.llm_calls, results });
        ids.simulationId = id;
      }
      await session.also?.(company, ids);
    },
    4 * SECONDS * 1_000,
  );
  afterAll(async () => {
    clearInterval(renewal);
    await stack?.close();
    if (isRecorded && existsSync(record)) writeFileSync(file, gzipSync(readFileSync(record), { level: 9 }));
    rmSync(folder, { recursive: true, force: true });
  });

  it.each(types)("makes a %s with everybody, and a report in words", (type) => {
    const { results, calls } = held.find((one) => one.type === type)!;
    // Rules that came later may refuse a recorded person, and there is no other to take the place.
    expect(results.persona_results.length).toBeGreaterThanOrEqual(type === "idi_manual" ? 1 : PERSONAS - 1);
    expect(results.aggregate.quality.flags).not.toContain("participants_lost");
    expect(results.aggregate.summary.length).toBeGreaterThan(50);
    expect(calls).toBeGreaterThan(results.persona_results.length);
  });
});
