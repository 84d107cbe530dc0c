import { packLanguages, stances, type Stance } from "../phrases/pack.ts";
import type { Match } from "./matcher.ts";
import { readFrequency, readPositions, type Position } from "./positions.ts";
import { labelReader, readerFor, type Modifier, type Reader } from "./reader.ts";
import { clausesOf, languagesOf } from "./tokens.ts";

export type StanceReading = Readonly<Partial<Record<Stance, Position>>>;

/** Texts of so few words are read with the words of all languages: they are too short to tell theirs. */
const LABEL_WORDS = 3;

/**
 * How far modifiers reach, in words: forward; backward when nothing follows (`like it a lot`, `glaube ich nicht`); and
 * backward although something follows, for German verbs right before `nicht` (`passt nicht gut`).
 */
const REACH = { scale: 3, emphasis: 3, negate: 6, without: 2, back: 7, verb: 2 } as const;
/** What a `not` leaves of a strength: `not good` is less bad than `bad`, `not bad` much less good than `good`. */
const TURNED = { positive: 0.75, negative: 0.45 } as const;
const PLAIN_INTENT = { position: 0.6, valence: 0.2 } as const;
const STATEMENT_WEIGHT = 0.3;
/** Explicitly neutral words count as much as a moderate opinion, everything by its strength. */
const NEUTRAL_WEIGHT = 0.4;

interface Remark {
  stance: Stance;
  value: number;
  weight: number;
}

const clip = (value: number) => Math.max(-1, Math.min(1, value));

/** Applies the modifiers that govern an expression to its strength. */
function modified(value: number, governing: readonly Modifier[], concord: boolean): number {
  let result = value;
  let turned = false;
  for (const { kind, factor } of governing) {
    if (kind === "emphasis") result *= factor;
    if (kind === "scale") result *= turned && factor > 1 ? 1 : factor;
    if (kind !== "negate") continue;
    result *= turned ? (concord ? 1 : -0.5) : -factor * (result > 0 ? TURNED.positive : TURNED.negative);
    turned = true;
  }
  return clip(result);
}

const overlaps = (a: Match<unknown>, b: Match<unknown>) => a.start < b.start + b.length && b.start < a.start + a.length;

/** Modifiers that govern each of the expressions of a clause. */
function governingOf(
  words: readonly string[],
  targets: readonly Match<unknown>[],
  found: readonly Match<Modifier>[],
  { joins: joining, unit, concord, modifiers }: Reader,
): Map<unknown, Modifier[]> {
  const governing = new Map<unknown, Modifier[]>(targets.map((target) => [target, []]));
  /** `no … ninguna confianza`: what says no itself is not turned by another no. */
  const deniesItself = ({ start, length }: Match<unknown>) =>
    concord && modifiers.find(words.slice(start, start + length)).some(({ value }) => value.kind === "negate");
  for (const modifier of found) {
    const { kind, backward, isNear } = modifier.value;
    if (kind !== "scale" && kind !== "negate" && kind !== "emphasis") continue;
    const end = modifier.start + modifier.length;
    const joins = (from: number, to: number) => words.slice(from, to).some((word) => joining.has(word));
    const reach = unit * (isNear ? REACH.without : REACH[kind]);
    const next = targets.find(
      (target) => target.start >= end && target.start - end < reach && !joins(end, target.start),
    );
    const previous = targets.findLast((target) => {
      const distance = modifier.start - target.start;
      const furthest = unit * (next ? REACH.verb : REACH.back);
      return backward && distance > 0 && distance <= furthest && !joins(target.start, modifier.start);
    });
    const governed =
      kind === "negate"
        ? [next, previous]
        : [previous !== undefined && kind === "emphasis" ? previous : (next ?? previous)];
    // An amplifier before a negation (`überhaupt nicht gut`) strengthens the turned value, so it goes last.
    for (const target of governed)
      if (kind !== "negate" || !target || !deniesItself(target))
        governing.get(target)?.[kind === "negate" ? "unshift" : "push"](modifier.value);
  }
  return governing;
}

