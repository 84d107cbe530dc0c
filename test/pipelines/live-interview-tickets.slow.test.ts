import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { newTicket } from "../../functions/studies/interview/tickets.ts";
import { noCost } from "../../functions/platform/costs/cost.ts";
import { createLiveInterviewStore, type LiveInterviewStore } from "../../functions/studies/interview/live/store.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { Company } from "../support/company.ts";
import { openLocalTable } from "../support/library.ts";
import { createSimulation } from "../support/simulations.ts";
import { nothingEncrypted } from "../support/nothing-encrypted.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

let stack: TemporaryStack;
let company: Company;
let group: { projectId: string; groupId: string };
let interviews: LiveInterviewStore;
let fault: FaultInjector | undefined;
beforeAll(async () => {
  stack = await borrowStack({ modelFaults: (call) => fault?.(call) });
  company = await Company.signUp(stack.url);
  group = await company.prepare({ persona_count: 1 });
  interviews = createLiveInterviewStore(openLocalTable(stack.endpoints.dynamodb), nothingEncrypted);
});
afterAll(() => stack.close());
beforeEach(() => {
  fault = undefined;
});

const talk = () => createSimulation(company, group, "idi_manual");
const refOf = (id: string) => ({
  companyId: company.user.company_id as string,
  projectId: group.projectId,
  simulationId: id,
});
const base = (id: string) => `/projects/${group.projectId}/simulations/${id}`;
const say = (id: string, content: string, fields = {}, headers = {}) =>
  company.post(`${base(id)}/messages`, { content, ...fields }, headers);
const chatOf = async (id: string) => (await interviews.find(refOf(id)))?.chat;
const ticketsOf = async (id: string): Promise<number> => (await chatOf(id))?.tickets ?? 0;

describe("the tickets of a live interview", () => {
  it("have numbers of their own when they are taken at once", async () => {
    const id = await talk();
    const ref = refOf(id);
    const tickets = Array.from({ length: 20 }, () => newTicket(Date.now()));
    const taken = await Promise.all(tickets.map((ticket) => interviews.takeTicket(ref, ticket)));
    const numbers = taken.map((simulation, index) => simulation?.chat?.waiting[tickets[index] as string]);
    expect(numbers.toSorted((a = 0, b = 0) => a - b)).toEqual(tickets.map((_, index) => index + 1));
    expect(await ticketsOf(id)).toBe(20);
    expect(Object.keys((await chatOf(id))?.waiting ?? {}).sort()).toEqual(tickets.toSorted());
  });

  it("hold up the next message while their request may be alive, and not after it", async () => {
    const id = await talk();
    const ref = refOf(id);
    await interviews.takeTicket(ref, newTicket(Date.now() - 3_600_000));
    expect((await say(id, "Hello?")).status).toBe(201);
    const alive = newTicket(Date.now());
    await interviews.takeTicket(ref, alive);
    const waiting = say(id, "And now?");
    await until(
      () => ticketsOf(id),
      (tickets) => tickets === 4,
    );
    await sleep(200);
    expect((await company.get(`${base(id)}/messages`)).body).toHaveLength(2);
    await interviews.dropTicket(ref, alive, { usage: noCost, modelIds: [] });
    expect((await waiting).body.message.sequence).toBe(3);
  });

  it("are not taken for what is not answered, and given back with the answer or its failure", async () => {
    const id = await talk();
    await say(id, "Hello?", { persona_id: "x" });
    expect(await ticketsOf(id)).toBe(0);
    const key = { "idempotency-key": `kept-${id}` };
    await say(id, "Hello!", {}, key);
    await say(id, "Hello!", {}, key);
    fault = () => ({ status: 429, type: "ThrottlingException", message: "Too many requests" });
    expect((await say(id, "Are you there?")).status).toBe(429);
    expect(await chatOf(id)).toMatchObject({ tickets: 2, waiting: {} });
  });
});
