/** Ends a command that takes no arguments, and got some, with a sentence and exit code 2. */
export function takeNoArguments([first]: readonly string[], command: string): void {
  if (first === undefined) return;
  process.stderr.write(`${command} takes no arguments, so "${first}" means nothing to it.\n`);
  process.exit(2);
}
