import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { npmCommand } from "../../../local/stack/npm-command.ts";

const FOLDER = new URL("../../peers/http/", import.meta.url);
const at = (path: string): string => fileURLToPath(new URL(path, FOLDER));

/** Where the packages of the compared servers lie, which are no dependencies of this project. */
export const PEER_MODULES = at("node_modules");
export const peerFile = (path: string): string => at(`node_modules/${path}`);

const requireThere = createRequire(at("package.json"));
/** Loads a package of the peers; its types are not there to be checked. */
export const requirePeer = <T>(name: string): T => requireThere(name) as T;

/** The versions of what is compared and of what loads it, once installed: `{ autocannon: "8.0.0", ... }`. */
export function peerVersions(): Record<string, string> {
  const folders = ["serverless-offline", "serverless", "autocannon"];
  return Object.fromEntries(
    folders.map((folder) => {
      // `serverless` is installed under another package's name, which is told here.
      const { name, version } = JSON.parse(readFileSync(peerFile(`${folder}/package.json`), "utf8")) as {
        name: string;
        version: string;
      };
      return [name, version];
    }),
  );
}

const STAMP = peerFile(".installed-from");

/**
 * Installs the packages of the compared servers unless they are there in the locked versions.
 * @throws Error in a sentence if they cannot be installed; the signal's reason when interrupted
 */
export async function installPeers(say: (line: string) => void, signal: AbortSignal): Promise<void> {
  const lockfile = readFileSync(at("package-lock.json"), "utf8");
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === lockfile) return;
  say("Installing the servers to compare with, 350 packages (once; about half a minute) ...");
  const install = npmCommand(["ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
  const npm = spawn(...install, { cwd: fileURLToPath(FOLDER), stdio: "ignore", signal });
  const reminder = setInterval(() => say("Still installing ..."), 8_000);
  const code = await once(npm, "close").then(
    ([exit]) => exit as number | null,
    () => null,
  );
  clearInterval(reminder);
  signal.throwIfAborted();
  if (code !== 0)
    throw new Error(
      "The servers to compare with cannot be installed; `npm ci` in lab/peers/http says why (it needs the network).",
    );
  writeFileSync(STAMP, lockfile);
}
