import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { afterEach, describe, expect, it } from "vitest";
import { startChild } from "../../bin/child.ts";
import { freePort, isFree } from "../../local/stack/free-port.ts";
import { npmCommand, type Command } from "../../local/stack/npm-command.ts";
import { enginesOf } from "../support/engines.ts";
import { until } from "../support/until.ts";

const folders: string[] = [];
const running: ChildProcess[] = [];
afterEach(() => {
  for (const child of running.splice(0)) if (child.exitCode === null) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "ending-"));
  folders.push(folder);
  return folder;
};

interface Started {
  child: ChildProcess;
  output: () => string;
  /** With its output whole. */
  ended: Promise<{ code: number | null }>;
}

/** @param inTerminal gives it a group of processes of its own, as a shell does */
function start([program, args]: Command, variables: NodeJS.ProcessEnv = {}, inTerminal = false): Started {
  const env = { ...process.env, ...variables };
  const child = spawn(program, args, { env, detached: inTerminal, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  running.push(child);
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk: Buffer) => (text += String(chunk)));
  const ended = once(child, "close").then(([code]) => ({ code: code as number | null }));
  return { child, output: () => text, ended };
}

const says = (started: Started, words: string) =>
  until(
    async () => started.output(),
    (output) => output.includes(words),
  );

const byRunner = (...args: string[]): Command => [process.execPath, ["bin/run.mjs", ...args]];

/** The service on a folder of its own, ready. */
async function startService(command: (...args: string[]) => Command, inTerminal = false) {
  const folder = newFolder();
  const port = await freePort();
  const started = start(command("--port", String(port), "--data", folder), {}, inTerminal);
  await says(started, "Ready: ");
  const { dynamodb } = JSON.parse(readFileSync(join(folder, "endpoints.json"), "utf8")) as { dynamodb: string };
  return { ...started, folder, ports: [port, Number(new URL(dynamodb).port)] };
}

const service = (...args: string[]) => byRunner("--own-session", "bin/local.ts", ...args);
const npmStart = (...args: string[]) => npmCommand(["start", "--", ...args]);

/** Nobody holds a port any more: neither the service nor its database. */
const untilFree = (ports: readonly number[]) =>
  until(
    async () => (await Promise.all(ports.map((port) => isFree(port)))).every(Boolean),
    (free) => free,
  );

/** Of the process that has the data of a folder. */
const pidOf = (folder: string) => Number(readFileSync(join(folder, "stack.lock"), "utf8"));

/** Nobody has the data of a folder. On a busy machine the lock stays behind, which holds nobody back. */
const untilGone = (folder: string) =>
  until(
    async () => {
      try {
        return !process.kill(pidOf(folder), 0);
      } catch {
        return true;
      }
    },
    (gone) => gone,
  );

// Windows knows no signals: there a process that is ended by another is gone at once.
describe.skipIf(process.platform === "win32")("a service that is told to end", () => {
  it("by SIGTERM to npm, which passes it on to nobody, ends all the same", async () => {
    const { child, folder, ports } = await startService(npmStart);
    child.kill("SIGTERM");
    await untilFree(ports);
    await untilGone(folder);
  });

  it("by Ctrl-C, which reaches only the processes that share the terminal, ends in order", async () => {
    const { child, ended, folder, ports } = await startService(npmStart, true);
    const stack = pidOf(folder);
    // It leads a group of its own, which a signal can be sent to, and has its session give way to the database.
    expect(process.kill(-stack, 0)).toBe(true);
    const autogroup = `/proc/${stack}/autogroup`;
    if (existsSync(autogroup)) expect(readFileSync(autogroup, "utf8")).toMatch(/nice 5$/m);
    process.kill(-(child.pid as number), "SIGINT");
    await ended;
    await untilFree(ports);
    await untilGone(folder);
  });

  it("ends when its runner is killed", async () => {
    const { child, folder, ports } = await startService(service);
    child.kill("SIGKILL");
    await untilFree(ports);
    await untilGone(folder);
  });
});

