import { formOf } from "../../answer-forms.ts";
import type { Condition } from "../../condition-schema.ts";
import { allConditions } from "../../condition.ts";
import { LONGEST_CONTEXT, LONGEST_QUESTION } from "../../schemas.ts";
import { refuse } from "../imported.ts";
import { plainText } from "../plain-text.ts";
import type { SurveyDraft } from "../survey-draft.ts";
import { fieldsOf, listOf, textOf, type Fields } from "../values.ts";
import { blockOrder } from "./block-order.ts";
import type { QsfElements } from "./elements.ts";
import type { EmbeddedData } from "./embedded-data.ts";
import { qsfLogic, type Known, type Source } from "./logic.ts";
import { roundsOf, type Round } from "./loops.ts";
import { createPiping } from "./piping.ts";
import type { Place, QuestionPlace, Skip } from "./place.ts";
import { carriedFrom, NOT_ASKED, qsfQuestion, rowsOf, type Asked } from "./question.ts";

const TWICE = "The flow has it twice; at the second place its questions have ids of their own.";

/** Reads the blocks of an export, each at its place in the flow. */
export class QsfBlocks {
  readonly #draft: SurveyDraft;
  readonly #data: EmbeddedData;
  readonly #elements: QsfElements;
  #sources = new Map<string, Source>();
  #ids = new Map<string, string>();
  /** Ids of the questions of each block, where it stands first. */
  readonly placed = new Map<string, string[]>();
  #round: Round | null = null;
  /** Texts without a question below them, to be shown with the next question. */
  #shown: string[] = [];

  constructor(elements: QsfElements, draft: SurveyDraft, data: EmbeddedData) {
    this.#elements = elements;
    this.#draft = draft;
    this.#data = data;
    for (const [id, question] of elements.questions)
      this.#ids.set(id, draft.freeId(textOf(question.DataExportTag) || id));
  }