/** How certain the plain verbs of buying of a clause are, −1..1. */
function plainIntent(words: readonly string[], governing: readonly Modifier[], { certainty, whether }: Reader): number {
  const sure = certainty.find(words).reduce((factor, match) => factor * match.value, 1);
  if (words.some((word) => whether.has(word))) return 0;
  const negated = governing.some((modifier) => modifier.kind === "negate");
  const strongly = governing.some((modifier) => modifier.kind === "negate" && modifier.factor > 1);
  const size = clip(PLAIN_INTENT.position * Math.max(0.25, Math.min(1.6, sure)));
  return negated ? -(strongly ? Math.max(size, 0.92) : size) : size;
}

/** Of expressions and modifiers that share words the longer one counts; single words are modifiers first (`hardly`). */
function separated(words: readonly string[], { certainty, meanings, modifiers }: Reader) {
  const sure = certainty.find(words).filter((match) => match.value > 1);
  const expressions = meanings.find(words);
  const found = modifiers
    .find(words)
    .filter(
      (modifier) =>
        !expressions.some((match) => match.length > 1 && match.length >= modifier.length && overlaps(match, modifier)),
    )
    .filter((modifier) => !sure.some((match) => match.length >= modifier.length && overlaps(match, modifier)))
    // At the end of a clause there is nothing left to modify: `ganz schön` is praise there, before `teuer` it is not.
    .filter((modifier) => {
      const isLast = modifier.start + modifier.length === words.length;
      return !(isLast && modifier.length > 1 && expressions.some((match) => overlaps(match, modifier)));
    });
  const stated = expressions
    .filter((match) => Object.keys(match.value).length > 0)
    .filter((match) => !found.some((modifier) => overlaps(match, modifier)));
  return { expressions, found, stated };
}

function remarksOf(words: readonly string[], reader: Reader): Remark[] {
  const { expressions, found, stated } = separated(words, reader);
  const plain = reader.actions.find(words).filter((action) => !expressions.some((match) => overlaps(match, action)));
  const intentStated = stated.some((match) => match.value.intent !== undefined);
  const targets = [...stated, ...(intentStated ? [] : plain)].sort((a, b) => a.start - b.start);
  const governing = governingOf(words, targets, found, reader);
  const factor = found.some((match) => match.value.kind === "irrealis")
    ? 0.35
    : found.some((match) => match.value.kind === "contrast" && match.start < 2)
      ? 1.4
      : 1;
  const neither = reader.neither.some(([first, second]) =>
    first === second
      ? words.indexOf(first) !== words.lastIndexOf(first)
      : words.includes(first) && words.includes(second),
  );
  const remarks = stated.flatMap((match) =>
    Object.entries(match.value).map(([stance, value]) => {
      const strength = neither ? 0 : modified(value, governing.get(match) ?? [], reader.concord);
      return { stance: stance as Stance, value: strength, weight: factor * Math.max(NEUTRAL_WEIGHT, Math.abs(value)) };
    }),
  );
  const action = intentStated ? undefined : plain[0];
  if (action) {
    const value = plainIntent(
      words,
      plain.flatMap((match) => governing.get(match) ?? []),
      reader,
    );
    const governed = plain.some((match) => (governing.get(match) ?? []).length > 0);
    const meant = words.some((word) => reader.modals.has(word)) || governed || reader.certainty.find(words).length > 0;
    const weight = factor * (meant ? 1 : STATEMENT_WEIGHT);
    remarks.push({ stance: "intent", value, weight: weight * PLAIN_INTENT.position });
    remarks.push({ stance: "valence", value: value * 0.7, weight: weight * PLAIN_INTENT.valence });
  }
  return remarks;
}

/** Puts a clause that only turns or grades (`…, überhaupt nicht`, `…, very much`) back to the one that it is about. */
function joined(clauses: readonly (readonly string[])[], { meanings, modifiers }: Reader): string[][] {
  const result: string[][] = [];
  for (const clause of clauses) {
    const grades = modifiers.find(clause).reduce((length, match) => length + match.length, 0) === clause.length;
    const says = meanings.find(clause).some((match) => Object.keys(match.value).length > 0);
    const previous = result.at(-1);
    if (previous && grades && !says) previous.push(...clause);
    else result.push([...clause]);
  }
  return result;
}

