import { LONGEST_CONTEXT } from "../../schemas.ts";
import type { Expression } from "../expression.ts";
import { importing, refuse, type Imported, type ImportResult } from "../imported.ts";
import { plainText } from "../plain-text.ts";
import { SurveyDraft } from "../survey-draft.ts";
import { fieldsOf, listOf, numberOf, textOf, type Fields } from "../values.ts";
import { qsfElements, type QsfElements } from "./elements.ts";
import { qsfLogic, type Source } from "./logic.ts";
import { qsfQuestion, type Asked } from "./question.ts";
import { formOf } from "../../answer-forms.ts";

/** Reads an export of Qualtrics (.qsf). */
export const readQsf = (text: string): ImportResult => importing(() => new QsfReader(qsfElements(text)).read());

const DEEPEST_FLOW = 20;
const LEFT_OUT: Record<string, string> = {
  EmbeddedData: "Embedded data are left out.",
  WebService: "A call of another web service is left out.",
  QuotaCheck: "A quota is left out.",
  Authenticator: "An authenticator is left out.",
  TableOfContents: "A table of contents is left out.",
};
const OTHER_ELEMENTS: Record<string, string> = {
  QG: "Quotas are left out.",
  QGO: "Quotas are left out.",
  TR: "Triggers are left out.",
};

/** Where in the flow something stands. */
interface Place {
  when: readonly Expression[];
  /** The block of ours that questions belong to, if a randomizer has made one. */
  block: string | null;
  depth: number;
}

/** Where a question stands, and what is shown above it. */
interface QuestionPlace {
  when: Expression[];
  block: string | null;
  anchored: boolean;
  context: string | null;
}

/** Conditions that questions up to a goal are skipped on. */
interface Skip {
  unless: Expression;
  /** A question, or the end of the block. */
  until: string;
}

class QsfReader {
  readonly #draft = new SurveyDraft();
  readonly #sources = new Map<string, Source>();
  readonly #elements: QsfElements;
  readonly #ids = new Map<string, string>();
  readonly #placed = new Set<string>();
  #ended = false;
  /** A text that stood in a block of its own, to be shown with the next one. */
  #shown: string | null = null;

  constructor(elements: QsfElements) {
    this.#elements = elements;
    for (const [id, question] of elements.questions)
      this.#ids.set(id, this.#draft.freeId(textOf(question.DataExportTag) || id));
  }

  read(): Imported {
    const { flow, others, blocks } = this.#elements;
    this.#walk(flow, { when: [], block: null, depth: 0 });
    for (const [id, { Description }] of blocks)
      if (!this.#placed.has(id))
        this.#draft.leaveOut(`Block ${textOf(Description) || id}`, "It is no part of the survey's flow.");
    for (const kind of others) if (OTHER_ELEMENTS[kind]) this.#draft.leaveOut("Survey", OTHER_ELEMENTS[kind]);
    return this.#draft.finish();
  }

  #walk(flow: readonly unknown[], place: Place): void {
    if (place.depth > DEEPEST_FLOW) refuse("The survey's flow", "is nested too deeply to follow.");
    for (const element of flow.map(fieldsOf)) {
      if (this.#ended) {
        this.#draft.leaveOut("Survey flow", "What stands behind an end of the survey for everybody is left out.");
        return;
      }
      this.#take(element, place);
    }
  }

  #take(element: Fields, place: Place): void {
    const type = textOf(element.Type);
    const inside = { ...place, depth: place.depth + 1 };
    switch (type) {
      case "Block":
      case "Standard":
        return this.#block(textOf(element.ID), place);
      case "Group":
        return this.#walk(listOf(element.Flow), inside);
      case "Branch": {
        const flow = listOf(element.Flow);
        if (flow.length === 0) return;
        const when = qsfLogic(element.BranchLogic, (id) => this.#sources.get(id), "A branch of the flow depends");
        return this.#walk(flow, { ...inside, when: [...place.when, when] });
      }
      case "BlockRandomizer":
        return this.#randomizer(element, inside);
      case "EndSurvey":
        if (place.block) refuse("A randomizer of the flow", "ends the survey for some at random.");
        if (place.when.length === 0) this.#ended = true;
        else this.#draft.endIf(place.when, "A branch of the flow ends the survey");
        return;
      default:
        if (!LEFT_OUT[type])
          refuse("The survey's flow", `has an element that cannot be followed (${type || "unknown"}).`);
        this.#draft.leaveOut("Survey flow", LEFT_OUT[type]);
    }
  }

