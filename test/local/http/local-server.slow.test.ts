import { once } from "node:events";
import type { Server, ServerOptions } from "node:http";
import { connect, type AddressInfo } from "node:net";
import fc from "fast-check";
import { afterEach, describe, expect, it } from "vitest";
import { createLocalServer } from "../../../local/http/local-server.ts";
import { rawRequest } from "../../support/raw-request.ts";
import { until } from "../../support/until.ts";

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** A server that reads a request's body and says which path it was asked for. */
async function setup(options: ServerOptions = {}) {
  const server = createLocalServer((request, response, url) => {
    void request
      .toArray()
      .catch(() => [])
      .then(() => response.end(`heard ${url.pathname}`));
  }, options);
  servers.push(server.listen(0, "127.0.0.1"));
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return (bytes: string | Buffer) => rawRequest(url, bytes);
}

const OWN = "host: localhost\r\nconnection: close\r\n\r\n";

describe("a request target", () => {
  it.each(["//", "///", "//[", "//x:y", "/[", "/%", "/a b".replace(" ", "%20"), "/\\evil.example"])(
    "that begins with a slash is a path: %s",
    async (target) => {
      const { status, body } = await (await setup())(`GET ${target} HTTP/1.1\r\n${OWN}`);
      expect([status, body]).toEqual([200, expect.stringMatching(/heard \//)]);
    },
  );

  it.each(["http://a:99999/", "http://", "*", "file:///etc/passwd", "a://b"])("that is no path: %s", async (target) => {
    const { status, body } = await (await setup())(`GET ${target} HTTP/1.1\r\n${OWN}`);
    expect([status, body]).toEqual([400, expect.stringMatching(/^{"detail":"[^"]+"}$/)]);
  });

  it("may name this machine, but no other", async () => {
    const send = await setup();
    expect((await send(`GET http://127.0.0.1:1/a HTTP/1.1\r\n${OWN}`)).body).toContain("heard /a");
    expect((await send(`GET http://evil.example/a HTTP/1.1\r\n${OWN}`)).status).toBe(403);
  });
});

describe("requests that come before the answer to the one before", () => {
  /** A server whose answers are longer than a connection holds unread. */
  async function setupLong() {
    let heard = 0;
    const server = createLocalServer((_request, response) => {
      heard += 1;
      response.end("x".repeat(20_000_000));
    });
    servers.push(server.listen(0, "127.0.0.1"));
    await once(server, "listening");
    const client = connect((server.address() as AddressInfo).port, "127.0.0.1").pause();
    return { client, heard: () => heard, closed: once(server, "connection").then(([socket]) => once(socket, "close")) };
  }
  const request = "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n";

  it("wait until that one has been taken", async () => {
    const { client, heard } = await setupLong();
    client.write(request.repeat(3));
    const [first] = (await once(client, "readable")) as unknown[];
    expect([first, heard()]).toEqual([undefined, 1]);
    let taken = 0;
    client.on("data", (chunk: Buffer) => (taken += chunk.length));
    await until(
      async () => taken,
      (bytes) => bytes > 3 * 20_000_000,
    );
    expect(heard()).toBe(3);
    client.destroy();
  });

  it("are answered in their order, and are not when they are too many", async () => {
    const send = await setup();
    const asked = Array.from({ length: 200 }, (_, number) => `GET /${number} HTTP/1.1\r\nhost: localhost\r\n\r\n`);
    const { body } = await send(`${asked.join("")}GET /last HTTP/1.1\r\n${OWN}`);
    expect(body.match(/(?<=heard \/)(?:\d+|last)/g)).toEqual([...asked.keys(), "last"].map(String));
    const { client, heard, closed } = await setupLong();
    client.on("error", () => undefined).write(request.repeat(2_000));
    await closed;
    expect(heard()).toBe(1);
    client.destroy();
  });
});

describe("a page of a foreign site", () => {
  const nothing = "connection: close\r\n\r\n";
  it.each([
    ["its own name", `host: evil.example\r\n${nothing}`],
    ["a name that begins as ours does", `host: localhost.evil.example\r\n${nothing}`],
    ["no name", nothing],
    ["its origin", `origin: http://evil.example\r\n${OWN}`],
    ["an origin that begins as ours does", `origin: http://127.0.0.1.evil.example\r\n${OWN}`],
    ["an origin that it hides", `origin: null\r\n${OWN}`],
    ["an extension's origin", `origin: chrome-extension://a\r\n${OWN}`],
  ])("is refused by %s, and may not read why", async (_, headers) => {
    const answer = await (await setup())(`GET / HTTP/1.1\r\n${headers}`);
    expect([answer.status, answer.body]).toEqual([403, expect.stringMatching(/^{"detail":"[^"]+"}$/)]);
    expect(answer.headers).not.toMatch(/access-control/i);
  });

  it.each(["http://127.0.0.1:3000", "http://localhost:5173", "http://LOCALHOST"])(
    "is none that %s served",
    async (origin) => {
      expect((await (await setup())(`GET / HTTP/1.1\r\norigin: ${origin}\r\n${OWN}`)).status).toBe(200);
    },
  );
});

describe("what is no request", () => {
  const long = "x".repeat(20_000);
  it.each([
    ["headers too long", `GET / HTTP/1.1\r\nx: ${long}\r\n${OWN}`, 431],
    ["an address too long", `GET /${long} HTTP/1.1\r\n${OWN}`, 431],
    ["chunks with endless extensions", `POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\n${OWN}1;${long}\r\n`, 413],
    ["another protocol", "\u0016\u0003\u0001\r\n\r\n", 400],
    ["an unknown method", `DO / HTTP/1.1\r\n${OWN}`, 400],
    ["a length that is none", `POST / HTTP/1.1\r\ncontent-length: x\r\n${OWN}`, 400],
    ["two lengths", `POST / HTTP/1.1\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n${OWN}0\r\n\r\n`, 400],
    ["a broken chunk", `POST / HTTP/1.1\r\ntransfer-encoding: chunked\r\n${OWN}zz\r\n`, 400],
    ["rubbish after a request", `GET / HTTP/1.1\r\nhost: localhost\r\n\r\nrubbish\r\n\r\n`, 400],
    ["a tunnel", `CONNECT a:443 HTTP/1.1\r\n${OWN}`, 400],
  ] as const)("is answered in one sentence: %s", async (_, bytes, status) => {
    const answer = await (await setup())(bytes);
    expect([answer.status, answer.body]).toEqual([status, expect.stringMatching(/^{"detail":"[^"]+"}$/)]);
    expect(answer.headers).toMatch(/content-type: application\/json/);
    expect(answer.headers).toMatch(/x-request-id: \S+/);
  });

  it("is a request that does not arrive in time", async () => {
    const send = await setup({ headersTimeout: 50, requestTimeout: 50, connectionsCheckingInterval: 20 });
    for (const begun of ["GET / HT", `POST / HTTP/1.1\r\ncontent-length: 9\r\n${OWN}abc`]) {
      const { status, body } = await send(begun);
      expect([status, body]).toEqual([408, expect.stringMatching(/^{"detail":"[^"]+"}$/)]);
    }
  });

  it("never ends the process, whatever it is", async () => {
    const send = await setup();
    const token = fc.stringMatching(/^[!-~]{0,12}$/);
    const line = fc.oneof(
      fc.tuple(token, token, token).map((parts) => parts.join(" ")),
      fc.string({ unit: "binary" }),
    );
    const header = fc.tuple(fc.constantFrom("host", "origin", "expect", "upgrade", "connection", "te"), token);
    await fc.assert(
      fc.asyncProperty(line, fc.array(header, { maxLength: 4 }), async (first, headers) => {
        const lines = headers.map(([name, value]) => `${name}: ${value}`);
        const { status, body } = await send([first, ...lines, "connection: close", "", ""].join("\r\n"));
        if (status !== undefined && status >= 400) expect(body).toMatch(/^{"detail":"[^"]+"}$/);
      }),
      { numRuns: 100 },
    );
    expect((await send(`GET /well HTTP/1.1\r\n${OWN}`)).body).toContain("heard /well");
  });
});
