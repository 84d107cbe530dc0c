import { multipleCue, optionalCue, requiredCue, routingCue, singleCue } from "./cues.ts";

/** What a text says about how it is to be answered. */
export interface Hints {
  /** Without what it says about answering. */
  text: string;
  multiple: boolean;
  single: boolean;
  required: boolean | null;
}

const LONGEST_HINT = 140;
const group = /\s*[([{][^()[\]{}]{1,140}[)\]}]/gu;
const star = /^\*\s*(?=\S)|\s*\*+\s*$|(?<=[?:.])\s*\*+(?=\s)/gu;
const markWord =
  /^\W*(?:this question is |this is an? |question |champ |champ |campo |frage |feld )?(?:required|mandatory|optional|not required|pflicht(?:frage|feld|angabe)?|erforderlich|freiwillig|(?:réponse )?obligatoire|facultati(?:f|ve|vo|va)|obligatori[ao]|opcional|obbligatori[ao]|facoltativ[ao]|verplicht|optioneel|obrigatóri[ao])(?: question| field| answer)?\W*$/iu;
const technical =
  /^\W*(?:randomi[sz]e|rotate|open(?: text| end(?:ed)?)?|free text|freitext|single|multiple|multi|matrix|grid|scale|likert|nps|sc|sa|ma|mc|oe|one per row|scale question|numeric|text|offene? frage|texte libre|texto libre|pregunta abierta|question ouverte)\W*$/iu;
const marksMultiple = /^\W*(?:multiple|multi|ma)\W*(?:$|[;,/])/iu;
const marksSingle = /^\W*(?:single|sa|sc)\W*$/iu;

/** "Single" is a hint in brackets, elsewhere it may be an answer. */
const isHint = (text: string, inBrackets = false): boolean =>
  text.length <= LONGEST_HINT &&
  (multipleCue.test(text) ||
    singleCue.test(text) ||
    markWord.test(text) ||
    (inBrackets && text.split(/[;,/]/u).every((part) => technical.test(part))));

/** Takes what is said about answering out of a text; `isOpen` tells whether a text field is named. */
export function readHints(source: string): Hints {
  const hints: Hints = {
    text: source,
    multiple: multipleCue.test(source),
    single: singleCue.test(source),
    required: null,
  };
  const note = (text: string) => {
    if (markWord.test(text)) hints.required = optionalCue.test(text) ? false : requiredCue.test(text);
    if (marksMultiple.test(text)) hints.multiple = true;
    if (marksSingle.test(text)) hints.single = true;
  };
  let text = source.replaceAll(group, (part) => {
    const inner = part.trim().slice(1, -1);
    if (routingCue.test(inner)) return "";
    if (!isHint(inner, true)) return part;
    note(inner);
    return "";
  });
  if (star.test(text)) {
    star.lastIndex = 0;
    text = text.replaceAll(star, "");
    hints.required ??= true;
  }
  star.lastIndex = 0;
  const sentences = text.split(/(?<=[.?!:])\s+|\s+[-–—|]\s+(?=[^-–—|?]{1,140}$)/u).filter((part) => part.trim() !== "");
  const kept = sentences.filter((sentence) => sentence.includes("?") || !isHint(sentence));
  if (kept.length < sentences.length) {
    for (const sentence of sentences) if (!kept.includes(sentence)) note(sentence);
    text = kept.length > 0 ? kept.join(" ") : "";
  }
  hints.text = text.replace(/^[\s:.)–—-]+(?=\p{L}|¿)/u, "").trim();
  if (hints.single) hints.multiple = false;
  return hints;
}

/** Whether a whole line only says how to answer. */
export const isHintLine = (text: string): boolean => {
  const inner = text.trim().replace(/^[([{*]+\s*|\s*[)\]}*]+$/gu, "");
  return isHint(inner, /^\s*[([{]/u.test(text)) && !inner.includes("?");
};
