/** Lines of the program in a stack, innermost first: `functions/projects/store.ts:28`. */
const linesOf = (stack: string): string[] =>
  [...stack.matchAll(/\/(functions\/[\w./-]+\.ts):(\d+):\d+/g)].map(([, file, line]) => `${file}:${line}`);

/** What every store goes through; whoever reads a chain wants to know which store it was. */
const isPlumbing = (line: string): boolean => /^functions\/platform\/table\/(table|conditions)\.ts:/.test(line);

/**
 * Which line of the program a call of a service comes from.
 * @param stack of an error made where the call is sent
 * @returns the innermost line outside of what all stores share; "" if none of the program's is in the stack
 */
export function calledFrom(stack: string): string {
  const lines = linesOf(stack);
  return lines.find((line) => !isPlumbing(line)) ?? lines[0] ?? "";
}
