import { isTimedHeading } from "../../../../functions/studies/interview/guide/guide-of-parts.ts";
import type { GuideReading } from "../../../../functions/studies/interview/guide/prompt.ts";
import { blockOf } from "../blocks.ts";
import type { PackLanguage } from "../../phrases/pack.ts";
import { questionnaireWords } from "../../phrases/questionnaires.ts";
import { patternOf } from "./language.ts";
import { isAsking, isNote, isNumbered, linesOf, sentencesIn, type Line } from "./lines.ts";

const LONGEST_TITLE = 80;
/** Columns by which a line must be indented to stand below a question. */
const DEEPER = 2;

/** A heading: marked as one, numbered and with its time, or a short line of its own that is no sentence. */
const isTitle = ({ text, isHeading, mark }: Line): boolean =>
  isHeading ||
  isTimedHeading(text) ||
  (/\d/.test(mark) && /[([（]\D{0,4}\d[^()]*[)\]）]$/u.test(text)) ||
  (mark === "" && text.length <= LONGEST_TITLE && !/[.!?,;。！？、]$/u.test(text));

/** The label of probes and what stands behind it, one by one; null without such a label. */
function labelledProbes(text: string, labels: readonly string[]): { label: string; probes: string[] } | null {
  const [word] = patternOf(labels, "start").exec(text) ?? [];
  if (word === undefined) return null;
  const [mark] = /^\s*(?:[([（][^)\]）]*[)\]）])?\s*[:：]\s*/u.exec(text.slice(word.length)) ?? [];
  if (mark === undefined) return null;
  const rest = text.slice(word.length + mark.length);
  const parts = /[;；]/.test(rest)
    ? rest.split(/[;；]/)
    : /[?？]/.test(rest)
      ? sentencesIn(rest)
      : rest.split(/[,、，/]\s*/u);
  const probes = parts.map((part) => part.trim().replace(/(?<=[^?？])[.。]$/u, "")).filter(Boolean);
  return { label: text.slice(0, word.length + mark.length).trim(), probes };
}

/** Reads a discussion guide: headings, questions and the probes that belong to them, word for word. */
export function noteGuide(request: string, language: PackLanguage): GuideReading {
  const words = questionnaireWords(language);
  const pieces: GuideReading["pieces"] = [];
  const put = (is: (typeof pieces)[number]["is"], text: string) => pieces.push({ is, text });
  /** The line of the last question, and whether what follows was announced as its probes. */
  let question: Line | undefined;
  let probing = false;
  /** Puts probes with their label. @returns whether there was one */
  const label = (text: string): boolean => {
    const labelled = labelledProbes(text, words.probes);
    if (labelled === null) return false;
    probing = labelled.probes.length === 0;
    put("note", labelled.label);
    for (const probe of labelled.probes) put(question ? "probe" : "note", probe);
    return true;
  };
  const readSentences = (line: Line, text: string, isBelow: boolean) => {
    for (const sentence of sentencesIn(text)) {
      const previous = pieces.at(-1);
      if (label(sentence)) continue;
      if (isNote(sentence, words)) put("note", sentence);
      else if (question && (isBelow || patternOf(words.follows, "start").test(sentence))) put("probe", sentence);
      // What goes on behind a question on its own line belongs to it.
      else if (question === line && previous?.is === "question") previous.text = `${previous.text} ${sentence}`;
      else if (isAsking(sentence, words) || line.mark !== "") {
        put("question", sentence);
        question = line;
        probing = false;
      } else put("note", sentence);
    }
  };
  for (const line of linesOf(blockOf(request, "guide"))) {
    const { text, mark } = line;
    const isBelow =
      question !== undefined &&
      (line.indent >= question.indent + DEEPER || (probing && mark !== "" && !isNumbered(line)));
    const asks = sentencesIn(text).some((sentence) => isAsking(sentence, words));
    // `[Show the board] What do you see? (Probe: colours)`
    const parts = text
      .split(/([[［][^\]］]*[\]］]|[(（][^()（）]*[)）]$)/u)
      .filter((part) => /[\p{L}\p{N}]/u.test(part));
    if (text.includes("\t")) {
      const cells = text.split("\t").filter((cell) => /[\p{L}\p{N}]/u.test(cell));
      const asked = cells.findIndex((cell) => isAsking(cell.trim(), words));
      for (const [index, cell] of cells.map((one) => one.trim()).entries()) {
        const behind = /^\d{1,3}\s?\p{L}{1,8}\.?$/u.test(cell) ? "note" : "probe";
        put(asked < 0 ? "note" : index < asked ? "heading" : index === asked ? "question" : behind, cell);
      }
      question = line;
    } else if (label(text)) continue;
    else if (isNote(text, words) && !isTimedHeading(text)) put("note", text);
    else if (!asks && isBelow && mark !== "") put("probe", text);
    else if (!asks && isTitle(line)) {
      put("heading", text);
      question = undefined;
    } else if (!asks) put("note", text);
    else
      for (const part of parts) {
        const inner = part.trim().replace(/^[(（](.*)[)）]$/u, "$1");
        if (/^[[［]/u.test(part.trim())) put("note", part.trim());
        else if (inner !== part.trim() && label(inner)) continue;
        else readSentences(line, part.trim(), isBelow);
      }
  }
  return { pieces };
}
