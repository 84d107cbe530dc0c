import type { AST } from "@eslint-community/regexpp";
import { isTaker, type Taker, type Takes } from "./characters.ts";

type Next = (at: number) => boolean;
type Matcher = (at: number, next: Next) => boolean;

const ENOUGH = new Error("more steps than any linear pattern takes");
const isWord = (character: string | undefined): boolean => character !== undefined && /\w/.test(character);

/**
 * Counts what a backtracking engine, as V8's is, does to search a text: one step for each character that is tried, for
 * each repetition and for each place where it begins anew.
 * @param isGlobal whether it goes on behind what it has found
 * @param most steps; more are not counted
 */
export function countSteps(
  pattern: AST.Pattern,
  { flags, takes, isGlobal, most }: { flags: string; takes: Takes; isGlobal: boolean; most: number },
  text: readonly string[],
): number {
  let steps = 0;
  const captures = new Map<AST.CapturingGroup, [number, number]>();
  const step = () => {
    steps += 1;
    if (steps > most) throw ENOUGH;
  };

  const any = (alternatives: readonly AST.Alternative[], isBack: boolean): Matcher => {
    const all = alternatives.map(({ elements }) => sequence(isBack ? elements.toReversed() : elements, isBack));
    return all.length === 1 ? all[0]! : (at, next) => all.some((matcher) => matcher(at, next));
  };
  const sequence = (elements: readonly AST.Element[], isBack: boolean): Matcher =>
    elements
      .map((element) => matcherOf(element, isBack))
      .reduceRight<Matcher>(
        (rest, first) => (at, next) => first(at, (end) => rest(end, next)),
        (at, next) => next(at),
      );
  const isMultiline = flags.includes("m");
  const isHeld = (node: AST.EdgeAssertion | AST.WordBoundaryAssertion, at: number): boolean => {
    if (node.kind === "word") return (isWord(text[at - 1]) !== isWord(text[at])) !== node.negate;
    const beyond = node.kind === "start" ? text[at - 1] : text[at];
    return beyond === undefined || (isMultiline && /[\n\r\u2028\u2029]/u.test(beyond));
  };

  function assertion(node: AST.Assertion): Matcher {
    if (node.kind !== "lookahead" && node.kind !== "lookbehind")
      return (at, next) => {
        step();
        return isHeld(node, at) && next(at);
      };
    const inner = any(node.alternatives, node.kind === "lookbehind");
    return (at, next) => inner(at, () => true) !== node.negate && next(at);
  }

  /** As the engine does, without a call for each character: texts are longer than its stack is deep. */
  function repeatedTaker(taker: Taker, { min, max, greedy }: AST.Quantifier, isBack: boolean): Matcher {
    const by = isBack ? -1 : 1;
    const takesAt = (at: number): boolean => {
      step();
      const character = text[isBack ? at - 1 : at];
      return character !== undefined && takes(taker, character);
    };
    return (at, next) => {
      let count = 0;
      const more = () => count < max && takesAt(at + count * by) && (count += 1) > 0;
      while (count < (greedy ? max : min)) if (!more()) break;
      if (count < min) return false;
      if (!greedy) {
        while (!next(at + count * by)) if (!more()) return false;
        return true;
      }
      for (; count >= min; count -= 1) {
        step();
        if (next(at + count * by)) return true;
      }
      return false;
    };
  }

  function repeated(quantifier: AST.Quantifier, isBack: boolean): Matcher {
    const { element, min, max, greedy } = quantifier;
    if (isTaker(element)) return repeatedTaker(element, quantifier, isBack);
    const one = matcherOf(element, isBack);
    const from = (at: number, count: number, next: Next): boolean => {
      step();
      const again = () =>
        count < max && one(at, (end) => (end === at && count >= min ? false : from(end, count + 1, next)));
      if (count < min) return again();
      return greedy ? again() || next(at) : next(at) || again();
    };
    return (at, next) => from(at, 0, next);
  }

  function matcherOf(node: AST.Element, isBack: boolean): Matcher {
    switch (node.type) {
      case "Assertion":
        return assertion(node);
      case "Quantifier":
        return repeated(node, isBack);
      case "Group":
        return any(node.alternatives, isBack);
      case "CapturingGroup": {
        const inner = any(node.alternatives, isBack);
        return (at, next) =>
          inner(at, (end) => {
            captures.set(node, [Math.min(at, end), Math.max(at, end)]);
            return next(end);
          });
      }
      case "Backreference": {
        const { resolved } = node;
        return (at, next) => {
          const group = captures.get(Array.isArray(resolved) ? resolved[0]! : resolved);
          const own = group ? text.slice(...group) : [];
          const end = isBack ? at - own.length : at + own.length;
          return own.every((one, index) => (step(), one === text[Math.min(at, end) + index])) && next(end);
        };
      }
      default:
        return (at, next) => {
          step();
          const character = text[isBack ? at - 1 : at];
          return character !== undefined && takes(node, character) && next(isBack ? at - 1 : at + 1);
        };
    }
  }

  const search = any(pattern.alternatives, false);
  try {
    for (let start = 0; start <= text.length;) {
      step();
      let end = start;
      const isFound = search(start, (at) => ((end = at), true));
      if (isFound ? !isGlobal : flags.includes("y")) break;
      start = isFound && end > start ? end : start + 1;
    }
  } catch (error) {
    if (error !== ENOUGH) throw error;
  }
  return steps;
}
