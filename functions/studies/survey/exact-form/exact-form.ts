import { createProblems, refuse, type Place } from "../../questionnaire/unreadable-line.ts";
import { plainQuestion, plainSurvey, type ReadSurvey, type Survey, type SurveyQuestion } from "../schemas.ts";
import { surveyInputSchema, surveyOfInput } from "../survey-input.ts";
import { readDeclaration, writtenDeclarations } from "./declarations.ts";
import { isMarkedAtOptions, optionMarks, readMarks, writtenMarks } from "./question-marks.ts";
import { TokenReader } from "./tokens.ts";
import { readWords, wordsBehind, writtenLine } from "./words.ts";

/** The first line of a file, without other brackets. */
const FIRST_LINE = /^[^[\]]{0,200}\[exact\]$/iu;
const LONGEST_FIRST = 300;
const LABEL = /^([A-Za-z]\w*(?:@\d+)?)\.(?:\s+(.*))?$/su;
const OPTION_MARKS = /\[((?:exclusive|anchored)(?:, (?:exclusive|anchored))?)\]$/u;
const NO_BLOCK = "no block";

/**
 * Whether the first line of a file says that it is in the exact form. In this form, marks mean exactly what they say,
 * and words mean nothing.
 */
export const isExact = (file: string): boolean =>
  FIRST_LINE.test(file.slice(0, LONGEST_FIRST).split("\n", 1)[0]!.trim());

function headingOf(survey: Survey, block: string | null): string {
  const { shuffled, rotation } = survey.blocks.find(({ id }) => id === block) ?? { shuffled: false, rotation: null };
  const marks = [shuffled && "shuffle", rotation !== null && `rotate ${rotation}`].filter(Boolean);
  if (block === null) return `# Questions [${NO_BLOCK}]`;
  return marks.length > 0 ? `# ${block} [${marks.join(", ")}]` : `# ${block}`;
}

function writtenOption(option: string, question: SurveyQuestion): string {
  const said = Object.entries(optionMarks).flatMap(([mark, field]) =>
    isMarkedAtOptions(question, field) && question[field].includes(option) ? [mark] : [],
  );
  return `- ${wordsBehind(option)}${said.length > 0 ? ` [${said.join(", ")}]` : ""}`;
}

const writtenQuestion = (question: SurveyQuestion): string[] => [
  `${question.id}. ${question.text.split("\n").map(writtenLine).join("\n")}`,
  ...writtenMarks(question),
  ...(question.scale?.labels ?? question.options ?? []).map((option) => writtenOption(option, question)),
];

/**
 * A survey as text in the exact form (docs/reference/survey-files.md), which is read as it is.
 * @param title without brackets
 */
export function writeExact(survey: Survey, title = "Questionnaire"): string {
  const lines = [`# ${title} [exact]`, "", ...writtenDeclarations(survey)];
  let [block, context]: (string | null)[] = [null, null];
  for (const question of survey.questions) {
    if (question.block !== block) {
      lines.push("", headingOf(survey, question.block));
      [block, context] = [question.block, null];
    }
    if (question.context !== context) {
      const shown = question.context?.split("\n").map((line) => `> ${wordsBehind(line)}`);
      lines.push("", ...(shown ?? [">"]));
      ({ context } = question);
    }
    lines.push("", ...writtenQuestion(question));
  }
  return `${lines.join("\n")}\n`;
}

/** A survey as it is read line by line. */
class ExactReader {
  readonly #survey: Survey = plainSurvey([]);
  readonly #places: Place[] = [];
  readonly #order: string[] = [];
  /** Marks of the question that is being read. */
  #known = new Set<string>();
  #block: string | null = null;
  #context: string | null = null;
  /** What the line above was. */
  #above: "shown" | "text" | null = null;

