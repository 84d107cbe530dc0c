import { cues } from "./cues.ts";
import { createDraft, notUnderstood, nothingAsked, severalAsked, type GuideDraft } from "./draft.ts";
import { findHeadings, type ReadItem } from "./find-headings.ts";
import { itemsOf, type Item } from "./items.ts";
import { standsBelow } from "./nesting.ts";
import { readItem, type Reading } from "./read-item.ts";

const LONGEST_BARE_PROBE = 50;
/** Follow-ups that make no sense without the question above them. */
const BARE_PROBE =
  /^(?:(?:and |but )?(?:why|how so|how come|in what way|what else|anything else|such as|for example|what makes you say)|(?:und |aber )?(?:warum|weshalb|wieso|inwiefern|was noch|sonst noch|zum beispiel)|(?:et )?(?:pourquoi|quoi d['’]autre|par exemple)|(?:¿ ?)?(?:y )?(?:por qué|qué más|por ejemplo)|(?:e )?(?:por quê|por que|porquê|o que mais|por exemplo))(?!\p{L})[^?.]{0,30}\?$/iu;

/** A number in the middle of a line: `What …? 2. How …?` */
const SEVERAL = /[?.!] (?:Q ?)?\(?\d{1,2}[.):] ?[\p{Lu}¿]/u;

const isBareProbe = (item: Item, text: string): boolean =>
  text.length <= LONGEST_BARE_PROBE && (item.mark === null || item.mark.kind === "bullet") && BARE_PROBE.test(text);

const isNumbered = ({ mark }: Item): boolean => mark !== null && mark.kind !== "bullet";

/**
 * Reads a discussion guide by rule: its sections, their questions, and the probes under each question. Instructions and
 * prose are left out; what may have been a question and is none by any rule becomes a problem of the draft.
 * @param text normalised, as documents are read
 */
export function parseGuide(text: string): GuideDraft {
  const read: ReadItem[] = itemsOf(text).map((item) => ({ item, reading: readItem(item) }));
  const headings = findHeadings(read);
  const { draft, problem, startSection, addQuestion, addProbe } = createDraft(text);
  /** The item of the question that probes now belong to. */
  let question: Item | undefined;
  /** Behind a line that only says `Probes:`. */
  let probing = false;
  let tableTitle: string | null = null;
  let isAboutTheStudy = false;

  const ask = (item: Item, asked: string, probes: readonly string[]) => {
    question = item;
    probing = false;
    if (SEVERAL.test(asked)) problem(item.line, asked, severalAsked);
    addQuestion(item, asked);
    for (const probe of probes) addProbe(item, probe);
  };
  const isProbe = (item: Item): boolean => {
    if (!question) return false;
    if (standsBelow(item, question)) return true;
    if (!probing || (item.mark && item.mark.style === question.mark?.style && isNumbered(item))) return false;
    return item.mark !== null || !item.afterBlank;
  };

  for (const [index, { item, reading }] of read.entries()) {
    const title = headings[index] === true ? titleIn(reading) : null;
    // What looks like a title below a question belongs to it: `a) Likes` is a probe, an indented `Likes:` a caption.
    const isBelow = question !== undefined && reading.kind === "title" && standsBelow(item, question);
    if (title !== null && isBelow && !item.mark && item.indent > 0) {
      if (isProbeByPlace(item, reading)) addProbe(item, title);
      continue;
    }
    if (title !== null && !(isBelow && item.mark)) {
      isAboutTheStudy = cues.aboutTheStudy.test(title);
      startSection(isAboutTheStudy ? "" : title);
      question = undefined;
      probing = false;
      tableTitle = null;
      continue;
    }
    if (reading.kind === "label") isAboutTheStudy = false;
    if (isAboutTheStudy) continue;
    switch (reading.kind) {
      case "question":
        if (!reading.labelled && (isProbe(item) || (question && isBareProbe(item, reading.text)))) {
          for (const probe of [reading.text, ...reading.probes]) addProbe(item, probe);
        } else ask(item, reading.text, reading.probes);
        break;
      case "row":
        if (reading.title !== null && reading.title !== tableTitle) startSection(reading.title);
        tableTitle = reading.title ?? tableTitle;
        ask(item, reading.question, reading.probes);
        break;
      case "probes":
        probing = question !== undefined && reading.texts.length === 0;
        for (const probe of question ? reading.texts : []) addProbe(item, probe);
        if (!question && reading.texts.some((probe) => probe.includes("?")))
          problem(item.line, item.text, notUnderstood);
        break;
      case "aside":
        if (question && (!isNumbered(item) || isProbe(item))) addProbe(item, reading.text);
        else if (reading.asks) ask(item, reading.text, []);
        break;
      case "label":
        question = undefined;
        probing = false;
        break;
      case "title":
      case "text":
        if (question && isProbe(item) && (item.mark || probing || isProbeByPlace(item, reading))) {
          addProbe(item, reading.kind === "title" ? reading.title : reading.text);
        } else if (isNumbered(item) || (item.mark && question) || mayHideQuestions(item)) {
          problem(item.line, item.text, notUnderstood);
        }
        break;
      case "remark":
      case "heading":
        break;
    }
  }
  if (draft.sections.length === 0 && draft.problems.length === 0) {
    problem(read[0]?.item.line ?? 1, read[0]?.item.text ?? "", nothingAsked);
  }
  return draft;
}

const titleIn = (reading: Reading): string | null =>
  reading.kind === "heading" || reading.kind === "title"
    ? reading.title
    : reading.kind === "question"
      ? reading.text
      : null;

/** Whether words without a mark that stand below a question are a probe: they are indented and neither title nor caption. */
const isProbeByPlace = ({ indent }: Item, reading: Reading): boolean =>
  indent > 0 && reading.kind === "title" && !reading.likely;

/** A paragraph that mentions a question among other things cannot be taken apart by rule. */
const mayHideQuestions = ({ text }: Item): boolean => text.includes("?");
