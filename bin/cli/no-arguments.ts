/**
 * Ends a command that takes no arguments, and got some, with a sentence and exit code 2.
 * @param taken what the command takes instead of arguments of this kind
 */
export function takeNoArguments([first]: readonly string[], command: string, taken = "no arguments"): void {
  if (first === undefined) return;
  process.stderr.write(`${command} takes ${taken}, so "${first}" means nothing to it.\n`);
  process.exit(2);
}
