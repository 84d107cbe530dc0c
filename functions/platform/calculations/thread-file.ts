import { existsSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { getCallSites } from "node:util";

/** From this file to the root of the project. */
const ROOT = "../../..";

/**
 * Returns the path of the code of a thread or a process: next to the bundle of a function, or its place in the sources.
 * A bundle has no `import.meta.url`, so this module finds its own path.
 * @param source the thread's source file, relative to the root of the project
 * @throws Error if the function's entry in the catalogue does not name the thread
 */
export function threadFile(source: string): string {
  const here = getCallSites(1, { sourceMap: false })[0]?.scriptName ?? "";
  const path = here.startsWith("file:") ? fileURLToPath(here) : here;
  const extension = extname(path);
  const file =
    extension === ".ts"
      ? join(dirname(path), ROOT, source)
      : join(dirname(path), `${basename(source, ".ts")}${extension}`);
  if (!existsSync(file)) throw new Error(`${file} is missing; ${source} has to be bundled beside the function`);
  return file;
}
