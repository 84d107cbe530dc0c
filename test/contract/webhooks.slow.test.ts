import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { MOST_WEBHOOKS } from "../../functions/notifications/webhooks/record.ts";
import { Company } from "../support/company.ts";
import { startReceiver, type Received, type Receiver } from "../support/receiver.ts";
import { sharedStack as stack } from "../support/shared-stack.ts";
import { mentionsOf } from "../support/table-contents.ts";
import { until } from "../support/until.ts";

let company: Company;
let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver((response) => response.writeHead(204).end());
  company = await Company.signUp(stack.url);
});
afterAll(() => receiver.close());

const ALL = ["persona_group.complete", "persona_group.failed", "simulation.complete", "simulation.aborted"];
const makeHook = async (path: string, events = ALL, owner = company) =>
  (await owner.post("/company/webhooks", { url: receiver.url + path, events })).body;
const verified = (secret: string, { body, headers }: Received) =>
  new Webhook(secret).verify(body, headers as Record<string, string>);

it("is tested ten times in a minute at most", async () => {
  const owner = await Company.signUp(stack.url);
  const { id } = await makeHook("/often", ALL, owner);
  const answers = [];
  for (let count = 0; count < 11; count++) answers.push(await owner.post(`/company/webhooks/${id}/test`));
  expect(answers.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 202), 429]);
});

