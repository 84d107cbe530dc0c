import { once } from "node:events";
import { createServer, type AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { freePort, isFree, lastingPort } from "../../../local/stack/free-port.ts";

async function hold(port: number, host: string) {
  const server = createServer().listen(port, host);
  await once(server, "listening");
  return { port: (server.address() as AddressInfo).port, close: () => server.close() };
}

it("a port for those who are started again is free, and not among those that the system hands out", async () => {
  const handedOut = await Promise.all(Array.from({ length: 20 }, freePort));
  const lasting = await Promise.all(Array.from({ length: 20 }, lastingPort));
  expect(Math.max(...lasting)).toBeLessThan(Math.min(...handedOut));
  expect(await Promise.all(lasting.map((port) => isFree(port)))).toEqual(lasting.map(() => true));
});

it("a port is free on all addresses only if nobody holds it on any", async () => {
  const held = await hold(0, "127.0.0.1");
  expect([await isFree(held.port), await isFree(held.port, "0.0.0.0")]).toEqual([false, false]);
  held.close();
});
