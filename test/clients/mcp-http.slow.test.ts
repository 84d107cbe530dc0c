import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createMcpHttpServer } from "../../bin/mcp/http.ts";
import { Company } from "../support/company.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let company: Company;
let other: Company;
let server: Server;
let address: URL;

beforeAll(async () => {
  stack = await startTemporaryStack();
  [company, other] = await Promise.all([Company.signUp(stack.url), Company.signUp(stack.url)]);
  server = createMcpHttpServer(stack.url).listen(0, "127.0.0.1");
  await once(server, "listening");
  address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`);
});
afterAll(async () => {
  server.close();
  await stack.close();
});

const connect = async ({ token }: Company): Promise<Client> => {
  const client = new Client({ name: "test", version: "0" });
  const headers = { authorization: `Bearer ${token}` };
  await client.connect(new StreamableHTTPClientTransport(address, { requestInit: { headers } }));
  return client;
};

const LIST = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" });
const accept = "application/json, text/event-stream";
interface Sending {
  headers?: Record<string, string>;
  method?: string;
  body?: string;
  at?: URL;
}
/** Sends with a valid key, unless the headers say otherwise. */
const send = async ({ headers = {}, method = "POST", body = LIST, at = address }: Sending) =>
  fetch(at, {
    method,
    headers: { accept, "content-type": "application/json", authorization: `Bearer ${company.token}`, ...headers },
    ...(method === "POST" ? { body } : {}),
  });

it("serves several people at once, each call in the name of whose key comes with it", async () => {
  const clients = await Promise.all([connect(company), connect(other)]);
  const calls = clients.map((client) => client.callTool({ name: "create_sample_project", arguments: {} }));
  await Promise.all(calls);
  for (const client of clients) {
    const { structuredContent } = await client.callTool({ name: "list", arguments: { what: "projects" } });
    expect(structuredContent).toMatchObject({ says: "1 of 1 projects, the last page." });
    await client.close();
  }
});

it.each([
  [401, "no key", { headers: { authorization: "" } }],
  [401, "an unknown key", { headers: { authorization: "Bearer scr_unknown" } }],
  [403, "a page of another site", { headers: { origin: "https://example.com" } }],
  [404, "another path", { at: "/other" }],
  [405, "a GET, for there is no stream to open again", { method: "GET", headers: { "last-event-id": "1" } }],
  [405, "a DELETE, for there are no sessions", { method: "DELETE", headers: { "mcp-session-id": "1" } }],
  [413, "a call of 10 MB", { body: "x".repeat(10_000_000) }],
  [400, "a call that is not JSON", { body: "not JSON" }],
  [400, "a version of the protocol that nobody knows", { headers: { "mcp-protocol-version": "1999-01-01" } }],
  [200, "a session that this server never opened", { headers: { "mcp-session-id": "unknown" } }],
])("answers %i to %s", async (status, _, { at, ...sending }: Omit<Sending, "at"> & { at?: string }) => {
  const answer = await send({ ...sending, ...(at ? { at: new URL(at, address) } : {}) });
  expect(answer.status).toBe(status);
  expect(answer.headers.get("www-authenticate")?.startsWith("Bearer")).toBe(status === 401 ? true : undefined);
  expect(await answer.text()).not.toContain("scr_unknown");
});
