const LETTERS = 26;
const CODE_OF_A = 65;

/**
 * A name with middle initials that distinguish its bearer from namesakes: `Emma Smith`, `Emma K. Smith`, `Emma A. K.
 * Smith`.
 * @param number 0 leaves the name as it is; each other number gives a name that no other gives, whatever `first`
 * @param first place of the first letter that is taken, so that two people who are named in parallel differ at once
 */
export function withInitials(fullName: string, number: number, first: number): string {
  const initials: string[] = [];
  for (let left = number; left > 0; left = Math.floor((left - 1) / LETTERS))
    initials.unshift(`${String.fromCodePoint(CODE_OF_A + ((left - 1 + first) % LETTERS))}.`);
  const [given = "", ...rest] = fullName.trim().split(/\s+/);
  return [given, ...initials, ...rest].join(" ");
}
