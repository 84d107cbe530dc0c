import { existsSync } from "node:fs";
import { dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { getCallSites } from "node:util";

/**
 * Where the code of a thread or a process lies: beside the bundle of a function, and among the sources in the folder of
 * its adapter. There is no `import.meta.url` in a bundle, so this module asks where it is itself.
 * @param adapter folder of the thread's source among the adapters
 * @param name of the file, the same in both places but for its extension
 * @throws Error if the function's entry in the catalogue does not name the thread
 */
export function threadFile(adapter: string, name: string): string {
  const here = getCallSites(1, { sourceMap: false })[0]?.scriptName ?? "";
  const path = here.startsWith("file:") ? fileURLToPath(here) : here;
  const extension = extname(path);
  const folder = extension === ".ts" ? join(dirname(path), "..", adapter) : dirname(path);
  const file = join(folder, `${name}${extension}`);
  if (!existsSync(file))
    throw new Error(
      `${file} is missing; functions/adapters/${adapter}/${name}.ts has to be bundled beside the function`,
    );
  return file;
}
