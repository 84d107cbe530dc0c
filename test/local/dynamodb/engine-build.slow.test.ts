import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engineBinary } from "../../../local/dynamodb/engine-build.ts";
import { npmCommand } from "../../../local/stack/npm-command.ts";
import manifest from "../../../package.json" with { type: "json" };

const VERSION = manifest.optionalDependencies["@dynoxide/linux-x64"];
const run = promisify(execFile);
const root = mkdtempSync(join(tmpdir(), "engine-"));
let registry: Server;
/** By name: the tarball, and the checksum that the registry gives for it. */
const published = new Map<string, { tarball: Buffer; integrity: string }>();
let asked: string[] = [];
const said: string[] = [];

const integrityOf = (bytes: Buffer) => `sha512-${createHash("sha512").update(bytes).digest("base64")}`;

/** Packs a package with an executable that runs on this machine, as its makers would one for another. */
async function publish(platform: string, answer: string, executable = "dynoxide"): Promise<void> {
  const name = `@dynoxide/${platform}`;
  const folder = join(root, "packed", platform);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name, version: VERSION }));
  const script = `#!${process.execPath}\nconsole.log(${JSON.stringify(answer)});\n`;
  writeFileSync(join(folder, executable), script, { mode: 0o755 });
  const [npm, args] = npmCommand(["pack", "--json", "--pack-destination", folder, folder]);
  const { stdout } = await run(npm, args, { cwd: folder });
  const { filename } = Object.values(JSON.parse(stdout) as object)[0] as { filename: string };
  const tarball = readFileSync(join(folder, filename));
  published.set(name, { tarball, integrity: integrityOf(tarball) });
}

beforeAll(async () => {
  registry = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? "").slice(1);
    asked.push(path);
    const found = published.get(path.replace(/\.tgz$/, ""));
    if (!found) return response.writeHead(404).end("{}");
    if (path.endsWith(".tgz")) return response.end(found.tarball);
    const dist = { tarball: `http://${request.headers.host}/${path}.tgz`, integrity: found.integrity };
    const versions = { [VERSION]: { name: path, version: VERSION, dist } };
    response.end(JSON.stringify({ name: path, "dist-tags": { latest: VERSION }, versions }));
  });
  await once(registry.listen(0, "127.0.0.1"), "listening");
  Object.assign(process.env, settings());
});
afterAll(() => {
  for (const name of Object.keys(settings())) delete process.env[name];
  registry.close();
  registry.closeAllConnections();
  rmSync(root, { recursive: true, force: true });
});

/** What npm takes for its settings. */
const settings = () => ({
  npm_config_registry: `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`,
  npm_config_prefer_online: "true",
});

/** A machine of some platform, on which nothing has been installed yet but what the lockfile holds. */
function machine(platform: string, arch: string) {
  const folder = join(mkdtempSync(join(root, "machine-")), "engine");
  asked = [];
  return { platform, arch, folder, installed: join(folder, "none"), say: (line: string) => said.push(line) };
}

describe("the executable of the database engine", () => {
  it.runIf(process.platform === "linux" && process.arch === "x64")("is the one of the lockfile here", async () => {
    const { stdout } = await run(await engineBinary(), ["--version"]);
    expect(stdout.trim()).toBe(`dynoxide ${VERSION}`);
  });

  // Windows runs no scripts as executables, of which these packages consist.
  describe.skipIf(process.platform === "win32")("on another platform", () => {
    it.each([
      ["darwin", "arm64", "dynoxide"],
      ["win32", "x64", "dynoxide.exe"],
    ])("is fetched once for %s-%s, and kept", async (platform, arch, executable) => {
      await publish(`${platform}-${arch}`, `dynoxide ${VERSION}`, executable);
      const there = machine(platform, arch);
      const binary = await engineBinary(there);
      expect(binary).toBe(join(there.folder, "node_modules", "@dynoxide", `${platform}-${arch}`, executable));
      expect(said).toContain(`Fetching the database engine for ${platform}-${arch} (once) ...`);
      expect(asked.length).toBeGreaterThan(0);
      asked = [];
      expect(await engineBinary(there)).toBe(binary);
      expect(asked).toEqual([]);
    });

    it("says in one sentence that there is none, and what to do", async () => {
      await expect(engineBinary(machine("sunos", "sparc"))).rejects.toThrow(
        new RegExp(
          `^The database engine for sunos-sparc \\(@dynoxide/sunos-sparc ${VERSION}\\) cannot be installed \\(Not ` +
            "Found - GET http.*\\); start any DynamoDB Local and set DYNAMODB_ENDPOINT to its address\\.$",
        ),
      );
    });

    it("does not take one with another checksum than the registry's", async () => {
      await publish("darwin-x64", `dynoxide ${VERSION}`);
      const { tarball } = published.get("@dynoxide/darwin-x64") ?? { tarball: Buffer.alloc(0) };
      published.set("@dynoxide/darwin-x64", { tarball, integrity: integrityOf(Buffer.from("another")) });
      const there = machine("darwin", "x64");
      await expect(engineBinary(there)).rejects.toThrow(/cannot be installed \(.*integrity.*\); start any DynamoDB/);
      expect(existsSync(there.folder)).toBe(false);
    });

    it("does not keep one that is of another version, or does not run", async () => {
      await publish("freebsd-x64", "dynoxide 0.0.1");
      const there = machine("freebsd", "x64");
      await expect(engineBinary(there)).rejects.toThrow(
        `The database engine of @dynoxide/freebsd-x64 ${VERSION} does not run here (it says it is "dynoxide ` +
          `0.0.1"); start any`,
      );
      expect(existsSync(there.folder)).toBe(false);
    });
  });
});
