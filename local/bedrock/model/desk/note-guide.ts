import type { GuideReading } from "../../../../functions/prompts/guide-reading/prompt.ts";
import { blockOf } from "../blocks.ts";
import type { PackLanguage } from "../../phrases/pack.ts";
import { deskOf, patternOf, sentencesOf } from "./language.ts";
import { isAsking, isBracketed, isNote, linesOf, type Line } from "./lines.ts";

const LONGEST_TITLE = 80;
/** Columns by which a line must be indented to stand below a question. */
const DEEPER = 2;

/** A heading: marked as one, or a short line of its own that is no sentence. */
const isTitle = ({ text, isHeading, isMarked }: Line): boolean =>
  isHeading || (!isMarked && text.length <= LONGEST_TITLE && !/[.!?,;。！？、]$/u.test(text));

/** What stands behind the label of probes, one by one; null without such a label. */
function labelledProbes(text: string, labels: readonly string[]): string[] | null {
  const [label] = patternOf(labels, "start").exec(text) ?? [];
  const rest =
    label === undefined
      ? undefined
      : /^\s*(?:[([（][^)\]）]*[)\]）])?\s*[:：]\s*(.*)$/su.exec(text.slice(label.length))?.[1];
  if (rest === undefined) return null;
  const parts = /[;；]/.test(rest)
    ? rest.split(/[;；]/)
    : /[?？]/.test(rest)
      ? sentencesOf(rest)
      : rest.split(/[,、，/]\s*/u);
  return parts.map((part) => part.trim().replace(/(?<=[^?？])[.。]$/u, "")).filter(Boolean);
}

/** Reads a discussion guide: headings, questions and the probes that belong to them, word for word. */
export function noteGuide(request: string, language: PackLanguage): GuideReading {
  const { questionnaire: words } = deskOf(language);
  const sections: GuideReading["sections"] = [];
  let title = "";
  /** The line of the last question, and whether what follows was announced as its probes. */
  let question: Line | undefined;
  let probing = false;
  const last = () => sections.at(-1)?.questions.at(-1);
  const ask = (text: string, line: Line) => {
    if (sections.at(-1)?.title !== title || question === undefined) sections.push({ title, questions: [] });
    sections.at(-1)!.questions.push({ text, probes: [] });
    question = line;
    probing = false;
  };
  for (const line of linesOf(blockOf(request, "guide"))) {
    const isBelow = question !== undefined && (line.indent >= question.indent + DEEPER || (probing && line.isMarked));
    const sentences = labelledProbes(line.text, words.probes) ? [line.text] : sentencesOf(line.text);
    const asksFor = (sentence: string) => isAsking(sentence, words) || patternOf(words.scene, "start").test(sentence);
    const asks = sentences.some((sentence) => asksFor(sentence) || labelledProbes(sentence, words.probes));
    if (!asks && !isNote(line.text, words)) {
      if (isBelow && line.isMarked) last()?.probes.push(line.text);
      else if (isTitle(line)) {
        title = line.text.replace(/[:：]$/u, "");
        question = undefined;
      }
    }
    for (const sentence of isBracketed(line.text) ? [] : sentences) {
      const probes = labelledProbes(sentence, words.probes);
      if (probes) {
        probing = probes.length === 0;
        last()?.probes.push(...probes);
      } else if (isNote(sentence, words) || !asksFor(sentence)) continue;
      else if (question !== undefined && (isBelow || patternOf(words.follows, "start").test(sentence)))
        last()?.probes.push(sentence);
      else ask(sentence, line);
    }
  }
  return { sections };
}
