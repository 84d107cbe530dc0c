import { endsAsking, hasDirection } from "../../questionnaires/marks.ts";
import { NotInFormat, type Place } from "../../questionnaires/unreadable-line.ts";
import type { SurveyScale } from "../schemas.ts";
import { describedScale, mayHoldScale, scaleOf } from "./scale.ts";

/** What the line of a question says of it in the marks of the plain format. */
export interface QuestionHead {
  text: string;
  kind: "single" | "multiple" | "open" | "scale" | null;
  required: boolean | null;
  scale: SurveyScale | null;
}

const marker = /\[([^[\]]{1,500})\]/gu;
const scaleMarker = /^scale(?:\s+(-?\d{1,2})\s*[-–—]\s*(\d{1,2})(?:\s*:\s*([^|]+)\|([^|]+))?)?$/iu;

/** Notes what a marker says. @returns whether it is one of the format */
function takeMarker(head: QuestionHead, inner: string): boolean {
  const word = inner.trim().toLowerCase();
  if (word === "required" || word === "optional") head.required = word === "required";
  else if (head.kind !== null) return false;
  else if (word === "single" || word === "multiple" || word === "open") head.kind = word;
  else {
    const [all, first, last, low, high] = scaleMarker.exec(inner.trim()) ?? [];
    if (all === undefined) return false;
    head.kind = "scale";
    if (first === undefined) return true;
    head.scale = scaleOf([
      { value: Number(first), label: low?.trim() ?? null },
      { value: Number(last), label: high?.trim() ?? null },
    ]);
    return head.scale !== null;
  }
  return true;
}

/** Takes the scale off the end of a text: in brackets, or behind the mark that ends the question. */
function takeScale(text: string): Pick<QuestionHead, "text" | "scale"> {
  const [group = ""] = /\s*[(（](?:[^()（）]|[(（][^()（）]*[)）]){1,500}[)）]\s*[:.]?$/u.exec(text.slice(-520)) ?? [];
  const inBrackets = describedScale(group.trim().replaceAll(/^.|[)）][:.]?$/gu, ""));
  if (inBrackets) return { text: text.slice(0, text.length - group.length).trim(), scale: inBrackets };
  for (const { index } of text.matchAll(/[?.:？。]\s*(?=[\p{L}\d-])/gu)) {
    const scale = describedScale(text.slice(index + 1));
    if (scale) return { text: text.slice(0, index + 1).trim(), scale };
  }
  return { text, scale: null };
}

/** A place to write on behind a question or an option: `____`. */
export const withoutBlank = (text: string): string => text.replace(/\s*_{2,}(?:\s*_{2,})*\s*$/u, "").replace(/:$/u, "");

/**
 * Reads the words of a question: stars and markers in square brackets, and the scale at its end.
 * @throws NotInFormat for brackets that are no marker, and for arrows
 */
export function readHead(place: Place): QuestionHead {
  const head: QuestionHead = { text: "", kind: null, required: null, scale: null };
  const unknown: string[] = [];
  let text = place.text.replaceAll(marker, (whole, inner: string) => {
    if (!takeMarker(head, inner)) unknown.push(whole);
    return "";
  });
  const plain = text.replaceAll(/(^|\s)\*+(?=\s|$)|(?<=[?.:？)）])\*+/gu, "");
  if (plain !== text) head.required ??= true;
  text = plain.trim();
  if (unknown[0] !== undefined)
    throw new NotInFormat(place, `holds ${unknown[0].slice(0, 60)}, which is no mark of the plain format.`);
  if (hasDirection(text))
    throw new NotInFormat(place, "leads elsewhere or holds an instruction, which the plain format does not have.");
  const taken = head.scale || head.kind === "open" ? { text, scale: null } : takeScale(text);
  return { ...head, text: taken.text, scale: head.scale ?? taken.scale };
}

/**
 * Holds the words of a question whose kind no marker says against what forms can tell: they are one sentence that asks,
 * or stands above its answers, and say nothing about answering.
 * @throws NotInFormat for what only somebody who understands it can read
 */
export function requirePlainQuestion({ line, text }: Place, below: "options" | "scale" | null): void {
  const fail = (problem: string): never => {
    throw new NotInFormat({ line, text }, problem);
  };
  const tail =
    "says more than its question; mark its kind, as in [single], [multiple], [scale 1-7: low | high] or [open].";
  if (mayHoldScale(text)) fail("seems to hold a scale; write it in brackets behind the question.");
  if (/[(（][^()（）]*\/[^()（）]*[)）]/u.test(text)) fail("seems to hold its answers; put them below it.");
  if (/[?.!]["”»]?\s+\S|[？。！]["”」]?\S|[)）]$/u.test(text)) fail(tail);
  if (below === "options" && /[.。．!！]["”»」]?$/u.test(text)) fail(tail);
  if (below === null && !endsAsking(text))
    fail("neither ends by asking nor has answers; mark it as [open] if it is a question.");
}
