import { list, listKind, inList, inStyle, paragraph, style as wordStyle } from "../documents/docx.ts";
import type { Guide } from "../../../functions/studies/interview/schemas.ts";
import type { Language } from "../house-styles/questionnaire.ts";
import { escaped, printedFile, type Format } from "../house-styles/render.ts";
import type { Printed } from "../house-styles/styles.ts";
import { words, type Column, type GuideWords, type MeantSection } from "./guide.ts";
import type { GuideStyle, Numbers } from "./styles.ts";

/** The lines of a section that are not in a table. */
function linesOf(section: MeantSection, style: GuideStyle, all: GuideWords, first: Numbers): Printed[] {
  const lines: Printed[] = [];
  const put = (text: string, properties?: string, inWord = text) =>
    lines.push(
      style.isWords && properties !== undefined ? { text, word: paragraph(escaped(inWord), properties) } : { text },
    );
  const title = style.title(section.title);
  put(style.heading(title, first.section, section.minutes, all), inStyle("Heading1"), title);
  for (const [at, { text, probes, shows, hasNote }] of section.questions.entries()) {
    const concept = shows ? style.concept(all) : {};
    if (hasNote) put(style.note(all));
    if (concept.above !== undefined) put(concept.above);
    const number = style.question({ ...first, number: first.number + at, inSection: at + 1 });
    const behind = concept.behind === undefined ? "" : ` ${concept.behind}`;
    put(`${number}${text}${style.behind(probes, all)}${behind}`, inList(1), text);
    for (const [index, line] of style.probes(probes, all).entries()) put(line, inList(1, 1), probes[index]);
  }
  return [...lines, { text: "" }];
}

/** Rows of a section: what is no question stands in the column of the questions. */
function rowsOf(section: MeantSection, style: GuideStyle, all: GuideWords, first: Numbers): Printed[] {
  const row = (cells: Partial<Record<Column, string>>): Printed => ({
    text: "",
    cells: style.columns.map((column) => cells[column] ?? ""),
  });
  const minutes = `${section.minutes} ${all.minutes}`.replace(" 分", "分");
  return section.questions.flatMap(({ text, probes, shows, hasNote }, at) => {
    const concept = shows ? style.concept(all) : {};
    const listed = style.between.startsWith("\n") ? probes.map((probe) => style.between.slice(1) + probe) : probes;
    const question = row({
      ...(at === 0 || style.repeatsTopic ? { topic: section.title } : {}),
      ...(at === 0 ? { time: minutes } : {}),
      number: String(first.number + at),
      question: concept.behind === undefined ? text : `${text} ${concept.behind}`,
      probes: listed.join(style.between.startsWith("\n") ? "\n" : style.between),
    });
    const above = [hasNote ? style.note(all) : undefined, concept.above].filter((line) => line !== undefined);
    const rows = [...above.map((line) => row({ question: line })), question];
    // The topic stands in the first row of its section.
    const topic = style.columns.indexOf("topic");
    if (at === 0 && above.length > 0 && topic >= 0 && !style.repeatsTopic)
      for (const [index, one] of rows.entries()) one.cells![topic] = index === 0 ? section.title : "";
    return rows;
  });
}

/** The file of a guide, as a house prints it. */
export function guideFile(guide: readonly MeantSection[], style: GuideStyle, language: Language, format: Format) {
  const all = words[language];
  const hasTopics = style.columns.includes("topic");
  const lines: Printed[] = style.top(all).map((text) => ({ text }));
  const head: Printed = { text: "", cells: style.columns.map((column) => all.columns[column]) };
  let number = 1;
  for (const [at, section] of guide.entries()) {
    const first = { number, section: at + 1, inSection: 1 };
    if (format !== "tables") lines.push(...linesOf(section, style, all, first));
    else {
      const heading = style.heading(style.title(section.title), at + 1, section.minutes, all);
      if (!hasTopics) lines.push({ text: heading });
      if (!hasTopics || at === 0) lines.push(head);
      lines.push(...rowsOf(section, style, all, first));
      if (!hasTopics) lines.push({ text: "" });
    }
    number += section.questions.length;
  }
  lines.push(...style.bottom(all).map((text) => ({ text })));
  const parts = {
    styles: wordStyle("Heading1", "heading 1"),
    numbering: listKind(0, ["decimal", "%1."], ["bullet", "•"]) + list(1, 0),
  };
  return printedFile("guide", lines, format, parts);
}

const plain = (text: string): string => text.normalize("NFKC").replaceAll(/\s+/gu, " ").trim();
/** A question in one line: what must not differ. The end of a concept may be with or without its mark. */
const lineOf = (text: string, probes: readonly string[], context: string | null): string =>
  plain([text, ...probes, context === null ? "" : `‖ ${context.replace(/[.。]$/u, "").toLowerCase()}`].join(" | "));

/** What a guide must be read as: titles, and questions with their probes and what is shown. */
export function expectedGuide(guide: readonly MeantSection[], style: GuideStyle, language: Language, format: Format) {
  const isTopic = format === "tables" && style.columns.includes("topic");
  return guide.flatMap(({ title, questions }) => {
    let context: string | null = null;
    return [
      `# ${plain(isTopic ? title : style.title(title))}`,
      ...questions.map(({ text, probes, shows }) => {
        if (shows) context = words[language].concept;
        return lineOf(text, probes, context);
      }),
    ];
  });
}

/** A guide as it was read. */
export const guideAsRead = ({ sections }: Guide): string[] =>
  sections.flatMap(({ title, questions }) => [
    `# ${plain(title)}`,
    ...questions.map(({ text, probes, context }) => lineOf(text, probes, context)),
  ]);
