import { endsAsking, hasDirection } from "../../questionnaire/marks.ts";
import { NotInFormat, type Place } from "../../questionnaire/unreadable-line.ts";
import type { SurveyScale } from "../schemas.ts";
import { plainMarks, type QuestionMarks } from "./draft-question.ts";
import { askedFor, type Asked } from "./instructions.ts";
import { pipedBy, takeMark } from "./markers.ts";
import { describedScale, mayHoldScale, scaleInside, scaleMeant } from "./scale.ts";

/** What the line of a question says of it in the marks of the plain format, and in usual words. */
export interface QuestionHead {
  text: string;
  marks: QuestionMarks;
  scale: SurveyScale | null;
  /** Whether a mark says of what kind it is: everything below it is an answer then. */
  isMarked: boolean;
}

const marker = /[[［【]([^[\]［］【】]{1,500})[\]］】]/gu;

const LONGEST_GROUP = 520;

/** The round brackets at the end of a text, which may hold others, with a mark behind them; empty if there are none. */
function groupAtEnd(text: string): string {
  const end = /[)）]\s*[:.]?$/u.exec(text)?.index ?? -1;
  let depth = 0;
  for (let at = end; at >= 0 && at >= text.length - LONGEST_GROUP; at -= 1) {
    if (")）".includes(text[at]!)) depth += 1;
    else if ("(（".includes(text[at]!)) depth -= 1;
    if (depth > 2) return "";
    if (depth === 0) return at < end - 1 ? text.slice(at) : "";
  }
  return "";
}

/** Takes the scale off the end of a text: in brackets, or behind the mark that ends the question. */
function takeScale(text: string): Pick<QuestionHead, "text" | "scale"> {
  const group = groupAtEnd(text);
  const inBrackets = describedScale(group.replaceAll(/^.|[)）][:.]?$/gu, ""));
  if (inBrackets) return { text: text.slice(0, text.length - group.length).trim(), scale: inBrackets };
  for (const { index } of text.matchAll(/[?.:？。]\s*(?=[\p{L}\d-])/gu)) {
    const behind = text.slice(index + 1);
    const scale = describedScale(behind) ?? (endsAsking(behind) ? null : scaleMeant(behind));
    if (scale) return { text: text.slice(0, index + 1).trim(), scale };
  }
  return { text, scale: scaleInside(text) ?? scaleMeant(text) };
}

/** A place to write on behind a question or an option: `____`. */
export const withoutBlank = (text: string): string =>
  text.replace(/(?<!\s|__)\s*_{2,}(?!_)(?:\s|_{2,}(?!_))*$/u, "").replace(/(?:(?<!\s)\s+)?[:：]$/u, "");

/** Adds to what marks say of a question what its words say; marks come first. */
export function addAsked(marks: QuestionMarks, asked: Asked): void {
  const { kind, min, max, unit, total } = marks;
  if (kind !== null && asked.kind && kind !== asked.kind) return;
  const or = <T>(said: T | null, told: T | null | undefined): T | null => said ?? told ?? null;
  Object.assign(marks, { kind: or(kind, asked.kind), min: or(min, asked.min), max: or(max, asked.max) });
  Object.assign(marks, { unit: or(unit, asked.unit), total: or(total, asked.total) });
}

/**
 * Reads the words of a question: stars and marks in square brackets, how it is answered, and the scale at its end.
 * @throws NotInFormat for brackets that are no mark, and for arrows
 */
export function readHead(place: Place): QuestionHead {
  const marks = plainMarks();
  const unknown: string[] = [];
  const unmarked = place.text.replaceAll(marker, (whole, inner: string) => {
    if (takeMark(marks, inner)) return "";
    const label = pipedBy(inner);
    if (label === null) unknown.push(whole);
    return label === null ? "" : `{{${label}}}`;
  });
  const plain = unmarked.replaceAll(/(^|\s)\*+(?=\s|$)|(?<=[?.:？)）])\*+/gu, "");
  if (plain !== unmarked) marks.required ??= true;
  if (unknown[0] !== undefined)
    throw new NotInFormat(place, `holds ${unknown[0].slice(0, 60)}, which is no mark of the plain format.`);
  if (hasDirection(plain.replaceAll(/\{\{[\p{L}\d ._]{1,20}\}\}/gu, "")))
    throw new NotInFormat(place, "leads elsewhere or holds an instruction, which the plain format does not have.");
  const isMarked = marks.kind !== null;
  const [blank, unit] = /(?<!_)_{2,}\s*([\p{L}%$€£¥]{1,20})$/u.exec(plain) ?? [];
  const isNumber = blank !== undefined && askedFor(plain)?.kind === "number";
  if (isNumber) addAsked(marks, { kind: "number", unit });
  const text = (isNumber ? plain.slice(0, -blank.length) : plain).replaceAll(/ {2,}/gu, " ").trim();
  const first = marks.scale || (isMarked && marks.kind !== "scale") ? { text, scale: null } : takeScale(text);
  return { text: first.text, marks, scale: marks.scale ?? first.scale, isMarked };
}

/**
 * Holds the words of a question whose kind no mark says against what forms can tell: they are one sentence that asks,
 * or stands above its answers, and say nothing about answering.
 * @throws NotInFormat for what only somebody who understands it can read
 */
export function requirePlainQuestion({ line, text }: Place, below: "options" | "scale" | "told" | null): void {
  const fail = (problem: string): never => {
    throw new NotInFormat({ line, text }, problem);
  };
  const tail =
    "says more than its question; mark its kind, as in [single], [multiple], [scale 1-7: low | high] or [open].";
  if (below !== "scale" && mayHoldScale(text)) fail("seems to hold a scale; write it in brackets behind the question.");
  if (/[(（][^()（）/]*\/[^()（）]*[)）]/u.test(text)) fail("seems to hold its answers; put them below it.");
  if (/[?.!]["”»]?\s+\S|[？。！]["”」]?\S/u.test(text)) fail(tail);
  if (/[)）]$/u.test(text) && !(below === "scale" && scaleInside(text))) fail(tail);
  if (below === "options" && /[.。．!！]["”»」]?$/u.test(text)) fail(tail);
  if (below === null && !endsAsking(text))
    fail("neither ends by asking nor has answers; mark it as [open] if it is a question.");
}
