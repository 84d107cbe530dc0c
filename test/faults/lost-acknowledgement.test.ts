import { request as send } from "node:http";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { newId } from "../../functions/platform/ids.ts";
import { createBudgetStore } from "../../functions/platform/costs/store-budgets.ts";
import { createPersonaGroupStore } from "../../functions/personas/groups/store.ts";
import { createRateWindowStore } from "../../functions/platform/rate-windows/store.ts";
import { Company } from "../support/company.ts";
import { openLocalTable } from "../support/library.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

let stack: TemporaryStack;
let company: Company;
beforeAll(async () => {
  stack = await borrowStack();
  company = await Company.signUp(stack.url);
});
afterAll(() => stack.close());

/** Sends a POST and hangs up as soon as it is on the wire, so that its answer reaches nobody. */
async function postAndHangUp(path: string, body: unknown, headers: Record<string, string>): Promise<void> {
  const payload = JSON.stringify(body);
  const sent = send(`${stack.url}${path}`, {
    method: "POST",
    agent: false,
    localAddress: company.address,
    headers: {
      ...headers,
      authorization: `Bearer ${company.token}`,
      "content-type": "application/json",
      "content-length": String(Buffer.byteLength(payload)),
    },
  });
  sent.on("error", () => undefined);
  await new Promise<void>((resolve) => sent.end(payload, resolve));
  sent.destroy();
}

describe("a client whose answer was lost", () => {
  it("gets it by sending the request again with the same Idempotency-Key", async () => {
    const projectId = await company.createProject();
    const path = `/projects/${projectId}/persona-groups`;
    const key = { "idempotency-key": newId() };
    await postAndHangUp(path, { name: "Lost" }, key);
    const [group] = await until(
      async () => (await company.get(path)).body as { id: string }[],
      (groups) => groups.length > 0,
    );
    const again = await company.post(path, { name: "Lost" }, key);
    expect([again.status, again.body.id]).toEqual([201, group?.id]);
    expect((await company.get(`/projects/${projectId}`)).body.persona_group_count).toBe(1);
  });
});

describe("a write to the table whose acknowledgement was lost", () => {
  let proxy: Server;
  /** The next call of this kind is carried out and its answer lost. */
  let losing: string | null = null;
  /** What happens between that and its repetition. */
  let meanwhile: () => Promise<unknown> = async () => undefined;
  beforeAll(async () => {
    proxy = createServer((incoming, outgoing) => {
      const forwarded = send(
        stack.endpoints.dynamodb,
        { method: incoming.method, path: incoming.url, headers: incoming.headers },
        (answer) => {
          if (losing !== null && String(incoming.headers["x-amz-target"]).endsWith(losing)) {
            losing = null;
            answer.resume();
            answer.on("end", () => void meanwhile().then(() => outgoing.destroy()));
            return;
          }
          outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
          answer.pipe(outgoing);
        },
      );
      incoming.pipe(forwarded);
    });
    proxy.listen(0, "127.0.0.1");
    await once(proxy, "listening");
  });
  afterAll(() => proxy.close());

  const tableThroughProxy = () => openLocalTable(`http://127.0.0.1:${(proxy.address() as AddressInfo).port}`);

  it("is repeated and has one effect", async () => {
    const projectId = await company.createProject();
    const ref = { companyId: company.user.company_id as string, projectId };
    const groups = createPersonaGroupStore(tableThroughProxy());
    const at = "2026-11-20T20:43:00.123";
    const group = {
      id: newId(),
      project_id: projectId,
      name: "Counted once",
      age_min: null,
      age_max: null,
      gender: "All" as const,
      location: null,
      income_level: null,
      occupation: null,
      description: null,
      language: null,
      persona_count: 5,
      status: "pending" as const,
      personas_total: 0,
      personas_reused: 0,
      respondent_codes: 0,
      grounding: null,
      simulation_count: 0,
      generation: 0,
      generating: {},
      created_at: at,
      updated_at: at,
    };
    losing = "TransactWriteItems";
    expect(await groups.create(ref, group, null)).toBe(true);
    expect(losing).toBeNull();
    expect((await company.get(`/projects/${projectId}`)).body.persona_group_count).toBe(1);
  });

  it("charges a model call once", async () => {
    const companyId = newId();
    const limits = { company_usd: 50, environment_usd: 100 };
    const budget = createBudgetStore(tableThroughProxy(), limits);
    const call = {
      llm_calls: 1,
      input_tokens: 900,
      cached_input_tokens: 0,
      output_tokens: 300,
      cost_microusd: 7_200,
    };
    // Another process charges the same company.
    const other = createBudgetStore(openLocalTable(stack.endpoints.dynamodb), limits);
    let charges = 0;
    meanwhile = async () => {
      for (let more = 0; more < 15; more += 1, charges += 1) await other.recordCost(companyId, call);
    };
    const before = await budget.monthlyCosts(companyId);
    for (const losses of [1, 2, 3]) {
      losing = "UpdateItem";
      await budget.recordCost(companyId, call);
      charges += 1;
      expect([losing, charges]).toEqual([null, losses * 16]);
      const { company, environment } = await budget.monthlyCosts(companyId);
      expect(company).toMatchObject({
        llm_calls: charges,
        output_tokens: charges * 300,
        cost_microusd: charges * 7_200,
      });
      expect(environment.output_tokens - before.environment.output_tokens).toBe(charges * 300);
    }
    meanwhile = async () => undefined;
  });

  // The requests that fill the window, and one that takes the place of those that have left it.
  it.each([1, 2, 3, 4])("counts a request once: number %i of a window for three", async (which) => {
    const windows = createRateWindowStore(tableThroughProxy());
    const address = newId();
    const now = Date.now();
    const count = async (seconds: number) =>
      (await windows.count("logIn", address, { requests: 3, windowSeconds: 10 }, now + seconds * 1_000)).wait;
    const waits = [];
    for (const [index, seconds] of [0, 6, 7, 12].entries()) {
      if (index + 1 === which) losing = "UpdateItem";
      waits.push(await count(seconds));
    }
    expect([losing, waits]).toEqual([null, [0, 0, 0, 0]]);
    expect(await count(13)).toBe(3);
    expect(await count(16)).toBe(0);
  });
});
