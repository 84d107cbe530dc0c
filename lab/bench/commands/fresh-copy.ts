import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot } from "../../../lib/project-root.ts";

/**
 * Copies the files that git knows, as they lie in the working tree, into a folder: what a newcomer has after a clone,
 * with nothing installed.
 */
export function copyFresh(folder: string): void {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: projectRoot,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  for (const path of listed.split("\0")) {
    const from = join(projectRoot, path);
    // Deleted since the last commit.
    if (path === "" || !existsSync(from)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(from, join(folder, path));
  }
}
