import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { conceptItems } from "../../functions/studies/concept-test/battery.ts";
import type { ReliabilityStudy } from "../../functions/findings/reliability/schemas.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { askedOf, whoIsAsked } from "../support/asked.ts";
import { CONCEPT, Company } from "../support/company.ts";
import { ATTRIBUTES, createSimulation } from "../support/simulations.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

let stack: TemporaryStack;
let fault: FaultInjector = () => undefined;
beforeAll(async () => {
  stack = await borrowStack({ modelFaults: (call) => fault(call) });
});
afterAll(() => stack.close());

const check = (projectId: string, id: string) => `/projects/${projectId}/simulations/${id}/reliability-check`;
/** Runs a simulation again so many times. @returns what that shows */
async function reliabilityOf(company: Company, projectId: string, id: string, runs: number): Promise<ReliabilityStudy> {
  expect((await company.post(check(projectId, id), { runs })).status).toBe(202);
  return until(
    async () => (await company.get(check(projectId, id))).body as ReliabilityStudy,
    ({ status }) => status !== "running",
  );
}

const LADDER = [
  "I hate it and would never buy it, it is terrible.",
  "I do not like it and would rather not buy it.",
  "I am not sure, it is neither good nor bad.",
  "I like it and would probably buy it.",
  "I love it and would definitely buy it, it is excellent.",
];

/** Makes every persona say the same whenever it is asked, and each something else: as consistent as can be. */
function steadfast(): FaultInjector {
  const places = new Map<string, number>();
  return (call) => {
    if (call.toolName !== "give_reaction") return undefined;
    const name = whoIsAsked(askedOf(call).text);
    const place = places.get(name) ?? places.size;
    places.set(name, place);
    const words = (shift: number) => LADDER[(place + shift) % LADDER.length] as string;
    const answers = Object.fromEntries(conceptItems.map((item, index) => [item, words(index)]));
    return { input: { reaction: words(0), answers, key_themes: ["taste"], notable_quote: words(0) } };
  };
}

/** Makes every persona throw dice for its choices, and the same ones whenever it is asked. */
const dice: FaultInjector = (call) => {
  const { text, tool } = askedOf(call);
  if (tool !== "make_choices") return undefined;
  const name = whoIsAsked(text);
  // Three offers, and none of them.
  const thrown = (task: number) => (createHash("sha256").update(`${name} ${task}`).digest()[0] as number) % 4;
  const choices = Array.from(text.matchAll(/"task":(\d+)/g), ([, task]) => ({
    task: Number(task),
    chosen: thrown(Number(task)),
  }));
  const words = LADDER[2] as string;
  return { input: { choices, reaction: words, key_themes: ["taste"], notable_quote: words } };
};

describe("personas that prove consistent", () => {
  it("enter the library once, however often they qualify, with the reason", async () => {
    const company = await Company.signUp(stack.url);
    const { projectId, groupId } = await company.prepare({ persona_count: 3 });
    fault = steadfast();
    const [first, second] = await Promise.all(
      [0, 1].map(async () => (await company.startConceptTest(projectId, groupId)).body.id as string),
    );
    for (const id of [first, second]) await company.waitForSimulation(projectId, id as string);
    const { personas, confidence_score } = await reliabilityOf(company, projectId, first as string, 5);
    expect(confidence_score).toBeGreaterThan(95);
    expect(personas.map(({ promoted }) => promoted)).toEqual([true, true, true]);
    const found = (await company.get(`/library/personas/${personas[0]?.library_persona_id}`)).body;
    expect(found).toMatchObject({ times_used: 0, retired: false, promotion_reason: personas[0]?.reason });
    expect((await company.get("/library/personas")).body.total).toBe(3);

    // Another study and another simulation of the same stimulus: they qualify again, and nothing changes.
    await company.post(`/library/personas/${personas[1]?.library_persona_id}/retire`);
    await reliabilityOf(company, projectId, first as string, 2);
    const third = (await company.startConceptTest(projectId, groupId)).body.id as string;
    await company.waitForSimulation(projectId, third);
    expect((await company.get("/library/personas")).body.total).toBe(3);
    expect((await company.get(`/library/personas/${personas[1]?.library_persona_id}`)).body.retired).toBe(true);
  });

  it("enter it after simulations of the same stimulus alone", async () => {
    const company = await Company.signUp(stack.url);
    const { projectId, groupId } = await company.prepare({ persona_count: 2 });
    fault = steadfast();
    // Seven questions each: five repetitions come to 35 answers that can be compared.
    for (const _ of [1, 2, 3, 4, 5, 6]) {
      const { id } = (await company.startConceptTest(projectId, groupId, CONCEPT)).body as { id: string };
      await company.waitForSimulation(projectId, id);
    }
    await until(
      async () => (await company.get("/library/personas")).body.total as number,
      (total) => total === 2,
    );
  });
});

describe("personas that throw dice for their choices", () => {
  it("do not enter the library, consistent as they are", async () => {
    const company = await Company.signUp(stack.url);
    const group = await company.prepare({ persona_count: 4 });
    fault = dice;
    const id = await createSimulation(company, group, "conjoint");
    await company.post(`/projects/${group.projectId}/simulations/${id}/conjoint-design`, { attributes: ATTRIBUTES });
    await company.waitForSimulation(group.projectId, id);
    const { status, personas } = await reliabilityOf(company, group.projectId, id, 4);
    expect(status).toBe("complete");
    for (const { score } of personas) expect(score).toBeGreaterThan(95);
    const refused = personas.filter(({ promoted }) => !promoted);
    // The guard lets one in twenty through who choose at random; all four, hardly ever.
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused)
      expect(reason).toMatch(/^Not promoted: the likelihood of the choices [\d.]+ is within that of random ones/);
    expect((await company.get("/library/personas")).body.total).toBe(4 - refused.length);
  });
});
