import type { Disagreement } from "../../studies/focus-group/aggregate-schema.ts";
import type { Evidence } from "../../studies/simulation/figures.ts";
import { wordingOf } from "../../languages/wording.ts";
import { occursIn } from "../../models/quotes.ts";
import type { PersonaResult, Recommendation } from "../../studies/simulation/results.ts";
import { median } from "../../statistics/quantile.ts";
import { SENTIMENT_THRESHOLD, cosineSimilarity } from "../../statistics/ssr.ts";
import { addCosts, noCost, type Cost } from "../../platform/costs/cost.ts";
import type { ReportNarrative } from "../../studies/report/prompt.ts";
import { scoreOf, sentimentStatement } from "../../studies/simulation/persona-result.ts";
import { rateBySimilarity, themeVectors, type Words } from "../../studies/simulation/rate-words.ts";
import { groundsBehind, type Ground } from "./grounds.ts";
import { contested, type EvidenceTracer, type TracedRecommendation } from "./trace-evidence.ts";

/** With fewer themes besides the cited ones, it says little which of them a quote is nearer to. */
const FEWEST_OTHER_THEMES = 3;
/** A quote may be this much nearer to the other side's position, in cosine similarity: wordings share words. */
const NEARER = 0.05;

/** The meaning of quotes and of the sentences above them, if vectors are reliable enough; null if they are not. */
interface Reading {
  score: (quote: string) => number | null;
  similarity: (quote: string, to: string) => number | null;
}

const nothing: Reading = { score: () => null, similarity: () => null };

async function read(
  words: Words,
  quotes: readonly string[],
  others: readonly string[],
): Promise<{ reading: Reading; usage: Cost }> {
  if (quotes.length === 0) return { reading: nothing, usage: noCost };
  const texts = [...new Set([...quotes, ...others])];
  const statements = quotes.map((quote) => sentimentStatement(quote, words.language));
  const [{ rated, usage }, embedded] = await Promise.all([
    rateBySimilarity(words, statements),
    themeVectors(words, texts),
  ]);
  const scores = new Map(
    statements.map((statement) => {
      const own = rated.get(statement);
      return [statement.text, own ? scoreOf(own) : null];
    }),
  );
  const vectorOf = new Map(texts.map((text, index) => [text, embedded.vectors[index]]));
  return {
    usage: addCosts(usage, embedded.usage),
    reading: {
      score: (quote) => scores.get(quote) ?? null,
      similarity: (quote, to) => {
        const [one, other] = [vectorOf.get(quote), vectorOf.get(to)];
        return one && other ? cosineSimilarity(one, other) : null;
      },
    },
  };
}

/** Compares quotes with the sentences that they support. */
export class SupportCheck {
  /** The number of quotes that were removed. */
  removed = 0;
  /**
   * Recommendations that do not rest on any of the figures, so that their quotes could not be compared with anything.
   */
  ungrounded = 0;
  usage = noCost;
  readonly #words: Words;
  readonly #grounds: readonly Ground[];
  readonly #results: ReadonlyMap<string, PersonaResult>;

  constructor(words: Words, grounds: readonly Ground[], results: readonly PersonaResult[]) {
    this.#words = words;
    this.#grounds = grounds;
    this.#results = new Map(results.map((result) => [result.persona_id, result]));
  }

