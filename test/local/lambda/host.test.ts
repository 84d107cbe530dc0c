import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { startFunctionHost } from "../../../local/lambda/host.ts";

const folder = mkdtempSync(join(tmpdir(), "host-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Has a thread come to nothing else as soon as a worker is invoked in it. */
const busyWithWorkers = `data:text/javascript,${encodeURIComponent(
  `import { parentPort } from "node:worker_threads";
   parentPort?.on("message", ({ name }) => { if (name?.startsWith("worker-")) for (;;); });`,
)}`;

it("answers callers while what runs in the background keeps its thread busy", async () => {
  const watch = { log: () => undefined, giveUp: () => undefined };
  const environment = { NODE_OPTIONS: `--import ${busyWithWorkers}` };
  const host = await startFunctionHost(environment, join(folder, "functions.log"), { loadAhead: false, watch });
  const busy = host.invoke("worker-sweep-unfinished", {}, "r").catch((error: Error) => error.name);
  // Its environment is not there: it says so, and does not wait until its time is over.
  await expect(host.invoke("api-system", {}, "r")).rejects.toThrow(/environment/i);
  await host.close();
  expect(await busy).toBe("Runtime.ExitError");
});
