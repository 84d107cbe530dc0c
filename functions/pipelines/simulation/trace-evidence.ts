import { occursIn } from "../../domain/simulation/quotes.ts";
import type { PersonaResult, Recommendation } from "../../domain/simulation/results.ts";
import { statementsOf } from "../../domain/simulation/statements.ts";
import type { ReportNarrative } from "../../prompts/report/prompt.ts";

/**
 * Holds every quote of a narrative against what the named persona said. A quote under the wrong label moves to the
 * persona who said it; one that nobody said is removed, and so is a recommendation that is left without any.
 */
export function traceEvidence(
  recommendations: ReportNarrative["recommendations"],
  results: readonly PersonaResult[],
): { recommendations: Recommendation[]; removed: number } {
  const said = (result: PersonaResult, quote: string) =>
    statementsOf(result).some((statement) => occursIn(quote, statement));
  let removed = 0;
  const traced = recommendations.map(({ title, rationale, evidence }) => ({
    title,
    rationale,
    evidence: evidence.flatMap(({ participant, quote }) => {
      const named = results[Number(/\d+/.exec(participant)?.[0] ?? 0) - 1];
      const speaker = named && said(named, quote) ? named : results.find((result) => said(result, quote));
      if (speaker) return [{ persona_id: speaker.persona_id, quote: quote.trim() }];
      removed += 1;
      return [];
    }),
  }));
  return { recommendations: traced.filter(({ evidence }) => evidence.length > 0), removed };
}
