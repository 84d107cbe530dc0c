import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { freePort } from "../../local/stack/free-port.ts";
import { projectRoot } from "../../lib/project-root.ts";
import { until } from "../support/until.ts";
import { attachToFunctions } from "../support/inspector.ts";

// Beside busy cores a stack takes its time.
const PATIENCE_SECONDS = 60;
vi.setConfig({ testTimeout: 3_000 * PATIENCE_SECONDS, hookTimeout: 3_000 * PATIENCE_SECONDS });

// A project of its own, since it is edited.
const project = mkdtempSync(join(tmpdir(), "dev-"));
const handlers = join(project, "functions/service/system/handlers.ts");
let dev: ChildProcess;
let url: string;
let output = "";

beforeAll(async () => {
  const folders = ["bin", "clients", "console", "functions", "lib", "local", "state-machines"];
  for (const name of [...folders, "package.json", "docs/openapi.json"])
    cpSync(join(projectRoot, name), join(project, name), { recursive: true });
  symlinkSync(join(projectRoot, "node_modules"), join(project, "node_modules"), "junction");
  const port = await freePort();
  url = `http://127.0.0.1:${port}/api/v1`;
  const args = ["bin/dev.ts", "--port", String(port), "--data", join(project, ".data"), "--inspect", "0"];
  dev = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    cwd: project,
    stdio: ["ignore", "pipe", "pipe"],
  });
  for (const stream of [dev.stdout, dev.stderr]) stream?.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await printed("Ready: ");
});

afterAll(async () => {
  dev.kill("SIGTERM");
  if (dev.exitCode === null) await once(dev, "exit");
  rmSync(project, { recursive: true, force: true });
});

const printed = (text: string, from = 0) =>
  until(
    () => Promise.resolve(output.slice(from)),
    (printedSince) => printedSince.includes(text),
    PATIENCE_SECONDS,
  );
const version = async (): Promise<unknown> => {
  try {
    return ((await (await fetch(`${url}/health`)).json()) as { version?: unknown }).version;
  } catch {
    return undefined;
  }
};
/** Saves the handlers of the system's routes with another expression as the version. */
let expression = "version,";
const edited = (to: string) => {
  const text = readFileSync(handlers, "utf8").replace(`status: "ok", ${expression}`, `status: "ok", ${to}`);
  expression = to;
  return text;
};
const answered = (wanted: string) => until(version, (got) => got === wanted, PATIENCE_SECONDS);

describe("npm run dev", () => {
  it("has a saved handler answer, in functions of their own, without starting the stack again", async () => {
    writeFileSync(handlers, edited('version: "saved",'));
    await answered("saved");
    expect(output.match(/Ready: /g)).toHaveLength(1);
  });

  it("notices what an editor has written beside the file and renamed, and what it saves after that", async () => {
    for (const name of ["renamed once", "renamed twice"]) {
      writeFileSync(`${handlers}~`, edited(`version: ${JSON.stringify(name)},`));
      renameSync(`${handlers}~`, handlers);
      await answered(name);
    }
  });

  it("has the console anew when a file of it is saved", async () => {
    const page = join(project, "console/index.html");
    writeFileSync(page, readFileSync(page, "utf8").replace("<title>", "<title>Saved: "));
    const title = async () => /<title>([^<]*)/.exec(await (await fetch(`${url}/console`)).text())?.[1];
    await until(title, (got) => got?.startsWith("Saved: ") === true, PATIENCE_SECONDS);
    expect(output.match(/Ready: /g)).toHaveLength(1);
  });

  it("says where a file cannot be read, goes on with what was there, and takes the next save", async () => {
    const from = output.length;
    writeFileSync(handlers, edited('version: "broken" "twice",'));
    await printed("Waiting for the next save.", from);
    expect(output.slice(from)).toContain("functions/service/system/handlers.ts: ");
    expect(await version()).toBe("renamed twice");
    writeFileSync(handlers, edited('version: "mended",'));
    await answered("mended");
  });

  it("says which function cannot be loaded, and why", async () => {
    const from = output.length;
    const text = readFileSync(handlers, "utf8");
    writeFileSync(handlers, `import { nothing } from "../../platform/errors.ts";\n${text}\nnothing();\n`);
    await printed("does not provide an export named 'nothing'", from);
    expect(output.slice(from)).toContain("The function api-system cannot be loaded");
    writeFileSync(handlers, text);
    await answered("mended");
  });

  it("starts the stack again for what its own process runs", async () => {
    const from = output.length;
    const routes = join(project, "functions/service/routes.ts");
    writeFileSync(routes, `${readFileSync(routes, "utf8")}// saved\n`);
    await printed("Ready: ", from);
    await answered("mended");
  });

  it("lets a debugger stop in a handler, for as long as it likes", async () => {
    const address = [...output.matchAll(/ws:\/\/127\.0\.0\.1:\d+\/[\w-]+/g)].at(-1)?.[0] ?? "";
    const functions = await attachToFunctions(address);
    const line = readFileSync(handlers, "utf8")
      .split("\n")
      .findIndex((text) => text.includes('status: "ok"'));
    await functions.breakAt("functions/service/system/handlers.ts", line);
    const answer = version();
    expect(await functions.paused).toMatch(/functions\/service\/system\/handlers\.ts:\d+ load$/);
    await functions.resume();
    expect(await answer).toBe("mended");
    functions.close();
  });
});
