import { simpleCondition } from "../../../functions/studies/survey/condition.ts";
import { docx, paragraph, table, type DocxParts } from "../documents/docx.ts";
import type { SurveyQuestion } from "../../../functions/studies/survey/schemas.ts";
import { words, type Language, type Meant } from "./questionnaire.ts";
import { printed, type HouseStyle, type Printed } from "./styles.ts";

export const formats = ["text", "word", "tables"] as const;
export type Format = (typeof formats)[number];

export const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function bodyOf(lines: readonly Printed[]): string {
  let body = "";
  for (let at = 0; at < lines.length;) {
    let end = at;
    while (lines[end]?.cells) end += 1;
    const rows = lines.slice(at, end).map(({ cells }) => cells!.map(escaped));
    const { word, text: words } = lines[at]!;
    body += rows.length > 0 ? table(...rows) : (word ?? paragraph(escaped(words)));
    at = Math.max(end, at + 1);
  }
  return body;
}

/** A file of printed lines. @param parts of a Word document besides its body */
export const printedFile = (
  name: string,
  lines: readonly Printed[],
  format: Format,
  parts: Omit<DocxParts, "body"> = {},
) =>
  format === "text"
    ? { name: `${name}.txt`, bytes: Buffer.from(lines.map(({ text }) => text).join("\n")) }
    : { name: `${name}.docx`, bytes: docx({ ...parts, body: bodyOf(lines) }) };

/** The file of a questionnaire, as a house prints it. */
export function fileOf(meant: readonly Meant[], style: HouseStyle, language: Language, format: Format) {
  return printedFile("questionnaire", printed(meant, style, words[language], format === "tables"), format);
}

/** A question in short, as it is meant or as it was read: what must not differ. */
interface Short {
  kind: string;
  text: string;
  options: readonly string[] | null;
  scale: string | null;
  limits: string;
  asked: string;
}

/** In one line, in the order of the interface. */
const lineOf = ({ kind, text: words, options, scale, limits, asked }: Short): string =>
  [kind, words, options?.join(" | ") ?? "", scale ?? "", limits, asked].join(" ‖ ");

const text = (words: string): string => words.normalize("NFKC").replaceAll(/\s+/gu, " ").trim();

/** The questions that a survey must have. */
export function expected(meant: readonly Meant[], style: HouseStyle, language: Language): string[] {
  const all = words[language];
  const [yes, no] = all.yes_no.options as [string, string];
  const skipped = meant[0]!.no;
  const short = meant.flatMap(({ kind, number, ifYes, no: leads }): Short[] => {
    const isSkipped = typeof skipped === "number" && number > 1 && number < skipped;
    const asked = isSkipped || ifYes ? `q1 = ${JSON.stringify(yes)}` : "";
    const own = { text: text(all[kind].text), options: null, scale: null, limits: "", asked };
    switch (kind) {
      case "grid":
        return all.grid.rows.map((row) => ({
          ...own,
          kind: "likert",
          text: text(`${all.grid.text} ${row}`),
          scale: `1..5 ${all.grid.labels.join(" | ")}`,
        }));
      case "scale": {
        const first = JSON.stringify(style.scale("", "")).includes("-2") ? -2 : 1;
        return [{ ...own, kind: "likert", scale: `${first}..5 ${all.scale.low} | ${all.scale.high}` }];
      }
      case "number":
        return [{ ...own, kind: "numeric" }];
      case "open":
        return [{ ...own, kind: "open_ended" }];
      default: {
        const several = kind === "multiple" || kind === "two";
        const end = leads === "end" ? `; ends ${JSON.stringify(no)}` : "";
        const { options } = all[kind];
        const limits = kind === "two" ? "2..2" : "";
        return [{ ...own, kind: several ? "several" : "choice", options, limits, asked: asked + end }];
      }
    }
  });
  return short.map(lineOf);
}

/** A question as it was read. */
export function asRead(question: SurveyQuestion): string {
  const { kind, options, scale, min, max, multiple } = question;
  const [ask_if, terminate_if] = [simpleCondition(question.ask_if), simpleCondition(question.terminate_if)];
  const labels = scale?.labels ?? [scale?.low_label, scale?.high_label];
  const listed = (one: NonNullable<typeof ask_if>) => one.any_of.map((value) => JSON.stringify(value)).join(", ");
  const condition = (one: typeof ask_if) => (one ? `${one.question_id} = ${listed(one)}` : "");
  const ends = terminate_if ? `; ends ${listed(terminate_if)}` : "";
  return lineOf({
    kind: kind === "multiple_choice" ? (multiple ? "several" : "choice") : kind,
    text: text(question.text),
    options,
    scale: scale && `${scale.first_value}..${scale.points} ${labels.join(" | ")}`,
    limits: kind === "multiple_choice" && (min ?? max) !== null ? `${min ?? ""}..${max ?? ""}` : "",
    asked: condition(ask_if) + ends,
  });
}
