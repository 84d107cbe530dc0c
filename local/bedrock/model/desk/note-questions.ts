import * as z from "zod";
import type { SurveyReading } from "../../../../functions/prompts/survey-reading/prompt.ts";
import { jsonBlockOf } from "../blocks.ts";
import type { Desk } from "../../phrases/desk.ts";
import type { PackLanguage } from "../../phrases/pack.ts";
import { deskOf, isUnspaced, patternOf, sentencesOf, sourceOf } from "./language.ts";
import { isAsking, linesOf } from "./lines.ts";

type Question = SurveyReading["passages"][number]["questions"][number];
type Words = Desk["questionnaire"];

const passagesSchema = z.array(z.object({ passage: z.int(), text: z.string() })).catch([]);

const MOST_POINTS = 11;
/** Longer stretches of prose are sentences about something, not options. */
const LONGEST_OPTION = { words: 7, characters: 20 } as const;

/** Reads `de 1 (nada) a 5 (muito)`, `1 = nunca … 7 = siempre`, `（0～10）`; null where no scale is described. */
function scaleIn(text: string, { to }: Words): Question["scale"] {
  const label = String.raw`(?:\s*[=:：＝]\s*([^=;,、/()（）?？\d]{2,60}?)|\s*[(（]\s*=?\s*([^()（）]{2,60}?)\s*[)）])?`;
  const between = `\\s*(?:${[...to.map(sourceOf), "[-–—~〜～,、;/]", "\\.{2,3}|…"].join("|")})\\s*(?:${to.map(sourceOf).join("|")})?\\s*`;
  const found = new RegExp(`(?<![\\d.,])(-?\\d)${label}${between}(\\d{1,2})(?![\\d.,]\\d)${label}`, "iu").exec(text);
  if (!found) return null;
  const first = Number(found[1]);
  const points = Number(found[4]) - first + 1;
  if (points < 3 || points > MOST_POINTS || first < -5 || first > 1) return null;
  const ending = found[5] ?? found[6];
  return {
    points,
    first_value: first,
    low_label: (found[2] ?? found[3])?.trim() ?? null,
    high_label: ending?.replace(/[.。]$/u, "").trim() ?? null,
  };
}

const isShort = (part: string): boolean =>
  isUnspaced(part) ? part.length <= LONGEST_OPTION.characters : part.split(/\s+/).length <= LONGEST_OPTION.words;

/** Options of a stretch of text, split at the first kind of mark that yields several short ones. */
function optionsIn(text: string, { or }: Words): string[] | null {
  const joint = or.map(sourceOf).join("|");
  const marks = [
    /\s*[|;；]\s*/u,
    /\s*[/／]\s*/u,
    new RegExp(`\\s*[,、，]\\s*(?:(?:${joint})\\s*)?|\\s*(?:${joint})\\s*`, "iu"),
  ];
  for (const mark of marks) {
    const parts = text
      .split(mark)
      .map((part) => part.replaceAll(/^[\s("“„«「]+|[\s)"”»」.。?？!:;,]+$/gu, ""))
      .filter(Boolean);
    if (parts.length >= 2 && parts.every(isShort) && new Set(parts).size === parts.length) return parts;
  }
  return null;
}

/** The questions of a passage, word for word. */
function questionsIn(passage: string, words: Words): Question[] {
  const sentences = linesOf(passage).flatMap(({ text, isMarked }, line) =>
    sentencesOf(text).map((sentence) => ({ text: sentence, isMarked, line })),
  );
  const isQuestion = ({ text }: { text: string }) =>
    isAsking(text, words) && !patternOf(words.handling, "start").test(text);
  const starts = sentences.flatMap((sentence, index) => (isQuestion(sentence) ? [index] : []));
  return starts.map((start, number) => {
    const { text, line } = sentences[start]!;
    const following = sentences.slice(start + 1, starts[number + 1]);
    const around = [text, ...following.map((one) => one.text)].join(" ");
    const multiple = patternOf(words.several).test(around);
    const scale = scaleIn(around, words);
    if (scale) return { kind: "likert", text, options: null, multiple: false, scale };
    const offered = following.filter(
      (one) => !patternOf(words.handling, "start").test(one.text) && !patternOf(words.several).test(one.text),
    );
    const listed = offered.filter((one) => one.line > line && one.isMarked).map((one) => one.text);
    const tail = /(?:\s[-–—]\s|[:：]\s*|[(（])([^()（）?？]+)[)）]?\s*[?？]["”」]?$/u.exec(text)?.[1];
    const options =
      listed.length > 1 ? listed : (optionsIn(tail ?? "", words) ?? optionsIn(offered[0]?.text ?? "", words));
    return options
      ? { kind: "multiple_choice", text, options, multiple, scale: null }
      : { kind: "open_ended", text, options: null, multiple: false, scale: null };
  });
}

/** Reads the passages of a questionnaire that no rule could. */
export function noteQuestions(request: string, language: PackLanguage): SurveyReading {
  const passages = passagesSchema.parse(jsonBlockOf(request, "passages") ?? []);
  const { questionnaire } = deskOf(language);
  return { passages: passages.map(({ passage, text }) => ({ passage, questions: questionsIn(text, questionnaire) })) };
}
