import type { APIGatewayProxyEvent, Context } from "aws-lambda";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findApiKey } from "../../functions/accounts/callers.ts";
import { defineRoutes, gatewayResource } from "../../functions/platform/http/route.ts";
import { newId } from "../../functions/platform/ids.ts";
import { timestamp } from "../../functions/platform/timestamp.ts";
import { callerGone } from "../../functions/platform/errors.ts";
import { createApiHandler } from "../../functions/platform/http/create-api-handler.ts";
import { handler, type Handlers } from "../../functions/platform/http/handler.ts";
import { workContext } from "../../functions/platform/work-context.ts";
import { whileCallerExists } from "../../functions/accounts/store-caller.ts";
import { createApiKeyStore } from "../../functions/accounts/api-keys/store.ts";
import { createProjectStore, type ProjectStore } from "../../functions/projects/store.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { newProgram } from "../support/api-keys.ts";
import { colleagues, invite, someone } from "../support/colleagues.ts";
import { Company } from "../support/company.ts";
import { openLocalTable } from "../support/library.ts";
import { tokenIn, waitForMail } from "../support/mails.ts";
import type { RawClient } from "../support/raw-client.ts";
import { createSimulation } from "../support/simulations.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

const REFUSED = "This API key is not valid, or has been revoked";

let stack: TemporaryStack;
let company: Company;
let fault: FaultInjector | undefined;
beforeAll(async () => {
  stack = await borrowStack({ modelFaults: (call) => fault?.(call) });
  company = await Company.signUp(stack.url);
});
afterAll(() => stack.close());

const routes = defineRoutes({
  create: {
    method: "POST",
    path: "/projects",
    tag: "Projects",
    summary: "Create",
    auth: "bearer",
    function: "api-projects",
    responses: { 204: { description: "Created." } },
  },
});

/** A route that creates a project, of which a test decides when its load ends. */
function heldRoute() {
  const open = openLocalTable(stack.endpoints.dynamodb);
  const table = whileCallerExists(open, () => workContext()?.caller, callerGone);
  const [loading, held, acted] = [0, 0, 0].map(() => Promise.withResolvers<void>()) as [
    PromiseWithResolvers<void>,
    PromiseWithResolvers<void>,
    PromiseWithResolvers<void>,
  ];
  const handlers: Handlers<typeof routes, object, { projects: ProjectStore }> = {
    create: handler({
      load: async () => {
        loading.resolve();
        await held.promise;
      },
      act: async ({ projects }, { identity: { companyId } }) => {
        acted.resolve();
        const counts = { simulation_count: 0, persona_group_count: 0 };
        const project = { id: newId(), name: "Late", description: null, company_id: companyId, ...counts };
        await projects.create({ ...project, created_at: timestamp() }, null);
        return { status: 204 };
      },
    }),
  };
  const entry = createApiHandler({
    routes,
    handlers,
    dependencies: { projects: createProjectStore(table) },
    corsOrigins: [],
    callers: {
      verify: async () => ({ companyId: "", userId: "" }),
      findUser: async () => undefined,
      findApiKey: (token) => findApiKey(table, token),
    },
  });
  const send = (key: string) =>
    entry(
      {
        httpMethod: "POST",
        resource: gatewayResource(routes.create.path),
        path: routes.create.path,
        headers: { authorization: `Bearer ${key}` },
        requestContext: { requestId: newId(), identity: { sourceIp: "127.0.0.1" } },
      } as unknown as APIGatewayProxyEvent,
      {} as Context,
    );
  return { send, loading: loading.promise, release: held.resolve, acted: acted.promise };
}

describe("a key that is revoked in the middle of a request", () => {
  it("writes nothing of what the request was about to, though it had been let in", async () => {
    const { id, key } = await newProgram(company);
    const { send, loading, release, acted } = heldRoute();
    const answer = send(key);
    await loading;
    expect((await company.delete(`/company/api-keys/${id}`)).status).toBe(204);
    release();
    await acted;
    const { statusCode, body } = await answer;
    expect([statusCode, JSON.parse(body)]).toEqual([401, { detail: REFUSED }]);
    expect((await company.get("/projects")).body).toEqual([]);
  });

  it("leaves a request alone that is not its own", async () => {
    const [revoked, kept] = [await newProgram(company), await newProgram(company)];
    const { send, loading, release } = heldRoute();
    const answer = send(kept.key);
    await loading;
    await company.delete(`/company/api-keys/${revoked.id}`);
    release();
    expect((await answer).statusCode).toBe(204);
    expect((await company.get("/projects")).body).toHaveLength(1);
  });

  it("writes nothing after the company has been deleted", async () => {
    const doomed = await Company.signUp(stack.url);
    const { key } = await newProgram(doomed, "owner");
    const { send, loading, release } = heldRoute();
    const answer = send(key);
    await loading;
    await doomed.delete(`/company?name=${encodeURIComponent(doomed.user.company_name as string)}`);
    release();
    expect((await answer).statusCode).toBe(401);
  });

  it("hears no answer of a model that it has asked", async () => {
    const group = await company.prepare({ persona_count: 1 });
    const interview = await createSimulation(company, group, "idi_manual");
    const path = `/projects/${group.projectId}/simulations/${interview}/messages`;
    const { id, client } = await newProgram(company);
    let revoked = 0;
    fault = async (call) => {
      if (call.kind !== "converse") return undefined;
      fault = undefined;
      revoked = (await company.delete(`/company/api-keys/${id}`)).status;
      return undefined;
    };
    const answer = await client.post(path, { content: "What do you usually have for breakfast?" });
    expect([revoked, answer.status, answer.body.detail]).toEqual([204, 401, REFUSED]);
    expect((await company.get(path)).body).toEqual([]);
    // The next one does not wait for it.
    expect((await company.post(path, { content: "And for lunch?" })).status).toBe(201);
  });
});

