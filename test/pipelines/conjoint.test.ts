import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ConjointDesign, PresentedTask } from "../../functions/studies/conjoint/design-schema.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import { askedOf, type Asked } from "../support/asked.ts";
import { Company } from "../support/company.ts";
import { ATTRIBUTES, createSimulation } from "../support/simulations.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

const CHEAP = { Brand: "Store brand", Protein: "1 g", Price: "1.49 EUR" };
const DEAR = { Brand: "Store brand", Protein: "1 g", Price: "2.49 EUR" };

let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
let asked: Asked[] = [];
let ordinary: Awaited<ReturnType<typeof run>>;
/** What the personas of the ordinary study saw. */
let screens: string[];
beforeAll(async () => {
  stack = await startTemporaryStack({
    modelFaults: (call) => {
      if (call.kind === "converse") asked.push(askedOf(call));
      return undefined;
    },
  });
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 8 });
  asked = [];
  ordinary = await run({ attributes: ATTRIBUTES, scenarios: [{ name: "Shelf", offers: [CHEAP, DEAR] }] });
  screens = asked
    .filter(({ tool }) => tool === "make_choices")
    .map(({ text }) => /<tasks>([\s\S]*?)<\/tasks>/.exec(text)?.[1] ?? "");
});
afterAll(() => stack.close());

const base = (id: string) => `/projects/${group.projectId}/simulations/${id}`;
const send = (id: string, body: unknown) => company.post(`${base(id)}/conjoint-design`, body);
const run = async (body: unknown) => {
  const id = await createSimulation(company, group, "conjoint");
  const answer = await send(id, body);
  expect(answer.status).toBe(202);
  const simulation = await company.waitForSimulation(group.projectId, id);
  expect(simulation).toMatchObject({ status: "complete", error: null });
  return {
    id,
    simulation,
    design: simulation.conjoint_design as ConjointDesign,
    results: (await company.get(`${base(id)}/results`)).body as SimulationResults,
  };
};

