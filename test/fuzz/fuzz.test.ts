import fc from "fast-check";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Route } from "../../functions/platform/http/route.ts";
import { routes } from "../../functions/service/routes.ts";
import { hashText } from "../../functions/statistics/random.ts";
import { RawClient, type Answer } from "../support/raw-client.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { fuzzedModel } from "./model.ts";
import { requestsTo, type FuzzedRequest } from "./requests.ts";
import { changes, openStored, type Stored } from "./stored.ts";
import { problemsWith, shown } from "./verdict.ts";
import { createWorld, type World } from "./world.ts";

// `npm run fuzz` says others. Of the same requests, `npm test` sends the first of each route.
const seed = Number(process.env.FUZZ_SEED ?? 20);
const numRuns = Number(process.env.FUZZ_CASES ?? (process.env.LEAVE_OUT_SLOW_TESTS ? 2 : 8));
/** Requests that look for a smaller one with the same fault. */
const SMALLER = 40;

const model = fuzzedModel();
let stack: TemporaryStack;
let world: World;
let table: ReturnType<typeof openStored>;
let stored: Stored;
/** Ids of what accepted requests have begun, which goes on beside the requests that follow. */
const inWork = new Set<string>();
const counts = new Map<number, number>();
beforeAll(async () => {
  stack = await startTemporaryStack({ modelFaults: model.faults });
  world = await createWorld(stack);
  table = openStored(stack);
  stored = await table.read();
});
afterAll(async () => {
  model.release();
  table?.close();
  await stack?.close();
  if (process.env.FUZZ_SEED === undefined) return;
  const byStatus = [...counts].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
  process.stdout.write(`Seed ${seed}, ${numRuns} cases a route; answers by status: ${byStatus.join(", ")}\n`);
});

/** A text with the ids that its markers stand for. */
const resolved = (text: string): string =>
  text.replaceAll(/@\{(\w+):([\w ]+)\}/g, (whole, kind: string, state: string) => {
    const id = world.own[kind]?.[state] ?? world.foreign[kind]?.[state];
    return id ?? whole;
  });

let addresses = 0;
/** From an address of its own: this is about schemas and states, not about limits. */
function send(route: Route, { path, query, caller, authorization, headers, body }: FuzzedRequest): Promise<Answer> {
  addresses += 1;
  const block = 100 + (Math.floor(addresses / 250) % 150);
  const client = new RawClient(stack.url, `127.0.${block}.${(addresses % 250) + 1}`);
  const { owner, "owner key": key } = world.callers;
  const sent = authorization
    ? authorization.sent?.replaceAll("TOKEN", owner).replaceAll("KEY", key)
    : `Bearer ${world.callers[caller]}`;
  const raw = typeof body === "string" ? resolved(body) : body;
  return client.call(route.method, resolved(query === "" ? path : `${path}?${query}`), {
    ...(raw === undefined ? {} : { raw }),
    headers: { ...headers, ...(sent === undefined ? {} : { authorization: sent }) },
  });
}

const lastId = (path: string) => path.split("/").findLast((part) => part.length > 30);

/** Notes what goes on after an accepted request: studies and generations that it began, and what it deletes. */
function note({ method, path, operationId }: Route, sent: string, { status, body }: Answer): void {
  const created: unknown[] = status === 201 ? [body.id, body.user?.id, body.user?.company_id] : [];
  for (const id of created) if (typeof id === "string") inWork.add(id);
  const goesOn = status === 202 || method === "DELETE" || operationId === "abortSimulation";
  const id = lastId(resolved(sent));
  if (id !== undefined && (goesOn || (method === "POST" && path.endsWith("messages")))) inWork.add(id);
}

/** What the table holds as soon as nothing has been written for a moment, or after some seconds of writing. */
async function settled(): Promise<Stored> {
  for (let looks = 0; ; looks += 1) {
    const before = await table.read();
    await sleep(50);
    if (looks === 40 || (await table.read()) === before) return table.read();
  }
}

/**
 * What a refused request has written. Work that goes on beside it writes, too (mails, hooks, studies), so it is sent
 * again when all is quiet: it has written if something changes every time.
 */
async function storedByRefused(route: Route, request: FuzzedRequest): Promise<string[]> {
  for (let attempt = 1; ; attempt += 1) {
    const after = await table.read();
    const changed = changes(stored, after, inWork);
    stored = after;
    if (changed.length === 0) return [];
    if (attempt === 6) return changed.map((key) => `a refused request has changed ${key}`);
    stored = await settled();
    await send(route, request);
  }
}

async function check(route: Route, request: FuzzedRequest): Promise<void> {
  const answer = await send(route, request);
  counts.set(answer.status, (counts.get(answer.status) ?? 0) + 1);
  const problems = problemsWith(route, request, answer, resolved);
  if (answer.status >= 400) problems.push(...(await storedByRefused(route, request)));
  else if (route.method !== "GET") {
    note(route, request.path, answer);
    stored = await table.read();
  }
  if (problems.length > 0)
    throw new Error(`${answer.status} ${answer.text.slice(0, 400)}\nnot as documented: ${problems.join("; ")}`);
}

/** Reads first, then what creates, then what ends, then what deletes, from the bottom up. */
const rank = ({ method, path, operationId }: Route): number => {
  if (method === "DELETE") return operationId === "deletePersonaGroup" ? 97 : 100 - path.split("/").length;
  return method === "GET" ? 0 : /abort|end|retire/.test(operationId) ? 2 : 1;
};
const inOrder = routes.toSorted((a, b) => rank(a) - rank(b));

it.each(inOrder.map((route) => [route.operationId, route] as const))(
  "%s answers every request as the document says",
  async (operationId, route) => {
    let tries = Infinity;
    const property = fc.asyncProperty(requestsTo(world, route), async (request) => {
      if ((tries -= 1) < 0) return;
      await check(route, request).catch((error: unknown) => {
        tries = Math.min(tries, SMALLER);
        throw error;
      });
    });
    // A seed for each route, or all of them would be sent the same headers.
    const result = await fc.check(property, { seed: hashText(`${seed} ${operationId}`), numRuns });
    const [request] = result.counterexample ?? [];
    expect(request ? `${shown(route, request)}\n${String(result.errorInstance)}` : "").toBe("");
  },
);
