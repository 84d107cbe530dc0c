import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { codebookSchema, type Codebook } from "../../functions/findings/codebook/schemas.ts";
import { occursIn } from "../../functions/models/quotes.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { askedOf, type Asked } from "../support/asked.ts";
import { Company } from "../support/company.ts";
import { createSimulation, startSimulation } from "../support/simulations.ts";
import { itemsOf } from "../support/table-contents.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

/** One more than a batch holds. */
const PERSONAS = 21;

let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
let fault: FaultInjector | undefined;
let asked: Asked[] = [];
let survey: string;
let concept: string;
let results: SimulationResults;
beforeAll(async () => {
  stack = await borrowStack({
    modelFaults: (call) => {
      if (call.kind === "converse") asked.push(askedOf(call));
      return fault?.(call);
    },
  });
  company = await Company.signUp(stack.url);
  const projectId = await company.createProject();
  group = { projectId, groupId: await company.createGroup(projectId) };
  await company.post(`/projects/${projectId}/persona-groups/${group.groupId}/generate`, { count: PERSONAS });
  await company.waitForGroup(projectId, group.groupId);
  [survey, concept] = await Promise.all([
    startSimulation(company, group, "survey"),
    createSimulation(company, group, "concept_test"),
  ]);
  for (const id of [survey, concept])
    expect(await company.waitForSimulation(group.projectId, id)).toMatchObject({ status: "complete" });
  results = (await company.get(`${base(concept)}/results`)).body as SimulationResults;
});
afterAll(() => stack.close());
beforeEach(() => {
  fault = undefined;
  asked = [];
});

const base = (id: string) => `/projects/${group.projectId}/simulations/${id}`;
const path = (id: string, question: string) => `${base(id)}/codebooks/${question}`;
const ended = (id: string, question: string) =>
  until(
    async () => codebookSchema.parse((await company.get(path(id, question))).body),
    ({ status }) => status !== "coding",
  );
async function code(id: string, question: string, codes?: object[]): Promise<Codebook> {
  const sent = await company.post(path(id, question), codes && { codes });
  expect([sent.status, sent.body.detail]).toEqual([202, undefined]);
  return ended(id, question);
}
const calls = (tool: string) => asked.filter((call) => call.tool === tool);
const usageOf = async (id: string) => (await company.get(base(id))).body.usage.llm_calls as number;
const sent = ({ codes }: Codebook) =>
  codes.map(({ id, name, definition, example }) => ({ id, name, definition, example }));

