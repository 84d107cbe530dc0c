import fieldwork from "../../../data/fieldwork-words.json" with { type: "json" };
import { fold } from "../../questionnaires/fold.ts";
import { endsAsking } from "../../questionnaires/marks.ts";
import { sourceOf } from "../../survey/notation/phrases.ts";

const label = new RegExp(String.raw`^${sourceOf(fieldwork.probes)}\s?[:：]\s*`, "iu");

/** The words behind a label such as `Probes:`; null for lines without one. */
export function behindProbeLabel(line: string): string | null {
  const [mark] = label.exec(fold(line.slice(0, 80))) ?? [];
  return mark === undefined ? null : line.slice(mark.length);
}

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
