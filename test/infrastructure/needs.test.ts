import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { join } from "node:path";
import { build } from "esbuild";
import { describe, expect, it } from "vitest";
import needs from "../../bin/needs.json" with { type: "json" };
import { functionEntries } from "../../functions/service/functions/functions.ts";
import { projectRoot } from "../../lib/project-root.ts";

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}
const packagesOf = (folder: string): string[] => {
  const manifest = JSON.parse(readFileSync(join(projectRoot, folder, "package.json"), "utf8")) as Manifest;
  return Object.keys({ ...manifest.dependencies, ...manifest.devDependencies, ...manifest.optionalDependencies });
};

/** What the stack on one machine loads by name: functions, their threads, its own workers. */
const loadedByName = [
  ...functionEntries.flatMap(([, { entry, threads = [] }]) => [entry, ...threads]),
  ...globSync("local/**/*.ts", { cwd: projectRoot }),
];

/** Packages that a program and whatever it loads import. */
async function imported(entryPoints: readonly string[]): Promise<Set<string>> {
  const { metafile } = await build({
    absWorkingDir: projectRoot,
    entryPoints: [...new Set(entryPoints)],
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    write: false,
    outdir: "nowhere",
    metafile: true,
    logLevel: "error",
  });
  const paths = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.flatMap(({ path, external }) => (external && !isBuiltin(path) ? [path] : [])),
  );
  return new Set(paths.map((path) => path.split("/", path.startsWith("@") ? 2 : 1).join("/")));
}

describe.each<[string, string[]]>(Object.entries(needs))("what %s needs", (program, workspaces) => {
  it("is installed for it", async () => {
    const used = await imported(workspaces.includes("local") ? [program, ...loadedByName] : [program]);
    expect(used.size).toBeGreaterThan(0);
    const installed = ["", ...workspaces].flatMap(packagesOf);
    expect([...used].filter((name) => !installed.includes(name))).toEqual([]);
  });
});
