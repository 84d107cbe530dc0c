import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { startFunctionThread } from "../../../local/lambda/thread.ts";
import { until } from "../../support/until.ts";

const folder = mkdtempSync(join(tmpdir(), "thread-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const request = { id: 1, name: "api-system", event: "{}", requestId: "r" } as const;
const options = { name: "Functions", givesWay: false, loadAhead: [], logFile: join(folder, "functions.log") };

/** Does something in the thread when a function is invoked. */
const whenInvoked = (code: string) =>
  `data:text/javascript,${encodeURIComponent(
    `import { parentPort } from "node:worker_threads";
     parentPort?.on("message", (message) => { if (message.name) { ${code} } });`,
  )}`;

it("ends a thread of functions that is stuck, and the invocations in it", async () => {
  const thread = await startFunctionThread({ NODE_OPTIONS: `--import ${whenInvoked("for (;;);")}` }, options);
  const reply = thread.invoke(request);
  thread.endIfStuck();
  expect(await thread.ended).toBe("because they did not answer for 5 seconds of processor time");
  expect((await reply).error).toMatchObject({ name: "Runtime.ExitError" });
  expect((await thread.invoke(request)).error).toMatchObject({ name: "Runtime.ExitError" });
});

it("says what a thread died of", async () => {
  const accident = `setImmediate(() => { throw new TypeError("unheard"); });`;
  const thread = await startFunctionThread({ NODE_OPTIONS: `--import ${whenInvoked(accident)}` }, options);
  const reply = await thread.invoke({ ...request, event: "{" });
  expect(await thread.ended).toBe("with TypeError: unheard");
  expect(reply.error).toBeDefined();
});

it("says nothing any more of what cannot be loaded once it is closed: it is torn down while it loads", async () => {
  const keepsSaying = `import { parentPort } from "node:worker_threads";
    setInterval(() => { for (let i = 0; i < 1_000; i += 1) parentPort.postMessage({ cannotLoad: "half loaded" }); });`;
  const heard: string[] = [];
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(keepsSaying)}`;
  const thread = await startFunctionThread({ NODE_OPTIONS }, options, (line) => heard.push(line));
  await until(
    async () => heard.length,
    (lines) => lines > 0,
  );
  const closing = thread.close();
  const before = heard.length;
  await closing;
  await thread.ended;
  expect(heard.length).toBe(before);
});
