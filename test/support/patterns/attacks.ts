import type { AST } from "@eslint-community/regexpp";
import { alphabetOf, type Taker, type Takes } from "./characters.ts";

/** Repetitions up to here are bounded; of more the attack strings are too short to see the end. */
export const MOST_BOUNDED = 63;
/** A bounded part is unrolled to so many characters. */
const MOST_UNROLLED = 40;
const MOST_NODES = 20_000;
/** Loops behind a loop that are compared with it, and heads that one pump is tried behind. */
const NEAREST = 8;
const MOST_HEADS = 4;

/** `head` brings the engine to a loop, `pump` can be read in two ways from there on. */
export interface Attack {
  head: string[];
  pump: string[];
}

/** A pattern's characters, each with those that can follow; twice, if there are two ways. Place 0 is the search. */
interface Places {
  takers: (Taker | null)[];
  follow: number[][];
}
interface Part {
  isNullable: boolean;
  first: number[];
  last: number[];
}

const NOTHING: Part = { isNullable: true, first: [], last: [] };

function placesOf(pattern: AST.Pattern): Places {
  const takers: Places["takers"] = [null];
  const follow: number[][] = [[]];
  const connect = (from: readonly number[], to: readonly number[]) => {
    for (const one of from) follow[one]!.push(...to);
  };
  const inOrder = (one: Part, other: Part): Part => {
    connect(one.last, other.first);
    return {
      isNullable: one.isNullable && other.isNullable,
      first: one.isNullable ? [...one.first, ...other.first] : one.first,
      last: other.isNullable ? [...one.last, ...other.last] : other.last,
    };
  };
  const any = (alternatives: readonly AST.Alternative[], isBack = false): Part => {
    const parts = alternatives.map(({ elements }) =>
      (isBack ? elements.toReversed() : elements).map((element) => partOf(element, isBack)).reduce(inOrder, NOTHING),
    );
    return {
      isNullable: parts.some(({ isNullable }) => isNullable),
      first: parts.flatMap(({ first }) => first),
      last: parts.flatMap(({ last }) => last),
    };
  };
  const looped = (part: Part): Part => {
    connect(part.last, part.first);
    return part;
  };
  const repeated = ({ element, min, max }: AST.Quantifier, isBack: boolean): Part => {
    const before = takers.length;
    const one = () => partOf(element, isBack);
    const first = one();
    const most = Math.max(2, Math.floor(MOST_UNROLLED / Math.max(1, takers.length - before)));
    const isEndless = max > MOST_BOUNDED;
    const copies = Math.min(most, Math.max(1, isEndless ? min : max));
    let whole = isEndless && copies === 1 ? looped(first) : first;
    if (min === 0) whole = { ...whole, isNullable: true };
    for (let count = 1; count < copies; count += 1) {
      const next = one();
      const copy = isEndless && count === copies - 1 ? looped(next) : next;
      whole = inOrder(whole, count < min ? copy : { ...copy, isNullable: true });
    }
    return whole;
  };
  const partOf = (node: AST.Element, isBack: boolean): Part => {
    switch (node.type) {
      case "Assertion":
        return node.kind === "lookahead" || node.kind === "lookbehind"
          ? { ...any(node.alternatives, node.kind === "lookbehind"), isNullable: true, last: [] }
          : NOTHING;
      case "Quantifier":
        return node.max === 0 ? NOTHING : repeated(node, isBack);
      case "Group":
      case "CapturingGroup":
        return any(node.alternatives, isBack);
      case "Backreference":
        return NOTHING;
      default:
        takers.push(node);
        follow.push([]);
        return { isNullable: false, first: [takers.length - 1], last: [takers.length - 1] };
    }
  };
  const { first } = any(pattern.alternatives);
  follow[0] = [0, ...first];
  return { takers, follow };
}

/** What can be reached from each place in one step at least, the nearest first. */
function reachOf(follow: readonly number[][]): Set<number>[] {
  return follow.map((_, start) => {
    const reached = new Set<number>();
    const open = [start];
    for (const place of open)
      for (const next of follow[place]!)
        if (!reached.has(next)) {
          reached.add(next);
          open.push(next);
        }
    return reached;
  });
}