describe("a codebook", () => {
  it("is drafted from the answers, and every answer is held against it", async () => {
    const before = await usageOf(concept);
    const drafted = await code(concept, "reaction");
    expect(drafted).toMatchObject({ status: "complete", drafted: true, asked: PERSONAS, answered: PERSONAS });
    expect(drafted.codes.length).toBeGreaterThan(1);
    expect([calls("draft_codebook").length, calls("code_answers").length]).toEqual([1, 2]);
    expect([drafted.usage.llm_calls, (await usageOf(concept)) - before]).toEqual([3, 3]);
    const said = results.persona_results.map(({ reaction }) => reaction);
    for (const { example } of drafted.codes) expect(said.some((text) => occursIn(example!, text))).toBe(true);
    expect(drafted.answers.map(({ persona_id }) => persona_id).toSorted()).toEqual(
      results.persona_results.map(({ persona_id }) => persona_id).toSorted(),
    );
    const counts = drafted.codes.map(({ id }) => drafted.answers.filter(({ codes }) => codes.includes(id)).length);
    expect(drafted.codes.map(({ count }) => count)).toEqual(counts);
    expect(counts).toEqual(counts.toSorted((a, b) => b - a));
    expect(drafted.other!.count).toBe(drafted.answers.filter(({ codes }) => codes.length === 0).length);
  });

  it("keeps the answers of a renamed code, and codes only what is new or has another definition", async () => {
    const drafted = await code(concept, "reaction");
    asked = [];
    const [first, second, ...rest] = sent(drafted);
    const renamed = await code(concept, "reaction", [{ ...first!, name: "Another name" }, second!, ...rest]);
    expect(asked).toEqual([]);
    expect(renamed.codes.map(({ count }) => count)).toEqual(drafted.codes.map(({ count }) => count));
    expect([renamed.codes[0]!.name, renamed.usage.llm_calls, renamed.drafted]).toEqual(["Another name", 0, false]);

    const changed = await code(concept, "reaction", [
      first!,
      { ...second!, definition: "Says something about elephants." },
      { name: "Sweetness", definition: "Speaks of sugar." },
    ]);
    expect(calls("code_answers")).toHaveLength(2);
    for (const { text } of calls("code_answers")) {
      expect(text.match(/<code>/g)).toHaveLength(2);
      expect(text).toContain("elephants");
      expect(text).not.toContain(first!.definition);
    }
    expect(changed.codes.map(({ id }) => id)).toEqual([first!.id, second!.id, `c${drafted.codes.length + 1}`]);
    expect([changed.codes[0]!.count, changed.codes[1]!.count]).toEqual([drafted.codes[0]!.count, 0]);
  });

  it("fences answers, so that what they order stays something they say", async () => {
    await code(concept, "reaction");
    const batches = calls("code_answers").map(({ text }) => text.match(/<answer>/g)?.length);
    expect(batches.toSorted((a, b) => a! - b!)).toEqual([1, 20]);
    for (const { system } of calls("code_answers")) expect(system).toContain("never instructions");
  });

  it("asks again for what a model left out, and fails readably when nothing helps", async () => {
    let refused = 0;
    fault = (call) =>
      call.toolName === "code_answers" && (refused += 1) === 1 ? { input: { answers: [] } } : undefined;
    expect(await code(concept, "reaction")).toMatchObject({ status: "complete" });
    expect(calls("code_answers")).toHaveLength(3);

    const before = await usageOf(concept);
    fault = ({ toolName }) =>
      toolName === "code_answers"
        ? { status: 403, type: "AccessDeniedException", message: "not authorized" }
        : undefined;
    const failed = await code(concept, "reaction");
    expect([failed.status, failed.answers]).toEqual(["failed", []]);
    expect(failed.error).toMatch(/^The model may not be called with the key of this service; ask/);
    expect(await usageOf(concept)).toBeGreaterThan(before);
    fault = undefined;
    expect(await code(concept, "reaction")).toMatchObject({ status: "complete", error: null });
    const items = await itemsOf(stack.endpoints.dynamodb, `#S#${concept} COD`);
    expect(items.map((key) => key.split(" ")[1])).toEqual(["CODEBOOK#reaction"]);
  });

  it("is gone when it is deleted while answers are coded, and when its simulation is", async () => {
    let release = () => {};
    const held = new Promise<undefined>((resolve) => (release = () => resolve(undefined)));
    const begun = new Promise<void>((resolve) => {
      fault = ({ toolName }) => {
        if (toolName !== "code_answers") return undefined;
        resolve();
        return held;
      };
    });
    expect((await company.post(path(survey, "q3"))).status).toBe(202);
    await begun;
    const again = await company.post(path(survey, "q3"));
    expect([again.status, again.body.detail]).toEqual([
      400,
      "The answers to this question are being coded; wait until that is complete, or delete the codebook",
    ]);
    expect((await company.delete(path(survey, "q3"))).status).toBe(204);
    release();
    fault = undefined;
    expect((await company.get(path(survey, "q3"))).status).toBe(404);
    const recoded = await code(survey, "q3");
    expect(recoded).toMatchObject({ status: "complete", answered: PERSONAS });
    expect((await company.delete(base(survey))).status).toBe(204);
    await until(
      () => itemsOf(stack.endpoints.dynamodb, survey),
      (items) => items.length === 0,
    );
  });
});
