import type { Disagreement } from "../../studies/focus-group/aggregate-schema.ts";
import type { Evidence } from "../../studies/simulation/figures.ts";
import { isAssistantSpeaking } from "../../models/out-of-role.ts";
import { occursIn } from "../../models/quotes.ts";
import type { Recommendation } from "../../studies/simulation/results.ts";
import type { ReportNarrative } from "../../studies/report/prompt.ts";

/** A participant of the report: label `P1` is the first of them. */
export interface Source {
  persona_id: string;
  /** Everything the persona said. */
  statements: readonly string[];
}

/** A recommendation whose quotes are genuine, with the grounds that it claims. */
export type TracedRecommendation = Recommendation &
  Pick<ReportNarrative["recommendations"][number], "rests_on" | "speaks">;

/** A disagreement if at least two of its positions have words, of different people; otherwise nothing. */
export function contested({ topic, positions }: Disagreement): Disagreement[] {
  const held = positions.filter(({ evidence }) => evidence.length > 0);
  const people = new Set(held.flatMap(({ evidence }) => evidence.map(({ persona_id }) => persona_id)));
  return held.length > 1 && people.size > 1 ? [{ topic, positions: held }] : [];
}

/** Compares quotes with what was said, and counts those that had to be removed. */
export class EvidenceTracer {
  removed = 0;
  readonly #sources: readonly Source[];

  constructor(sources: readonly Source[]) {
    this.#sources = sources;
  }

  /**
   * Assigns a quote with a wrong label to the persona who said it. Removes a quote that nobody said, and one in which a
   * model says that it is a machine: those words are not the persona's.
   */
  trace(evidence: readonly { participant: string; quote: string }[]): Evidence[] {
    return evidence.flatMap(({ participant, quote }) => {
      const said = ({ statements }: Source) => statements.some((statement) => occursIn(quote, statement));
      const named = this.#sources[Number(/\d+/.exec(participant)?.[0] ?? 0) - 1];
      const speaker = named && said(named) ? named : this.#sources.find(said);
      if (speaker && !isAssistantSpeaking(quote)) return [{ persona_id: speaker.persona_id, quote: quote.trim() }];
      this.removed += 1;
      return [];
    });
  }

  /** Recommendations with their quotes; a recommendation without any is removed. */
  recommendations(narrative: ReportNarrative["recommendations"]): TracedRecommendation[] {
    return narrative
      .map((recommendation) => ({ ...recommendation, evidence: this.trace(recommendation.evidence) }))
      .filter(({ evidence }) => evidence.length > 0);
  }

  /** Disagreements in which at least two positions have quotes, by different people. */
  disagreements(narrative: ReportNarrative["disagreements"] = []): Disagreement[] {
    return narrative.flatMap(({ topic, positions }) =>
      contested({
        topic,
        positions: positions.map(({ position, evidence }) => ({ position, evidence: this.trace(evidence) })),
      }),
    );
  }
}
