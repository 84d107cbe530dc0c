import idioms from "../../data/verdict-words.json" with { type: "json" };
import { sentencesOf } from "../../models/quotes.ts";
import type { Reception } from "../simulation/reception.ts";

/** Idioms that call a reaction as a whole good or bad, of the languages that studies come in most often. */
const VERDICTS: Readonly<Record<"favourable" | "unfavourable", RegExp>> = {
  favourable: new RegExp(idioms.favourable.join("|"), "iu"),
  unfavourable: new RegExp(idioms.unfavourable.join("|"), "iu"),
};

/**
 * A summary without the sentences that call the reaction good or bad where the figures do not. A model is told what may
 * be said; this is for models that do not comply.
 * @param instead the text if nothing is left
 */
export function withoutVerdicts(
  summary: string,
  verdict: Reception,
  instead: string,
): { summary: string; removed: number } {
  const unfounded = (["favourable", "unfavourable"] as const).filter((side) => side !== verdict);
  const sentences = sentencesOf(summary);
  const kept = sentences.filter((sentence) => !unfounded.some((side) => VERDICTS[side].test(sentence)));
  const removed = sentences.length - kept.length;
  return { summary: removed === 0 ? summary : kept.join(" ") || instead, removed };
}
