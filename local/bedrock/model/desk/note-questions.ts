import * as z from "zod";
import type { SurveyReading } from "../../../../functions/prompts/survey-reading/prompt.ts";
import { jsonBlockOf } from "../blocks.ts";
import { readStances } from "../../embedder/stance.ts";
import type { Desk } from "../../phrases/desk.ts";
import { stances, type PackLanguage } from "../../phrases/pack.ts";
import { deskOf, isUnspaced, patternOf, sentencesOf, sourceOf } from "./language.ts";
import { bare, isAsking, isNote, linesOf, type Line } from "./lines.ts";

type Question = SurveyReading["passages"][number]["questions"][number];
type Words = Desk["questionnaire"];

const passagesSchema = z.array(z.object({ passage: z.int(), text: z.string() })).catch([]);

const MOST_POINTS = 11;
/** Fewer words in a row are options even if they lead from one end to another. */
const FEWEST_GRADES = 4;
/** Longer stretches of prose are sentences about something, not options. */
const LONGEST_OPTION = { words: 7, characters: 20 } as const;

const scale = (first: number, points: number, low?: string, high?: string): Question["scale"] => ({
  ...{ points, first_value: first, low_label: low?.trim() ?? null, high_label: high?.trim() ?? null },
});

/** Reads `de 1 (nada) a 5 (muito)`, `1 = nunca … 7 = siempre`, `（0～10）`; null where no scale is described. */
function scaleIn(text: string, { to }: Words): Question["scale"] {
  const label = (end: string) =>
    String.raw`(?:\s*[=:：＝]\s*([^=;,、/()（）?？\d]{1,60}?)${end}|\s*[(（]\s*=?\s*([^()（）]{2,60}?)\s*[)）])?`;
  const between = `\\s*(?:${sourceOf(to)}|[-–—~〜～,、;/]|\\.{2,3}|…)\\s*${sourceOf(to)}?\\s*`;
  const atEnd = label(String.raw`(?=\s*(?:[,;.)。、）?？!…]|$))`);
  const pattern = new RegExp(`(?<![\\d.,])(-?\\d)${label("")}${between}(\\d{1,2})(?![\\d.,]\\d)${atEnd}`, "iu");
  const [, low = "", a, b, high = "", c, d] = pattern.exec(text) ?? [];
  const points = Number(high) - Number(low) + 1;
  if (low === "" || points < 3 || points > MOST_POINTS || Number(low) < -5 || Number(low) > 1) return null;
  return scale(Number(low), points, a ?? b, c ?? d);
}

/** The scale that a row of words makes which leads step by step from one end to the other: `never … always`. */
function gradesIn(labels: readonly string[]): Question["scale"] {
  if (labels.length < FEWEST_GRADES || labels.length > MOST_POINTS) return null;
  const read = labels.map((label) => readStances(label));
  for (const stance of stances) {
    const found = read.flatMap((one) => one[stance]?.position ?? []);
    // What lies in the middle may say nothing of its own.
    if (found.length < labels.length - 1) continue;
    const steps = found.slice(1).map((position, index) => Math.sign(position - found[index]!));
    if (steps.every((step) => step > 0)) return scale(1, labels.length, labels[0], labels.at(-1));
    if (steps.every((step) => step < 0)) return scale(1, labels.length, labels.at(-1), labels[0]);
  }
  return null;
}

const isShort = (part: string): boolean =>
  isUnspaced(part) ? part.length <= LONGEST_OPTION.characters : part.split(/\s+/).length <= LONGEST_OPTION.words;