describe("what a revoked key has left", () => {
  const NOT_VALID = "This invitation is not valid or has expired; ask for a new one";
  const REASON = "The API key that set its address was revoked";
  const hookAt = async (client: RawClient, path: string) =>
    (await client.post("/company/webhooks", { url: `https://example.com/${path}`, events: ["simulation.complete"] }))
      .body.id as string;
  const stateOf = async (owner: Company, id: string) => {
    const { enabled, disabled_reason } = (await owner.get(`/company/webhooks/${id}`)).body;
    return { enabled, disabled_reason };
  };
  const DISABLED = { enabled: false, disabled_reason: REASON };
  const ENABLED = { enabled: true, disabled_reason: null };

  it("invites nobody any more, unless a user has renewed the invitation", async () => {
    const owner = await Company.signUp(stack.url);
    const { accept } = colleagues(stack, owner);
    const { id, client } = await newProgram(owner, "owner");
    const [withdrawn, renewed] = [someone(), someone()];
    for (const email of [withdrawn, renewed]) expect((await invite(client, email)).status).toBe(201);
    const token = tokenIn(await waitForMail(stack, withdrawn));
    await waitForMail(stack, renewed);
    const kept = (await invite(owner, renewed)).body.id as string;

    expect((await owner.delete(`/company/api-keys/${id}`)).status).toBe(204);
    const refused = await accept(token);
    expect([refused.status, refused.body.detail]).toEqual([400, NOT_VALID]);
    expect((await accept(tokenIn(await waitForMail(stack, renewed, 2)))).status).toBe(201);
    // It counts as open no more: the address is invited anew.
    const again = await invite(owner, withdrawn);
    expect([again.status, again.body.id === kept]).toEqual([201, false]);
    expect((await accept(tokenIn(await waitForMail(stack, withdrawn, 2)))).status).toBe(201);
  });

  it("is told nothing any more, unless a user has taken the webhook over", async () => {
    const owner = await Company.signUp(stack.url);
    const { id, client } = await newProgram(owner, "owner");
    const other = await newProgram(owner, "owner");
    const hooks = {
      made: await hookAt(client, "made"),
      moved: await hookAt(owner, "moved"),
      taken: await hookAt(client, "taken"),
      others: await hookAt(other.client, "others"),
      own: await hookAt(owner, "own"),
    };
    await client.patch(`/company/webhooks/${hooks.moved}`, { url: "https://example.com/elsewhere" });
    await client.patch(`/company/webhooks/${hooks.own}`, { events: ["simulation.failed"] });
    await owner.patch(`/company/webhooks/${hooks.taken}`, { enabled: true });

    expect((await owner.delete(`/company/api-keys/${id}`)).status).toBe(204);
    expect(await stateOf(owner, hooks.made)).toEqual(DISABLED);
    expect(await stateOf(owner, hooks.moved)).toEqual(DISABLED);
    for (const hook of [hooks.taken, hooks.others, hooks.own]) expect(await stateOf(owner, hook)).toEqual(ENABLED);
    await owner.patch(`/company/webhooks/${hooks.made}`, { enabled: true });
    expect(await stateOf(owner, hooks.made)).toEqual(ENABLED);
  });

  it("is withdrawn by the sweeper if the request died after the key was gone", async () => {
    const owner = await Company.signUp(stack.url);
    const { id, client } = await newProgram(owner, "owner");
    const hook = await hookAt(client, "left");
    const keys = createApiKeyStore(openLocalTable(stack.endpoints.dynamodb));
    const long = timestamp(new Date(Date.now() - 3_600_000));
    expect(await keys.revoke(owner.user.company_id as string, id, newId(), long)).toBe(true);
    expect(await stateOf(owner, hook)).toEqual(ENABLED);
    await stack.functions.invoke("worker-sweep-unfinished", {}, "test");
    await until(
      () => stateOf(owner, hook),
      ({ enabled }) => !enabled,
    );
    expect(await stateOf(owner, hook)).toEqual(DISABLED);
  });
});
