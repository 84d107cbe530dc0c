import { setImmediate as turn } from "node:timers/promises";
import type { APIGatewayProxyEvent, Context } from "aws-lambda";
import * as z from "zod";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defineRoutes, gatewayResource } from "../../../../functions/platform/http/route.ts";
import { BudgetReached } from "../../../../functions/platform/costs/budget-reached.ts";
import type { User } from "../../../../functions/platform/http/identity.ts";
import { BadRequest, RateLimited, Unauthenticated } from "../../../../functions/platform/errors.ts";
import type { IdempotencyRecord } from "../../../../functions/platform/http/answer-guarded.ts";
import { createApiHandler } from "../../../../functions/platform/http/create-api-handler.ts";
import { handler, type Handlers } from "../../../../functions/platform/http/handler.ts";
import { readIdempotencyKey } from "../../../../functions/platform/http/read-request.ts";

const routes = defineRoutes({
  /** With everything that can refuse. */
  invite: {
    method: "POST",
    path: "/invitations",
    tag: "Company",
    summary: "Invite",
    auth: "bearer",
    function: "api-company",
    role: "owner",
    rateLimit: { requests: 1, windowSeconds: 60 },
    needsBudget: true,
    idempotent: true,
    body: z.object({ email: z.string() }),
    responses: { 204: { description: "Invited." } },
  },
  /** With nothing but a caller who may have been removed. */
  create: {
    method: "POST",
    path: "/projects",
    tag: "Projects",
    summary: "Create",
    auth: "bearer",
    function: "api-projects",
    idempotent: true,
    responses: { 204: { description: "Created." } },
  },
});

/** What a request waits for; an API key has been found before, or has not. A test ends each when it likes. */
const WAITS = ["window", "user", "key", "budget", "load"] as const;
type Wait = (typeof WAITS)[number];

beforeEach(() => {
  vi.spyOn(process.stdout, "write").mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

interface Setup {
  operation?: keyof typeof routes;
  beyondLimit?: boolean;
  /** Of the user; null if they have been removed. */
  role?: User["role"] | null;
  /** What the key got before. */
  given?: Partial<IdempotencyRecord>;
  broke?: boolean;
  /** What the load finds. */
  fails?: Error;
  /** `key` is an API key. */
  token?: string;
  body?: unknown;
}

/** One request, whose trips to the table end when the test says so. */
function setup({
  operation = "invite",
  beyondLimit,
  role = "owner",
  given,
  broke,
  fails,
  token = "good",
  body = { email: "a" },
}: Setup = {}) {
  const waits = Object.fromEntries(WAITS.map((name) => [name, Promise.withResolvers<void>()])) as Record<
    Wait,
    PromiseWithResolvers<void>
  >;
  const { path } = routes[operation];
  const { fingerprint = "" } =
    readIdempotencyKey(
      "k",
      { method: "POST", path },
      { body: operation === "invite" ? body : undefined, form: null },
    ) ?? {};
  const steps: string[] = [];
  const visit = (name: Wait) => {
    steps.push(name);
    return waits[name].promise;
  };
  const act = async () => {
    steps.push("act");
    return { status: 204 as const };
  };
  const handlers: Handlers<typeof routes, object, object> = {
    invite: handler({
      load: async () => {
        await visit("load");
        if (fails) throw fails;
      },
      act,
    }),
    create: { act },
  };
  const entry = createApiHandler({
    routes,
    corsOrigins: [],
    callers: {
      verify: async (sent) => {
        if (sent !== "good") throw new BadRequest("not a token");
        return { userId: "u", companyId: "c" };
      },
      findApiKey: (sent) => {
        if (sent !== "key") return undefined;
        steps.push("find key");
        return role
          ? Promise.resolve({ companyId: "c", apiKeyId: "k", role })
          : Promise.reject(new Unauthenticated("no such key"));
      },
      findUser: async () => {
        await visit("user");
        return role ? ({ role } as User) : undefined;
      },
    },
    countRequest: async () => {
      await visit("window");
      if (beyondLimit) throw new RateLimited(7);
    },
    findIdempotencyRecord: async () => {
      await visit("key");
      return given && { fingerprint, status: 204, body: undefined, ...given };
    },
    requireBudget: async () => {
      await visit("budget");
      if (broke) throw new BudgetReached("company", new Date());
    },
    dependencies: {},
    handlers,
  });
  const event = {
    httpMethod: "POST",
    resource: gatewayResource(path),
    path,
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", "idempotency-key": "k" },
    body: JSON.stringify(body),
    isBase64Encoded: false,
    requestContext: { requestId: "r", identity: { sourceIp: "127.0.0.1" } },
  } as unknown as APIGatewayProxyEvent;
  const answer = entry(event, {} as Context);
  const end = async (...names: readonly Wait[]) => {
    for (const name of names) {
      waits[name].resolve();
      await turn();
    }
  };
  const endAll = async (order: readonly Wait[] = WAITS) => {
    await turn();
    await end(...order);
    const { statusCode, body: text } = await answer;
    return [statusCode, text ? (JSON.parse(text) as { detail: string }).detail : ""];
  };
  return { steps, answer, end, endAll };
}

const ordersOf = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((first) => ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]));
const everyOrder = ordersOf(WAITS);

const wrong = new BadRequest("something else");

