import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { routes } from "../../functions/service/routes.ts";
import { monthOf } from "../../functions/platform/costs/month.ts";
import { companyBudgetEntity } from "../../functions/platform/costs/store-items.ts";
import { companyBudgetKey, companyCostKey } from "../../functions/platform/table/keys.ts";
import { environmentCostKey } from "../../functions/platform/table/unowned-keys.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import type { Answer } from "../support/raw-client.ts";
import { Company } from "../support/company.ts";
import { form } from "../support/form.ts";
import { objectKeys } from "../support/objects.ts";
import { openRawTable, type RawTable } from "../support/raw-table.ts";
import { createSimulation, startSimulation, upload, ATTRIBUTES, GUIDE, SURVEY } from "../support/simulations.ts";
import { tableContents } from "../support/table-contents.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

// Of the local stack.
const COMPANY_BUDGET = 50e6;
const ENVIRONMENT_BUDGET = 100e6;
const month = monthOf(new Date());
/** What a process has read of a budget is forgotten by then. */
const BUDGET_FORGOTTEN_MS = 2_100;

let stack: TemporaryStack;
let raw: RawTable;
let fault: FaultInjector | undefined;
beforeAll(async () => {
  stack = await borrowStack({ modelFaults: (call) => fault?.(call) });
  raw = openRawTable(stack.endpoints.dynamodb);
});
afterAll(async () => {
  raw.close();
  await stack.close();
});
beforeEach(() => {
  fault = undefined;
});

const costsOf = async (company: Company) => raw.get(companyCostKey(company.user.company_id as string, month));
const spend = (company: Company, cost_microusd: number) =>
  raw.set(companyCostKey(company.user.company_id as string, month), { cost_microusd });

/** What the process knows of a company's spending may be two seconds old. */
const refused = async (request: () => Promise<Answer>) => until(request, ({ status }) => status === 429);

describe("the budget of model calls", () => {
  it("counts every call of a company, as its studies and personas say", async () => {
    const company = await Company.signUp(stack.url);
    const { projectId, groupId } = await company.prepare({ persona_count: 2 });
    const generated = await costsOf(company);
    expect(generated?.llm_calls).toBe(2);
    // The first study has the embedding model tested, which is paid for and belongs to no study.
    const other = await Company.signUp(stack.url);
    const first = await other.prepare({ persona_count: 1 });
    const { id: testing } = (await other.startConceptTest(first.projectId, first.groupId)).body as { id: string };
    await other.waitForSimulation(first.projectId, testing);
    const id = (await company.startConceptTest(projectId, groupId)).body.id as string;
    const { usage } = await company.waitForSimulation(projectId, id);
    const spent = await costsOf(company);
    expect(spent?.llm_calls).toBe(2 + usage.llm_calls);
    expect(spent?.output_tokens).toBe(generated?.output_tokens + usage.output_tokens);
    expect(spent?.input_tokens).toBe(generated?.input_tokens + usage.input_tokens);
  });
});

