import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { conceptItems } from "../../functions/studies/concept-test/battery.ts";
import { occursIn } from "../../functions/models/quotes.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import type { Simulation } from "../../functions/studies/simulation/schemas.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { askedOf, whoIsAsked } from "../support/asked.ts";
import { Company } from "../support/company.ts";
import { CONCEPTS } from "../support/concepts.ts";
import { openLocalTable } from "../support/library.ts";
import { until } from "../support/until.ts";
import type { ReliabilityStudy } from "../../functions/findings/reliability/schemas.ts";
import { createSimulationStore, type SimulationStore } from "../../functions/studies/simulation/store.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let company: Company;
let projectId: string;
let groupId: string;
let fault: FaultInjector | undefined;
const asked: string[] = [];
/** Of the study that most tests look at. */
let prompts: string[] = [];
let store: SimulationStore;
let simulation: Simulation;
let results: SimulationResults;
beforeAll(async () => {
  stack = await borrowStack({
    modelFaults: (call) => {
      if (call.toolName === "give_reaction") asked.push(askedOf(call).text);
      return fault?.(call);
    },
  });
  company = await Company.signUp(stack.url);
  ({ projectId, groupId } = await company.prepare({ persona_count: 6 }));
  store = createSimulationStore(openLocalTable(stack.endpoints.dynamodb));
  const id = await start({ prompt_question: "Imagine this in your supermarket." });
  simulation = await company.waitForSimulation(projectId, id);
  prompts = [...asked];
  results = (await company.get(`/projects/${projectId}/simulations/${id}/results`)).body as SimulationResults;
});
afterAll(() => stack.close());

/** What a prompt tells of a concept that the persona was shown before. */
type Seen = Record<"concept" | "you_said", string>;

const start = async (fields: object = {}): Promise<string> =>
  (
    await company.post(`/projects/${projectId}/simulations`, {
      persona_group_id: groupId,
      simulation_type: "concept_test",
      concepts: CONCEPTS,
      ...fields,
    })
  ).body.id as string;

