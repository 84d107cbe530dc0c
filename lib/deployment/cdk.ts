import { spawn } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "../project-root.ts";

export interface CdkRun {
  /** Exit code; 1 also when a signal ended it. */
  code: number;
  /** Its standard output; empty if that went to the terminal. */
  text: string;
}

/**
 * Runs the CDK CLI of this project.
 * @param keepsText whether its output is kept for the caller, instead of going to the terminal
 */
export type RunCdk = (args: readonly string[], keepsText?: boolean) => Promise<CdkRun>;

/** @param signal ends it when aborted */
export const cdkUntil =
  (signal: AbortSignal): RunCdk =>
  (args, keepsText = false) =>
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [join(projectRoot, "node_modules", "aws-cdk", "bin", "cdk"), ...args], {
        cwd: projectRoot,
        stdio: ["inherit", keepsText ? "pipe" : "inherit", "inherit"],
        signal,
      });
      let text = "";
      child.stdout?.on("data", (chunk: Buffer) => (text += chunk.toString()));
      // An aborted process also ends with its `close` event.
      child.on("error", (error) => error.name === "AbortError" || reject(error));
      child.on("close", (code) => resolve({ code: code ?? 1, text }));
    });
