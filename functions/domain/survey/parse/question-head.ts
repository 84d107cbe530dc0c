import { endsAsking, hasDirection } from "../../questionnaires/marks.ts";
import { NotInFormat, type Place } from "../../questionnaires/unreadable-line.ts";
import type { SurveyScale } from "../schemas.ts";
import { plainMarks, type QuestionMarks } from "./draft-question.ts";
import { askedFor, instructionIn, type Asked } from "./instructions.ts";
import { pipedBy, takeMark } from "./markers.ts";
import { describedScale, mayHoldScale, scaleInside } from "./scale.ts";

/** What the line of a question says of it in the marks of the plain format, and in usual words. */
export interface QuestionHead {
  text: string;
  marks: QuestionMarks;
  scale: SurveyScale | null;
  /** Whether a mark says of what kind it is: everything below it is an answer then. */
  isMarked: boolean;
}

const marker = /[[［【]([^[\]［］【】]{1,500})[\]］】]/gu;

/** Takes the scale off the end of a text: in brackets, or behind the mark that ends the question. */
function takeScale(text: string): Pick<QuestionHead, "text" | "scale"> {
  const [group = ""] = /\s*[(（](?:[^()（）]|[(（][^()（）]*[)）]){1,500}[)）]\s*[:.]?$/u.exec(text.slice(-520)) ?? [];
  const inBrackets = describedScale(group.trim().replaceAll(/^.|[)）][:.]?$/gu, ""));
  if (inBrackets) return { text: text.slice(0, text.length - group.length).trim(), scale: inBrackets };
  for (const { index } of text.matchAll(/[?.:？。]\s*(?=[\p{L}\d-])/gu)) {
    const scale = describedScale(text.slice(index + 1));
    if (scale) return { text: text.slice(0, index + 1).trim(), scale };
  }
  return { text, scale: scaleInside(text) };
}

/** A place to write on behind a question or an option: `____`. */
export const withoutBlank = (text: string): string =>
  text.replace(/\s*_{2,}(?:\s*_{2,})*\s*$/u, "").replace(/\s*[:：]$/u, "");

/** The last sentence behind a question, or its last words in round brackets. */
const tail =
  /^(.*(?:[?.:!]["”»]?(?=\s)|[？。！]))\s*([^?.!？。！]+[.。!！]?)$|^(.*[?.:？。\p{L}])\s*[(（]([^()（）]+)[)）]$/su;

/** Adds to what marks say of a question what its words say; marks come first. */
export function addAsked(marks: QuestionMarks, asked: Asked): void {
  const { kind, min, max, unit, total } = marks;
  if (kind !== null && asked.kind && kind !== asked.kind) return;
  const or = <T>(said: T | null, told: T | null | undefined): T | null => said ?? told ?? null;
  Object.assign(marks, { kind: or(kind, asked.kind), min: or(min, asked.min), max: or(max, asked.max) });
  Object.assign(marks, { unit: or(unit, asked.unit), total: or(total, asked.total) });
}

/** Takes sentences on answering off the end of a question: `Pick up to 2.`, `(open end)`. */
function takeInstructions(text: string, marks: QuestionMarks, isMarked: boolean): string {
  const [all, before, sentence, question, group] = tail.exec(text) ?? [];
  if (all === undefined) return text;
  const bracketed = group ?? /^[(（](.*)[)）][.:]?$/u.exec(sentence!)?.[1];
  const instruction = instructionIn(bracketed ?? sentence!);
  const isMark = bracketed !== undefined && /^[\p{L} -]+$/u.test(bracketed);
  if (!instruction && !(isMark && takeMark(marks, bracketed))) return text;
  addAsked(marks, instruction ?? {});
  return isMarked ? text : takeInstructions((before ?? question)!.trim(), marks, isMarked);
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
  const [blank, unit] = /\s*_{2,}\s*([\p{L}%$€£¥]{1,20})$/u.exec(plain) ?? [];
  const isNumber = blank !== undefined && askedFor(plain)?.kind === "number";
  if (isNumber) addAsked(marks, { kind: "number", unit });
  const text = (isNumber ? plain.slice(0, -blank.length) : plain).replaceAll(/ {2,}/gu, " ").trim();
  const first = marks.scale || (isMarked && marks.kind !== "scale") ? { text, scale: null } : takeScale(text);
  const own = takeInstructions(first.text, marks, isMarked);
  const taken = first.scale || marks.kind !== null ? { text: own, scale: first.scale } : takeScale(own);
  return { text: taken.text, marks, scale: marks.scale ?? taken.scale, isMarked };
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
  if (/[(（][^()（）]*\/[^()（）]*[)）]/u.test(text)) fail("seems to hold its answers; put them below it.");
  if (/[?.!]["”»]?\s+\S|[？。！]["”」]?\S/u.test(text)) fail(tail);
  if (/[)）]$/u.test(text) && !(below === "scale" && scaleInside(text))) fail(tail);
  if (below === "options" && /[.。．!！]["”»」]?$/u.test(text)) fail(tail);
  if (below === null && !endsAsking(text))
    fail("neither ends by asking nor has answers; mark it as [open] if it is a question.");
}
