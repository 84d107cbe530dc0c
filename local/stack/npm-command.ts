import { basename } from "node:path";

/** A program and its arguments. */
export type Command = [program: string, args: string[]];

/**
 * How npm is run without a shell, which Windows would need for its `npm.cmd`.
 * @param npmProgram npm's own program, which bin/run.mjs has found; without it, `npm` is looked for on the path
 */
export const npmCommand = (args: readonly string[], npmProgram = process.env.npm_execpath): Command =>
  basename(npmProgram ?? "") === "npm-cli.js"
    ? [process.execPath, [npmProgram as string, ...args]]
    : ["npm", [...args]];
