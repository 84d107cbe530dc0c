import { once } from "node:events";
import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { expect, it } from "vitest";

const MODULE = new URL("../../../local/stack/give-way.ts", import.meta.url).href;

it("has a thread give way, and no other thread of its process", async () => {
  const own = getPriority(0);
  const code = `
    import { getPriority } from "node:os";
    import { parentPort } from "node:worker_threads";
    import { giveWay } from ${JSON.stringify(MODULE)};
    giveWay();
    parentPort.postMessage(getPriority(0));`;
  const worker = new Worker(new URL(`data:text/javascript,${encodeURIComponent(code)}`));
  const [priority] = (await once(worker, "message")) as [number];
  await worker.terminate();
  expect([priority, getPriority(0)]).toEqual([process.platform === "linux" ? Math.max(own, 10) : own, own]);
});