  /** Blocks in an order of each respondent's own, of which only some may be shown. */
  #randomizer(element: Fields, place: Place): void {
    if (place.block) refuse("A randomizer of the flow", "stands within another one.");
    const children = listOf(element.Flow).map(fieldsOf);
    const shown = numberOf(element.SubSet) ?? children.length;
    const rotation = `r${this.#draft.rotations.length + 1}`;
    const before = this.#draft.blocks.length;
    for (const child of children) {
      const id = this.#draft.addBlock({ shuffled: false, rotation });
      const count = this.#draft.count;
      this.#shown = null;
      this.#walk([child], { ...place, block: id });
      if (this.#draft.count === count) {
        this.#draft.blocks.pop();
        if (shown < children.length)
          refuse(
            "A randomizer of the flow",
            "shows some respondents something that asks nothing, and others questions.",
          );
      }
    }
    const blocks = this.#draft.blocks.length - before;
    if (blocks < 2) {
      for (const block of this.#draft.blocks.slice(before)) block.rotation = null;
      return;
    }
    this.#draft.rotations.push({ id: rotation, shown: shown > 0 && shown < blocks ? shown : null });
  }

  #block(id: string, place: Place): void {
    const block = this.#elements.blocks.get(id);
    if (!block) return;
    const name = `Block ${textOf(block.Description) || id}`;
    if (this.#placed.has(id)) refuse(name, "is shown twice in the flow; questions are asked once.");
    this.#placed.add(id);
    const options = fieldsOf(block.Options);
    const looping = textOf(options.Looping);
    if (looping !== "" && looping !== "None") refuse(name, "is repeated (loop and merge); write its rounds out.");
    const { shuffled, fixed } = this.#orderOf(options, name);
    let own = place.block;
    if (shuffled && own) {
      const mine = this.#draft.blocks.find((other) => other.id === own)!;
      if (mine.shuffled || this.#draft.find(own)) refuse(name, "shuffles its questions within a randomizer.");
      mine.shuffled = true;
    } else if (shuffled) {
      own = this.#draft.addBlock({ shuffled: true, rotation: null });
    }
    const before = this.#draft.count;
    let skips: Skip[] = [];
    let shown = this.#shown;
    this.#shown = null;
    for (const element of listOf(block.BlockElements).map(fieldsOf)) {
      const questionId = textOf(element.QuestionID);
      const question = this.#elements.questions.get(questionId);
      if (element.Type !== "Question" || !question) continue;
      skips = skips.filter(({ until }) => until !== questionId);
      const when = [...place.when, ...skips.map(({ unless }) => unless)];
      if (question.QuestionType === "DB") {
        shown = this.#text(question, questionId, when);
        continue;
      }
      this.#question(questionId, question, { when, block: own, anchored: fixed.has(questionId), context: shown });
      skips.push(...this.#skipsOf(element, questionId, place));
    }
    if (this.#draft.count === before) this.#shown = shown;
    if (skips.some(({ until }) => until !== "ENDOFBLOCK"))
      refuse(name, "skips to a question that does not stand below in the same block.");
  }

  #orderOf(options: Fields, name: string): { shuffled: boolean; fixed: Set<string> } {
    const { Advanced, TotalRandSubset } = fieldsOf(options.Randomization);
    const advanced = fieldsOf(Advanced);
    const how = textOf(options.RandomizeQuestions);
    const isShuffled = how !== "" && !/^(?:false|none|no)$/i.test(how);
    const subset = numberOf(TotalRandSubset) ?? numberOf(advanced.TotalRandSubset) ?? 0;
    if (isShuffled && (subset > 0 || /OnlyX/i.test(how) || listOf(advanced.RandomSubSet).length > 0))
      refuse(name, "asks each respondent only some of its questions, at random; use a randomizer of blocks.");
    if (isShuffled && listOf(advanced.Undisplayed).length > 0)
      refuse(name, "has questions that it never asks; delete them.");
    return { shuffled: isShuffled, fixed: new Set(listOf(advanced.FixedOrder).map(textOf)) };
  }

  /** A text that is shown with the questions below it. */
  #text(question: Fields, questionId: string, when: readonly Expression[]): string | null {
    const where = `Text ${textOf(question.DataExportTag) || questionId}`;
    const text = this.#words(question.QuestionText, where);
    if (text === "") this.#draft.leaveOut(where, "It shows no words.");
    if (text.length > LONGEST_CONTEXT) this.#draft.leaveOut(where, `It has more than ${LONGEST_CONTEXT} characters.`);
    if (text === "" || text.length > LONGEST_CONTEXT) return null;
    if (question.DisplayLogic || when.length > 0)
      refuse(
        where,
        "is shown on a condition, but questions here show the same text to everybody; put it into a question.",
      );
    return text;
  }

  #question(
    questionId: string,
    question: Fields,
    {
      when,
      context,
      ...place
    }: { when: Expression[]; block: string | null; anchored: boolean; context: string | null },
  ): void {
    const id = this.#ids.get(questionId)!;
    const where = `Question ${id}`;
    if (question.QuestionType === "SBS") return this.#sideBySide(questionId, question, { when, context, ...place });
    const asked = qsfQuestion(question, where);
    if (typeof asked === "string") return this.#draft.leaveOut(where, asked);
    const { rows, parts, answers, left } = asked;
    if (question.DisplayLogic)
      when.push(qsfLogic(question.DisplayLogic, (other) => this.#sources.get(other), `${where} is asked`));
    for (const what of left) this.#draft.leaveOut(where, what);
    const text = this.#words(question.QuestionText, where);
    const ids = new Map((rows ?? []).map((row, at) => [row.choice, `${id}_${at + 1}`]));
    for (const one of rowsOf(asked, id, text)) {
      const said = { ...parts, ...one, ...place, context };
      this.#draft.add({ ...said, options: said.options?.map((option) => this.#piped(option, where)) ?? null }, when);
    }
    this.#sources.set(questionId, {
      id,
      answers,
      rows: rows && ids.size > 0 ? ids : null,
      isNumber: formOf(parts) === "number",
    });
  }