  #keep(evidence: readonly Evidence[], supports: (one: Evidence) => boolean): Evidence[] {
    const kept = evidence.filter(supports);
    this.removed += evidence.length - kept.length;
    return kept;
  }

  /** Whether a quote only answered a rated question that is not cited. */
  #answersAnother({ persona_id, quote }: Evidence, cited: readonly Ground[]): boolean {
    const result = this.#results.get(persona_id);
    if (!result || cited.some(({ kind }) => kind !== "question")) return false;
    const asked = new Set(cited.flatMap(({ name, aliases }) => [name, ...aliases]));
    const from = (result.answers ?? []).filter(({ text }) => occursIn(quote, text));
    return (
      from.length > 0 &&
      !occursIn(quote, result.reaction) &&
      from.every(
        ({ rating, question_id, question }) => rating !== null && !asked.has(question_id) && !asked.has(question),
      )
    );
  }

  /**
   * Recommendations with the quotes that support them. The person holds what the recommendation rests on and is not of
   * the opposite opinion. The quote is nearer to the cited theme than to most others, and does not answer another
   * question. A recommendation without quotes is removed.
   */
  async recommendations(traced: readonly TracedRecommendation[]): Promise<Recommendation[]> {
    const themes = this.#grounds.filter(({ kind }) => kind === "theme").map(({ name }) => name);
    const quotes = traced.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
    const { reading, usage } = await read(this.#words, [...new Set(quotes)], themes);
    this.usage = usage;
    return traced.flatMap(({ title, rationale, evidence, rests_on, speaks }) => {
      const grounds = groundsBehind(this.#grounds, { title, rationale, rests_on });
      if (grounds.length === 0) this.ungrounded += 1;
      const cited = grounds.filter(({ kind }) => kind === "theme").map(({ name }) => name);
      const others = themes.filter((theme) => !cited.includes(theme));
      const holds = ({ persona_id }: Evidence) =>
        grounds.length === 0 || grounds.some(({ holders }) => holders === null || holders.has(persona_id));
      const agrees = ({ quote }: Evidence) =>
        speaks === "for"
          ? (reading.score(quote) ?? 0) > -SENTIMENT_THRESHOLD
          : speaks !== "against" || (reading.score(quote) ?? 0) < SENTIMENT_THRESHOLD;
      const isAbout = ({ quote }: Evidence) =>
        cited.length < grounds.length ||
        cited.length === 0 ||
        others.length < FEWEST_OTHER_THEMES ||
        Math.max(...cited.map((theme) => reading.similarity(quote, theme) ?? 0)) >=
          median(others.map((theme) => reading.similarity(quote, theme) ?? 0));
      const kept = this.#keep(
        evidence,
        (one) =>
          holds(one) && agrees(one) && isAbout(one) && !(grounds.length > 0 && this.#answersAnother(one, grounds)),
      );
      return kept.length > 0 ? [{ title, rationale, evidence: kept }] : [];
    });
  }

  /** Disagreements whose quotes are nearer to their own position than to another one. */
  async disagreements(traced: readonly Disagreement[]): Promise<Disagreement[]> {
    const positions = traced.flatMap((one) => one.positions);
    const quotes = positions.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
    const { reading, usage } = await read(
      this.#words,
      [...new Set(quotes)],
      positions.map(({ position }) => position),
    );
    this.usage = addCosts(this.usage, usage);
    return traced.flatMap(({ topic, positions: held }) =>
      contested({
        topic,
        positions: held.map(({ position, evidence }) => ({
          position,
          evidence: this.#keep(evidence, ({ quote }) =>
            held.every(
              (other) =>
                other.position === position ||
                (reading.similarity(quote, position) ?? 0) >= (reading.similarity(quote, other.position) ?? 0) - NEARER,
            ),
          ),
        })),
      }),
    );
  }
}

/** The words of a model, as far as the answers support them. */
export interface SupportedWords {
  summary: string;
  recommendations: Recommendation[];
  disagreements: Disagreement[];
  /** Quotes that nobody said, or that do not support their sentence. */
  removed: number;
  /** Recommendations that do not name a ground that exists. */
  ungrounded: number;
  usage: Cost;
}

/** @param language the study's (BCP 47) @param why `no_summary`: because of its cost, `no_words`: the model failed */
export const noWords = (language: string, why: "no_summary" | "no_words"): SupportedWords => ({
  summary: wordingOf(language).say(`notes.${why}`),
  recommendations: [],
  disagreements: [],
  removed: 0,
  ungrounded: 0,
  usage: noCost,
});

/** Drops from a narrative what cannot be traced or does not support its sentence. @throws ModelError of the embedder */
export async function supportedWords(
  narrative: ReportNarrative,
  tracer: EvidenceTracer,
  { words, grounds, results }: { words: Words; grounds: readonly Ground[]; results: readonly PersonaResult[] },
): Promise<SupportedWords> {
  const check = new SupportCheck(words, grounds, results);
  const recommendations = await check.recommendations(tracer.recommendations(narrative.recommendations));
  const disagreements = await check.disagreements(tracer.disagreements(narrative.disagreements));
  return {
    summary: narrative.summary,
    recommendations,
    disagreements,
    removed: tracer.removed + check.removed,
    ungrounded: check.ungrounded,
    usage: check.usage,
  };
}