describe("a company whose budget is used up", () => {
  it("gets 429 for whatever would call a model, and everything else goes on", async () => {
    const company = await Company.signUp(stack.url);
    const { projectId, groupId } = await company.prepare({ persona_count: 2 });
    const survey = await createSimulation(company, { projectId, groupId }, "survey");
    const base = `/projects/${projectId}/simulations`;
    expect((await upload(company, `${base}/${survey}/survey`, SURVEY)).status).toBe(200);
    await spend(company, COMPANY_BUDGET);
    const calls = stack.modelCalls().converse;

    const answer = await refused(() => company.startConceptTest(projectId, groupId));
    expect(answer.body.detail).toMatch(
      /^Your company's model budget of this month is used up \(budget_reached\); the next one begins on /,
    );
    const seconds = Number(answer.headers["retry-after"]);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(31 * 24 * 3600);
    // A study that was let in before the news arrived asks or is refused, and is over.
    await until(
      async () => (await company.get(base)).body as unknown as { id: string; status: string }[],
      (all) => all.every(({ id, status }) => id === survey || status === "complete" || status === "failed"),
    );
    const started = stack.modelCalls().converse;
    const board = { name: "board.txt", bytes: Buffer.from("An oat drink with 3 g of protein per glass.") };
    const groups = `/projects/${projectId}/persona-groups`;
    for (const request of [
      () => upload(company, `${base}/${survey}/survey`, SURVEY),
      () => company.post(`${groups}/${groupId}/generate`),
      () => company.post(`${groups}/parse-prompt`, { prompt: "Women in Munich who buy oat drink" }),
      () => company.post(`${base}/${survey}/run`),
      () => company.call("POST", `/projects/${projectId}/briefings`, form({ title: "Board" }, board)),
    ])
      expect((await refused(request)).body.detail).toContain("budget_reached");
    expect(stack.modelCalls().converse).toBe(started);
    expect(started).toBeGreaterThanOrEqual(calls);
    expect((await company.get(`${base}/${survey}`)).body.status).toBe("pending");
    expect((await company.get(`${groups}/${groupId}`)).body.generation_status).toBe("complete");
    expect((await company.post("/projects", { name: "Next month" })).status).toBe(201);

    const other = await Company.signUp(stack.url);
    expect((await other.prepare({ persona_count: 1 })).groupId).toBeTruthy();
  });

  it("leaves no trace, whatever it asks for: no item changes, no file is stored, no model is called", async () => {
    const company = await Company.signUp(stack.url);
    const group = await company.prepare({ persona_count: 2 });
    const { projectId, groupId } = group;
    const [survey, interview, choices, talk] = [
      await createSimulation(company, group, "survey"),
      await createSimulation(company, group, "idi_ai"),
      await createSimulation(company, group, "conjoint"),
      await createSimulation(company, group, "idi_manual"),
    ];
    const base = `/projects/${projectId}/simulations`;
    expect((await upload(company, `${base}/${survey}/survey`, SURVEY)).status).toBe(200);
    expect((await company.post(`${base}/${talk}/messages`, { content: "What do you drink?" })).status).toBe(201);
    const finished = (await company.startConceptTest(projectId, groupId)).body.id as string;
    await company.waitForSimulation(projectId, finished);
    await spend(company, COMPANY_BUDGET);
    await sleep(BUDGET_FORGOTTEN_MS);

    const board = { name: "board.txt", bytes: Buffer.from("An oat drink with 3 g of protein per glass.") };
    const groups = `/projects/${projectId}/persona-groups`;
    const requests: Record<string, () => Promise<Answer>> = {
      generatePersonas: () => company.post(`${groups}/${groupId}/generate`),
      parseAudiencePrompt: () => company.post(`${groups}/parse-prompt`, { prompt: "Women who buy oat drink" }),
      createBriefing: () => company.call("POST", `/projects/${projectId}/briefings`, form({ title: "Board" }, board)),
      createSimulation: () => company.startConceptTest(projectId, groupId),
      uploadSurvey: () => upload(company, `${base}/${survey}/survey`, SURVEY),
      readQuestions: () => upload(company, `${base}/${survey}/reading`, SURVEY),
      runSurvey: () => company.post(`${base}/${survey}/run`),
      uploadScript: () => upload(company, `${base}/${interview}/script`, GUIDE),
      sendConjointDesign: () => company.post(`${base}/${choices}/conjoint-design`, { attributes: ATTRIBUTES }),
      sendMessage: () => company.post(`${base}/${talk}/messages`, { content: "And for breakfast?" }),
      endInterview: () => company.post(`${base}/${talk}/end`),
      codeAnswers: () => company.post(`${base}/${finished}/codebooks/reaction`),
      retrySimulation: () => company.post(`${base}/${finished}/retry`),
      rewriteReport: () => company.post(`${base}/${finished}/report-words`),
      startReliabilityCheck: () => company.post(`${base}/${finished}/reliability-check`),
    };
    expect(Object.keys(requests).sort()).toEqual(
      routes.flatMap(({ operationId, needsBudget }) => (needsBudget ? [operationId] : [])).sort(),
    );
    const own = `C#${company.user.company_id as string}`;
    const state = async () => ({
      items: (await tableContents(stack.endpoints.dynamodb)).filter(({ PK }) => String(PK).startsWith(own)),
      objects: await objectKeys(stack.endpoints.s3),
      calls: stack.modelCalls().converse,
    });
    const before = await state();
    for (const [operation, request] of Object.entries(requests)) {
      const { status, body } = await request();
      expect([operation, status, body.detail]).toEqual([operation, 429, expect.stringContaining("budget_reached")]);
    }
    expect(await state()).toEqual(before);
    // Before whatever else is wrong.
    const nowhere = `/projects/${groupId}/persona-groups/parse-prompt`;
    expect((await company.post(nowhere, { prompt: "Women who buy oat drink" })).status).toBe(429);
    expect((await company.post(`${base}/${finished}/run`)).status).toBe(429);
  });

  it("has a study that is under way fail with the reason, and not go on", async () => {
    const company = await Company.signUp(stack.url);
    const group = await company.prepare({ persona_count: 2 });
    let asked = 0;
    const spent = Promise.withResolvers<undefined>();
    // The opening of the moderator is held back until the money is gone.
    fault = async ({ toolName }) => {
      asked += 1;
      if (toolName === "moderate_group" || asked > 2) return spent.promise;
      return undefined;
    };
    const id = await startSimulation(company, group, "focus_group");
    await until(
      () => Promise.resolve(asked),
      (count) => count > 2,
    );
    await spend(company, COMPANY_BUDGET);
    setTimeout(() => spent.resolve(undefined), BUDGET_FORGOTTEN_MS);
    const failed = await company.waitForSimulation(group.projectId, id);
    expect(failed).toMatchObject({
      status: "failed",
      error:
        "The model budget of this month is used up (budget_reached); ask the operators of this service " +
        "to raise it, or try again next month",
    });
  });

  it("may go on when operators raise its budget", async () => {
    const company = await Company.signUp(stack.url);
    const { projectId, groupId } = await company.prepare({ persona_count: 1 });
    await spend(company, COMPANY_BUDGET);
    await refused(() => company.startConceptTest(projectId, groupId));
    await raw.put(companyBudgetKey(company.user.company_id as string), {
      ...companyBudgetEntity.label,
      monthly_usd: 60,
    });
    const answer = await until(
      () => company.startConceptTest(projectId, groupId),
      ({ status }) => status === 201,
    );
    expect((await company.waitForSimulation(projectId, answer.body.id as string)).status).toBe("complete");
  });
});

describe("the budget of the environment", () => {
  it("ends everybody's work, in its own words", async () => {
    const company = await Company.signUp(stack.url);
    const { projectId, groupId } = await company.prepare({ persona_count: 1 });
    const key = environmentCostKey(month);
    const before = (await raw.get(key))?.cost_microusd as number;
    await raw.set(key, { cost_microusd: ENVIRONMENT_BUDGET });
    const answer = await refused(() => company.startConceptTest(projectId, groupId));
    expect(answer.body.detail).toMatch(/^This service's model budget of this month is used up \(budget_reached\)/);
    await raw.set(key, { cost_microusd: before });
  });
});