describe("the folder of a service", () => {
  it("keeps a second one out; after a kill it holds nothing and nobody back, whoever has its process id", async () => {
    const first = await startService(service);
    const { folder } = first;
    const second = start(service("--port", "0", "--data", folder));
    expect(await second.ended).toEqual({ code: 1 });
    expect(second.output()).toContain(`Another stack (process ${pidOf(folder)}) runs on ${folder}`);

    process.kill(pidOf(folder), "SIGKILL");
    expect(await first.ended).toEqual({ code: 1 });
    expect(first.output()).toMatch(/ended by \w+, by somebody else or for want of memory|^$/m);
    await untilFree(first.ports);
    writeFileSync(join(folder, "stack.lock"), String(process.pid));
    const third = start(service("--port", "0", "--data", folder));
    await says(third, "Ready: ");
    third.child.kill("SIGHUP");
    expect(await third.ended).toEqual({ code: process.platform === "win32" ? null : 0 });
  });
});

describe("a service that cannot go on", () => {
  it("stops with a sentence when its database ends as soon as it is started again", async () => {
    const { ended, output, folder, ports } = await startService(service);
    let killed = 0;
    await until(
      async () => {
        const engine = enginesOf(folder)[killed];
        if (engine !== undefined && (killed += 1)) process.kill(engine, "SIGKILL");
        return output();
      },
      (text) => text.includes("times within a minute"),
    );
    expect(await ended).toEqual({ code: 1 });
    expect(output()).toMatch(/The database ended 10 times within a minute, the last time .+\. The logs in .+ say more/);
    await untilFree(ports);
  });

  it("stops with a sentence when something in it is not caught", async () => {
    const accident = `data:text/javascript,process.once("message", () => { throw new Error("lost the thread"); });`;
    const direct = (...args: string[]): Command => [process.execPath, ["--import", accident, "bin/local.ts", ...args]];
    const { child, ended, output, folder, ports } = await startService(direct);
    child.send("now");
    expect(await ended).toEqual({ code: 1 });
    expect(output()).toContain("The service stops, because something in it failed (lost the thread);");
    await untilFree(ports);
    expect(existsSync(join(folder, "stack.lock"))).toBe(false);
  });
});

describe.skipIf(process.platform === "win32")("a command that is told to end", () => {
  it("ends with the service of its own", async () => {
    const started = start(byRunner("lab/evaluate.ts"));
    await says(started, "Sampling plan:");
    started.child.kill("SIGTERM");
    // Its output ends with the last of the processes that share it.
    await started.ended;
  });

  it("ends with the programs that it runs and what those have started", async () => {
    const interruption = new AbortController();
    const folder = newFolder();
    const program = join(folder, "parent.mjs");
    const child = `process.on("SIGTERM", () => {}); setInterval(() => {}, 1000); console.log("both run");`;
    writeFileSync(
      program,
      `import { spawn } from "node:child_process";
       spawn(process.execPath, ["-e", ${JSON.stringify(child)}], { stdio: "inherit" });`,
    );
    const parent = startChild([program], { readsOutput: true, signal: interruption.signal });
    const ended = once(parent, "close");
    await once(parent.stdout as Readable, "data");
    interruption.abort();
    // Both hold its output.
    await ended;
  });
});

describe.skipIf(!existsSync("/dev/full"))("a command whose output is lost", () => {
  it("says so and fails, and only then", () => {
    const full = openSync("/dev/full", "w");
    const help = (stdout: number | "pipe") =>
      spawnSync(process.execPath, ["bin/run.mjs", "bin/study.ts", "--help"], { stdio: ["ignore", stdout, "pipe"] });
    const { status, stderr } = help(full);
    closeSync(full);
    expect([status, String(stderr)]).toEqual([1, expect.stringMatching(/^The output could not be written \(ENOSPC/)]);
    expect(help("pipe").status).toBe(0);
  });
});
