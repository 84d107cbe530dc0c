import { SCALE_POINTS, type SurveyScale } from "../schemas.ts";
import { placeOf } from "./verbal-scale.ts";

/** Of scales of which only the ends are named; by far the most usual number. */
const USUAL_POINTS = 5;
/** Weaker labels than "agree" or "unlikely" stand between the ends of a scale, not at them. */
const WEAKEST_END = 2;
const LONGEST = 240;

const connectors = [/\s+(?:to|bis(?: zu)?|hasta|tot|até)\s+/iu, /\s*(?:\.{3}|…|[–—])\s*|\s+-\s+/u, /\s+(?:à|a)\s+/iu];
/** `7-point scale: …`, `5-stufig, …`, `Skala von …` */
const announced =
  /^\W*(?:(?<points>\d{1,2})[- ]?(?:point|pt|punkte?|stufig(?:e|en)?|points|puntos|punti|punts|pontos)\b)?(?:[\s-]*(?:likert|rating|response|answer|antwort|bewertungs)?[\s-]*(?:scale|skala|échelle|escala|scala|schaal)\b)?(?:\s*[:,;]\s*|\s+(?:ranging )?(?:from|von|de|da|van)\s+|\s+)?/iu;

/**
 * Reads the two ends of a scale without what lies between them: `Strongly disagree to Strongly agree`, `5-point scale, very
 * bad – very good`. The lower end comes first in the result.
 * @returns null if the words are not two opposite degrees of one thing
 */
export function verbalEnds(text: string): SurveyScale | null {
  if (text.length > LONGEST) return null;
  const found = announced.exec(text);
  const stated = found?.groups?.["points"];
  const points = stated === undefined ? USUAL_POINTS : Number(stated);
  if (points < SCALE_POINTS.fewest || points > SCALE_POINTS.most) return null;
  const words = text
    .slice(found?.[0].length ?? 0)
    .replace(/^\s*(?:from|von|de|da|van)\s+/iu, "")
    .replace(/[\s.;]+$/u, "");
  for (const connector of connectors) {
    const [one = "", other = "", ...more] = words.split(connector).map((end) => end.replace(/^\W+(?=\p{L})/u, ""));
    if (other === "" || more.length > 0) continue;
    const [first, second] = [placeOf(one), placeOf(other)];
    if (!first || !second || first.isAnswer || second.isAnswer) continue;
    if (Math.sign(first.value) !== -Math.sign(second.value)) continue;
    if (Math.min(Math.abs(first.value), Math.abs(second.value)) < WEAKEST_END) continue;
    if (first.rest !== second.rest && first.rest !== "" && second.rest !== "") continue;
    const [low, high] = first.value < 0 ? [one, other] : [other, one];
    return { points, first_value: 1, low_label: low, high_label: high, labels: null };
  }
  return null;
}
