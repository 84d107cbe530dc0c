import type { Disagreement } from "../../studies/focus-group/aggregate-schema.ts";
import type { Evidence } from "../../studies/simulation/figures.ts";
import { occursIn } from "../../models/quotes.ts";
import type { Recommendation } from "../../studies/simulation/results.ts";
import type { ReportNarrative } from "../../studies/report/prompt.ts";

/** A participant of the report: label `P1` is the first of them. */
export interface Source {
  persona_id: string;
  /** Everything the persona said. */
  statements: readonly string[];
}

/** A recommendation whose quotes were said, with what it claims to rest on. */
export type TracedRecommendation = Recommendation &
  Pick<ReportNarrative["recommendations"][number], "rests_on" | "speaks">;

/** A disagreement if at least two of its positions have words, of different people; otherwise nothing. */
export function contested({ topic, positions }: Disagreement): Disagreement[] {
  const held = positions.filter(({ evidence }) => evidence.length > 0);
  const people = new Set(held.flatMap(({ evidence }) => evidence.map(({ persona_id }) => persona_id)));
  return held.length > 1 && people.size > 1 ? [{ topic, positions: held }] : [];
}

/** Holds quotes against what was said, and counts those that had to go. */
export class EvidenceTracer {
  removed = 0;
  readonly #sources: readonly Source[];

  constructor(sources: readonly Source[]) {
    this.#sources = sources;
  }

  /** A quote under the wrong label moves to the persona who said it; one that nobody said is removed. */
  trace(evidence: readonly { participant: string; quote: string }[]): Evidence[] {
    return evidence.flatMap(({ participant, quote }) => {
      const said = ({ statements }: Source) => statements.some((statement) => occursIn(quote, statement));
      const named = this.#sources[Number(/\d+/.exec(participant)?.[0] ?? 0) - 1];
      const speaker = named && said(named) ? named : this.#sources.find(said);
      if (speaker) return [{ persona_id: speaker.persona_id, quote: quote.trim() }];
      this.removed += 1;
      return [];
    });
  }

  /** Recommendations with the words they rest on; one that is left without any is removed. */
  recommendations(narrative: ReportNarrative["recommendations"]): TracedRecommendation[] {
    return narrative
      .map((recommendation) => ({ ...recommendation, evidence: this.trace(recommendation.evidence) }))
      .filter(({ evidence }) => evidence.length > 0);
  }

  /** Disagreements of which at least two positions have words, of different people. */
  disagreements(narrative: ReportNarrative["disagreements"] = []): Disagreement[] {
    return narrative.flatMap(({ topic, positions }) =>
      contested({
        topic,
        positions: positions.map(({ position, evidence }) => ({ position, evidence: this.trace(evidence) })),
      }),
    );
  }
}