describe("a webhook", () => {
  it("hears of generations and studies that end, signed, with ids and status alone", async () => {
    const hook = await makeHook("/ends");
    const { projectId, groupId } = await company.prepare({ persona_count: 1 });
    const id = (await company.startConceptTest(projectId, groupId)).body.id as string;
    await company.waitForSimulation(projectId, id);
    const [group, study] = await receiver.waitFor("/ends", 2);
    const groupEvent = { project_id: projectId, persona_group_id: groupId, status: "complete" };
    expect(verified(hook.secret, group!)).toMatchObject({ type: "persona_group.complete", data: groupEvent });
    expect(verified(hook.secret, study!)).toEqual({
      type: "simulation.complete",
      timestamp: expect.any(String),
      data: { ...groupEvent, simulation_id: id },
    });
    const deliveries = await until(
      async () => (await company.get(`/company/webhooks/${hook.id}/deliveries`)).body,
      (list: any[]) => list.every(({ status }) => status === "delivered"),
    );
    expect(deliveries.map(({ event }: any) => event)).toEqual(["simulation.complete", "persona_group.complete"]);
    expect(deliveries[0]).toMatchObject({
      id: study!.headers["webhook-id"],
      attempts: 1,
      response_status: 204,
      error: null,
    });
    const page = `/company/webhooks/${hook.id}/deliveries?limit=1&after=${deliveries[0].id}`;
    expect((await company.get(page)).body).toEqual([deliveries[1]]);
    expect((await company.get(`/company/webhooks/${hook.id}`)).body.last_success_at).toEqual(expect.any(String));
  });

  it("hears of a study that is aborted before it has anything to ask, and of nothing else", async () => {
    const hook = await makeHook("/aborted", ["simulation.aborted"]);
    const { projectId, groupId } = await company.prepare({ persona_count: 1 });
    const study = { persona_group_id: groupId, simulation_type: "survey" };
    const { id } = (await company.post(`/projects/${projectId}/simulations`, study)).body;
    await company.post(`/projects/${projectId}/simulations/${id}/abort`);
    const [event] = await receiver.waitFor("/aborted");
    expect(verified(hook.secret, event!)).toMatchObject({ data: { simulation_id: id, status: "aborted" } });
    expect(receiver.at("/aborted")).toHaveLength(1);
  });

  it("is told of a reliability check once, and of none of its reruns", async () => {
    const { projectId, groupId } = await company.prepare({ persona_count: 1 });
    const hook = await makeHook("/checks", ["reliability_check.complete", "simulation.complete"]);
    const id = (await company.startConceptTest(projectId, groupId)).body.id as string;
    await receiver.waitFor("/checks");
    await company.post(`/projects/${projectId}/simulations/${id}/reliability-check`, { runs: 2 });
    const [, check] = await receiver.waitFor("/checks", 2, 60);
    expect(verified(hook.secret, check!)).toMatchObject({
      type: "reliability_check.complete",
      data: { project_id: projectId, simulation_id: id, status: "complete" },
    });
    expect(receiver.at("/checks")).toHaveLength(2);
  });

  it("gets a test event when its owner asks, once for each key", async () => {
    const hook = await makeHook("/test");
    const path = `/company/webhooks/${hook.id}/test`;
    const first = await company.post(path, undefined, { "idempotency-key": "one" });
    expect(first.status).toBe(202);
    expect((await company.post(path, undefined, { "idempotency-key": "one" })).body).toEqual(first.body);
    const [event] = await receiver.waitFor("/test");
    expect(verified(hook.secret, event!)).toMatchObject({ type: "webhook.test", data: { webhook_id: hook.id } });
    await until(
      async () => (await company.get(`/company/webhooks/${hook.id}/deliveries`)).body[0].status,
      (status) => status === "delivered",
    );
    expect(receiver.at("/test")).toHaveLength(1);
  });

  it("changes address, events and secret, with both secrets for a day", async () => {
    const hook = await makeHook("/old");
    const path = `/company/webhooks/${hook.id}`;
    const changed = await company.call("PATCH", path, {
      body: { url: `${receiver.url}/new`, events: ["simulation.failed"], rotate_secret: true },
    });
    expect(changed.body).toMatchObject({ url: `${receiver.url}/new`, events: ["simulation.failed"] });
    expect(changed.body.secret).not.toBe(hook.secret);
    await company.post(`${path}/test`);
    const [event] = await receiver.waitFor("/new");
    for (const secret of [hook.secret, changed.body.secret]) expect(verified(secret, event!)).toBeTruthy();
    expect((await company.get(path)).body).not.toHaveProperty("secret");
    await company.call("PATCH", path, { body: { enabled: false } });
    expect((await company.post(`${path}/test`)).status).toBe(400);
  });

  it("gets one new secret of many that are asked for at once, and whoever was told one has it", async () => {
    const hook = await makeHook("/rotated");
    const path = `/company/webhooks/${hook.id}`;
    const rotate = () => company.call("PATCH", path, { body: { rotate_secret: true } });
    const answers = await Promise.all(Array.from({ length: 5 }, rotate));
    const told = answers.filter(({ status }) => status === 200).map(({ body }) => body.secret as string);
    await company.post(`${path}/test`);
    const [event] = await receiver.waitFor("/rotated");
    // Of secrets that were made one after the other, the last two sign.
    const signs = (secret: string) =>
      event!.headers["webhook-signature"]!.includes(
        new Webhook(secret).sign(
          event!.headers["webhook-id"] as string,
          new Date(Number(event!.headers["webhook-timestamp"]) * 1000),
          event!.body,
        ),
      );
    expect(told.filter(signs)).toHaveLength(Math.min(2, told.length));
    expect(told.length).toBeGreaterThan(0);
    expect(told.length + answers.filter(({ status }) => status === 400).length).toBe(5);
  });

  it("is gone with its deliveries when it is deleted", async () => {
    const hook = await makeHook("/deleted");
    const path = `/company/webhooks/${hook.id}`;
    await company.post(`${path}/test`);
    await receiver.waitFor("/deleted");
    expect((await company.call("DELETE", path)).status).toBe(204);
    for (const gone of [path, `${path}/deliveries`]) expect((await company.get(gone)).status).toBe(404);
    expect((await company.call("DELETE", path)).status).toBe(404);
    await until(
      () => mentionsOf(stack.endpoints.dynamodb, hook.id),
      ({ length }) => length === 0,
    );
  });

  it("shows its secret once, also to who repeats the request, and keeps it encrypted", async () => {
    const other = await Company.signUp(stack.url);
    const body = { url: `${receiver.url}/x`, events: ALL };
    const headers = { "idempotency-key": "hook" };
    const made = await other.post("/company/webhooks", body, headers);
    expect(made.body.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect((await other.post("/company/webhooks", body, headers)).body).toEqual(made.body);
    const [listed] = (await other.get("/company/webhooks")).body;
    expect({ ...listed, secret: made.body.secret }).toEqual(made.body);
    expect(await mentionsOf(stack.endpoints.dynamodb, made.body.secret.slice(6))).toEqual([]);
  });

  it.each([
    ["ftp://example.com", "must be an absolute address that begins with http or https://"],
    ["not an address", "must be an absolute address that begins with http or https://"],
    ["https://mia:secret@example.com", "must have no user name or password"],
    ["https://example.com/#here", "must have no fragment"],
    ["https://example.com:25/", "must have no port, or one from 1024 on"],
    ["https://169.254.169.254/latest", "169.254.169.254 is none"],
    ["https://0xa9fea9fe/", "169.254.169.254 is none"],
    ["https://167772161/", "10.0.0.1 is none"],
    ["https://[::ffff:10.0.0.1]/", "must lead to a public address"],
  ])("does not lead to %s", async (url, problem) => {
    const answer = await company.post("/company/webhooks", { url, events: ALL });
    expect(answer.status).toBe(422);
    expect(answer.body.detail).toContain(`url: ${problem.startsWith("must") ? problem : "must lead to"}`);
    expect(answer.body.detail).toContain(problem);
  });

  it("is refused with a sentence: 5,000 characters, no events", async () => {
    const long = { url: `https://example.com/${"a".repeat(5_000)}`, events: [] };
    const refused = await company.post("/company/webhooks", long);
    expect(refused.status).toBe(422);
    expect(refused.body.detail).toBe("url: must be at most 2048 characters; events: must name at least one event");
  });

  it("is one of ten of a company, also where many are asked for at once, until one is deleted", async () => {
    const other = await Company.signUp(stack.url);
    const make = () => other.post("/company/webhooks", { url: receiver.url, events: ALL });
    const answers = await Promise.all(Array.from({ length: 3 * MOST_WEBHOOKS }, make));
    const made = answers.filter(({ status }) => status === 201);
    expect(made).toHaveLength(MOST_WEBHOOKS);
    expect((await other.get("/company/webhooks")).body).toHaveLength(MOST_WEBHOOKS);
    expect((await make()).body.detail).toBe("The company has 10 webhooks; delete one, or change an existing one");
    await other.delete(`/company/webhooks/${made[0]!.body.id}`);
    expect((await make()).status).toBe(201);
  });
});
