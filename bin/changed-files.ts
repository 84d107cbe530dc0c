import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** What decides how every other file is read: if one of them has changed, all files count as changed. */
const CONFIGURATION = /^(package(-lock)?\.json|tsconfig\.json|\.ox(lint|fmt)rc\.json)$/;

/**
 * The files that differ from the last commit, new ones included, relative to the root; undefined if that does not say
 * which files to check.
 * @throws Error with a sentence where there is no repository
 */
export function changedFiles(root: string): string[] | undefined {
  const git = (...args: string[]) => {
    try {
      return execFileSync("git", args, { cwd: root, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
        .split("\0")
        .filter((line) => line !== "");
    } catch {
      throw new Error("--changed needs git and a commit to compare with; npm run check without it checks all files.");
    }
  };
  const files = [
    ...git("diff", "--name-only", "--no-renames", "--relative", "-z", "HEAD"),
    ...git("ls-files", "--others", "--exclude-standard", "-z"),
  ];
  if (files.some((file) => CONFIGURATION.test(file))) return undefined;
  return files.filter((file) => existsSync(join(root, file)));
}
