import type { LookupAddress } from "node:dns";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { postEvent } from "../../../../functions/notifications/webhooks/post-event.ts";
import { startReceiver, type Receiver } from "../../../support/receiver.ts";

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0)) await one.close();
});
async function receive(answer: Parameters<typeof startReceiver>[0]): Promise<Receiver> {
  const receiver = await startReceiver(answer);
  open.push(receiver);
  return receiver;
}
const post = (url: string, allowed: Parameters<typeof postEvent>[3] = "public and this machine") =>
  postEvent(url, { "webhook-id": "one" }, '{"type":"webhook.test"}', allowed);

/** A resolver that knows one name. */
const resolver = (addresses: LookupAddress[]) =>
  ((_name: string, _options: object, callback: (error: null, found: LookupAddress[]) => void) =>
    callback(null, addresses)) as unknown as Parameters<typeof postEvent>[4];

describe("an event that is posted", () => {
  it("arrives to the letter, with its headers", async () => {
    const receiver = await receive((response) => response.writeHead(202).end("thanks"));
    expect(await post(`${receiver.url}/hook?key=1`)).toEqual({ status: 202 });
    expect(receiver.received).toMatchObject([
      {
        path: "/hook?key=1",
        body: '{"type":"webhook.test"}',
        headers: { "webhook-id": "one", "content-type": "application/json" },
      },
    ]);
  });

  it.each([301, 302, 307, 308])("follows no redirect: %i is an answer", async (status) => {
    const elsewhere = await receive((response) => response.end());
    for (const location of [`${elsewhere.url}/there`, "http://169.254.169.254/latest/meta-data/"]) {
      const receiver = await receive((response) => response.writeHead(status, { location }).end());
      expect(await post(receiver.url)).toEqual({ status });
    }
    expect(elsewhere.received).toEqual([]);
  });

  it("does not take in an answer of two gigabytes, and stops its sender", async () => {
    let sent = 0;
    const chunk = Buffer.alloc(65_536);
    const closed = Promise.withResolvers<void>();
    const receiver = await receive((response) => {
      response.writeHead(200, { "content-length": 2 * 2 ** 30 });
      response.once("close", () => closed.resolve());
      const more = () => {
        while (!response.destroyed) {
          sent += chunk.length;
          if (!response.write(chunk)) return void response.once("drain", more);
        }
      };
      more();
    });
    expect(await post(receiver.url)).toEqual({ status: 200 });
    await closed.promise;
    expect(sent).toBeLessThan(64 * 2 ** 20);
  });

  it("says so of one who closes, refuses, or speaks something else", async () => {
    const receiver = await receive((response) => response.destroy());
    expect(await post(receiver.url)).toEqual({ error: "The connection was closed before an answer came" });
    await receiver.close();
    open.pop();
    expect(await post(receiver.url)).toEqual({ error: "The connection was refused" });
    const other: Server = createServer().on("connection", (socket) => socket.end("SSH-2.0-OpenSSH_9.6\r\n"));
    other.listen(0, "127.0.0.1");
    await once(other, "listening");
    open.push({ close: () => other.close() });
    const { port } = other.address() as AddressInfo;
    expect(await post(`http://127.0.0.1:${port}`)).toEqual({ error: expect.stringContaining("The connection failed") });
  });

  it("is over when the receiver would go on in another protocol", async () => {
    const receiver = await receive((response) => {
      response.writeHead(101, { connection: "Upgrade", upgrade: "websocket" }).end();
    });
    expect(await post(receiver.url)).toEqual({ error: "The connection was closed before an answer came" });
  });

  it("is given up when no answer comes", { timeout: 60_000 }, async () => {
    const receiver = await receive(() => undefined);
    expect(await post(receiver.url)).toEqual({ error: "No answer within 15 seconds" });
  });
});

describe("where an event may go", () => {
  const NOT_PUBLIC = { error: "The address does not lead to the public internet" };

  it("is judged by every address that a name resolves to when the connection is made", async () => {
    const receiver = await receive((response) => response.end());
    const url = `https://rebound.example:${new URL(receiver.url).port}`;
    const inside = { address: "127.0.0.1", family: 4 };
    for (const found of [
      [{ address: "8.8.8.8", family: 4 }, inside],
      [inside, { address: "8.8.8.8", family: 4 }],
      [inside],
      [],
    ])
      expect(await postEvent(url, {}, "{}", "public", resolver(found))).toEqual(NOT_PUBLIC);
    expect(receiver.received).toEqual([]);
  });

  it("is this machine only where that is allowed", async () => {
    const receiver = await receive((response) => response.end());
    const { port } = new URL(receiver.url);
    for (const host of ["127.0.0.1", "2130706433", "[::ffff:127.0.0.1]", "localhost"])
      expect(await post(`https://${host}:${port}/`, "public")).toEqual(NOT_PUBLIC);
    const insecure = { error: "The address does not begin with https://" };
    expect(await post(`http://localhost:${port}`, "public")).toEqual(insecure);
    expect(receiver.received).toEqual([]);
    expect(await post(`http://localhost:${port}/`)).toEqual({ status: 200 });
  });

  it("is a name that cannot be resolved", async () => {
    expect(await post("http://nowhere.invalid/")).toEqual({ error: "The host name cannot be resolved" });
  });
});