describe("a concept test of several concepts", () => {
  it("asks a persona whose last concept failed about that one only", async () => {
    const before = asked.length;
    let failures = 0;
    fault = (call) => {
      const isLast = askedOf(call).text.match(/<seen>/g)?.length === 2;
      if (call.toolName !== "give_reaction" || !isLast || failures > 0) return undefined;
      failures += 1;
      return { status: 503, type: "ServiceUnavailableException", message: "Busy" };
    };
    const id = await start();
    expect(await company.waitForSimulation(projectId, id)).toMatchObject({ status: "complete" });
    fault = undefined;
    expect(failures).toBe(1);
    expect(asked.length - before).toBe(6 * 3 + 1);
  });

  it("can be run again in other words, in another order of questions, and estimated without personas", async () => {
    const id = await start({ direct_estimate: true });
    expect(await company.waitForSimulation(projectId, id)).toMatchObject({ status: "complete" });
    const path = `/projects/${projectId}/simulations/${id}/reliability-check`;
    expect((await company.post(path, { runs: 2, no_persona_run: true, vary: ["wording", "scale"] })).status).toBe(202);
    const study = await until(
      async () => (await company.get(path)).body as ReliabilityStudy,
      ({ status }) => status !== "running",
    );
    expect(study).toMatchObject({ status: "complete", completed_runs: 2 });
    expect(study.confidence_score).toBeGreaterThan(0);
    expect(study.robustness.map(({ variation }) => variation)).toEqual(["wording", "scale"]);
    const estimates = await store.directEstimatesOf({
      companyId: company.user.company_id as string,
      projectId,
      simulationId: id,
    });
    expect(estimates.map(({ question_id }) => question_id).toSorted()).toEqual(
      ["c1", "c2", "c3"].flatMap((concept) => conceptItems.map((item) => `${concept}.${item}`)).toSorted(),
    );
  });

  it("asks everybody about each, and counts what that costs", () => {
    expect(simulation).toMatchObject({ status: "complete", error: null, persona_count: 6 });
    expect(simulation.concepts?.map(({ concept_id, name }) => [concept_id, name])).toEqual([
      ["c1", "Refill"],
      ["c2", "Protein"],
      ["c3", "Subscription"],
    ]);
    // Each reaction is followed by a second turn, for what vectors do not rate.
    expect(simulation.usage.llm_calls).toBe(6 * 3 * 2 + 1);
    expect(prompts.length).toBe(6 * 3);
  });

  it("shows every concept at every place, and behind every other, equally often", () => {
    const orders = results.persona_results.map(({ concepts }) =>
      concepts!.toSorted((a, b) => a.position - b.position).map(({ concept_id }) => concept_id),
    );
    expect(new Set(orders.map(String)).size).toBe(6);
    for (const position of [0, 1, 2])
      expect(orders.map((order) => order[position]).toSorted()).toEqual(["c1", "c1", "c2", "c2", "c3", "c3"]);
    const behind = orders.flatMap((order) => order.slice(1).map((id, index) => `${order[index]} ${id}`));
    expect([...Map.groupBy(behind, (pair) => pair).values()].map((same) => same.length)).toEqual([2, 2, 2, 2, 2, 2]);
  });

  it("tells a persona what it said of those before, and nothing of those to come", () => {
    const nameOf = new Map(simulation.concepts!.map((concept) => [concept.concept_id, concept.name]));
    for (const { persona_name: name, concepts } of results.persona_results) {
      const shown = concepts!.toSorted((a, b) => a.position - b.position);
      const recalled = prompts
        .filter((prompt) => whoIsAsked(prompt) === name)
        .map((prompt) => [...prompt.matchAll(/<seen>\n(.+)\n<\/seen>/g)].map(([, json]) => JSON.parse(json!) as Seen))
        .toSorted((a, b) => a.length - b.length);
      const names = shown.map(({ concept_id: id }) => nameOf.get(id));
      expect(recalled.map((seen) => seen.map(({ concept }) => concept))).toEqual([
        [],
        names.slice(0, 1),
        names.slice(0, 2),
      ]);
      for (const [index, { you_said }] of recalled.flatMap((seen) => [...seen.entries()]))
        expect(shown[index]!.reaction.slice(0, 60)).toBe(you_said.slice(0, 60));
    }
    expect(prompts.filter((prompt) => prompt.includes("<seen>")).length).toBe(12);
    expect(prompts.every((prompt) => prompt.includes("Imagine this in your supermarket."))).toBe(true);
  });

  it("keeps what was said of each, and of the persona what it said first", () => {
    for (const {
      reaction,
      sentiment_score,
      concepts,
      answers,
      key_themes,
      purchase_intent,
    } of results.persona_results) {
      const first = concepts!.find(({ position }) => position === 1)!;
      expect([reaction, sentiment_score]).toEqual([first.reaction, first.sentiment_score]);
      expect(purchase_intent).toBeNull();
      expect(concepts!.map(({ concept_id }) => concept_id)).toEqual(["c1", "c2", "c3"]);
      expect(answers!.map(({ question_id }) => question_id)).toEqual(
        ["c1", "c2", "c3"].flatMap((id) => conceptItems.map((item) => `${id}.${item}`)),
      );
      for (const one of concepts!) {
        expect(occursIn(one.notable_quote, one.reaction)).toBe(true);
        expect(one.key_themes.every((theme) => key_themes.includes(theme))).toBe(true);
      }
    }
  });

  it("finds the concept that nobody wants behind the others", () => {
    const { concepts, concept_test, baselines } = results.aggregate;
    expect(concept_test).toBeNull();
    expect(
      concepts?.concepts.map(({ letter, persona_count, questions }) => [letter, persona_count, questions.length]),
    ).toEqual([
      ["A", 6, 6],
      ["B", 6, 6],
      ["C", 6, 6],
    ]);
    const intent = concepts!.comparison.find(({ figure }) => figure === "purchase_intent")!;
    expect(intent.answered).toBe(6);
    expect(intent.differences.map(({ first, second, paired }) => [first, second, paired])).toEqual([
      ["A", "B", 6],
      ["A", "C", 6],
      ["B", "C", 6],
    ]);
    const [refill, , subscription] = intent.concepts;
    for (const { concepts: all, differences } of concepts!.comparison)
      for (const { first, second, adjusted_p_value: p } of differences) {
        const named = all["ABC".indexOf(first)]!.differs_from.includes(second);
        expect(named).toBe(p !== null && p <= 0.05);
      }
    expect(refill!.mean).toBeGreaterThan(subscription!.mean!);
    expect(intent.concepts.reduce((sum, { best_share }) => sum + best_share!, 0)).toBeCloseTo(100, 0);
    // One figure has one value, wherever it stands.
    for (const [index, own] of concepts!.concepts.entries()) {
      expect(own.questions[0]!.mean).toBe(intent.concepts[index]!.mean);
      const inBaselines = baselines.find(
        ({ measure, question_id }) => measure === "mean" && question_id === `${own.concept_id}.purchase_intent`,
      );
      expect(inBaselines?.value).toBe(own.questions[0]!.mean);
    }
  });

  it("says what the place did", () => {
    const effects = results.aggregate.concepts!.position_effect;
    expect(effects.map(({ figure }) => figure)).toEqual([...conceptItems, "sentiment"]);
    for (const { positions, p_value: p } of effects) {
      expect(positions.map(({ position, answered }) => [position, answered])).toEqual([
        [1, 6],
        [2, 6],
        [3, 6],
      ]);
      expect(p).toBeGreaterThan(0);
      expect(Math.abs(positions.reduce((sum, { effect }) => sum + effect!, 0))).toBeLessThan(0.02);
    }
  });
});
