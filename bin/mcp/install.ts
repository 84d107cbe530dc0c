import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What an assistant starts, and with which variables. */
export interface Entry {
  command: string;
  args: readonly string[];
  env: Readonly<Record<string, string>>;
}

interface Host {
  /** Where its settings of MCP servers are, below the person's own folders. */
  file: (folders: Folders) => string;
  /** Under which key that file lists servers. */
  list: string;
}

export interface Folders {
  home: string;
  /** Where programs keep their settings on this platform. */
  settings: string;
}

const NAME = "consumer-research";

/** Assistants, with the places that their own documentation names (November 2026). */
export const hosts = {
  claude: { file: ({ settings }) => join(settings, "Claude/claude_desktop_config.json"), list: "mcpServers" },
  cursor: { file: ({ home }) => join(home, ".cursor/mcp.json"), list: "mcpServers" },
  vscode: { file: ({ settings }) => join(settings, "Code/User/mcp.json"), list: "servers" },
} satisfies Record<string, Host>;
export type HostName = keyof typeof hosts;

/** The folders of a person on a platform of Node. */
export function foldersOf(
  platform: NodeJS.Platform,
  { HOME, USERPROFILE, APPDATA, XDG_CONFIG_HOME }: NodeJS.ProcessEnv,
): Folders {
  const home = (platform === "win32" ? USERPROFILE : HOME) ?? "";
  if (platform === "win32") return { home, settings: APPDATA ?? join(home, "AppData/Roaming") };
  if (platform === "darwin") return { home, settings: join(home, "Library/Application Support") };
  return { home, settings: XDG_CONFIG_HOME ?? join(home, ".config") };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Adds this server to an assistant's settings, and leaves everything else in them as it is.
 * @param dryRun writes nothing, but finds the same faults
 * @returns the file
 * @throws Error with a sentence, if the file holds something else than settings
 */
export function install(host: HostName, entry: Entry, folders: Folders, dryRun = false): string {
  const { list } = hosts[host];
  const file = hosts[host].file(folders);
  let text = "{}";
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  }
  let settings: unknown;
  try {
    settings = JSON.parse(text || "{}");
  } catch {
    throw new Error(`${file} is not JSON; correct it, or add the server by hand.`);
  }
  const servers = isObject(settings) ? (settings[list] ?? {}) : undefined;
  if (!isObject(settings) || !isObject(servers))
    throw new Error(`${file} has no object called ${list}; correct it, or add the server by hand.`);
  if (dryRun) return file;
  const next = { ...settings, [list]: { ...servers, [NAME]: entry } };
  mkdirSync(dirname(file), { recursive: true });
  // Whole or not at all; only its owner may read the key in it.
  writeFileSync(`${file}.new`, `${JSON.stringify(next, null, 2)}\n`, { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return file;
}