/** Evidence that leaves a fifth of doubt whether the text takes a position at all. */
const SATURATION = 0.35;

/**
 * `Never` and `very` are what a text is about only where it takes no other stance. Beside one they hardly count; that
 * is enough to rate an answer, whose other dimensions its scale does not share.
 */
const BESIDE = 0.2;

/** In a text of three sentences or more the first states the verdict, and the last comes back to it. */
const VERDICT = { sentences: 3, first: 1.8, last: 1.2 } as const;

function verdictWeight(index: number, count: number): number {
  if (count < VERDICT.sentences) return 1;
  return index === 0 ? VERDICT.first : index === count - 1 ? VERDICT.last : 1;
}

function remarksIn(text: string, reader: Reader): Remark[] {
  const sentences = text.split(/(?<=[.!?…]["”“»]?)\s+|(?<=[。！？])/u);
  return sentences.flatMap((sentence, index) => {
    const factor = verdictWeight(index, sentences.length);
    const remarks = joined(clausesOf(sentence, reader.language), reader).flatMap((clause) => remarksOf(clause, reader));
    return remarks.map((remark) => ({ ...remark, weight: remark.weight * factor }));
  });
}

/** What a text is to be read with: its language, or all languages where it is too short to tell. */
export function readerOfText(text: string): Reader {
  const languages = languagesOf(text);
  if (languages[0] === "ja") return readerFor("ja");
  const parts = clausesOf(text);
  const isLabel = parts.length === 1 && (parts[0]?.length ?? 0) <= LABEL_WORDS;
  if (isLabel) return labelReader();
  const readers = (languages.length > 0 ? languages : packLanguages).map(readerFor);
  const covered = (reader: Reader) =>
    clausesOf(text, reader.language)
      .flatMap((clause) =>
        [reader.meanings, reader.modifiers, reader.frequency].flatMap((lexicon): Match<unknown>[] =>
          lexicon.find(clause),
        ),
      )
      .reduce((sum, { length }) => sum + length / reader.unit, 0);
  const [first] = readers;
  return readers.length === 1 && first
    ? first
    : readers
        .map((reader) => ({ reader, words: covered(reader) }))
        .reduce((best, entry) => (entry.words > best.words ? entry : best)).reader;
}

/**
 * Reads where a text stands on each stance: graded words and phrases of its language, turned by negation, scaled by
 * intensifiers and hedges, averaged over its clauses; conditional clauses count a third, clauses after `but` and the
 * first sentence of a longer text more.
 */
export function readStances(text: string): StanceReading {
  const own = readerOfText(text);
  const inLanguage = remarksIn(text, own);
  const remarks = inLanguage.length > 0 ? inLanguage : remarksIn(text, labelReader());
  const reading: Partial<Record<Stance, Position>> = {};
  for (const stance of stances) {
    const said = remarks.filter((remark) => remark.stance === stance);
    const weight = said.reduce((sum, remark) => sum + remark.weight, 0);
    if (weight === 0) continue;
    const position = said.reduce((sum, remark) => sum + remark.weight * remark.value, 0) / weight;
    reading[stance] = { position: clip(position), evidence: 1 - Math.exp(-weight / SATURATION) };
  }
  const stated = Object.keys(reading);
  const beside = (at: Position, isAlone: boolean) => (isAlone ? at : { ...at, evidence: at.evidence * BESIDE });
  const parts = clausesOf(text, own.language);
  const frequency = readFrequency(parts, own);
  if (frequency)
    reading.frequency = beside(
      frequency,
      stated.every((stance) => stance === "valence" || stance === "relevance"),
    );
  const degree = readPositions(parts, own.degree, own);
  if (degree) reading.degree = beside(degree, stated.length === 0 && !frequency);
  return reading;
}