/**
 * Strings of which a pattern can read a repeated part in several ways: it is ambiguous to an infinite degree if there
 * are two places p and q and a word that leads from p to p, from p to q and from q to q (Weber and Seidl 1991). All
 * others are linear but for what assertions add; whether these are not, running them says.
 * @returns the attacks, and the characters to end them by
 */
export function attacksOn(pattern: AST.Pattern, takes: Takes): { attacks: Attack[]; alphabet: string[] } {
  const { takers, follow: ways } = placesOf(pattern);
  const byRaw = new Map(takers.flatMap((taker) => (taker ? [[taker.raw, taker] as const] : [])));
  const alphabet = alphabetOf([...byRaw.values()], takes);
  const masks = takers.map((taker) =>
    alphabet.reduce((mask, one, bit) => (!taker || takes(taker, one) ? mask | (1n << BigInt(bit)) : mask), 0n),
  );
  const follow = ways.map((next) => [...new Set(next)]);
  const reach = reachOf(follow);
  const loops = follow.flatMap((_, place) => (reach[place]!.has(place) ? [place] : []));
  const isTogether = (one: number, other: number) => reach[one]!.has(other) && reach[other]!.has(one);
  const characterOf = (mask: bigint) => alphabet[mask.toString(2).length - 1 - mask.toString(2).lastIndexOf("1")]!;

  /** The shortest word from one tuple of places to another; null if there is none. */
  const wordBetween = (from: number[], to: number[], mayEnter: (next: number, index: number) => boolean) => {
    const goal = to.join();
    const seen = new Set<string>();
    let layer: { at: number[]; word: string[] }[] = [{ at: from, word: [] }];
    while (layer.length > 0 && seen.size < MOST_NODES) {
      const below: typeof layer = [];
      for (const { at, word } of layer) {
        let tuples: { at: number[]; mask: bigint }[] = [{ at: [], mask: -1n }];
        for (const [index, place] of at.entries())
          tuples = tuples.flatMap((tuple) =>
            follow[place]!.flatMap((next) => {
              const mask = tuple.mask & masks[next]!;
              return mask !== 0n && mayEnter(next, index) ? [{ at: [...tuple.at, next], mask }] : [];
            }),
          );
        for (const tuple of tuples) {
          const key = tuple.at.join();
          const longer = [...word, characterOf(tuple.mask)];
          if (key === goal) return longer;
          if (!seen.has(key)) below.push({ at: tuple.at, word: longer });
          seen.add(key);
        }
      }
      layer = below;
    }
    return null;
  };
  const bits = alphabet.map((_, bit) => BigInt(bit));
  const takerCount = (bit: bigint): number => masks.filter((mask) => (mask >> bit) & 1n).length;
  const rarest = bits.toSorted((one, other) => takerCount(one) - takerCount(other));
  /** Words that end at a place; the second by a character that as few other places as possible take. */
  const headsTo = (place: number): string[][] => {
    const stranger = alphabet[Number(rarest.find((bit) => (masks[place]! >> bit) & 1n))]!;
    const head = place === 0 ? [] : wordBetween([0], [place], () => true);
    return head ? [head, [...head.slice(0, -1), stranger]] : [];
  };

  const attacks: Attack[] = [];
  const add = (place: number, pump: string[] | null) => {
    if (!pump) return;
    const known = attacks.filter((one) => one.pump.join() === pump.join()).map((one) => one.head.join());
    for (const head of headsTo(place))
      if (known.length < MOST_HEADS && !known.includes(head.join())) attacks.push({ head, pump });
  };
  for (const p of loops) {
    const twice = ways[p]!.find((next, index) => ways[p]!.indexOf(next) < index && isTogether(p, next));
    if (twice !== undefined)
      add(
        p,
        wordBetween([p], [p], () => true),
      );
    const behind = [...reach[p]!].filter((q) => q !== p && reach[q]!.has(q));
    for (const q of p === 0 ? behind : behind.slice(0, NEAREST)) {
      const mayEnter = (next: number, index: number) =>
        index === 1 ? next === q || reach[next]!.has(q) : isTogether(next, index === 0 ? p : q);
      add(p, wordBetween([p, p, q], [p, q, q], mayEnter));
    }
  }
  return { attacks, alphabet };
}
