import type { SurveyReading } from "../../../../functions/studies/survey/questionnaire/prompt.ts";
import type { QuestionnaireWords } from "../../phrases/questionnaires.ts";
import { patternOf, sourceOf } from "./language.ts";
import { isAsking, sentencesIn } from "./lines.ts";

export type Piece = SurveyReading["pieces"][number];

/** The words at the ends of a scale that a text describes; without words where it only gives numbers. */
export interface ScaleEnds {
  low: string | null;
  high: string | null;
}

const NUMBER = String.raw`(?<![\d.,])([-−]?\d{1,2})(?![\d.,]*\d)`;
const tidy = (label: string): string => label.replaceAll(/^["“„«\s]+|[\s.:;,?。"”“»]+$/gu, "");

/** Reads `from 1 (nothing) to 5 (much)`, `1 = never … 7 = always`, `(0-10)`; null where no scale is described. */
export function scaleIn(source: string, { to, orders }: QuestionnaireWords): ScaleEnds | null {
  const text = source.normalize("NFKC").replace(/^\((.*)\)[.:]?$/su, "$1");
  const between = `(?:[,;、/~〜…]|\\.{2,}|\\s[-–—]|\\s?(?:${sourceOf(to)}))`;
  const nextPoint = String.raw`\s*(?:${between}\s*)*[-−]?\d{1,2}\s*(?:=|\s?[-–—]\s)`;
  const equated = new RegExp(
    String.raw`${NUMBER}\s*(?:=|\s[-–—](?=\s))\s*([^=]{1,80}?)(?=${nextPoint}|\s*[).:?。、,]*\s*$|\))`,
    "giu",
  );
  const bracketed = new RegExp(`${NUMBER}\\s*\\(\\s*=?\\s*([^()]{1,60}?)\\s*\\)`, "gu");
  const quoted = new RegExp(`${NUMBER}\\s+\\p{L}+\\s+["“„«]([^"“”„«»]{1,60})["”“»]`, "gu");
  // `Not at all 1 2 3 4 5 Very much`
  const [, before, after] = /^([^\d]*)\d(?:\s+\d{1,2}){2,}(\D*)$/u.exec(text) ?? [];
  if (before !== undefined) return { low: tidy(before) || null, high: tidy(after!) || null };
  const bare = new RegExp(`${NUMBER}\\s*(?:${between}|[-–—])\\s*(\\d{1,2})(?![\\d.,]*\\d)`, "iu").exec(text);
  for (const pattern of [equated, bracketed, quoted]) {
    const points = [...text.matchAll(pattern)].map(([, digits, label]) => ({
      value: Number(digits),
      label: tidy(label!),
    }));
    const ordered = points.toSorted((one, other) => one.value - other.value);
    if (ordered.length > 1) return { low: ordered[0]!.label, high: ordered.at(-1)!.label };
  }
  const isAlone = bare !== null && text.replace(bare[0], "").replaceAll(/[\P{L}]/gu, "") === "";
  const isRated = bare !== null && patternOf(orders, "start").test(text);
  return bare && (isAlone || isRated) && Number(bare[1]) <= 1 ? { low: null, high: null } : null;
}

const kinds = ["routing", "exclusive", "limit", "number", "order", "ranking"] as const;
const pieceKinds = {
  ...{ routing: "route", exclusive: "exclusive", limit: "limit", order: "order" },
  ...{ number: "answering", ranking: "answering" },
} as const satisfies Record<(typeof kinds)[number], Piece["is"]>;
const markers = /^\[(?:single|multiple|open|required|optional|scale[^\]]*)\]$/iu;

