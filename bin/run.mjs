// Runs a TypeScript program of this project on the Node version it needs, installing first whatever of its packages is
// missing or of another lockfile. Plain JavaScript without dependencies: it must work on a fresh clone with an older
// Node. With --own-session before its name, it runs apart from the terminal, which then ends it through this process
// alone.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** What a program has for ending itself; `npm run` and its users expect all of it to be over within five seconds. */
const GRACE_MS = 3_500;
const LOOK_EVERY_MS = 250;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [option, ...rest] = process.argv.slice(2);
const ownSession = option === "--own-session";
const programAndArguments = ownSession ? rest : process.argv.slice(2);

/** The first Node that runs TypeScript as this project writes it; where it is older, one from npm runs it. */
const OLDEST_NODE = 24;
const nodeFromNpm = join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
const needsNode = Number(process.versions.node.split(".")[0]) < OLDEST_NODE;

/** What programs need beside the packages of the service, by workspace; all others need everything. */
const NEEDS = JSON.parse(readFileSync(join(root, "bin", "needs.json"), "utf8"));
const EVERYTHING = "everything";
const needs = [...(NEEDS[programAndArguments[0]] ?? [EVERYTHING]), ...(needsNode ? ["bin/node"] : [])];

const stamp = join(root, "node_modules", ".installed-from");
const lockfile = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");
/** What was installed last: from which lockfile, and for which workspaces. */
const readStamp = () => {
  try {
    return JSON.parse(readFileSync(stamp, "utf8"));
  } catch {
    return { lockfile: null, workspaces: [] };
  }
};

/** npm's program, which needs no shell: the one that runs this, or the one beside this Node; undefined if hidden. */
const npmProgram = [
  process.env.npm_execpath ?? "",
  join(dirname(process.execPath), "node_modules", "npm", "bin", "npm-cli.js"),
  join(dirname(process.execPath), "..", "lib", "node_modules", "npm", "bin", "npm-cli.js"),
].find((path) => basename(path) === "npm-cli.js" && existsSync(path));

let child;
let asked = false;
/** Asks the running program to end, and ends it if it does not. */
function end(signal) {
  asked = true;
  if (!child) process.exit(1);
  // Windows has no signals: there the program is told by its channel.
  if (process.platform === "win32" && child.connected) child.disconnect();
  else child.kill(signal);
  setTimeout(() => child.kill("SIGKILL"), GRACE_MS).unref();
}
// Ctrl-C reaches the child through the terminal's process group, unless it has a session of its own; a signal sent to
// this process alone is passed on.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => end(signal));
// A signal to npm ends the shell between npm and this process, which passes nothing on.
const parent = process.ppid;
/** Linux alone says whether npm, above the shell, is still there; elsewhere this is always undefined. */
const parentOfShell = () => {
  try {
    return readFileSync(`/proc/${parent}/stat`, "utf8").split(") ").at(-1).split(" ")[1];
  } catch {
    return undefined;
  }
};
const npm = parentOfShell();
const isOrphan = () => {
  if (process.ppid !== parent || parentOfShell() !== npm) return true;
  try {
    return !process.kill(parent, 0);
  } catch (error) {
    return error.code === "ESRCH";
  }
};
if (process.env.npm_lifecycle_event !== undefined)
  setInterval(() => !asked && isOrphan() && end("SIGTERM"), LOOK_EVERY_MS).unref();

const run = (program, args, options) =>
  new Promise((resolve) => {
    child = spawn(program, args, options);
    child.on("error", (error) => resolve({ code: 1, reason: error.message }));
    child.on("exit", (code, signal) => resolve({ code, signal }));
  });

const last = readStamp();
const has = (workspace) => last.workspaces.includes(EVERYTHING) || last.workspaces.includes(workspace);
if (last.lockfile !== lockfile || !needs.every(has)) {
  const workspaces = [...new Set([...last.workspaces, ...needs])];
  const all = workspaces.includes(EVERYTHING);
  process.stderr.write(
    all
      ? "Installing what testing and deploying need (once; half a minute to a minute) ...\n"
      : "Installing what this needs (once; about half a minute) ...\n",
  );
  // Into an empty folder exactly what the lockfile says; otherwise the difference.
  const command = existsSync(join(root, "node_modules")) ? ["install", "--no-save"] : ["ci"];
  const options = ["--no-audit", "--no-fund", "--loglevel=error", "--include=dev", "--include=optional"];
  const parts = all ? [] : [...workspaces.flatMap((workspace) => ["-w", workspace]), "--include-workspace-root"];
  const install = [...command, ...options, ...parts];
  const [program, args] = npmProgram ? [process.execPath, [npmProgram, ...install]] : ["npm", install];
  const { code } = await run(program, args, { cwd: root, stdio: ["ignore", 2, 2] });
  if (asked) process.exit(1);
  if (code !== 0 || (needsNode && !existsSync(nodeFromNpm))) {
    process.stderr.write("Installing the dependencies failed; run `npm ci` to see why, then try again.\n");
    process.exit(1);
  }
  writeFileSync(stamp, JSON.stringify({ lockfile, workspaces: all ? [EVERYTHING] : workspaces }));
}
const nodeBinary = needsNode ? nodeFromNpm : process.execPath;

const endsWithParent = new URL("ends-with-parent.ts", import.meta.url).href;
const { code, signal, reason } = await run(
  nodeBinary,
  ["--disable-warning=ExperimentalWarning", "--import", endsWithParent, ...programAndArguments],
  {
    // The channel tells the program when this process dies without having been able to say so.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    // On Windows it would open a window.
    detached: ownSession && process.platform !== "win32",
    env: {
      // Programs and their parts start in two thirds of the time when they find themselves compiled.
      NODE_COMPILE_CACHE: join(root, "node_modules", ".cache", "compiled"),
      ...process.env,
      PATH: `${dirname(nodeBinary)}${delimiter}${process.env.PATH ?? ""}`,
      ...(npmProgram ? { npm_execpath: npmProgram } : {}),
    },
  },
);
if (code === null && !asked) {
  process.stderr.write(`The program was ended by ${signal}, by somebody else or for want of memory; run it again.\n`);
} else if (reason) process.stderr.write(`The program cannot be run (${reason}); remove node_modules and try again.\n`);
process.exit(code ?? (signal === "SIGINT" ? 130 : 1));
