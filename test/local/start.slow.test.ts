import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { freePort } from "../../local/stack/free-port.ts";
import { Company } from "../support/company.ts";
import { until } from "../support/until.ts";

const folders: string[] = [];
const running: ChildProcess[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), "start-"));
  folders.push(folder);
  return folder;
};

interface Started {
  child: ChildProcess;
  output: () => string;
}

/** What `npm start` runs, without npm's own lines. */
function start(args: readonly string[], variables: Record<string, string> = {}): Started {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "bin/local.ts", ...args], {
    env: { ...process.env, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.push(child);
  let text = "";
  child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  child.stderr?.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

const ready = (started: Started) =>
  until(
    async () => started.output(),
    (output) => output.includes("Ready: "),
  );

async function failure(
  args: readonly string[],
  variables: Record<string, string> = {},
): Promise<{ code: number | null; text: string }> {
  const started = start(args, variables);
  const [code] = (await once(started.child, "close")) as [number | null];
  return { code, text: started.output().trim() };
}

describe("npm start", () => {
  it("says where it is ready, stops cleanly, and has everything again on the same folder", async () => {
    const folder = newFolder();
    const port = await freePort();
    const first = start(["--port", String(port), "--data", folder]);
    await ready(first);
    expect(first.output()).toMatch(
      new RegExp(
        `^Ready: http://127.0.0.1:${port}/api/v1   reference: http://127.0.0.1:${port}/api/v1/docs   mails: ` +
          "http://127.0.0.1:\\d+   executions: http://127.0.0.1:\\d+/executions\\n" +
          `Open http://127.0.0.1:${port}/api/v1/console in your browser to describe an audience and ask it\\.\\n` +
          // Where a model server happens to run.
          "(?:A model server answers at .*\\n)?$",
      ),
    );
    const company = await Company.signUp(`http://127.0.0.1:${port}/api/v1`);
    const { projectId, groupId } = await company.prepare();
    const personas = (await company.get(`/projects/${projectId}/persona-groups/${groupId}/personas`)).body;
    first.child.kill("SIGINT");
    expect((await once(first.child, "exit"))[0]).toBe(0);

    const second = start(["--port", String(port), "--data", folder]);
    await ready(second);
    expect((await company.get(`/projects/${projectId}/persona-groups/${groupId}/personas`)).body).toEqual(personas);
  });

  it("killed in the middle of a study and started again, loses nothing and finishes the study", async () => {
    const folder = newFolder();
    const port = await freePort();
    const args = ["--port", String(port), "--data", folder];
    const first = start(args, { LOCAL_LLM_LATENCY_MS: "400" });
    await ready(first);
    const company = await Company.signUp(`http://127.0.0.1:${port}/api/v1`);
    const { projectId, groupId } = await company.prepare({ persona_count: 3 });
    const id = (await company.startConceptTest(projectId, groupId)).body.id as string;
    const path = `/projects/${projectId}/simulations/${id}`;
    await until(
      async () => (await company.get(path)).body.status,
      (status) => status === "running",
    );
    const added = (await company.post("/projects", { name: "Acknowledged a moment before" })).body;
    first.child.kill("SIGKILL");
    await once(first.child, "exit");

    const second = start(args);
    await ready(second);
    expect((await company.get(`/projects/${added.id}`)).body).toEqual(added);
    const simulation = await company.waitForSimulation(projectId, id);
    expect(simulation).toMatchObject({ status: "complete", progress: { completed: 3, total: 3 } });
    expect((await company.get(`${path}/results`)).body.persona_results).toHaveLength(3);
  });

  it("names a busy port", async () => {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const { code, text } = await failure(["--port", String(port), "--data", newFolder()]);
    server.close();
    expect([code, text]).toEqual([1, `Port ${port} is in use; choose another with --port N.`]);
  });

  it("names a folder that cannot be written", async () => {
    const file = join(newFolder(), "file");
    writeFileSync(file, "");
    const { code, text } = await failure(["--port", "0", "--data", join(file, "data")]);
    expect(code).toBe(1);
    expect(text).toMatch(
      /^The data folder .* cannot be written \(.*\); make room or choose another with --data DIR\.$/,
    );
  });

  it.each([
    [["--port", "many"], '--port must be a number from 0 to 65535, not "many".'],
    [["--colour"], "Unknown option '--colour'"],
    [
      ["--model", "auto"],
      "leave LOCAL_LLM_URL, LOCAL_LLM_MODEL, REPLAY_MODEL and LOCAL_BEDROCK out",
      { LOCAL_LLM_URL: "http://x" },
    ],
  ] satisfies [string[], string, Record<string, string>?][])("explains wrong arguments: %j", async (...given) => {
    const [args, sentence, variables] = given as [string[], string, Record<string, string>?];
    const { code, text } = await failure(args, variables);
    expect(code).toBe(2);
    expect(text).toContain(sentence);
  });

  it("starts without the model server, and says at once that it is not there", async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const variables = { LOCAL_LLM_URL: url, LOCAL_LLM_MODEL: "qwen3:8b" };
    const started = start(["--port", "0", "--data", newFolder()], variables);
    await ready(started);
    const warning = `The model server at ${url} cannot be reached: nothing listens there.`;
    await until(
      async () => started.output(),
      (output) => output.includes(warning),
    );
  });

  it("explains a model server without a model", async () => {
    const { code, text } = await failure(["--port", "0", "--data", newFolder()], {
      LOCAL_LLM_URL: "http://127.0.0.1:1",
    });
    expect([code, text]).toEqual([
      1,
      "LOCAL_LLM_URL is set; set LOCAL_LLM_MODEL to the name of the model that it serves.",
    ]);
  });
});
