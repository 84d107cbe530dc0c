import { isDeepStrictEqual } from "node:util";
import { isId } from "../check/check-question.ts";
import {
  MOST_BLOCKS,
  MOST_QUESTIONS,
  plainQuestion,
  type Condition,
  type Survey,
  type SurveyBlock,
  type SurveyQuestion,
} from "../schemas.ts";
import { conditionOf, holdsUnasked, questionsIn, type Expression } from "./expression.ts";
import { refuse, type Imported } from "./imported.ts";
import type { NotImported } from "./not-imported.ts";

/** Names of a profile's facts, by which results are broken down beside questions. */
const RESERVED = new Set(["age", "gender", "income_level", "location", "occupation", "household", "education"]);

/** Of the questions of a file, deleted ones included. */
const MOST_CODES = 2_000;
/** What somebody reads of what was left out. */
const MOST_NOTES = 200;

/** What a question is made of; whatever is left out is as in a plain one. */
export type QuestionParts = Partial<SurveyQuestion> & Pick<SurveyQuestion, "id" | "kind" | "text">;

/** Whom a survey ends for, and behind which question. */
interface Ending {
  condition: Condition;
  after: number;
  where: string;
}

/** A survey that is being read from another product's export, question by question in the order of its flow. */
export class SurveyDraft {
  readonly #questions: SurveyQuestion[] = [];
  readonly #endings: Ending[] = [];
  readonly #ids = new Set<string>();
  readonly blocks: Survey["blocks"] = [];
  readonly rotations: Survey["rotations"] = [];
  readonly #notImported: NotImported[] = [];

  /** An id like the code that a question has there, if it can be one here and is still free. */
  freeId(code: string): string {
    const plain = code
      .trim()
      .replaceAll(/[^A-Za-z0-9]+/g, "_")
      .replaceAll(/^_|_$/g, "")
      .slice(0, 30);
    if (this.#ids.size >= MOST_CODES)
      refuse("The file", `has more than ${MOST_CODES} questions, deleted ones included.`);
    const start = isId(plain) && !RESERVED.has(plain.toLowerCase()) ? plain : `q${plain}`.slice(0, 30);
    let id = isId(start) ? start : "q";
    for (let count = 2; this.#ids.has(id.toLowerCase()); count += 1) id = `${start}_${count}`;
    this.#ids.add(id.toLowerCase());
    return id;
  }

  /** Says that something was left out. */
  leaveOut(where: string, what: string): void {
    if (this.#notImported.length > MOST_NOTES) return;
    if (this.#notImported.length === MOST_NOTES)
      this.#notImported.push({ where: "Survey", what: "More was left out than is listed here." });
    else if (!this.#notImported.some((other) => other.where === where && other.what === what))
      this.#notImported.push({ where, what });
  }

  /**
   * Adds a question behind those there are.
   * @param when what all has to hold for it to be asked
   */
  add(parts: QuestionParts, when: readonly Expression[] = []): void {
    if (this.#questions.length >= 2 * MOST_QUESTIONS)
      refuse("The survey", `has more than ${MOST_QUESTIONS} questions, rows of tables included.`);
    const where = `Question ${parts.id} is asked`;
    this.#questions.push({ ...plainQuestion, ...parts, ask_if: this.#allOf(when, where) });
  }

  /** Ends the survey, behind the last question so far, for those for whom all of this holds. */
  endIf(when: readonly Expression[], where: string): void {
    const condition = this.#allOf(when, where);
    if (!condition) return refuse(where, "for everybody; take out what stands behind it.");
    this.#endings.push({ condition, after: this.#questions.length - 1, where });
  }

  /** Begins a block. @returns its id */
  addBlock(order: Omit<SurveyBlock, "id">): string {
    if (this.blocks.length >= MOST_BLOCKS)
      refuse("The survey", `has more than ${MOST_BLOCKS} blocks whose order changes.`);
    const id = `b${this.blocks.length + 1}`;
    this.blocks.push({ id, ...order });
    return id;
  }

  get count(): number {
    return this.#questions.length;
  }

  find = (id: string): SurveyQuestion | undefined => this.#questions.find((question) => question.id === id);

  /** Several conditions as one: about one question, or such that one is met by whoever meets another. */
  #allOf(when: readonly Expression[], where: string): Condition | null {
    const parts = when.filter((part, index) => !when.slice(0, index).some((other) => isDeepStrictEqual(other, part)));
    if (parts.length === 0) return null;
    const conditions = parts.map((part) => conditionOf(part, this.find, where));
    const askedIf = ({ question_id }: Condition) => this.find(question_id)?.ask_if ?? null;
    for (const [index, part] of parts.entries()) {
      const skipped = askedIf(conditions[index]!);
      if (skipped && holdsUnasked(part) && !conditions.some((condition) => isDeepStrictEqual(condition, skipped)))
        refuse(
          where,
          `also of those who are not asked ${conditions[index]!.question_id}, as they have not answered it; name the ` +
            "answers that lead here.",
        );
    }
    const together: Expression = { and: parts };
    if (questionsIn(together).length === 1)
      return conditionOf(parts.length === 1 ? parts[0]! : together, this.find, where);
    const needed = conditions.filter(
      (condition) => !conditions.some((other) => other !== condition && isDeepStrictEqual(askedIf(other), condition)),
    );
    return needed.length === 1 ? needed[0]! : conditionOf(together, this.find, where);
  }

  /** Puts each ending at the question behind it, or as soon before it as there is room for one. */
  #placeEndings(): void {
    for (const { condition, after, where } of this.#endings) {
      const decides = this.#questions.findIndex(({ id }) => id === condition.question_id);
      if (after === this.#questions.length - 1 && decides !== after) {
        this.leaveOut(where, "The end of the survey for some, behind its last question: they have answered all.");
        continue;
      }
      const first = decides === after ? after : after + 1;
      let place = first;
      while (place >= decides && !this.#canEnd(this.#questions[place]!, condition)) place -= 1;
      if (place < decides)
        refuse(where, `on ${condition.question_id}, but other conditions end it at the same place; ask in between.`);
      if (place < first)
        this.leaveOut(
          where,
          `The end on ${condition.question_id} comes a little earlier, at ${this.#questions[place]!.id}.`,
        );
      const question = this.#questions[place]!;
      const any_of = [...(question.terminate_if?.any_of ?? []), ...condition.any_of];
      this.#questions[place] = { ...question, terminate_if: { ...condition, any_of } };
    }
  }

  /** Whether all for whom a condition holds are asked a question, and nothing else ends the survey there. */
  #canEnd({ id, terminate_if, ask_if, block }: SurveyQuestion, condition: Condition): boolean {
    if (terminate_if !== null && terminate_if.question_id !== condition.question_id) return false;
    if (id === condition.question_id) return true;
    if (this.blocks.some((other) => other.id === block && other.rotation !== null)) return false;
    return ask_if === null || isDeepStrictEqual(ask_if, this.find(condition.question_id)?.ask_if);
  }

  /**
   * The whole survey.
   * @throws CannotImport if there is nothing to ask
   */
  finish(): Imported {
    if (this.#questions.length === 0) refuse("The file", "has no question that a survey can ask.");
    this.#placeEndings();
    // Products mark none as required unless told to; then all are asked alike.
    const marks = this.#questions.some(({ required }) => required);
    const questions = this.#questions.map((question) => ({ ...question, required: question.required || !marks }));
    const used = this.blocks.filter(({ id }) => questions.some(({ block }) => block === id));
    return {
      survey: { questions, blocks: used, rotations: this.rotations },
      not_imported: this.#notImported,
    };
  }
}
