import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ApiError } from "../../clients/typescript/src/index.ts";
import { languages, type Language } from "../../functions/languages/registry.ts";
import { mapConcurrent } from "../../functions/platform/map-concurrent.ts";
import type { Bundle } from "../../functions/reports/replay/bundle.ts";
import { changedParts, isSigned } from "../../functions/reports/replay/sign.ts";
import { simulationTypes } from "../../functions/platform/log/study-types.ts";
import { openReplayedCalls } from "../../local/bedrock/replayed-calls.ts";
import { startReplays } from "../../local/replay/start-replays.ts";
import { anySurvey } from "../support/any-survey.ts";
import { Company } from "../support/company.ts";
import { begin, createSimulation } from "../support/simulations.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

const STUDIES = 100;
/** Studies that run at once. */
const AT_ONCE = 6;
/** Every so many calls the model is busy, and every so many its answer is none. */
const BUSY_EVERY = 41;
const UNUSABLE_EVERY = 67;

/** Sends the first of some surveys that can run. */
async function uploadAnySurvey(
  { api }: Company,
  params: { project_id: string; simulation_id: string },
  number: number,
): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const sent = api.uploadSurvey({ params, body: anySurvey(`replay ${number} ${attempt}`) });
    try {
      await sent;
      return;
    } catch (error) {
      if (!(error instanceof ApiError) || ![400, 422].includes(error.status)) throw error;
    }
  }
}

/** A study of each kind in turn, in a language in turn; surveys are any that can be. */
async function holdStudy(
  company: Company,
  groups: ReadonlyMap<Language, { projectId: string; groupId: string }>,
  number: number,
): Promise<Bundle> {
  const type = simulationTypes[number % simulationTypes.length]!;
  const language = languages[Math.floor(number / simulationTypes.length) % languages.length]!;
  const group = groups.get(language)!;
  const params = { project_id: group.projectId };
  const concepts = [
    { name: "Old", text: `Drink number ${number} in its old bottle.` },
    { name: "New", text: `Drink number ${number} in a new bottle.` },
  ];
  const isSplit = type === "concept_test" && number % 4 === 0;
  const id = await createSimulation(company, group, type, {
    prompt_question: `Drink number ${number}, with 3 g of protein, at 1.99 EUR per litre.`,
    ...(isSplit ? { concepts, design: number % 8 === 0 ? "monadic" : "sequential" } : {}),
  });
  const one = { ...params, simulation_id: id };
  if (type === "survey") {
    await uploadAnySurvey(company, one, number);
    await company.api.runSurvey({ params: one });
  } else await begin(company, group.projectId, id, type);
  expect(await company.waitForSimulation(group.projectId, id)).toMatchObject({ status: "complete" });
  return company.api.getReplay({ params: one });
}

describe("a replay bundle", () => {
  const folder = mkdtempSync(join(tmpdir(), "replays-"));
  let stack: TemporaryStack;
  const bundles: Bundle[] = [];

  beforeAll(async () => {
    stack = await startTemporaryStack({
      modelFaults: ({ kind, index }) => {
        if (kind !== "converse") return undefined;
        if (index % BUSY_EVERY === 0) return { status: 429, type: "ThrottlingException", message: "Too many requests" };
        return index % UNUSABLE_EVERY === 0 ? { text: "I would rather not say." } : undefined;
      },
    });
    const company = await Company.signUp(stack.url);
    const groups = new Map(
      await mapConcurrent(languages, 2, async (language) => {
        const group = await company.prepare({ language, persona_count: 4 });
        return [language, group] as const;
      }),
    );
    const numbers = Array.from({ length: STUDIES }, (_, number) => number);
    bundles.push(...(await mapConcurrent(numbers, AT_ONCE, (number) => holdStudy(company, groups, number))));
  });
  afterAll(async () => {
    await stack.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it(`computes ${STUDIES} of ${STUDIES} studies of all kinds again, byte for byte, without a model`, async () => {
    const calls = openReplayedCalls(false);
    const replays = await startReplays(folder, bundles[0]!.study.models, calls);
    try {
      const differing: string[] = [];
      for (const bundle of bundles) {
        const { rendered, computed, missing, failed, outputs } = await replays.replay(bundle);
        const found = [...missing, ...(failed === null ? [] : [failed]), ...rendered, ...computed];
        if (found.length > 0 || outputs.length < bundle.outputs.length)
          differing.push(`${bundle.study.simulation_type} ${bundle.study.language}: ${JSON.stringify(found)}`);
      }
      expect(differing).toEqual([]);
      expect(new Set(bundles.map(({ study }) => study.simulation_type))).toEqual(new Set(simulationTypes));
    } finally {
      await replays.close();
    }
  });

  it("names the part in which a byte was changed, and what it changes", async () => {
    const bundle = structuredClone(bundles.find(({ study }) => study.simulation_type === "concept_test")!);
    expect(isSigned(bundle)).toBe(true);
    expect(changedParts(bundle)).toEqual([]);
    const output = bundle.outputs.find(({ name }) => name === "results.json")!;
    const at = output.content.indexOf('"overall_reaction"') + 1;
    output.content = `${output.content.slice(0, at)}O${output.content.slice(at + 1)}`;
    expect(changedParts(bundle)).toEqual([`outputs[${bundle.outputs.indexOf(output)}]`]);
    const byte = Buffer.byteLength(output.content.slice(0, at));
    const replays = await startReplays(join(folder, "changed"), bundle.study.models, openReplayedCalls(false));
    try {
      const { computed } = await replays.replay(bundle);
      expect(computed).toMatchObject([{ name: "results.json", byte }]);
    } finally {
      await replays.close();
    }
  });
});
