import type { SurveyReading } from "../../../../functions/studies/survey/questionnaire/prompt.ts";
import { blockOf } from "../blocks.ts";
import type { PackLanguage } from "../../phrases/pack.ts";
import { questionnaireWords, type QuestionnaireWords } from "../../phrases/questionnaires.ts";
import { isUnspaced, patternOf, sourceOf } from "./language.ts";
import { isAsking, isNumbered, linesOf, type Line } from "./lines.ts";
import { hintIn, scaleIn, stretchesOf, verbalScale, type Piece, type Stretch } from "./questionnaire-hints.ts";

/** Longer stretches of prose are sentences about something, not options. */
const LONGEST_OPTION = { words: 7, characters: 20 } as const;
const LONGEST_TITLE = 80;
/** Prose from here on is there to be read before the next question. */
const FEWEST_SHOWN_WORDS = 12;

const isShort = (part: string): boolean =>
  isUnspaced(part) ? part.length <= LONGEST_OPTION.characters : part.split(/\s+/).length <= LONGEST_OPTION.words;

/** Options of a stretch of text and the words between them, split at the first mark that yields several short ones. */
function optionsIn(text: string, { or }: QuestionnaireWords): Piece[] | null {
  const joint = sourceOf(or);
  const marks = [/[|;；]/u, /[/／]/u, new RegExp(`[,、，]|(${joint})`, "iu")];
  for (const mark of marks) {
    const parts = text.split(new RegExp(mark.source.includes("(") ? mark.source : `${mark.source}()`, "giu"));
    const pieces = parts.flatMap((part: string | undefined, index): Piece[] => {
      const words = (part ?? "").replaceAll(/^[\s("“„«「–—:-]+|[\s)"”»」.。?？!:;,]+$/gu, "");
      return /[\p{L}\p{N}]/u.test(words) ? [{ is: index % 2 === 0 ? "option" : "answering", text: words }] : [];
    });
    const options = pieces.filter(({ is }) => is === "option").map(({ text: option }) => option);
    if (options.length > 1 && options.every(isShort) && new Set(options).size === options.length) return pieces;
  }
  return null;
}

/** Stretches of a marked line in which its words are one as far as they ask; what stands behind them may be answers. */
function joined(stretches: readonly Stretch[], words: QuestionnaireWords): Stretch[] {
  const lastAsked = stretches.findLastIndex(({ text, hint }) => !hint && isAsking(text, words));
  const parts: Stretch[] = [];
  for (const [index, { text, hint }] of stretches.entries()) {
    const above = parts.at(-1);
    if (!hint && above && !above.hint && (index <= lastAsked || lastAsked < 0)) above.text = `${above.text} ${text}`;
    else parts.push({ text, hint });
  }
  return parts;
}

/** A question that is being read. */
interface Open {
  piece: Piece;
  line: Line;
  items: Piece[];
  /** Heads of a table's columns; its rows are items then. */
  columns: Piece[];
  multiple: boolean;
  hasScale: boolean;
  isNumber: boolean;
  /** `1-2`, which is an answer if those below it are numbers, too. */
  range: Piece | null;
}

/** What a question with answers below it asks for; points to share out are counted. */
function choiceOf(text: string, multiple: boolean, { ranking }: QuestionnaireWords): Piece["is"] {
  if (patternOf(ranking, "start").test(text)) return /\d{2}/u.test(text) ? "allocation_question" : "ranking_question";
  return multiple ? "multiple_choice_question" : "single_choice_question";
}

/** Says what a question and its items are, now that all of them are known. */
function close(open: Open, words: QuestionnaireWords): void {
  const { piece, columns, range } = open;
  const isAnswer = range !== null && open.items.length > 0 && open.items.every(({ text }) => /^[<>]?\d/u.test(text));
  const items = isAnswer ? [range, ...open.items] : open.items;
  const hasScale = open.hasScale && !isAnswer;
  const multiple = open.multiple || patternOf(words.several).test(piece.text);
  const verbal = verbalScale(
    (columns.length > 0 ? columns : items).map(({ text }) => text),
    words,
  );
  const isScale = hasScale || (verbal.isScale && !multiple);
  piece.is = isScale ? "scale_question" : items.length === 0 ? "open_question" : choiceOf(piece.text, multiple, words);
  if (items.length === 0 && !isScale && (open.isNumber || patternOf(words.number).test(piece.text)))
    piece.is = "number_question";
  if (isScale && !hasScale && verbal.lowest !== null) piece.low = verbal.lowest;
  const points = hasScale ? "row" : "scale_point";
  for (const item of items) item.is = columns.length > 0 ? "row" : isScale ? points : "option";
  for (const column of columns) column.is = isScale && !hasScale ? "scale_point" : isScale ? "answering" : "option";
}

/** Reads a questionnaire, or a part of one, word for word. */
class Reader {
  readonly pieces: Piece[] = [];
  private open: Open | null = null;
  /** Behind words that only introduce a text. */
  private expectsText = false;
  /** Behind a line that ends what is shown. */
  private hasEnded = false;
  private readonly words: QuestionnaireWords;

  constructor(words: QuestionnaireWords) {
    this.words = words;
  }

  read(line: Line): void {
    if (/^[>＞]$/u.test(line.text)) {
      this.end();
      this.hasEnded = true;
      return;
    }
    const isRow = this.open !== null && this.open.columns.length > 0 && !line.afterBlank && line.mark === "";
    if (this.open && (isRow || (line.text.includes("\t") && this.open.items.length === 0))) return this.tableRow(line);
    const found = stretchesOf(line.text, this.words);
    const stretches = line.mark === "" ? found : joined(found, this.words);
    const asks = stretches.some(({ text, hint }) => !hint && isAsking(text, this.words));
    const isShown = this.startsText(line);
    const isAnswering = stretches.every(({ hint }) => hint?.is === "answering");
    const { several } = this.words;
    if (isAnswering && (isNumbered(line) || !this.open) && patternOf(several).test(line.text))
      this.ask(line, [{ text: line.text, hint: null }]);
    else if (stretches.every(({ hint }) => hint)) for (const { hint } of stretches) this.hint(hint!);
    else if (this.isItem(line, asks, isShown)) this.item(line, stretches);
    else if (!isShown && !line.isHeading && (asks || isNumbered(line))) this.ask(line, stretches);
    else this.prose(line, isShown);
  }

  end(): void {
    if (this.open) close(this.open, this.words);
    this.open = null;
  }

  private put(is: Piece["is"], text: string): Piece {
    const piece: Piece = { is, text };
    this.pieces.push(piece);
    return piece;
  }

  private hint(hint: Piece): void {
    if (this.open && hint.is === "answering") {
      if (patternOf(this.words.several).test(hint.text) || /^\[multiple\]$/iu.test(hint.text))
        this.open.multiple = true;
      if (patternOf(this.words.number).test(hint.text)) this.open.isNumber = true;
      if (hint.low !== undefined || /^\[scale/iu.test(hint.text)) this.open.hasScale = true;
      if (/^\d+\s?[-–]\s?\d+$/u.test(hint.text)) this.open.range = hint;
    }
    if (this.open && hint.is === "limit") this.open.multiple = true;
    this.pieces.push(hint);
  }

  private startsText({ text, mark }: Line): boolean {
    const { shown, imagined } = this.words;
    return (
      mark === "" &&
      !/[?？]/u.test(text) &&
      (patternOf(shown, "start").test(text) || patternOf(imagined, "start").test(text)) &&
      scaleIn(text, this.words) === null
    );
  }

  /** Whether a line is an answer to the question above, or a statement below it. */
  private isItem(line: Line, asks: boolean, isShown: boolean): boolean {
    if (!this.open || asks || isShown || line.isHeading) return false;
    const { line: head, items } = this.open;
    const isInner = line.indent > head.indent || /\p{L}/u.test(head.mark) !== /\p{L}/u.test(line.mark);
    if (isNumbered(line)) return isInner && head.mark !== "";
    if (line.mark !== "" || (items.length > 1 && /_{2,}$/u.test(line.text))) return true;
    return (
      (!line.afterBlank || (items.length > 0 && line.indent > head.indent)) &&
      isShort(line.text) &&
      !/[.!。]$/u.test(line.text)
    );
  }

  /** The first row of a table heads its columns; of the others the first cell counts, the rest is for marks. */
  private tableRow({ text }: Line): void {
    const { items, columns } = this.open!;
    const cells = text.split("\t").filter((cell) => /[\p{L}\p{N}]/u.test(cell));
    if (columns.length === 0) columns.push(...cells.map((cell) => this.put("option", cell.trim())));
    else items.push(...cells.map((cell) => this.put("row", cell.trim())));
  }

  private item(line: Line, stretches: readonly Stretch[]): void {
    const open = this.open!;
    for (const { text, hint } of stretches) {
      if (hint) this.hint(hint);
      else if (/[☐□○]|\[ ?\]|\( ?\)/u.test(text))
        for (const option of text
          .split(/[☐□○]|\[ ?\]|\( ?\)/u)
          .map((part) => part.trim())
          .filter(Boolean))
          open.items.push(this.put("option", option));
      else {
        const listed =
          line.mark === "" && open.items.length === 0 && /[|;/,、，；／]/u.test(text)
            ? optionsIn(text, this.words)
            : null;
        const label = text.replace(/^\d{1,2}\s*=\s*/u, "").replace(/[\s:：]*_{2,}$/u, "");
        if (listed) this.list(listed);
        else open.items.push(this.put("option", label));
      }
    }
  }

  private list(pieces: readonly Piece[]): void {
    for (const piece of pieces) {
      const put = this.put(piece.is, piece.text);
      if (put.is === "option") this.open!.items.push(put);
    }
  }

  private ask(line: Line, stretches: readonly Stretch[]): void {
    this.end();
    // `Question 4 (required): …`
    const [group] = /[(（][^()（）]*\p{L}{2,}[^()（）]*[)）]/u.exec(line.mark) ?? [];
    const first = group === undefined ? null : hintIn(group, this.words);
    if (first) this.hint(first);
    for (const { text, hint } of stretches) {
      const asks = isAsking(text, this.words);
      const { open } = this;
      const previous = this.pieces.at(-1);
      const goesOn = open?.line === line && previous === open.piece;
      if (hint) this.hint(hint);
      else if (open?.line === line && !asks && optionsIn(text, this.words)) this.list(optionsIn(text, this.words)!);
      else if (goesOn && (line.mark !== "" || !/[?？]$/u.test(open.piece.text) || !/[?？]$/u.test(text)))
        open.piece.text = `${open.piece.text} ${text}`;
      else {
        if (open) this.end();
        this.begin(line, text);
      }
    }
  }

  private begin(line: Line, text: string): void {
    const piece: Piece = { is: "open_question", text, ...(this.hasEnded && { ends_shown: true }) };
    this.hasEnded = false;
    this.open = { piece, line, items: [], columns: [], multiple: false, hasScale: false, isNumber: false, range: null };
    const ends = scaleIn(text, this.words);
    if (ends) {
      if (ends.low !== null) Object.assign(piece, ends);
      this.open.hasScale = true;
    }
    // `Would you buy it – definitely, maybe or not at all?`
    const tail = /(?:\s[-–—]\s|[:：]\s*|[(（])([^()（）?？]+)[)）]?\s*[?？]?["”」]?$/u.exec(text);
    const listed = tail && !ends ? optionsIn(tail[1]!, this.words) : null;
    if (listed) piece.text = text.slice(0, tail!.index);
    this.pieces.push(piece);
    if (listed) this.list(listed);
  }

  private prose({ text, isHeading, afterBlank, mark }: Line, isShown: boolean): void {
    const previous = this.pieces.at(-1);
    const isIntroduction = isShown && patternOf(this.words.shown, "start").test(text);
    this.end();
    if (isIntroduction) {
      const colon = /[:：]\s*/u.exec(text);
      const label = colon ? text.slice(0, colon.index + 1) : text;
      this.put("remark", label);
      const rest = colon ? text.slice(colon.index + colon[0].length) : "";
      if (rest !== "") this.put("shown", rest);
      this.expectsText = rest === "";
      return;
    }
    const isTitle =
      isHeading || (afterBlank && mark === "" && text.length <= LONGEST_TITLE && !/[.!?,;。！？、]$/u.test(text));
    const isLong = isUnspaced(text) ? text.length > 40 : text.split(/\s+/).length >= FEWEST_SHOWN_WORDS;
    const isThanks = patternOf(this.words.notes, "start").test(text);
    const hasBegun = this.pieces.some(({ is }) => is.endsWith("_question") || is === "heading");
    const goesOn = previous?.is === "shown" && !afterBlank;
    if (isShown || this.expectsText || goesOn || (isLong && hasBegun && !isTitle && !isThanks)) this.put("shown", text);
    else this.put(isTitle ? "heading" : "remark", text);
    this.expectsText = false;
  }
}

/** Reads a questionnaire that no rule could. */
export function noteQuestions(request: string, language: PackLanguage): SurveyReading {
  const reader = new Reader(questionnaireWords(language));
  for (const line of linesOf(blockOf(request, "questionnaire"))) reader.read(line);
  reader.end();
  return { pieces: reader.pieces };
}