/** Reads words that ask nothing but say how to answer, or whom to ask; null for all others. */
export function hintIn(text: string, words: QuestionnaireWords): Piece | null {
  const isBracket = /^[[［(（].*[\])］）][.:]?$/su.test(text);
  const isArrow = /^(?:-+>|=+>|→|⇒)/u.test(text);
  const inner = text.replaceAll(/^[[［(（\s>→⇒=-]+|[\])］）.:。\s]+$/gu, "");
  const says = (list: readonly string[], at: "start" | "anywhere" = "anywhere") => patternOf(list, at).test(inner);
  const piece = (is: Piece["is"], more: Partial<Piece> = {}): Piece => ({ is, text, ...more });
  if (markers.test(text)) {
    const [, word] = /^\[(required|optional)\]$/iu.exec(text) ?? [];
    const [, low, high] = /:([^|\]]+)\|([^\]]+)\]/u.exec(text) ?? [];
    return piece(
      word ? (word.toLowerCase() as Piece["is"]) : "answering",
      low ? { low: low.trim(), high: high!.trim() } : {},
    );
  }
  // Pairs of words around boxes: a scale of its own for each.
  if (/(?:☐|□|○|_{2,}|\[ ?\])(?:\s*(?:☐|□|○|\[ ?\])){2,}/u.test(text)) return piece("unsupported", { why: "other" });
  if (isArrow) return piece("route");
  const scale = scaleIn(text, words);
  if (scale && (isBracket || !isAsking(text, words))) return piece("answering", { ...scale });
  if (isAsking(text, words) && !isBracket && !says(words.limit)) return null;
  const why = kinds.find((kind) => says(words[kind], isBracket && kind !== "routing" ? "anywhere" : "start"));
  // Who asks to rank or to share out asks a question.
  if (why === "ranking" && !isBracket) return null;
  if (why && (isBracket || !/[?？]$/u.test(text))) return piece(pieceKinds[why]);
  const isShort = isBracket || inner.split(/\s+/).length <= 8;
  if (isShort && says(words.optional)) return piece("optional");
  if (isShort && says(words.required)) return piece("required");
  if (says(words.several) || (isShort && (says(words.single) || says(words.open)))) return piece("answering");
  if (!isBracket && says(words.limit)) return piece("limit");
  if (!isBracket && says(words.handling, "start")) return piece("answering");
  return /^[[［]/u.test(text) && isBracket ? piece("unsupported", { why: "other" }) : null;
}

/** A stretch of a line: words of their own, or a hint. */
export interface Stretch {
  text: string;
  hint: Piece | null;
}

const GROUP = /[[［][^\]］]*[\]］]|[(（](?:[^()（）]|[(（][^()（）]*[)）])*[)）]|(?:-+>|=+>|→|⇒).*$/gu;

/** A line cut into its sentences and its hints, in order and word for word. */
export function stretchesOf(line: string, words: QuestionnaireWords): Stretch[] {
  const stretches: Stretch[] = [];
  let start = 0;
  const addSentences = (text: string) => {
    for (const sentence of sentencesIn(text)) {
      if (!/[\p{L}\p{N}]/u.test(sentence)) continue;
      stretches.push({ text: sentence, hint: hintIn(sentence, words) });
    }
  };
  for (const { 0: group, index } of line.matchAll(GROUP)) {
    const hint = hintIn(group, words);
    if (!hint) continue;
    addSentences(line.slice(start, index));
    stretches.push({ text: group, hint });
    start = index + group.length;
  }
  addSentences(line.slice(start));
  return stretches;
}

/** Whether options are the points of a scale; `lowest` is the last one if they begin with the highest. */
export function verbalScale(
  options: readonly string[],
  { scale, low }: QuestionnaireWords,
): { isScale: boolean; lowest: string | null } {
  const words = options.map((option) => option.replace(/^\d{1,2}\s+/u, ""));
  const isScale = options.length >= 3 && options.length <= 11 && words.every((option) => patternOf(scale).test(option));
  const isLow = (option: string) => patternOf(low, "start").test(option);
  const [first = "", last = ""] = [words[0], words.at(-1)];
  return { isScale: isScale && isLow(first) !== isLow(last), lowest: isLow(last) ? options.at(-1)! : null };
}
