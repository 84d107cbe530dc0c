import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { describe, expect, it } from "vitest";

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
  expect([priority, getPriority(0)]).toEqual([process.platform === "linux" ? Math.max(own, 5) : own, own]);
});

describe.skipIf(!existsSync("/proc/self/autogroup"))("a process with others that wait for processors", () => {
  /** Niceness of its session before and after it gives way. */
  async function givesWay(options: { detached: boolean }): Promise<string[]> {
    const code = `
      import { readFileSync } from "node:fs";
      import { giveWayToDatabase } from ${JSON.stringify(MODULE)};
      const niceness = () => readFileSync("/proc/self/autogroup", "utf8").trim().split(" ").at(-1);
      const before = niceness();
      giveWayToDatabase();
      console.log(before, niceness());`;
    const child = spawn(process.execPath, ["--input-type=module", "--eval", code], {
      ...options,
      stdio: ["ignore", "pipe", "inherit"],
    });
    let printed = "";
    child.stdout.on("data", (chunk: Buffer) => (printed += String(chunk)));
    await once(child, "close");
    return printed.trim().split(" ");
  }

  it("has its session give way, where it has one of its own", async () => {
    expect(await givesWay({ detached: true })).toEqual(["0", "5"]);
  });

  it("leaves the session of a terminal as it is", async () => {
    const [before, after] = await givesWay({ detached: false });
    expect(before).toMatch(/^-?\d+$/);
    expect(after).toBe(before);
  });
});
