// Runs a TypeScript program of this project on the Node version it needs, installing dependencies first if they are
// missing or older than the lockfile. Plain JavaScript without dependencies: it must work on a fresh clone with Node 20.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const nodeBinary = join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
const stamp = join(root, "node_modules", ".installed-from");
const lockfileHash = createHash("sha256")
  .update(readFileSync(join(root, "package-lock.json")))
  .digest("hex");

function installedFromThisLockfile() {
  return existsSync(nodeBinary) && existsSync(stamp) && readFileSync(stamp, "utf8") === lockfileHash;
}

if (!installedFromThisLockfile()) {
  process.stderr.write("Installing dependencies (once; about half a minute) ...\n");
  // npm_config_*: the lockfile is checked on the project's own Node, so warnings about the caller's older one mislead.
  const npm = spawnSync(
    "npm",
    ["ci", "--no-audit", "--no-fund", "--loglevel=error", "--include=dev", "--include=optional"],
    {
      cwd: root,
      stdio: ["ignore", 2, 2],
      shell: process.platform === "win32",
    },
  );
  if (npm.status !== 0 || !existsSync(nodeBinary)) {
    process.stderr.write("Installing the dependencies failed; run `npm ci` to see why, then try again.\n");
    process.exit(1);
  }
  writeFileSync(stamp, lockfileHash);
}

const child = spawn(nodeBinary, ["--disable-warning=ExperimentalWarning", ...process.argv.slice(2)], {
  // The channel tells the program when this process dies without having been able to say so.
  stdio: ["inherit", "inherit", "inherit", "ipc"],
  env: {
    ...process.env,
    PATH: `${dirname(nodeBinary)}:${join(root, "node_modules", ".bin")}:${process.env.PATH ?? ""}`,
  },
});
// Ctrl-C reaches the child through the terminal's process group; a signal sent to this process alone is passed on.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal === "SIGINT" ? 130 : 1)));
