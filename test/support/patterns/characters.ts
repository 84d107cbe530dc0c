import type { AST } from "@eslint-community/regexpp";

/** A part of a pattern that takes one character. */
export type Taker = AST.Character | AST.CharacterSet | AST.CharacterClass | AST.ExpressionCharacterClass;
export const isTaker = (node: AST.Element): node is Taker => /^(?:Expression)?Character(?:Set|Class)?$/.test(node.type);
/** Whether a taker takes a character; the engine itself says so, once for each of them. */
export type Takes = (node: Taker, character: string) => boolean;

export function createTakes(flags: string): Takes {
  const own = flags.replaceAll(/[dgmy]/gu, "");
  const known = new Map<string, { pattern: RegExp; answers: Map<string, boolean> }>();
  return ({ raw }, character) => {
    let taker = known.get(raw);
    if (!taker) known.set(raw, (taker = { pattern: new RegExp(`^(?:${raw})$`, own), answers: new Map() }));
    let answer = taker.answers.get(character);
    if (answer === undefined) taker.answers.set(character, (answer = taker.pattern.test(character)));
    return answer;
  };
}

/** One character at least of every kind that patterns tell apart. */
export const KINDS = "\t \n0a_A-.,:;!?()[]{}<>/|=+*#@'\"`&%$^~\\€éßΩя漢かカ٣ªⅣ☐→•“”–…\u0301\u00a0\u0000";

/** Characters of which every other one is, for all takers of a pattern, like one of them. */
export function alphabetOf(takers: readonly Taker[], takes: Takes): string[] {
  const named = takers.flatMap(({ raw }) => [...raw].flatMap((one) => [one, one.toLowerCase(), one.toUpperCase()]));
  const bySignature = new Map<string, string>();
  for (const character of [...KINDS, ...named]) {
    if (character.length > 1) continue;
    const assertions = `${character === "\n"}${/\w/.test(character)}`;
    const signature = takers.map((taker) => (takes(taker, character) ? "1" : "0")).join("") + assertions;
    if (!bySignature.has(signature)) bySignature.set(signature, character);
  }
  return [...bySignature.values()];
}
