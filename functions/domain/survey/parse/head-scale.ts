import type { SurveyScale } from "../schemas.ts";
import { boxRow } from "./marks.ts";
import { BROKEN_SCALE, findScale } from "./numeric-scale.ts";
import { verbalEnds } from "./verbal-ends.ts";
import { verbalScale } from "./verbal-scale.ts";

/** Without it a range of numbers may be an amount or a number of years. */
const rangeCue =
  /\b(?:scale|rate|rating|score|nps|skala|bewerten|bewertung|benoten|schulnoten|échelle|évaluez|note[rz]|escala|valore|valora|puntúe|califique|punteggio|valuti|scala|schaal|beoordeel|cijfer|avalie|classifique)|\b(?:from|von|de|da|van)\s+[-−+]?\d{1,2}\s+(?:to|bis|à|a|tot)\s+[-−+]?\d/iu;
const scaleSentence =
  /^\W*(?:scale|skala|échelle|escala|scala|schaal|rating|(?:please )?use (?:a|the) scale|antwortskala|bewertungsskala|[-−+]?\d{1,2}\s*(?:=|\())/iu;
/** `…, using the following scale` in front of the points. */
const announcement =
  /[\s,–-]*\b(?:using|use|on|with|auf|mit|anhand|selon|sur|avec|usando|en|su|con|op|met)\s+(?:\p{L}+['’\s]\s?){0,3}(?:scale|skala|schaal|échelle|escala|scala)(?: below)?\s*$/iu;
/** Words behind which a range is an amount: `My household has 2-5`. */
const amountCue =
  /(?<!\p{L})(?:has|have|is|are|was|were|of|about|from|between|hat|habe|haben|ist|sind|etwa|von|zwischen)$/iu;
/** Whether a bare range behind a text can only be its scale: words that neither ask nor name an amount. */
const isStatement = (text: string): boolean =>
  /\p{L}/u.test(text) && !/[?:]/u.test(text) && /[\p{L}.!…"'”’»]$/u.test(text) && !amountCue.test(text.slice(-20));
const SHORTEST_TASK = 15;
const LONGEST_RANGE = 8;

export interface HeadScale {
  scale: SurveyScale | typeof BROKEN_SCALE | null;
  /** The question; what only describes the scale is left out. */
  text: string;
}

/** Finds the scale that a question itself describes. */
export function headScale(text: string): HeadScale {
  const end = text.lastIndexOf("?") + 1;
  const box = end > 0 ? boxRow(text.slice(end)) : null;
  if (box) {
    const scale = {
      points: box.count,
      first_value: 1,
      low_label: box.low || null,
      high_label: box.high || null,
      labels: null,
    };
    return { scale, text: text.slice(0, end) };
  }
  const found = findScale(text);
  if (!found) return verbalGroup(text);
  const before = text.slice(0, found.start);
  const isTail = found.end === text.length && found.end - found.start < LONGEST_RANGE && /\s$/u.test(before);
  if (isTail && !found.isLabelled && found.scale !== BROKEN_SCALE && isStatement(before.trimEnd()))
    return { scale: found.scale, text: before.trim() };
  const group = enclosing(text, found.start, found.end);
  const isBareGroup =
    group !== null &&
    group.end - group.start <= found.end - found.start + LONGEST_RANGE &&
    !/[€$£%]/u.test(text.slice(group.start, group.end));
  const isCertain =
    found.isLabelled || found.isRow || rangeCue.test(text) || (isBareGroup && found.scale !== BROKEN_SCALE);
  if (!isCertain) return { scale: null, text };
  if (found.scale === BROKEN_SCALE)
    return found.isLabelled || rangeCue.test(text) ? { scale: BROKEN_SCALE, text } : { scale: null, text };
  const { scale } = found;
  if (group) return { scale, text: tidy(text.slice(0, group.start), text.slice(group.end)) };
  const asked = text.lastIndexOf("?", found.start);
  if (asked >= 0 && !text.slice(asked + 1).includes("?")) return { scale, text: text.slice(0, asked + 1).trim() };
  const sentences = text.split(/(?<=[.!?])\s+/u);
  const kept = sentences.filter((sentence) => sentence.includes("?") || !scaleSentence.test(sentence));
  if (kept.length > 0 && kept.length < sentences.length) return { scale, text: kept.join(" ").trim() };
  const colon = text.lastIndexOf(":", found.start);
  if (
    colon > 0 &&
    !text.slice(found.end).includes("?") &&
    !/scale|skala|schaal|échelle|escala|scala/iu.test(text.slice(0, colon))
  ) {
    return { scale, text: text.slice(0, colon).trim() };
  }
  const announced = colon > 0 ? text.slice(0, colon).replace(announcement, "") : "";
  if (announced.length >= SHORTEST_TASK && !text.slice(colon).includes("?"))
    return { scale, text: `${announced.trim()}:` };
  return { scale, text };
}

/** A verbal scale in brackets: `(strongly disagree / … / strongly agree)`, `(strongly disagree to strongly agree)`. */
function verbalGroup(text: string): HeadScale {
  for (const group of text.matchAll(/[([]([^()[\]]{8,400})[)\]]/gu)) {
    const words = group[1] ?? "";
    const scale = verbalScale(words.split(/\s*[/;|,–—]\s*|\s+-\s+/u)) ?? verbalEnds(words);
    if (scale) return { scale, text: tidy(text.slice(0, group.index), text.slice(group.index + group[0].length)) };
  }
  return { scale: null, text };
}

const tidy = (before: string, behind: string): string =>
  `${before.trimEnd()}${/^\s*[?.,:;!]/u.test(behind) ? behind.trimStart() : ` ${behind.trimStart()}`}`.trim();

/** The outermost brackets around a place; `1 (never) to 5 (always)` has none around it. */
function enclosing(text: string, start: number, end: number): { start: number; end: number } | null {
  const open: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (character === "(" || character === "[") open.push(index);
    if (character === ")" || character === "]") {
      const from = open.pop();
      if (from !== undefined && from < start && index >= end - 1 && open.length === 0)
        return { start: from, end: index + 1 };
    }
  }
  return null;
}
