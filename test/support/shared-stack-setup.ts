import { fork } from "node:child_process";
import { once } from "node:events";
import type { TestProject } from "vitest/node";
import type { SharedStack } from "./shared-stack.ts";

/**
 * One stack for all tests of the contract: each of them works as a company of its own.
 * @returns closes it; fails the run if the stack's logs hold a secret
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const child = fork(new URL("./shared-stack-process.ts", import.meta.url), {
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  const ended = once(child, "exit") as Promise<[number | null]>;
  const started = (await Promise.race([once(child, "message"), ended])) as [SharedStack | number];
  const [stack] = started;
  if (typeof stack !== "object") throw new Error("The stack of the contract tests did not start");
  project.provide("url", stack.url);
  project.provide("endpoints", stack.endpoints);
  project.provide("dataFolder", stack.dataFolder);
  return async () => {
    child.send("close");
    const [code] = await ended;
    if (code !== 0) throw new Error("The stack of the contract tests did not close cleanly");
  };
}
