// Bundles every function for Lambda.
import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, parse } from "node:path";
import { build, formatMessages, type BuildFailure, type Metafile } from "esbuild";
import type { FunctionName } from "../functions/platform/functions/environment.ts";
import { functionEntries } from "../functions/service/functions/functions.ts";
import { writeConsole, type ConsoleBundle } from "./console-bundle.ts";
import { entriesLoadedLater, loadedLater } from "./bundled/loaded-later.ts";
import { packageVersions } from "./bundled/package-versions.ts";
import { literalSchemaKeys } from "./bundled/literal-schema-keys.ts";
import { withoutSources } from "./bundled/without-sources.ts";
import { projectRoot } from "./project-root.ts";

/** The folder of the bundles: `<name>/index.js`, and next to it the source map, which is not deployed. */
export const bundleRoot = join(projectRoot, ".build", "functions");

export interface BundleResult {
  /** Bytes of each bundle. */
  sizes: Map<FunctionName, number>;
  /** Functions of the catalogue whose entry file does not exist, with that file. */
  missing: [FunctionName, string][];
  console: ConsoleBundle;
}

const replacement = (name: string) => join(projectRoot, "lib", "bundled", name);

/**
 * Modules that are replaced on Lambda. Credentials are in the environment there. The SDK's chain of providers is not
 * needed, nor are its clients of SSO, STS and Cognito. They are 80 to 130 KB of a bundle and take up to 12 ms of its
 * start. The bearer tokens that Bedrock's client accepts instead of credentials are not needed either (27 KB). The same
 * is true for the discovery of endpoints (9 KB): the table's client configures it for an old service, and none of its
 * commands uses it.
 */
const onLambda = {
  "@aws-sdk/credential-provider-node": replacement("environment-credentials.ts"),
  "@aws-sdk/token-providers": replacement("no-bearer-tokens.ts"),
  "@aws-sdk/middleware-endpoint-discovery": replacement("endpoint-discovery.ts"),
};

/**
 * Bundles all functions in one esbuild run, so that shared modules are parsed once.
 *
 * CommonJS, minified and with the SDK inside, starts fastest on Lambda. The `module` field comes first because ES
 * modules of dependencies can be tree-shaken.
 * @param outputRoot emptied first
 * @throws Error with the errors that esbuild found in the sources
 */
export async function bundleFunctions(outputRoot = bundleRoot): Promise<BundleResult> {
  const present = functionEntries.filter(([, { entry }]) => existsSync(join(projectRoot, entry)));
  const missing = functionEntries.filter((entry) => !present.includes(entry));

  rmSync(outputRoot, { recursive: true, force: true });
  mkdirSync(outputRoot, { recursive: true });
  // The project is "type": "module"; without this file, the bundles could not be started outside Lambda.
  writeFileSync(join(outputRoot, "package.json"), '{ "type": "commonjs" }\n');
  const { outputs } = await bundle(
    present.flatMap(([name, { entry, threads = [] }]) => [
      { in: entry, out: `${name}/index` },
      ...threads.map((thread) => ({ in: thread, out: `${name}/${parse(thread).name}` })),
    ]),
    outputRoot,
  );
  await bundle(entriesLoadedLater(outputs), outputRoot);
  // Must run before its output is copied as assets.
  const console = await writeConsole();

  for (const [name, { assets = [] }] of present) {
    for (const asset of assets) {
      const target = join(outputRoot, name, asset);
      mkdirSync(dirname(target), { recursive: true });
      copyFileSync(join(projectRoot, asset), target);
    }
  }

  return {
    sizes: new Map(present.map(([name]) => [name, statSync(join(outputRoot, name, "index.js")).size])),
    missing: missing.map(([name, { entry }]) => [name, entry]),
    console,
  };
}

/** @throws Error with the errors that esbuild found in the sources */
async function bundle(entryPoints: { in: string; out: string }[], outdir: string): Promise<Metafile> {
  const built = await build({
    absWorkingDir: projectRoot,
    entryPoints,
    outdir,
    bundle: true,
    platform: "node",
    target: "node24",
    format: "cjs",
    mainFields: ["module", "main"],
    alias: onLambda,
    // It has its own files, which are next to the functions that need it (imageAssets).
    external: ["wasm-vips"],
    plugins: [literalSchemaKeys, loadedLater, packageVersions, withoutSources],
    metafile: true,
    minify: true,
    // Texts are in many languages: escaped, a Japanese character takes six bytes instead of three.
    charset: "utf8",
    sourcemap: "external",
    logLevel: "silent",
  }).catch(({ errors, warnings }: BuildFailure) => ({ errors, warnings, metafile: { inputs: {}, outputs: {} } }));
  const problems = [...built.errors, ...built.warnings];
  if (problems.length > 0) {
    throw new Error(
      `The functions cannot be bundled.\n${(await formatMessages(problems, { kind: "error" })).join("")}`,
    );
  }
  return built.metafile;
}

/** A sentence that names the functions without an entry file; undefined if there are none. */
export function missingEntriesSentence({ missing }: Pick<BundleResult, "missing">): string | undefined {
  if (missing.length === 0) return undefined;
  const subject =
    missing.length === 1 ? "1 function of the catalogue has" : `${missing.length} functions of the catalogue have`;
  return `${subject} no entry file: ${missing.map(([name, entry]) => `${name} (${entry})`).join(", ")}.`;
}
