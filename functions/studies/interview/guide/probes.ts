import { fold, foldedList } from "../../questionnaire/words.ts";
import { fieldwork } from "../../questionnaire/fieldwork.ts";
import { endsAsking } from "../../questionnaire/marks.ts";
import { markOf, toldInterviewer } from "../../survey/questionnaire/fieldwork.ts";

const label = new RegExp(String.raw`^${foldedList(fieldwork.probes)}\s?[:：]\s*`, "iu");

/** The words behind a label such as `Probes:`; null for lines without one. */
export function behindProbeLabel(line: string): string | null {
  const [mark] = label.exec(fold(line.slice(0, 80))) ?? [];
  return mark === undefined ? null : line.slice(mark.length);
}

const order = new RegExp(String.raw`^${foldedList(fieldwork.probes)}\s+\p{L}`, "iu");
/** Whether an instruction says what to probe, without a colon: `Probe on price`. `Probe fully` does not. */
export const saysToProbe = (words: string): boolean => order.test(fold(words.slice(0, 80))) && markOf(words) !== "";

const SENTENCE_END = /[.?!？。！]["”»」]?\s*(?=[\p{L}¿])/gu;
/** The text behind each sentence of a question, up to its end. */
export const sentencesBehind = (question: string): string[] =>
  [...question.matchAll(SENTENCE_END)].map(({ 0: end, index }) => question.slice(index + end.length));

/** Whether words are probes, or ask for them, also behind `Interviewer:`. */
export const areProbes = (words: string): boolean => {
  const told = toldInterviewer(words) ?? words;
  return (behindProbeLabel(told) ?? "") !== "" || saysToProbe(told);
};

/** Whether a question contains words that are, or ask for, its probes. */
export const hidesProbes = (question: string): boolean => {
  const brackets = [...question.matchAll(/[(（]([^()（）]{1,300})[)）]/gu)].map(([, inner]) => inner!);
  return [...brackets, ...sentencesBehind(question)].some(areProbes);
};

/** Between topics. */
const COMMA = /\s\/\s|[,，、]/u;
const MOST_WORDS = 3;
const LONGEST_TOPIC = 20;
const isTopic = (part: string): boolean =>
  part.length <= LONGEST_TOPIC && part.split(/\s+/u).length <= MOST_WORDS && !endsAsking(part);

/**
 * The probes of one line, separated by semicolons, question marks, slashes, or commas between short topics.
 * @returns null if the words may be one probe or several
 */
export function probesIn(words: string): string[] | null {
  const listed = (separator: RegExp): string[] =>
    words
      .split(separator)
      .map((part) => part.trim())
      .filter((part) => /[\p{L}\p{N}]/u.test(part));
  if (/[;；]/u.test(words)) return listed(/[;；]/u).map(withoutStop);
  if (/[?？]/u.test(words)) {
    const parts = listed(/(?<=[?？])(?:\s?[,，、/])?\s+|(?<=？)[,，、]?/u);
    const probes = parts.flatMap((part) => (endsAsking(part) ? part : part.split(COMMA).map((topic) => topic.trim())));
    return probes.every((probe) => endsAsking(probe) || isTopic(probe)) ? probes : null;
  }
  const topics = listed(COMMA).map(withoutStop);
  return topics.length === 1 || topics.every(isTopic) ? topics : null;
}

const withoutStop = (topic: string): string => topic.replace(/(?<![.。])[.。]$/u, "");