describe("a route with a limit, a role, a key and a price", () => {
  it("counts the request before it reads its body, and asks for the rest while its handler loads", async () => {
    const { steps, end, endAll } = setup();
    await turn();
    expect(steps).toEqual(["window", "user"]);
    await end("window", "user");
    expect(steps).toEqual(["window", "user", "key", "budget", "load"]);
    expect(await endAll()).toEqual([204, ""]);
  });

  it("reads no body beyond the limit", async () => {
    const body = vi.spyOn(JSON, "parse");
    expect((await setup({ beyondLimit: true }).endAll())[0]).toBe(429);
    expect(body.mock.calls.map(([text]) => text)).toEqual(['{"detail":"Too many requests; try again in 7 seconds"}']);
  });

  it("acts once, after all of them, in whichever order they answer", async () => {
    for (const order of everyOrder) {
      const { steps, end, answer } = setup();
      await turn();
      await end(...order.slice(0, -1));
      expect(steps, order.join()).not.toContain("act");
      await end(...order.slice(-1));
      expect((await answer).statusCode).toBe(204);
      expect(steps.filter((step) => step === "act")).toHaveLength(1);
    }
  });

  it.each<[string, Setup, [number, string]]>([
    ["a request beyond the limit", { beyondLimit: true }, [429, "Too many requests"]],
    ["a member", { role: "member" }, [403, "Only an owner of the company may do this"]],
    ["a user who has been removed", { role: null }, [401, "This user no longer exists"]],
    ["a key that has its answer", { given: {} }, [204, ""]],
    ["a key of another request", { given: { fingerprint: "other" } }, [400, "This Idempotency-Key was used"]],
    ["a company without money", { broke: true }, [429, "budget"]],
    ["what the load finds wrong", { fails: wrong }, [400, "something else"]],
  ])("never acts for %s, in whichever order they answer", async (_, how, [status, detail]) => {
    for (const fails of [how.fails, wrong])
      for (const order of everyOrder) {
        const { steps, endAll } = setup({ ...how, ...(fails ? { fails } : {}) });
        const answered = await endAll(order);
        expect([answered[0], steps.includes("act")], order.join()).toEqual([status, false]);
        expect(answered[1]).toContain(detail);
      }
  });

  const behind: [string, Setup][] = [
    ["", {}],
    ["with a body that is wrong", { body: {} }],
    ["for which the load finds something wrong", { fails: wrong }],
    ["that its key answers", { given: {} }],
    ["without money", { broke: true }],
  ];
  it.each<[string, Setup]>([...behind, ["of a stranger", { token: "bad" }], ["of a member", { role: "member" }]])(
    "refuses a request beyond the limit first, also one %s",
    async (_, how) => expect((await setup({ ...how, beyondLimit: true }).endAll())[1]).toContain("Too many requests"),
  );

  it.each(behind)("refuses a member before anything else, also one %s", async (_, how) =>
    expect((await setup({ ...how, role: "member" }).endAll())[0]).toBe(403),
  );

  it.each(behind)("knows nobody who has been removed, whatever else there is to say %s", async (_, how) =>
    expect((await setup({ ...how, role: null }).endAll())[0]).toBe(401),
  );

  it("leaves nothing under way when it refuses", async () => {
    const { end, answer } = setup({ broke: true });
    await turn();
    await end("window", "user", "key", "budget");
    expect((await Promise.race([answer, turn()])) ?? "loading").toBe("loading");
    await end("load");
    expect((await answer).statusCode).toBe(429);
  });

  it("says what is wrong with a request that is let in", async () => {
    expect(await setup({ body: {} }).endAll()).toEqual([422, "email: is required"]);
  });
});

describe("a route that refuses nobody but a user who has been removed, and that loads nothing", () => {
  it("acts beside the look for its user, whom its writes ask for themselves", async () => {
    const { steps, end, answer } = setup({ operation: "create" });
    await turn();
    expect(steps).toEqual(["user", "key"]);
    await end("key");
    expect(steps).toEqual(["user", "key", "act"]);
    await end("user");
    expect((await answer).statusCode).toBe(204);
  });

  it("answers nobody who has been removed", async () => {
    expect((await setup({ operation: "create", role: null }).endAll())[0]).toBe(401);
  });

  it("does nothing twice", async () => {
    const { steps, endAll } = setup({ operation: "create", given: {} });
    expect(await endAll()).toEqual([204, ""]);
    expect(steps).not.toContain("act");
  });
});

describe("an API key", () => {
  it("is looked up before anything else is, and then no user is", async () => {
    const { steps, end, endAll } = setup({ token: "key" });
    await turn();
    await end("window");
    expect(steps).toEqual(["find key", "window", "key", "budget", "load"]);
    expect(await endAll()).toEqual([204, ""]);
  });

  it.each<[string, Setup, [number, string]]>([
    ["nobody has been given", { role: null }, [401, "no such key"]],
    ["is a member's", { role: "member" }, [403, "Only an owner of the company may do this"]],
  ])("that %s costs no more than that, and the request counts", async (_, how, refusal) => {
    const { steps, endAll } = setup({ token: "key", ...how });
    expect(await endAll()).toEqual(refusal);
    expect(steps).toEqual(["find key", "window"]);
    expect((await setup({ token: "key", ...how, beyondLimit: true }).endAll())[0]).toBe(429);
  });
});
