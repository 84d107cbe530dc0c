import { execFile } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { TINYTROUPE_PYTHON, peers, type PeerName } from "./peers.ts";

const run = promisify(execFile);
const CACHE = fileURLToPath(new URL("../../../node_modules/.cache/bench-peers/", import.meta.url));
/** Of a first installation, which downloads some 20 MB (Althing) and 60 MB (EDSL). */
const INSTALL_MS = 240_000;
const STILL_THERE_MS = 8_000;
const programIn = (folder: string): string =>
  process.platform === "win32" ? join(folder, "Scripts", "python.exe") : join(folder, "bin", "python");

async function install(folder: string, requirements: string, signal: AbortSignal): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const options = { signal, timeout: INSTALL_MS };
  await run("python3", ["-m", "venv", folder], options);
  const pip = ["-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--requirement", requirements];
  await run(programIn(folder), pip, options);
}

/**
 * The Python that has a peer: one of its own in node_modules/.cache, made the first time with the versions of its
 * requirements file. Nothing else in this project needs Python.
 * @returns null if there is none and none can be made
 * @throws the signal's reason when interrupted
 */
export async function pythonOf(
  name: PeerName,
  { say, signal }: { say: (line: string) => void; signal: AbortSignal },
): Promise<string | null> {
  const { requirements } = peers[name];
  if (requirements === null) return process.env[TINYTROUPE_PYTHON] ?? null;
  const folder = join(CACHE, name);
  const stamp = join(folder, "installed-from");
  const wanted = readFileSync(requirements, "utf8");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return programIn(folder);
  const progress = `installing ${peers[name].name} for Python (once; needs the network) ...`;
  say(progress);
  const stillThere = setInterval(() => say(progress), STILL_THERE_MS);
  try {
    await install(folder, requirements, signal);
    writeFileSync(stamp, wanted);
    return programIn(folder);
  } catch {
    signal.throwIfAborted();
    return null;
  } finally {
    clearInterval(stillThere);
  }
}
