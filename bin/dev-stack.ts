// The stack as `npm run dev` starts it: `npm start`, and what it takes to say what of it a saved file is part of.
import { open as openInspector } from "node:inspector";
import { registerHooks } from "node:module";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { projectRoot } from "../lib/project-root.ts";
import { partOf } from "./saved-file.ts";

/** What `npm run dev` says: files relative to the project, with `/`. The answer is "restart", or none. */
interface Saved {
  saved: readonly string[];
}

const { DEV_INSPECTOR_PORT: inspectorPort } = process.env;
// Not by --inspect, which every process that this one starts would be given, too.
if (inspectorPort !== undefined) openInspector(Number(inspectorPort), "127.0.0.1");

/** Files that this process has loaded; what threads of functions and of the model load is not among them. */
const loaded = new Set<string>();
registerHooks({
  load(url, context, next) {
    if (url.startsWith("file:")) loaded.add(relative(projectRoot, fileURLToPath(url)).replaceAll("\\", "/"));
    return next(url, context);
  },
});

process.on("message", ({ saved }: Saved) => void take(saved.map((file) => partOf(file, loaded))));
async function take(parts: readonly ReturnType<typeof partOf>[]): Promise<void> {
  if (parts.every((part) => part === "nothing")) return;
  const stack = await (await local).starting;
  if (!stack || parts.includes("stack")) return void process.send?.("restart");
  const began = performance.now();
  try {
    // Loaded here, so that what it loads is seen to be loaded.
    if (parts.includes("console")) await (await import("../lib/console-bundle.ts")).writeConsole();
    // The one that serves the console has read it.
    const { renewOfflineModel } = await import("../local/bedrock/offline-model.ts");
    await Promise.all([stack.functions.replace(), renewOfflineModel()]);
    process.stdout.write(`Functions replaced in ${((performance.now() - began) / 1000).toFixed(1)} s.\n`);
  } catch (error) {
    process.stderr.write(`${(error as Error).message}; the functions from before go on.\n`);
  }
}

const local = import("./local.ts");
await local;