describe("a conjoint study", () => {
  it("asks every persona once, and every task of the design with two holdouts", () => {
    const { design, results, simulation } = ordinary;
    expect(simulation.usage.llm_calls).toBe(9);
    expect(design).toMatchObject({ tasks_per_persona: 8, alternatives_per_task: 3, include_none: true });
    expect(design.price_attribute).toEqual({ attribute: 2, amounts: [1.49, 1.99, 2.49], currency: "EUR" });
    const wanted = [...(design.versions[0] ?? []), ...design.holdouts].map(({ task_id }) => task_id).sort();
    for (const { choices } of results.persona_results) {
      expect(choices?.tasks.map(({ task_id }) => task_id).sort()).toEqual(wanted);
      expect(choices?.tasks.filter(({ holdout }) => holdout)).toHaveLength(2);
      for (const { offers, chosen } of choices?.tasks ?? [])
        expect(chosen === null || chosen < offers.length).toBe(true);
    }
  });

  it("shows tasks and attributes in orders of the personas' own", () => {
    expect(screens).toHaveLength(8);
    expect(new Set(screens).size).toBe(8);
    const firstAttributes = screens.map((screen) => /"(Brand|Protein|Price): /.exec(screen)?.[1]);
    expect(new Set(firstAttributes).size).toBeGreaterThan(1);
  });

  it("estimates what the choices say", () => {
    const { results } = ordinary;
    const report = results.aggregate.conjoint as NonNullable<typeof results.aggregate.conjoint>;
    expect(report.personas).toBe(8);
    expect(report.choices).toBe(64);
    for (const { levels } of report.part_worths)
      expect(levels.reduce((sum, { part_worth }) => sum + part_worth.value, 0)).toBeCloseTo(0, 3);
    expect(report.importances.reduce((sum, { importance }) => sum + importance, 0)).toBeCloseTo(100, 1);
    const price = report.part_worths[2]?.levels.map(({ part_worth }) => part_worth.value) ?? [];
    expect(price[0]).toBeGreaterThan(price[2] as number);
    const [shelf] = report.scenarios;
    expect(shelf?.offers.map(({ levels }) => levels[2])).toEqual(["1.49 EUR", "2.49 EUR"]);
    expect(shelf?.offers[0]?.share).toBeGreaterThan(shelf?.offers[1]?.share as number);
    expect(report.individuals.map(({ persona_id }) => persona_id)).toEqual(
      results.persona_results.map(({ persona_id }) => persona_id),
    );
    // The observed shares of the holdouts are the choices that were made.
    const holdout = report.holdout?.tasks[0];
    const taken = results.persona_results.map(
      ({ choices }) => choices?.tasks.find(({ task_id }) => task_id === holdout?.task_id)?.chosen,
    );
    const share = (100 * taken.filter((chosen) => chosen === 0).length) / 8;
    expect(holdout?.observed[0]).toBeCloseTo(share, 3);
    expect(results.aggregate.quality.flags).toContain("few_personas");
  });

  const offer = (Price: string) => ({ Brand: "Store brand", Protein: "1 g", Price });
  const shares = (id: string, scenarios: unknown) => company.post(`${base(id)}/preference-shares`, { scenarios });

  it("gives offers that are thought of later the shares that the report would have given them", async () => {
    const { id, results } = ordinary;
    const { personas, scenarios } = results.aggregate.conjoint!;
    const answer = await shares(id, [{ name: "Shelf", offers: [CHEAP, DEAR] }]);
    expect([answer.status, answer.body]).toEqual([200, { personas, scenarios }]);
    const curve = await shares(
      id,
      ["1.49 EUR", "1.99 EUR", "2.49 EUR"].map((price) => ({ name: price, offers: [offer(price)] })),
    );
    const demand = curve.body.scenarios.map((one: { offers: { share: number }[] }) => one.offers[0]!.share);
    expect(demand).toEqual(demand.toSorted((a: number, b: number) => b - a));
    expect(new Set(demand).size).toBe(3);
  });

  it("says which offer is none of its own, and gives no shares of what has not ended or is another kind", async () => {
    const wrong = [CHEAP, { ...DEAR, Price: "9.99 EUR" }];
    const { status, body } = await shares(ordinary.id, [{ name: "Shelf", offers: wrong }]);
    expect([status, body.detail]).toEqual([
      422,
      "scenarios.0.offers.1: must name one of the levels of every attribute",
    ]);
    const waiting = await createSimulation(company, group, "conjoint");
    const other = await createSimulation(company, group, "survey");
    for (const id of [waiting, other])
      expect((await shares(id, [{ name: "Shelf", offers: [CHEAP] }])).status).toBe(400);
  });

  it("shows before it starts the design that it will have, and what its first persona will see", async () => {
    const id = await createSimulation(company, group, "conjoint");
    const before = (await company.get(base(id))).body;
    const preview = await company.post(`${base(id)}/conjoint-design/preview`, { attributes: ATTRIBUTES });
    expect(preview.status).toBe(200);
    expect((await company.get(base(id))).body).toEqual(before);
    asked = [];
    expect((await send(id, { attributes: ATTRIBUTES })).body.conjoint_design).toEqual(preview.body.design);
    await company.waitForSimulation(group.projectId, id);
    const written = asked
      .filter(({ tool }) => tool === "make_choices")
      .map(({ text }) => JSON.parse(/<tasks>([\s\S]*?)<\/tasks>/.exec(text)![1]!));
    expect(written).toContainEqual(
      preview.body.tasks.map(({ offers }: PresentedTask, task: number) => ({
        task: task + 1,
        offers: offers.map(({ features }, index) => ({
          offer: index + 1,
          features: features.map(({ attribute, level }) => `${attribute}: ${level}`),
        })),
        none_allowed: true,
      })),
    );
    const again = await company.post(`${base(id)}/conjoint-design/preview`, { attributes: ATTRIBUTES });
    expect(again.status).toBe(400);
  });

  it("can do without the choice of none", async () => {
    const { results, design } = await run({ attributes: ATTRIBUTES, include_none: false, alternatives_per_task: 2 });
    expect(design).toMatchObject({ include_none: false, alternatives_per_task: 2 });
    for (const { choices } of results.persona_results)
      expect(choices?.tasks.every(({ chosen, offers }) => chosen !== null && offers.length === 2)).toBe(true);
    expect(results.aggregate.conjoint?.none_utility).toBeNull();
  });

  const levels = (count: number, name = "level") => Array.from({ length: count }, (_, index) => `${name} ${index}`);
  it.each([
    ["one attribute", { attributes: [ATTRIBUTES[0]] }, /attributes: must have at least 2 attributes/],
    [
      "a level that is there twice",
      { attributes: [{ name: "A", levels: ["x", "x"] }, ATTRIBUTES[0]] },
      /attributes\.0\.levels: must not repeat a level/,
    ],
    [
      "thirty-one levels",
      { attributes: [7, 7, 7, 7, 3].map((count, index) => ({ name: `A${index}`, levels: levels(count) })) },
      /attributes: must have at most 30 levels in all/,
    ],
    [
      "fewer tasks than tell its levels apart",
      {
        attributes: [7, 7, 7, 7].map((count, index) => ({ name: `A${index}`, levels: levels(count) })),
        tasks_per_persona: 1,
      },
      /^tasks_per_persona: /,
    ],
    [
      "more alternatives than there are offers",
      {
        attributes: [
          { name: "A", levels: ["x", "y"] },
          { name: "Price", levels: ["1 EUR", "2 EUR"] },
        ],
        alternatives_per_task: 5,
      },
      /^alternatives_per_task: /,
    ],
    [
      "a scenario of levels that are not there",
      {
        attributes: ATTRIBUTES,
        scenarios: [{ name: "Shelf", offers: [{ Brand: "Alpenhof", Protein: "9 g", Price: "1.49 EUR" }] }],
      },
      /^scenarios\.0\.offers\.0: must name one of the levels of every attribute/,
    ],
    ["no attributes", {}, /attributes/],
  ])("with %s is 422, and stays as it was", async (_, body, sentence) => {
    const id = await createSimulation(company, group, "conjoint");
    const before = (await company.get(base(id))).body;
    const answer = await send(id, body);
    expect([answer.status, sentence.test(answer.body.detail as string) || answer.body.detail]).toEqual([422, true]);
    expect((await company.get(base(id))).body).toEqual(before);
  });

  it("is started by one of five simultaneous designs", async () => {
    const id = await createSimulation(company, group, "conjoint");
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(id, { attributes: ATTRIBUTES })));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 400, 400, 400, 400]);
    expect((await company.waitForSimulation(group.projectId, id)).status).toBe("complete");
  });
});
