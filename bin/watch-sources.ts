import { existsSync, readdirSync, readFileSync, statSync, watch, type FSWatcher } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { join, relative } from "node:path";
import { load } from "js-yaml";

/** One save is several events, and a checkout many files. */
const QUIET_MS = 100;
const SOURCE = /\.(tsx?|mjs|json|ya?ml|csv|css|html)$/;

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  ts: (text) => stripTypeScriptTypes(text),
  json: (text) => JSON.parse(text) as unknown,
  yaml: (text) => load(text),
};

/** Why a file cannot be read by whoever runs it, with its name; undefined if it can, or is gone. */
function syntaxErrorIn(root: string, file: string): string | undefined {
  const path = join(root, file);
  try {
    if (existsSync(path)) readers[file.split(".").at(-1) ?? ""]?.(readFileSync(path, "utf8"));
    return undefined;
  } catch (error) {
    return `${file}: ${(error as Error).message}`;
  }
}

/** Tells of every change of a name in a folder or below it; also of what an editor has renamed into place. */
function watchTree(root: string, changed: (path: string) => void): { close(): void } {
  // On Linux Node emulates `recursive`, and then loses files that are replaced by another; macOS and Windows have it.
  const recursive = process.platform !== "linux";
  const watchers = new Map<string, FSWatcher>();
  const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const add = (folder: string): string[] => {
    watchers.get(folder)?.close();
    const watcher = watch(folder, { recursive }, (_, name) => {
      if (name === null) return;
      const path = join(folder, name);
      try {
        if (!recursive && isFolder(path)) for (const file of add(path)) changed(file);
      } catch {
        // It is gone again.
      }
      changed(path);
    });
    // A folder that is removed.
    watcher.on("error", () => watcher.close());
    watchers.set(folder, watcher);
    if (recursive) return [];
    const inside = readdirSync(folder, { withFileTypes: true });
    const files = inside.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name));
    const folders = inside.filter((entry) => entry.isDirectory()).map(({ name }) => join(folder, name));
    return [...files, ...folders.flatMap(add)];
  };
  add(root);
  return {
    close() {
      for (const watcher of watchers.values()) watcher.close();
    },
  };
}

/**
 * Watches folders with all below them, and tells which files have been saved (relative to the root, with `/`) as soon
 * as nothing more is being saved and none of them has a syntax error; of those it complains instead.
 */
export function watchSources(
  root: string,
  folders: readonly string[],
  { saved, complain }: { saved: (files: readonly string[]) => void; complain: (sentence: string) => void },
): { close(): void } {
  const waiting = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const settle = () => {
    const errors = [...waiting].flatMap((file) => syntaxErrorIn(root, file) ?? []);
    if (errors.length > 0) return complain([...errors, "Waiting for the next save."].join("\n"));
    const files = [...waiting];
    waiting.clear();
    saved(files);
  };
  const watchers = folders.map((folder) =>
    watchTree(join(root, folder), (path) => {
      const file = relative(root, path).replaceAll("\\", "/");
      // Editors save by way of other files, whose names end differently.
      if (!SOURCE.test(file)) return;
      waiting.add(file);
      clearTimeout(timer);
      timer = setTimeout(settle, QUIET_MS);
    }),
  );
  return {
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