/** Options of a stretch of text, split at the first kind of mark that yields several short ones. */
function optionsIn(text: string, { or }: Words): string[] {
  const joint = sourceOf(or);
  const comma = new RegExp(`\\s*[,、，]\\s*(?:${joint}\\s*)?|\\s*${joint}\\s*`, "iu");
  for (const mark of [/\s*[|;；]\s*/u, /\s*[/／]\s*/u, comma]) {
    const parts = text
      .split(mark)
      .map((part) => part.replaceAll(/^[\s("“„«「（]+|[\s)"”»」）.。?？!:;,]+$/gu, ""))
      .filter(Boolean);
    if (parts.length >= 2 && parts.every(isShort) && new Set(parts).size === parts.length) return parts;
  }
  return [];
}

/** Options one a line: marked, numbered, or plain lines right below the question. */
function optionsBelow(lines: readonly Line[]): string[] {
  const marked = lines.filter(({ isMarked }) => isMarked).map(({ text }) => text);
  if (marked.length > 1) return marked;
  const numbered = lines.map(({ text }) => /^(\d{1,2})\s+(?=[\p{L}\p{Sc}])(.+)$/u.exec(text));
  const counts = numbered.every((one, index) => Number(one?.[1]) === Number(numbered[0]?.[1]) + index);
  if (lines.length > 1 && counts) return numbered.map((one) => one![2]!);
  const end = lines.findIndex(({ text, afterBlank }) => afterBlank || !isShort(text) || /[.!。！]$/.test(text));
  const plain = lines.slice(0, end < 0 ? undefined : end).map(({ text }) => text);
  return plain.length > 1 ? plain : [];
}

function read(text: string, rest: string, below: readonly Line[], words: Words): Question {
  const isHint = (part: string) => patternOf(words.several).test(part) || isHandling(part, words);
  const multiple = [text, rest, ...below.map((line) => line.text)].some((part) => patternOf(words.several).test(part));
  const offered = below.filter((line) => !isHint(line.text) && !isNote(line.text, words));
  const listed = optionsBelow(offered);
  const tail = /(?:\s[-–—]\s|[:：]\s*|[(（])([^()（）?？]+)[)）]?\s*[?？]["”」]?$/u.exec(text)?.[1];
  const unhinted = rest.replaceAll(/[(（][^()（）]*[)）]/gu, (bracket) => (isHint(bracket) ? " " : bracket));
  const behind = sentencesOf(unhinted).find((part) => !isHint(part)) ?? "";
  const described =
    scaleIn([text, rest, listed.length === 0 ? below.map((line) => line.text).join(" ") : ""].join(" "), words) ??
    (multiple ? null : gradesIn(listed));
  if (described) return { kind: "likert", text, options: null, multiple: false, scale: described };
  const worded = [tail ?? "", behind, offered[0]?.text ?? ""].map((one) => optionsIn(one, words));
  const found = [listed, ...worded].find(({ length }) => length > 1);
  return found
    ? { kind: "multiple_choice", text, options: found, multiple, scale: null }
    : { kind: "open_ended", text, options: null, multiple: false, scale: null };
}

const isHandling = (text: string, words: Words): boolean =>
  patternOf(words.handling, "start").test(bare(text.replace(/^[(（]/u, ""), words));

/** The questions of a passage, word for word. */
function questionsIn(passage: string, words: Words): Question[] {
  const lines = linesOf(passage);
  const parts = lines.flatMap((line, row) => sentencesOf(line.text).map((text) => ({ text, row })));
  const starts = parts.flatMap(({ text }, at) => (isAsking(text, words) && !isHandling(text, words) ? [at] : []));
  return starts.map((start, number) => {
    const { text, row } = parts[start]!;
    const next = starts[number + 1] ?? parts.length;
    const rest = parts.slice(start + 1, next).filter((part) => part.row === row);
    return read(text, rest.map((part) => part.text).join(" "), lines.slice(row + 1, parts[next]?.row), words);
  });
}

/** Reads the passages of a questionnaire that no rule could. */
export function noteQuestions(request: string, language: PackLanguage): SurveyReading {
  const passages = passagesSchema.parse(jsonBlockOf(request, "passages") ?? []);
  const { questionnaire } = deskOf(language);
  return { passages: passages.map(({ passage, text }) => ({ passage, questions: questionsIn(text, questionnaire) })) };
}
