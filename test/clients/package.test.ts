import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clientTypes } from "../../bin/client-types.ts";
import { projectRoot } from "../../lib/project-root.ts";
import root from "../../package.json" with { type: "json" };
import manifest from "../../clients/typescript/package.json" with { type: "json" };

const run = promisify(execFile);
const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const TSC = join(projectRoot, "node_modules/typescript-native/bin/tsc");

/** A folder beside which the package's dependencies are found, as in one that has installed it. */
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "client-"));
  symlinkSync(join(projectRoot, "node_modules"), join(folder, "node_modules"), "junction");
  await run(process.execPath, [TSC, "-p", join(projectRoot, "clients/typescript"), "--outDir", join(folder, "dist")]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the client's package", () => {
  it("has the types of docs/openapi.json; `npm run openapi` brings them up to date", async () => {
    const written = read("clients/typescript/src/openapi.ts");
    expect((await clientTypes(read("docs/openapi.json"))) === written).toBe(true);
  });

  it("has the version and the licence of the service", () => {
    expect(manifest).toMatchObject({ version: root.version, license: root.license });
  });

  it("is plain modules and declarations, and leads to both", () => {
    const built = new Set(readdirSync(join(folder, "dist")));
    const { types, default: main } = manifest.exports["."];
    expect([types, main, manifest.types].map((path) => built.has(path.replace("./dist/", "")))).toEqual([
      true,
      true,
      true,
    ]);
    const sources = readdirSync(join(projectRoot, "clients/typescript/src")).map((name) => name.replace(/\.ts$/, ""));
    expect([...built].sort()).toEqual(sources.flatMap((name) => [`${name}.d.ts`, `${name}.js`]).sort());
  });

  it("is loaded by a program without types, and says what nothing answers", async () => {
    writeFileSync(
      join(folder, "program.mjs"),
      `import { createClient } from "./dist/index.js";
       const api = createClient({ url: "http://127.0.0.1:9/api/v1", patience: { attempts: 1 } });
       await api.getHealth().catch(({ name, status }) => console.log(name, status));`,
    );
    expect((await run(process.execPath, [join(folder, "program.mjs")])).stdout).toBe("ApiError 0\n");
  });

  it("brings the MCP server, which enters itself into an assistant's settings", async () => {
    const cli = join(folder, "cli.mjs");
    await run(process.execPath, [join(projectRoot, "clients/typescript/build-cli.mjs"), cli]);
    const env = { ...process.env, HOME: folder, USERPROFILE: folder };
    const { stdout } = await run(process.execPath, [cli, "mcp", "install", "--host", "cursor"], { env });
    expect(stdout).toMatch(/^Added to .+mcp\.json\.\n/);
    expect(JSON.parse(readFileSync(join(folder, ".cursor/mcp.json"), "utf8"))).toMatchObject({
      mcpServers: { "consumer-research": { command: process.execPath, args: [cli, "mcp"] } },
    });
  });

  it("has the compiler refuse a path, a parameter and a field that do not exist", async () => {
    const program = (call: string) =>
      `import { createClient } from "./dist/index.js"; const api = createClient({ url: "" }); ${call};`;
    const calls = [
      `const project = await api.createProject({ body: { name: "A" } }); export const id: string = project.id`,
      `await api.getNowhere()`,
      `await api.getProject({ params: { project: "p" } })`,
      `await api.createProject({ body: { title: "A" } })`,
      `await api.createProject({ file: new File([], "a") })`,
      `const project = await api.createProject({ body: { name: "A" } }); export const id: number = project.id`,
    ];
    calls.forEach((call, index) => writeFileSync(join(folder, `call${index}.mts`), program(call)));
    const options = [
      "--ignoreConfig",
      "--noEmit",
      "--strict",
      "--module",
      "nodenext",
      "--target",
      "es2022",
      "--types",
      "node",
    ];
    const files = calls.map((_, index) => `call${index}.mts`);
    const { stdout } = await run(process.execPath, [TSC, ...options, "--pretty", "false", ...files], {
      cwd: folder,
    }).catch((error: { stdout: string }) => error);
    const wrong = new Set([...stdout.matchAll(/^(\S+)\(/gm)].map(([, name]) => name));
    expect([...wrong]).toEqual(files.slice(1));
  });
});
