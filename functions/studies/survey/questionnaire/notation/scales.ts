const LONGEST_ROW = 240;

/**
 * A scale as it is printed in one row, with words at its ends: `bad 1 2 3 4 5 good`.
 * @returns it as the plain format has it; null for other lines
 */
export function numbersInLine(line: string): string | null {
  if (line.length > LONGEST_ROW) return null;
  const tokens = line.split(/[\s|☐□○]+|[_.]{2,}/u).filter((token) => token !== "");
  const isNumber = (token: string) => /^[-−–+]?\d{1,2}$/u.test(token);
  const first = tokens.findIndex(isNumber);
  const last = tokens.findLastIndex(isNumber);
  const values = tokens.slice(first, last + 1).filter((token) => !/^[-–—…/]$/u.test(token));
  if (first < 0 || values.length < 3 || !values.every(isNumber)) return null;
  const numbers = values.map((token) => Number(token.replace(/[−–]/u, "-")));
  const step = numbers[1]! - numbers[0]!;
  if (Math.abs(step) !== 1 || numbers.some((value, at) => at > 0 && value - numbers[at - 1]! !== step)) return null;
  const [low, high] = [tokens.slice(0, first), tokens.slice(last + 1)].map((words) => words.join(" "));
  if (low === "" && high === "") return `(${numbers[0]}-${numbers.at(-1)})`;
  return low === "" || high === "" ? null : `(${numbers[0]} = ${low}, ${numbers.at(-1)} = ${high})`;
}