  /** Takes one line that is not empty. @throws UnreadableLine */
  take(line: string, place: Place): void {
    const above = this.#above;
    this.#above = null;
    const [, label, words] = LABEL.exec(line) ?? [];
    if (line.startsWith("#")) this.#heading(line, place);
    else if (line.startsWith(">")) this.#shown(line.slice(1).trimStart(), above === "shown");
    else if (line.startsWith("[")) this.#marks(new TokenReader(line, place), place);
    else if (/^[-•]\s/u.test(line)) this.#option(line, place);
    else if (label !== undefined) {
      const [text, block, context] = [readWords(words ?? ""), this.#block, this.#context];
      this.#survey.questions.push({
        ...plainQuestion,
        ...fresh(),
        id: label,
        kind: "open_ended",
        text,
        block,
        context,
      });
      this.#places.push(place);
      this.#known = new Set();
      this.#above = "text";
    } else if (above === "text") {
      this.#survey.questions.at(-1)!.text += `\n${readWords(line)}`;
      this.#above = "text";
    } else refuse(place, "is not a question, mark, answer or shown text of the exact form.");
  }

  /** @throws UnreadableLine */
  read(): ReadSurvey {
    const { blocks, ...rest } = this.#survey;
    const order = this.#order;
    const unknown = order.find((id) => !blocks.some((block) => block.id === id));
    if (unknown !== undefined)
      return refuse({ line: 1, text: "" }, `orders the block ${unknown}, which has no heading.`);
    const placeOf = ({ id }: { id: string }) => (order.includes(id) ? order.indexOf(id) : order.length);
    const sorted = blocks.toSorted((one, other) => placeOf(one) - placeOf(other));
    const { data, error } = surveyInputSchema.safeParse({ ...rest, blocks: sorted });
    if (data) return { survey: surveyOfInput(data), lines: this.#places.map(({ line }) => line) };
    const { path, message } = error.issues[0]!;
    const place = path[0] === "questions" ? this.#places[Number(path[1])] : undefined;
    return refuse(
      place ?? { line: 1, text: "" },
      `has ${path.slice(place ? 2 : 0).join(".")} that cannot be used: ${message}.`,
    );
  }

  #heading(line: string, place: Place): void {
    const words = line.replace(/^#+/u, "");
    const end = words.includes("[") ? words.indexOf("[") : words.length;
    const name = words.slice(0, end).trim();
    const tokens = new TokenReader(words.slice(end), place);
    this.#context = null;
    if (tokens.take("[", "exact", "]")) return;
    if (tokens.take("[", ...NO_BLOCK.split(" "), "]")) {
      this.#block = null;
      return;
    }
    const block: Survey["blocks"][number] = { id: name, shuffled: false, rotation: null };
    if (tokens.take("[")) {
      do {
        if (tokens.take("shuffle")) block.shuffled = true;
        else if (tokens.take("rotate")) block.rotation = tokens.need("word", "the id of a rotation");
        else tokens.refuse("no mark of a heading stands");
      } while (tokens.take(","));
      tokens.expect("]");
    }
    this.#block = name;
    const earlier = this.#survey.blocks.find(({ id }) => id === name);
    if (!earlier) this.#survey.blocks.push(block);
    else if (
      words.slice(end).trim() !== "" &&
      (earlier.shuffled !== block.shuffled || earlier.rotation !== block.rotation)
    )
      refuse(place, `has other marks than the first heading of ${name}; leave them out here.`);
  }

  #shown(words: string, goesOn: boolean): void {
    if (words === "") this.#context = null;
    else this.#context = goesOn && this.#context !== null ? `${this.#context}\n${readWords(words)}` : readWords(words);
    this.#above = "shown";
  }

  #marks(tokens: TokenReader, place: Place): void {
    if (readDeclaration(tokens, this.#survey, this.#order)) return;
    const question = this.#survey.questions.at(-1) ?? refuse(place, "is a mark above the first question.");
    readMarks(tokens, question, this.#known);
  }

  #option(line: string, place: Place): void {
    const question = this.#survey.questions.at(-1) ?? refuse(place, "is an answer above the first question.");
    const [all = "", marks = ""] = OPTION_MARKS.exec(line) ?? [];
    const option = readWords(line.slice(1, line.length - all.length).trim());
    const { scale } = question;
    if (scale) scale.labels = [...(scale.labels ?? []), option];
    else question.options = [...(question.options ?? []), option];
    for (const mark of marks.split(", ")) if (mark !== "") question[optionMarks[mark as "exclusive"]].push(option);
  }
}

const fresh = () => ({ exclusive_options: [], anchored_options: [] });

/**
 * Reads a survey in the exact form: ids, marks and words exactly as they are written. It infers nothing from words.
 * @throws UnreadableLine with all lines that cannot be read
 */
export function readExact(file: string): ReadSurvey {
  const reader = new ExactReader();
  const problems = createProblems();
  for (const [index, source] of file.split("\n").entries()) {
    const line = source.trim();
    if (line === "" || line.startsWith("//") || (index === 0 && isExact(line))) continue;
    problems.attempt(() => reader.take(line, { line: index + 1, text: source }));
  }
  problems.throwAny();
  return reader.read();
}
