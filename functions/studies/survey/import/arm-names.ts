import { LONGEST_NAME } from "../experiment-schema.ts";

/** Names of arms as they are shown: whole words of the file, shortened if they are too long, and all different. */
export function armNames(arms: readonly string[]): string[] {
  const names: string[] = [];
  for (const [index, arm] of arms.entries()) {
    const whole = arm.trim().slice(0, LONGEST_NAME).trimEnd() || `Arm ${index + 1}`;
    let name = whole;
    for (let count = 2; names.includes(name); count += 1) name = `${whole.slice(0, LONGEST_NAME - 5)} (${count})`;
    names.push(name);
  }
  return names;
}
