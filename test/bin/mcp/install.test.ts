import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readOrder } from "../../../bin/mcp/arguments.ts";
import { foldersOf, install, type Folders } from "../../../bin/mcp/install.ts";

const ENTRY = { command: "npm", args: ["run", "mcp"], env: { API_KEY: "scr_1" } };
const newFolders = (): Folders => {
  const home = mkdtempSync(join(tmpdir(), "mcp-install-"));
  return { home, settings: join(home, ".config") };
};
const jsonOf = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

describe("entering the server into an assistant's settings", () => {
  it.each([
    ["claude", "mcpServers", ".config/Claude/claude_desktop_config.json"],
    ["cursor", "mcpServers", ".cursor/mcp.json"],
    ["vscode", "servers", ".config/Code/User/mcp.json"],
  ] as const)("makes those of %s, which only their owner may read", (host, list, path) => {
    const folders = newFolders();
    const file = install(host, ENTRY, folders);
    expect(file).toBe(join(folders.home, path));
    expect(jsonOf(file)).toEqual({ [list]: { "consumer-research": ENTRY } });
    if (process.platform !== "win32") expect(statSync(file).mode & 0o077).toBe(0);
  });

  it("keeps other servers and settings, and replaces an older entry", () => {
    const folders = newFolders();
    const file = install("cursor", { ...ENTRY, env: {} }, folders);
    writeFileSync(file, JSON.stringify({ theme: "dark", mcpServers: { other: { command: "x" } } }));
    install("cursor", ENTRY, folders);
    expect(jsonOf(file)).toEqual({
      theme: "dark",
      mcpServers: { other: { command: "x" }, "consumer-research": ENTRY },
    });
  });

  it.each(["// a comment\n{}", '{"mcpServers": []}', "[]"])("touches nothing in a file that holds %s", (text) => {
    const folders = newFolders();
    const file = install("cursor", ENTRY, folders);
    writeFileSync(file, text);
    expect(() => install("cursor", ENTRY, folders)).toThrow(
      /mcp\.json (?:is not JSON|has no object called mcpServers)/,
    );
    expect(readFileSync(file, "utf8")).toBe(text);
  });

  it("writes nothing in a dry run, and finds the same faults", () => {
    const folders = newFolders();
    const file = install("cursor", ENTRY, folders, true);
    expect(existsSync(file)).toBe(false);
    install("cursor", ENTRY, folders);
    writeFileSync(file, "[]");
    expect(() => install("cursor", ENTRY, folders, true)).toThrow("has no object called mcpServers");
  });

  it("knows where each platform keeps settings", () => {
    expect(foldersOf("darwin", { HOME: "/h" }).settings).toBe(join("/h", "Library/Application Support"));
    expect(foldersOf("win32", { USERPROFILE: "/u", APPDATA: "/a" })).toEqual({ home: "/u", settings: "/a" });
    expect(foldersOf("linux", { HOME: "/h", XDG_CONFIG_HOME: "/x" }).settings).toBe("/x");
  });
});

describe("the arguments of npm run mcp", () => {
  it("order one of four things", () => {
    expect(readOrder([])).toEqual({ does: "stdio" });
    expect(readOrder(["mcp"])).toEqual({ does: "stdio" });
    expect(readOrder(["--http", "3400"])).toEqual({ does: "http", port: 3400 });
    expect(readOrder(["install", "--host", "vscode"])).toEqual({ does: "install", host: "vscode", dryRun: false });
    expect(readOrder(["install", "--host", "cursor", "--dry-run"])).toMatchObject({ host: "cursor", dryRun: true });
    const help = readOrder(["mcp", "--help"], "npx client mcp");
    expect(help).toMatchObject({ does: "help", text: expect.stringContaining("npx client mcp install --host") });
  });

  it.each([
    ["--http"],
    ["--http", "99999"],
    ["--http", "1", "2"],
    ["install"],
    ["install", "--host", "x"],
    ["install", "--host", "cursor", "--dry"],
    ["serve"],
  ])("are refused with what can be given: %s %s", (...args) =>
    expect(readOrder(args)).toEqual({ problem: expect.stringContaining("install --host claude|cursor|vscode") }),
  );
});
