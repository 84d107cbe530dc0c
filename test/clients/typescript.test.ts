import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { ApiError, createClient, signIn, waitFor, type ClientOptions } from "../../clients/typescript/src/index.ts";

type Reply = [status: number, body?: unknown, headers?: Record<string, string>] | "hang up";
interface Seen {
  method: string;
  path: string;
  headers: IncomingMessage["headers"];
  body: string;
}

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

/** A service that gives some answers, the last of them again and again, and the client of it. */
async function serviceOf(replies: Reply[], options: Partial<ClientOptions> = {}) {
  const seen: Seen[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    seen.push({ method: request.method ?? "", path: request.url ?? "", headers: request.headers, body });
    const reply = replies[Math.min(seen.length, replies.length) - 1] ?? "hang up";
    if (reply === "hang up") return request.socket.destroy();
    const [status, content, headers = {}] = reply;
    return response
      .writeHead(status, { "content-type": "application/json", ...headers })
      .end(content === undefined ? undefined : JSON.stringify(content));
  };
  const server = createServer((request, response) => void answer(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`;
  return { seen, url, api: createClient({ url, key: "k", patience: { firstWaitMs: 1 }, ...options }) };
}
const BUSY: Reply = [503, { detail: "Busy." }];
const project_id = "p";
const params = { project_id };

describe("a call that would not be what it looks like", () => {
  it.each(["", ".", ".."])("is not sent: the id %j would make its path that of something else", async (id) => {
    const { api, seen } = await serviceOf([[204]]);
    const deleting = api.deleteSimulation({ params: { project_id, simulation_id: id } });
    await expect(deleting).rejects.toMatchObject({ status: 404, detail: `simulation_id: "${id}" is no id.` });
    expect(seen).toEqual([]);
  });

  it.each(["scr_1\nscr_2", "scr_1 scr_2", "sсr_1", ""])("has no key that is none, nor repeats it: %j", async (key) => {
    const { api, seen } = await serviceOf([[200, []]], { key });
    const error = (await api.listProjects().catch((thrown: unknown) => thrown)) as ApiError;
    expect(error).toBeInstanceOf(ApiError);
    expect(error.detail).toMatch(/^The key has characters that no key has/);
    expect(error.detail).not.toContain("1");
    expect(seen).toEqual([]);
  });

  it("has the key without the line's end that a file puts behind it", async () => {
    const { api, seen } = await serviceOf([[200, []]], { key: "scr_1\r\n" });
    await api.listProjects();
    expect(seen[0]?.headers.authorization).toBe("Bearer scr_1");
  });
});

describe("a call that fails", () => {
  it.each([["hang up" as const], [BUSY], [[429, { detail: "Slow." }, { "retry-after": "0" }] satisfies Reply]])(
    "is sent again where it reads, deletes or has a key: %s",
    async (failure) => {
      const { api, seen } = await serviceOf([failure, failure, [200, []]]);
      expect(await api.listProjects()).toEqual([]);
      expect(seen).toHaveLength(3);
      const writing = await serviceOf([failure, [201, { id: "new" }]]);
      expect(await writing.api.createProject({ body: { name: "Oats" } })).toEqual({ id: "new" });
      const [first, second] = writing.seen.map(({ headers, body }) => [headers["idempotency-key"], body]);
      expect(first).toEqual([expect.stringMatching(/^[0-9a-f-]{36}$/), '{"name":"Oats"}']);
      expect(second).toEqual(first);
    },
  );

  it("is sent once where nobody knows what it did, and every call has a key of its own", async () => {
    const { api, seen } = await serviceOf([BUSY]);
    const patch = api.updateProject({ params, body: { name: "Oats" } });
    await expect(patch).rejects.toMatchObject({ status: 503, detail: "Busy." });
    await expect(api.abortSimulation({ params: { project_id, simulation_id: "s" } })).rejects.toThrow("Busy.");
    expect(seen.map(({ headers }) => headers["idempotency-key"])).toEqual([undefined, undefined]);
    const keyed = await serviceOf([[201, {}]]);
    for (let call = 0; call < 2; call += 1) await keyed.api.createProject({ body: { name: "Oats" } });
    await keyed.api.createProject({ body: { name: "Oats" }, idempotencyKey: "mine" });
    expect(new Set(keyed.seen.map(({ headers }) => headers["idempotency-key"])).size).toBe(3);
    expect(keyed.seen[2]?.headers["idempotency-key"]).toBe("mine");
  });

  it("ends after as many sendings as are allowed, or at once where the wait would be long", async () => {
    const busy = await serviceOf([BUSY], { patience: { firstWaitMs: 1, attempts: 3 } });
    await expect(busy.api.listProjects()).rejects.toMatchObject({ status: 503 });
    expect(busy.seen).toHaveLength(3);
    const { api, seen } = await serviceOf([[429, { detail: "Budget." }, { "retry-after": "86400" }]]);
    await expect(api.listProjects()).rejects.toMatchObject({ status: 429, retryAfter: 86_400 });
    expect(seen).toHaveLength(1);
  });

  it("is an ApiError with the sentence, whatever answers or does not", async () => {
    const { api } = await serviceOf([[404, { detail: "Project not found" }, { "x-request-id": "r" }]]);
    const error = await api.getProject({ params }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 404, message: "Project not found", requestId: "r", retryAfter: null });
    const other = await serviceOf([[500, { oops: true }]]);
    await expect(other.api.listProjects()).rejects.toThrow(/answered 500 in a form that is not this service's/);
    const gone = createClient({ url: "http://127.0.0.1:9/api/v1", patience: { attempts: 1 } });
    await expect(gone.listProjects()).rejects.toMatchObject({ status: 0, detail: expect.stringMatching(/does not/) });
  });

  it("a deletion whose answer was lost is done when the service knows the thing no more", async () => {
    const { api } = await serviceOf(["hang up", [404, { detail: "Project not found" }]]);
    expect(await api.deleteProject({ params })).toBeUndefined();
    const never = await serviceOf([[404, { detail: "Project not found" }]]);
    await expect(never.api.deleteProject({ params })).rejects.toMatchObject({ status: 404 });
  });

  it("ends with the signal's reason, waiting or not", async () => {
    const { api } = await serviceOf([BUSY], { patience: { firstWaitMs: 60_000 } });
    const controller = new AbortController();
    const call = api.listProjects({ signal: controller.signal });
    controller.abort(new Error("Enough."));
    await expect(call).rejects.toThrow("Enough.");
  });
});

describe("waiting", () => {
  const at = (status: string) => ({ id: "s", status, progress: null });

  it("looks with the ETag of what it saw, tells what is new, and ends with the end", async () => {
    const { api, seen } = await serviceOf([
      [200, at("running"), { etag: '"1"' }],
      [304, undefined, { etag: '"1"' }],
      [200, at("complete"), { etag: '"2"' }],
    ]);
    const told: string[] = [];
    const options = { firstWaitMs: 1, onProgress: ({ status }: { status: string }) => told.push(status) };
    expect(await waitFor(api, "simulation", { project_id, id: "s" }, options)).toMatchObject({ status: "complete" });
    expect(told).toEqual(["running", "complete"]);
    expect(seen.map(({ headers }) => headers["if-none-match"])).toEqual([undefined, '"1"', '"1"']);
  });

  it.each(["failed", "aborted"])("ends with what has %s", async (status) => {
    const { api } = await serviceOf([[200, at(status)]]);
    expect(await waitFor(api, "reliability_check", { project_id, id: "s" })).toMatchObject({ status });
  });

  it("ends with its signal", async () => {
    const { api } = await serviceOf([[200, at("running")]]);
    const controller = new AbortController();
    const onProgress = () => controller.abort(new Error("Enough."));
    const waiting = waitFor(api, "simulation", { project_id, id: "s" }, { signal: controller.signal, onProgress });
    await expect(waiting).rejects.toThrow("Enough.");
  });
});

describe("a key", () => {
  it("goes where the bearer token goes", async () => {
    const { api, seen } = await serviceOf([[200, []]], { key: "scr_key" });
    await api.listProjects();
    expect(seen[0]?.headers.authorization).toBe("Bearer scr_key");
  });

  it("of an account is a token that is renewed once when it is refused", async () => {
    const refused: Reply = [401, { detail: "No." }];
    const { url, seen } = await serviceOf([
      [200, { access_token: "one" }],
      refused,
      [200, { access_token: "two" }],
      [201, {}],
      refused,
    ]);
    const api = createClient({ url, key: signIn({ url, email: "a@example.com", password: "b" }) });
    await api.createProject({ body: { name: "Oats" } });
    expect(seen.map(({ path, headers }) => [path, headers.authorization])).toEqual([
      ["/api/v1/auth/login", undefined],
      ["/api/v1/projects", "Bearer one"],
      ["/api/v1/auth/login", undefined],
      ["/api/v1/projects", "Bearer two"],
    ]);
    await expect(api.listProjects()).rejects.toMatchObject({ status: 401 });
  });
});

describe("a call", () => {
  it("has its path, query, body and key where the API takes them", async () => {
    const { api, seen } = await serviceOf([[201, {}], [200, []], [204]]);
    await api.createProject({ body: { name: "Oats" }, idempotencyKey: "once" });
    await api.listProjects({ query: { order: "desc", limit: 2 } });
    await api.deleteProject({ params: { project_id: "a/b c" } });
    await api.deleteCompany({ query: { name: "Müller & Sons" } });
    expect(seen.map(({ method, path }) => `${method} ${path.replace("/api/v1", "")}`)).toEqual([
      "POST /projects",
      "GET /projects?order=desc&limit=2",
      "DELETE /projects/a%2Fb%20c",
      "DELETE /company?name=M%C3%BCller+%26+Sons",
    ]);
    expect(seen[0]).toMatchObject({
      body: '{"name":"Oats"}',
      headers: { "content-type": "application/json", "idempotency-key": "once" },
    });
  });

  it("sends a file as a form with its fields", async () => {
    const { api, seen } = await serviceOf([[201, {}]]);
    const fields = { title: "Board" };
    await api.createBriefing({ params, file: new File(["Oats"], "a.txt", { type: "text/plain" }), fields });
    const bytes = new TextEncoder().encode("Oats");
    await api.createBriefing({ params, file: { name: "a.txt", contentType: "text/plain", bytes }, fields });
    for (const { body } of seen) {
      expect(body).toMatch(/name="title"\r\n\r\nBoard\r\n/);
      expect(body).toMatch(/name="file"; filename="a\.txt"\r\nContent-Type: text\/plain\r\n\r\nOats\r\n/);
    }
  });

  it("answers with the bytes of a file, the text of a page, and both with their headers", async () => {
    const of = { project_id, simulation_id: "s" };
    const { api } = await serviceOf([[200, "é", { "content-type": "text/csv", "x-request-id": "r" }]]);
    expect([...(await api.exportResults({ params: of, query: { format: "csv" } }))]).toEqual([34, 0xc3, 0xa9, 34]);
    expect(await api.getReport({ params: of })).toBe('"é"');
    const { status, headers, body } = await api.exchange("getReport", { params: of });
    expect([status, headers.get("x-request-id"), body]).toEqual([200, "r", '"é"']);
  });

  it("carries no token where the operation needs none", async () => {
    const { api, seen } = await serviceOf([[200, { access_token: "one" }]]);
    await api.logIn({ body: { email: "a@example.com", password: "b" } });
    expect(seen[0]?.headers.authorization).toBeUndefined();
  });

  it("is looked at by whoever wants to before its answer is given", async () => {
    const check = ({ operationId }: { operationId: string }, status: number) => {
      throw new ApiError(status, `${operationId} is odd`);
    };
    const { api } = await serviceOf([[200, []]], { check });
    await expect(api.listProjects()).rejects.toMatchObject({ status: 200, message: "listProjects is odd" });
  });
});