  /** Tables side by side, one behind the other. */
  #sideBySide(questionId: string, question: Fields, place: QuestionPlace): void {
    for (const [index, table] of listOf(question.AdditionalQuestions).map(fieldsOf).entries()) {
      const tableId = `${questionId}#${index + 1}`;
      this.#ids.set(tableId, this.#draft.freeId(`${this.#ids.get(questionId)!}_${index + 1}`));
      const QuestionText = `${textOf(question.QuestionText)}<br>${textOf(table.QuestionText)}`;
      const { DisplayLogic } = question;
      this.#question(tableId, { ...table, QuestionText, DisplayLogic }, { ...place, when: [...place.when] });
    }
  }

  /** What is skipped behind a question, and where the survey ends there. */
  #skipsOf(element: Fields, questionId: string, place: Place): Skip[] {
    return listOf(element.SkipLogic)
      .map(fieldsOf)
      .flatMap((skip) => {
        const where = `Behind question ${this.#ids.get(questionId)!} the survey skips`;
        const test = { LogicType: "Question", ...skip, Operator: skip.Condition, LeftOperand: skip.Locator };
        const condition = qsfLogic(test, (id) => this.#sources.get(id), where);
        const until = textOf(skip.SkipToDestination);
        if (until !== "ENDOFSURVEY") return [{ unless: { not: condition }, until }];
        if (place.block) refuse(where, "to the end of the survey within a randomizer.");
        this.#draft.endIf([condition], where);
        return [];
      });
  }

  #words = (html: unknown, where: string): string => this.#piped(plainText(textOf(html)), where);

  /** Pieces that are filled in: earlier answers stay, anything else is refused. */
  #piped(text: string, where: string): string {
    return text.replaceAll(/\$\{((?:[^}$]|\$(?!\{)){0,300})\}/gu, (_, name: string) => {
      const answer = /^q:\/\/(QID\d+)\/Choice(?:Group\/Selected(?:Choices|Answers)|TextEntryValue|NumericEntryValue)/u;
      const id = this.#ids.get(answer.exec(name)?.[1] ?? "");
      if (!id) refuse(where, `fills in \${${name}}, which is no earlier answer; write it out.`);
      return `{{${id}}}`;
    });
  }
}

/** The questions that a question of the export becomes: one, or one of each row. */
function rowsOf({ rows }: Asked, id: string, text: string) {
  if (!rows || rows.length === 0) return [{ id, text }];
  const stem = /[\p{L}\p{N}]$/u.test(text) ? `${text}:` : text;
  return rows.map((row, at) => ({
    ...row.parts,
    id: `${id}_${at + 1}`,
    text: row.text ? `${stem} ${row.text}` : text,
  }));
}
