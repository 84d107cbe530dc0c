// Bundles the console into one page.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { build, formatMessages, type BuildFailure } from "esbuild";
import { CONSOLE_PAGE } from "../functions/platform/functions/assets.ts";
import { projectRoot } from "./project-root.ts";

export interface ConsoleBundle {
  /** The whole page: markup with one style sheet and one script in it. */
  page: string;
  /** Its size in bytes, compressed as by gateways. */
  compressed: number;
}

/** A script without the operations in the client's table that it never names. */
const withNamedOperations = (script: string): string =>
  script.replaceAll(/(?<=[{,])(\w+):"(?:GET|POST|PATCH|DELETE) [^"]*",?/g, (row, name: string) =>
    script.includes(`"${name}"`) || script.includes(`.${name}(`) ? row : "",
  );

/**
 * Bundles script and style of the console and puts them into its page, which then asks for nothing but the API and its
 * words.
 * @throws Error with what esbuild found wrong in the sources
 */
export async function bundleConsole(): Promise<ConsoleBundle> {
  const built = await build({
    absWorkingDir: projectRoot,
    entryPoints: ["console/main.tsx"],
    outdir: "console",
    bundle: true,
    write: false,
    platform: "browser",
    target: ["chrome120", "firefox121", "safari17"],
    // Its modules wait for the words of the reader's language, which `console/language/words.ts` loads.
    format: "esm",
    jsx: "transform",
    jsxFactory: "h",
    jsxFragment: "Fragment",
    inject: ["console/jsx.ts"],
    // The file is for the checker.
    tsconfigRaw: {},
    minify: true,
    logLevel: "silent",
  }).catch(({ errors, warnings }: BuildFailure) => ({ errors, warnings, outputFiles: [] }));
  const problems = [...built.errors, ...built.warnings];
  if (problems.length > 0) {
    throw new Error(`The console cannot be bundled.\n${(await formatMessages(problems, { kind: "error" })).join("")}`);
  }
  const text = (ending: string) => built.outputFiles.find(({ path }) => path.endsWith(ending))?.text.trim() ?? "";
  const script = text(".js");
  const page = readFileSync(join(projectRoot, "console", "index.html"), "utf8")
    .replace("/* style */", () => text(".css"))
    .replace("/* script */", () => withNamedOperations(script));
  return { page, compressed: gzipSync(page).length };
}

/** Writes the page to where the function that serves it reads it. @throws Error as {@link bundleConsole} does */
export async function writeConsole(): Promise<ConsoleBundle> {
  const bundle = await bundleConsole();
  const target = join(projectRoot, CONSOLE_PAGE);
  mkdirSync(dirname(target), { recursive: true });
  // Stacks that start in parallel write the same file; none may read half of it.
  const whole = `${target}.${process.pid}`;
  writeFileSync(whole, bundle.page);
  renameSync(whole, target);
  return bundle;
}
