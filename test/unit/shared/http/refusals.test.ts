import type { APIGatewayProxyEvent, Context } from "aws-lambda";
import * as z from "zod";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defineRoutes, gatewayResource } from "../../../../functions/contracts/route.ts";
import type { User } from "../../../../functions/domain/company/schemas.ts";
import { BadRequest, RateLimited } from "../../../../functions/shared/errors.ts";
import { createApiHandler } from "../../../../functions/shared/http/create-api-handler.ts";

const routes = defineRoutes({
  invite: {
    method: "POST",
    path: "/invitations",
    tag: "Company",
    summary: "Invite",
    auth: "bearer",
    function: "api-company",
    role: "owner",
    rateLimit: { requests: 1, windowSeconds: 60 },
    idempotent: true,
    body: z.object({ email: z.string() }),
    responses: { 204: { description: "Invited." } },
  },
});

/** Waits that a test ends by itself, in the order it likes. */
const answerLater = <T>() => Promise.withResolvers<T>();
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));

beforeEach(() => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

interface Setup {
  /** Undefined lets the request in. */
  refusal?: Error;
  /** Of the user; null if they have been removed. */
  role?: User["role"] | null;
  token?: string;
  body?: unknown;
  /** What the key got before. */
  given?: { fingerprint: string; status: number; body: unknown };
  fails?: Error;
  forgetsToWait?: boolean;
}

/** One request to a route with a limit and a role, whose trips to the table end when the test says so. */
function setup({
  refusal,
  role = "owner",
  token = "good",
  body = { email: "a" },
  given,
  fails,
  forgetsToWait,
}: Setup = {}) {
  const [window, users, read] = [answerLater<void>(), answerLater<User | undefined>(), answerLater<void>()];
  const steps: string[] = [];
  const handler = createApiHandler({
    routes,
    corsOrigins: [],
    callers: {
      verify: async (sent) => {
        if (sent !== "good") throw new BadRequest("not a token");
        return { userId: "u", companyId: "c" };
      },
      findUser: () => {
        steps.push("user");
        return users.promise;
      },
    },
    countRequest: async () => {
      steps.push("window");
      await window.promise;
      if (refusal) throw refusal;
    },
    findIdempotencyRecord: async () => given,
    handlers: {
      invite: async ({ authorize }) => {
        steps.push("read");
        await read.promise;
        if (fails) throw fails;
        if (!forgetsToWait) await authorize();
        steps.push("write");
        return { status: 204 as const };
      },
    },
  });
  const event = {
    httpMethod: "POST",
    resource: gatewayResource(routes.invite.path),
    path: "/invitations",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(given ? { "idempotency-key": "k" } : {}),
    },
    body: JSON.stringify(body),
    isBase64Encoded: false,
    requestContext: { requestId: "r", identity: { sourceIp: "127.0.0.1" } },
  } as unknown as APIGatewayProxyEvent;
  const answer = handler(event, {} as Context);
  const end = {
    window: () => window.resolve(),
    user: () => users.resolve(role ? ({ role } as User) : undefined),
    read: () => read.resolve(),
  };
  const endAll = async () => {
    for (const one of Object.values(end)) one();
    const { statusCode, body: text } = await answer;
    return [statusCode, text ? (JSON.parse(text) as { detail: string }).detail : ""];
  };
  return { steps, answer, end, endAll };
}

describe("a route with a limit and a role", () => {
  it("asks for both while its handler reads", async () => {
    const { steps, endAll } = setup();
    await settle();
    expect(steps).toEqual(["window", "user", "read"]);
    expect(await endAll()).toEqual([204, ""]);
    expect(steps).toContain("write");
  });

  it.each(["window", "user"] as const)("writes nothing before the %s has answered", async (last) => {
    const { steps, end, answer } = setup();
    for (const name of ["window", "user", "read"] as const) if (name !== last) end[name]();
    await settle();
    expect(steps).not.toContain("write");
    end[last]();
    expect((await answer).statusCode).toBe(204);
  });

  it.each<[string, Setup]>([
    ["let in", {}],
    ["of a stranger", { token: "bad" }],
    ["of a member", { role: "member" }],
    ["with a body that is wrong", { body: {} }],
    ["for which the handler finds something wrong", { fails: new BadRequest("something else") }],
    ["that its key answers", { given: { fingerprint: "other", status: 204, body: undefined } }],
  ])("refuses a request beyond the limit first, also one %s", async (_, how) => {
    const { steps, endAll } = setup({ ...how, refusal: new RateLimited(7) });
    expect((await endAll())[0]).toBe(429);
    expect(steps).not.toContain("write");
  });

  it("leaves nothing under way when it refuses", async () => {
    const { end, answer } = setup({ refusal: new RateLimited(7) });
    end.window();
    expect((await Promise.race([answer, settle()])) ?? "reading").toBe("reading");
    end.read();
    expect((await answer).statusCode).toBe(429);
  });

  it.each<[string, Setup]>([
    ["with a body that is wrong", { body: {} }],
    ["for which the handler finds something wrong", { fails: new BadRequest("something else") }],
    ["that its key answers", { given: { fingerprint: "other", status: 204, body: undefined } }],
  ])("refuses a member before anything else, also one %s", async (_, how) => {
    const { steps, endAll } = setup({ ...how, role: "member" });
    expect(await endAll()).toEqual([403, "Only an owner of the company may do this"]);
    expect(steps).not.toContain("write");
  });

  it.each<[string, Setup]>([
    ["", {}],
    ["with a body that is wrong", { body: {} }],
    ["for which the handler finds something wrong", { fails: new BadRequest("something else") }],
    ["that its key answers", { given: { fingerprint: "other", status: 204, body: undefined } }],
  ])("knows nobody who has been removed, whatever else there is to say %s", async (_, how) => {
    const { steps, endAll } = setup({ ...how, role: null });
    expect(await endAll()).toEqual([401, "This user no longer exists"]);
    expect(steps).not.toContain("write");
  });

  it("says what is wrong with a request that is let in", async () => {
    expect(await setup({ fails: new BadRequest("something else") }).endAll()).toEqual([400, "something else"]);
    expect(await setup({ body: {} }).endAll()).toEqual([422, "email: is required"]);
  });

  it("fails when its handler did not wait", async () => {
    expect((await setup({ forgetsToWait: true }).endAll())[0]).toBe(500);
  });
});
