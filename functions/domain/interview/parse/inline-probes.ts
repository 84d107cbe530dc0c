import { cues } from "./cues.ts";

const withoutMarks = (text: string): string => text.replace(/^[-–—•*,;:/ ]{1,10}/, "").replace(/[,;/ ]{1,10}$/, "");

/** `a; b; c`, `Why? Where?` and `a / b` as single probes. */
export function splitProbes(text: string): string[] {
  const parts = text.includes(";")
    ? text.split(";")
    : /[?？؟] *\S/.test(text)
      ? text.split(/(?<=[?？؟]["”»]?) +/)
      : text.split(/ [/|•] /);
  return parts.map((part) => withoutMarks(part.trim())).filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** Cues are shorter. */
const LOOKED_AT = 200;

/** Where sentences begin, the first one left out. */
const sentenceStarts = (text: string): number[] =>
  [...text.matchAll(/(?<=[?.!:？؟…]["”»]? )\S/gu)].map(({ index }) => index);

/** Where a bracket opens that closes at the end of the text, behind the sentence; -1 if none does. */
function trailingBracket(text: string): number {
  const close = text.at(-1);
  if (close !== ")" && close !== "]") return -1;
  const start = text.lastIndexOf(close === ")" ? "(" : "[");
  return start > 0 ? start : -1;
}

const isDirection = (text: string): boolean =>
  cues.remark.test(text) || cues.speaker.test(text) || cues.stageDirection.test(text);

/** Takes an instruction in brackets off the front: `[Show board A] What …?` */
function withoutDirection(text: string): string {
  const close = text.startsWith("[") ? text.indexOf("]") : text.startsWith("(") ? text.indexOf(")") : -1;
  return close > 0 && close < text.length - 1 ? text.slice(close + 1).trim() : text;
}

/**
 * Takes what follows a question on its line: `… ? (Probe: where, when)`, `… ? Nachfrage: warum?`, `… ? [Show board]`.
 * Instructions are dropped, probes returned. Brackets inside the sentence stay, they may be placeholders.
 */
export function takeInlineProbes(text: string): { text: string; probes: string[] } {
  const probes: string[] = [];
  let asked = withoutDirection(text);
  for (let start = trailingBracket(asked); start > 0; start = trailingBracket(asked)) {
    const inner = asked.slice(start + 1, -1).trim();
    const before = asked.slice(0, start).trim();
    const [cue] = cues.probe.exec(inner) ?? [];
    const isBehind = /[?.!:？؟…\])]["”»]?$/.test(before);
    if (cue !== undefined) probes.unshift(...splitProbes(inner.slice(cue.length)));
    else if (isBehind && cues.condition.test(inner)) probes.unshift(inner);
    else if (!isDirection(inner)) {
      if (isBehind && /\?$/.test(inner)) probes.unshift(...splitProbes(inner));
      else if (!isBehind || asked.at(-1) === ")") break;
    }
    asked = before;
  }
  const [first, ...conditions] = sentenceStarts(asked).filter((index) =>
    cues.condition.test(asked.slice(index, index + LOOKED_AT)),
  );
  if (first !== undefined) {
    const starts = [first, ...conditions];
    probes.unshift(...starts.map((start, place) => asked.slice(start, starts[place + 1]).trim()));
    asked = asked.slice(0, first).trim();
  }
  for (const index of sentenceStarts(asked)) {
    const [cue] = cues.probe.exec(asked.slice(index, index + LOOKED_AT)) ?? [];
    if (cue === undefined || cue.trim() === "") continue;
    probes.unshift(...splitProbes(asked.slice(index + cue.length)));
    asked = asked.slice(0, index).trim();
    break;
  }
  return { text: asked, probes };
}