  get known(): Known {
    return {
      source: (id) => this.#sources.get(id),
      field: (name, where) => {
        const variable = this.#data.read(name, where);
        return { variable, values: this.#data.valuesOf(variable) };
      },
      round: this.#round?.fields ?? new Map(),
    };
  }

  /** A text with what it fills in. */
  piped = (text: string, where: string): string =>
    createPiping(this.#draft, this.#data, this.known, (id) => this.#elements.questions.get(id))(text, where);

  /** Reads a block, in all of its rounds. */
  read(id: string, place: Place): void {
    const block = this.#elements.blocks.get(id);
    if (!block) return;
    const name = `Block ${textOf(block.Description) || id}`;
    const options = fieldsOf(block.Options);
    const rounds = roundsOf(options, this.known.source);
    if (typeof rounds === "string") return refuse(name, rounds);
    const [first, from] = [this.placed.get(id), this.#draft.count];
    const [ids, sources] = [new Map(this.#ids), new Map(this.#sources)];
    if (first) this.#callAnew(block);
    this.#inRounds(block, name, place, rounds);
    if (!first) this.placed.set(id, this.#draft.idsFrom(from));
    else if (rounds !== null || place.block !== null || !this.#draft.fold(first, from))
      this.#draft.leaveOut(name, TWICE);
    else [this.#ids, this.#sources] = [ids, sources];
  }

  #inRounds(block: Fields, name: string, place: Place, rounds: readonly Round[] | null): void {
    if (rounds === null) return this.#pass(block, name, place);
    const options = fieldsOf(block.Options);
    const order = fieldsOf(options.LoopingOptions).Randomization;
    const isRandom = order !== undefined && !/^(?:None|false|)$/i.test(textOf(order));
    const rotates = isRandom && place.block === null && rounds.length > 1;
    if (isRandom && !rotates) this.#draft.leaveOut(name, "Its rounds keep the order of the file.");
    const rotation = rotates ? this.#draft.addRotation() : null;
    for (const round of rounds) {
      this.#round = round;
      const own = rotation ? this.#draft.addBlock({ shuffled: false, rotation }) : place.block;
      const when = round.when ? [...place.when, round.when] : place.when;
      this.#pass(block, name, { ...place, when, block: own, isAlone: rotates || place.isAlone });
    }
    this.#round = null;
  }

  /** Reports a text behind the last question. */
  end(): void {
    if (this.#shown.length > 0) this.#draft.leaveOut("Survey", "A text behind the last question is left out.");
  }

  /** If the flow has a block again, gives its questions new ids. */
  #callAnew(block: Fields): void {
    for (const questionId of listOf(block.BlockElements).map((element) => textOf(fieldsOf(element).QuestionID))) {
      const id = this.#ids.get(questionId);
      if (id !== undefined) this.#ids.set(questionId, this.#draft.freeId(this.#draft.codeOf(id)));
    }
  }

  #pass(block: Fields, name: string, place: Place): void {
    const { isShuffled, fixed, some } = blockOrder(block, name, this.#draft, place);
    let own = place.block;
    if (isShuffled && own && place.isAlone) this.#draft.blocks.find((other) => other.id === own)!.shuffled = true;
    else if (isShuffled && own)
      this.#draft.leaveOut(name, "Its questions keep the order of the file, as a randomizer moves it.");
    else if (isShuffled) own = this.#draft.addBlock({ shuffled: true, rotation: null });
    let skips: Skip[] = [];
    let shown = this.#shown;
    this.#shown = [];
    let isBelow = false;
    for (const element of listOf(block.BlockElements).map(fieldsOf)) {
      const questionId = textOf(element.QuestionID);
      const question = this.#elements.questions.get(questionId);
      if (element.Type !== "Question" || !question) continue;
      skips = skips.filter(({ until }) => until !== questionId);
      const extra = skips.map(({ unless }) => unless);
      const arm = some.get(questionId);
      if (arm) extra.push(arm);
      if (question.QuestionType === "DB") {
        const text = this.#text(question, questionId, place, extra);
        if (text === null) continue;
        shown = isBelow ? [text] : [...shown, text];
        isBelow = false;
        continue;
      }
      const context = this.#contextOf(shown, name);
      const count = this.#draft.count;
      this.#question(questionId, question, {
        when: [...place.when, ...extra],
        block: own,
        anchored: fixed.has(questionId),
        context,
      });
      isBelow ||= this.#draft.count > count;
      skips.push(...this.#skipsOf(element, questionId, place));
    }
    if (!isBelow) this.#shown = shown.map((text) => this.#onlyFor(text, place.when));
    if (skips.some(({ until }) => until !== "ENDOFBLOCK"))
      refuse(name, "skips to a question that is not below it in the same block.");
  }

  #contextOf(shown: readonly string[], where: string): string | null {
    const text = shown.join("\n");
    if (text.length <= LONGEST_CONTEXT) return text === "" ? null : text;
    this.#draft.leaveOut(where, `A text has more than ${LONGEST_CONTEXT} characters.`);
    return null;
  }

  /** A text that is shown with later questions is still shown only to the participants it is for. */
  #onlyFor(text: string, when: readonly Condition[]): string {
    const condition = allConditions(when);
    return condition === null || /^\{\{[^{}]*\}\}$/.test(text) ? text : this.#data.textFor("text", text, condition);
  }

  /** A text that is shown with the questions below it; for those whom a condition names, as a variable. */
  #text(question: Fields, questionId: string, place: Place, extra: readonly Condition[]): string | null {
    const tag = textOf(question.DataExportTag) || questionId;
    const where = `Text ${tag}`;
    const text = this.#words(question.QuestionText, where);
    if (text === "") this.#draft.leaveOut(where, "It shows no words.");
    if (text.length > LONGEST_CONTEXT) this.#draft.leaveOut(where, `It has more than ${LONGEST_CONTEXT} characters.`);
    if (text === "" || text.length > LONGEST_CONTEXT) return null;
    const own = [...extra, ...this.#displayLogic(question, `${where} is shown`)];
    const condition = own.length > 0 ? this.#draft.conditionOf([...place.when, ...own], `${where} is shown`) : true;
    if (condition === false) return null;
    return condition === true || condition === null ? text : this.#data.textFor(`text_${tag}`, text, condition);
  }

  #displayLogic = ({ DisplayLogic, InPageDisplayLogic }: Fields, where: string): Condition[] =>
    [DisplayLogic, InPageDisplayLogic].flatMap((logic) => (logic ? [qsfLogic(logic, this.known, where)] : []));

  #question(questionId: string, question: Fields, { when, context, ...place }: QuestionPlace): void {
    const base = this.#ids.get(questionId)!;
    const where = `Question ${base}`;
    if (question.QuestionType === "SBS") return this.#sideBySide(questionId, question, { when, context, ...place });
    const asked = qsfQuestion(this.#carried(question, where), where);
    if (typeof asked === "string") return this.#draft.leaveOut(asked === NOT_ASKED ? "Survey" : where, asked);
    const conditions = [...when, ...this.#displayLogic(question, `${where} is asked`)];
    for (const what of asked.left) this.#draft.leaveOut(where, what);
    const answers = this.#optionsOf(asked, base, where, conditions);
    const { text, above } = this.#textAndContext(question, where, context);
    if (text === "") return this.#draft.leaveOut(where, "It has no words that ask something.");
    const round = this.#round;
    const suffix = round ? `@${round.number}` : "";
    const rows = new Map((asked.rows ?? []).map((row, at) => [row.choice, `${base}_${at + 1}${suffix}`]));
    for (const one of rowsOf(asked, base, text)) {
      const said = { ...asked.parts, ...one, ...place, context: above, id: `${one.id}${suffix}` };
      const item = round && { question_id: one.id, number: round.number, item: round.item };
      this.#draft.add({ ...said, text: this.piped(one.text, where), round: item }, conditions);
    }
    const source: Source = {
      id: `${base}${suffix}`,
      answers,
      rows: asked.rows && rows.size > 0 ? rows : null,
      isNumber: formOf(asked.parts) === "number",
    };
    this.#sources.set(questionId, source);
    if (round) this.#sources.set(`${round.key}_${questionId}`, source);
  }

  /** The words of a question. If they are too long, all paragraphs but the last stand above it. */
  #textAndContext(question: Fields, where: string, context: string | null) {
    const paragraphs = this.#words(question.QuestionText, where).split("\n");
    const whole = paragraphs.join("\n");
    if (whole.length <= LONGEST_QUESTION && whole !== "") return { text: whole, above: context };
    const source = whole === "" ? (context ?? "").split("\n") : paragraphs;
    const text = source.at(-1)!;
    if (text.length > LONGEST_QUESTION)
      return { text: whole === "" ? "" : text.slice(0, LONGEST_QUESTION), above: context };
    const rest = source.slice(0, -1).join("\n");
    const above = whole === "" ? rest : [context ?? "", rest].filter(Boolean).join("\n");
    return { text, above: above === "" ? null : above };
  }

  /** Options that are taken over from an earlier question, each shown to those whose answer allows it. */
  #carried(question: Fields, where: string): Fields {
    const carried = carriedFrom(question.DynamicChoices);
    const source = carried && this.#sources.get(carried.from);
    if (!carried || !source) return question;
    const own = Object.entries(fieldsOf(question.Choices));
    const given = source.rows
      ? [...source.rows].map(([key, id]) => [key, this.#draft.find(id)?.text ?? id] as const)
      : [...source.answers].map(([key, answer]) => [key, String(answer)] as const);
    const choices = given.map(([key, text]) => {
      const chosen: Condition = { question_id: source.id, any_of: [text] };
      const shown = carried.selected === null ? null : carried.selected ? chosen : { not: chosen };
      return [`x${key}`, { Display: text, ...(shown && !source.rows ? { shown } : {}) }] as const;
    });
    if (source.rows) this.#draft.leaveOut(where, "It shows all rows of the table that it takes its options from.");
    return { ...question, DynamicChoices: null, Choices: Object.fromEntries([...choices, ...own]), ChoiceOrder: [] };
  }

  /**
   * Exchanges options that only some are shown for variables, which are empty for the others, in place.
   * @returns what the choices became
   */
  #optionsOf(asked: Asked, base: string, where: string, conditions: Condition[]): Asked["answers"] {
    const { parts, logic } = asked;
    const exchanged = new Map<string, string>();
    const shown: Condition[] = [];
    for (const [option, own] of logic) {
      const condition = own.shown ?? qsfLogic(own.logic, this.known, `${where} shows an option`);
      shown.push(condition);
      const needed = this.#draft.conditionOf([condition], where);
      if (needed !== null && needed !== true)
        exchanged.set(option, needed === false ? "" : this.#data.textFor(`${base}_option`, option, needed));
    }
    const words = (option: string): string => exchanged.get(option) ?? this.piped(option, where);
    if (parts.options && logic.size === parts.options.length && shown.length > 0) conditions.push({ any: shown });
    if (parts.options) parts.options = parts.options.map(words).filter((option) => option !== "");
    for (const field of ["exclusive_options", "anchored_options"] as const)
      if (parts[field]) parts[field] = parts[field].map(words).filter((option) => parts.options?.includes(option));
    return new Map(
      [...asked.answers].map(([key, answer]) => [key, typeof answer === "string" ? words(answer) : answer]),
    );
  }

  /** Tables that stand side by side, one after another. */
  #sideBySide(questionId: string, question: Fields, place: QuestionPlace): void {
    for (const [index, table] of listOf(question.AdditionalQuestions).map(fieldsOf).entries()) {
      const tableId = `${questionId}#${index + 1}`;
      if (!this.#ids.has(tableId))
        this.#ids.set(tableId, this.#draft.freeId(`${this.#ids.get(questionId)!}_${index + 1}`));
      const QuestionText = `${textOf(question.QuestionText)}<br>${textOf(table.QuestionText)}`;
      const { DisplayLogic } = question;
      this.#question(tableId, { ...table, QuestionText, DisplayLogic }, { ...place, when: [...place.when] });
    }
  }

  /** The questions that are skipped behind a question, and where the survey ends there. */
  #skipsOf(element: Fields, questionId: string, place: Place): Skip[] {
    return listOf(element.SkipLogic)
      .map(fieldsOf)
      .flatMap((skip) => {
        const where = `Behind question ${this.#ids.get(questionId)!} the survey skips`;
        const test = { LogicType: "Question", ...skip, Operator: skip.Condition, LeftOperand: skip.Locator };
        const condition = qsfLogic(test, this.known, where);
        const until = textOf(skip.SkipToDestination);
        if (until !== "ENDOFSURVEY") return [{ unless: { not: condition }, until }];
        this.#draft.endIf([...place.when, condition], where);
        return [];
      });
  }

  #words = (html: unknown, where: string): string => this.piped(plainText(textOf(html)), where);
}
