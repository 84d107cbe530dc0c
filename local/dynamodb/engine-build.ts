import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { projectRoot } from "../../lib/project-root.ts";
import manifest from "../../package.json" with { type: "json" };
import { CannotStart } from "../data-folder.ts";
import { npmCommand } from "../stack/npm-command.ts";

const run = promisify(execFile);

/** Of the build that the lockfile holds; the others are published under the same number. */
const VERSION = manifest.optionalDependencies["@dynoxide/linux-x64"];
/** Of npm: left to itself it tries for a minute and a half to reach a registry that is not there. */
const PATIENCE = ["--fetch-retries=1", "--fetch-retry-mintimeout=500", "--fetch-retry-maxtimeout=1000"];
/** For an executable that answers at all. */
const ANSWER_MS = 10_000;

export interface EngineBuildOptions {
  /** As Node names them: `darwin`, `arm64`. */
  platform: string;
  arch: string;
  /** Where packages of the project lie. */
  installed: string;
  /** Where a build that the lockfile does not hold is kept. */
  folder: string;
  /** See {@link npmCommand}. */
  npmProgram: string | undefined;
  say: (line: string) => void;
}

const here = (): EngineBuildOptions => ({
  platform: process.platform,
  arch: process.arch,
  installed: join(projectRoot, "node_modules"),
  folder: join(projectRoot, ".cache", "database-engine"),
  npmProgram: process.env.npm_execpath,
  say: (line) => process.stderr.write(`${line}\n`),
});

/** The last line of what npm writes when it fails that says something of the reason. */
const npmReason = (error: unknown): string => {
  const { stderr = "", message } = error as Error & { stderr?: string };
  const said = stderr.match(/npm error (?!code|A complete log|\d+$)(?:\d+ )?(.+)/)?.[1] ?? message.split("\n")[0];
  return said?.trim() ?? "npm gave no reason";
};

/**
 * Finds the executable of the database engine. Its makers publish one package per platform; the lockfile holds the one
 * for Linux on x64, any other is asked of npm at its first use, in the same version, and kept in a folder of its own.
 * npm checks what it gets against the registry's checksum; that it is the right executable, it has to say itself.
 * @throws CannotStart with a sentence that says what to do instead
 */
export async function engineBinary(options: Partial<EngineBuildOptions> = {}): Promise<string> {
  const { platform, arch, installed, folder, npmProgram, say } = { ...here(), ...options };
  const name = `@dynoxide/${platform}-${arch}`;
  const executable = platform === "win32" ? "dynoxide.exe" : "dynoxide";
  const find = (modules: string): string | undefined => {
    const description = join(modules, name, "package.json");
    if (!existsSync(description)) return undefined;
    const { version } = JSON.parse(readFileSync(description, "utf8")) as { version: string };
    return version === VERSION ? join(modules, name, executable) : undefined;
  };
  const kept = join(folder, "node_modules");
  const known = find(installed) ?? find(kept);
  if (known !== undefined) return known;

  say(`Fetching the database engine for ${platform}-${arch} (once) ...`);
  const instead = "start any DynamoDB Local and set DYNAMODB_ENDPOINT to its address.";
  mkdirSync(dirname(folder), { recursive: true });
  // Several stacks that start for the first time fetch one each.
  const staging = mkdtempSync(`${folder}-`);
  try {
    const install = ["install", `${name}@${VERSION}`, "--prefix", staging, "--no-save", "--no-package-lock"];
    const args = [...install, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", ...PATIENCE];
    await run(...npmCommand(args, npmProgram)).catch((error: unknown) => {
      const engine = `The database engine for ${platform}-${arch} (${name} ${VERSION})`;
      throw new CannotStart(`${engine} cannot be installed (${npmReason(error)}); ${instead}`);
    });
    const { stdout } = await run(join(staging, "node_modules", name, executable), ["--version"], {
      timeout: ANSWER_MS,
    });
    if (stdout.trim() !== `dynoxide ${VERSION}`) throw new Error(`it says it is "${stdout.trim().slice(0, 80)}"`);
    if (find(kept) === undefined) {
      rmSync(folder, { recursive: true, force: true });
      renameSync(staging, folder);
    }
    return join(kept, name, executable);
  } catch (error) {
    if (error instanceof CannotStart) throw error;
    const reason = (error as Error).message.split("\n")[0] ?? "";
    throw new CannotStart(`The database engine of ${name} ${VERSION} does not run here (${reason}); ${instead}`);
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
