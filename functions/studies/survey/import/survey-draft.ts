import { isDeepStrictEqual } from "node:util";
import { isId } from "../check/check-question.ts";
import {
  LONGEST_ID,
  MOST_BLOCKS,
  MOST_QUESTIONS,
  plainQuestion,
  type Survey,
  type SurveyBlock,
  type SurveyQuestion,
} from "../schemas.ts";
import type { Condition } from "../condition-schema.ts";
import { allConditions, neededAnswers, questionsIn, simpleCondition, type AnyOf } from "../condition.ts";
import { ARMS, LONGEST_NAME, MOST_EXPERIMENTS, type Experiment } from "../experiment-schema.ts";
import { armNames } from "./arm-names.ts";
import { idLike, numberInFile, plainCode } from "./code-ids.ts";
import { decided, simplified } from "./expression.ts";
import { foldQuestions } from "./fold-questions.ts";
import { refuse, type Imported } from "./imported.ts";
import type { NotImported } from "./not-imported.ts";

/** Most questions of a file, deleted ones included. */
const MOST_CODES = 2_000;
/** Most notes on what was left out that somebody reads. */
const MOST_NOTES = 200;

/** What a question is made of; whatever is left out is as in a plain one. */
export type QuestionParts = Partial<SurveyQuestion> & Pick<SurveyQuestion, "id" | "kind" | "text">;

/** The condition on which a survey ends, and the question behind which it ends. */
interface Ending {
  condition: Condition;
  after: number;
  where: string;
}

const partsOf = (condition: Condition): Condition[] => ("all" in condition ? condition.all : [condition]);

/** A survey that is being read from another product's export, question by question in the order of its flow. */
export class SurveyDraft {
  #questions: SurveyQuestion[] = [];
  readonly #endings: Ending[] = [];
  readonly #ids = new Set<string>();
  /** The codes that questions have there, by the ids that they got. */
  readonly #codes = new Map<string, string>();
  #blockCount = 0;
  #rotationCount = 0;
  readonly blocks: Survey["blocks"] = [];
  readonly rotations: Survey["rotations"] = [];
  readonly experiments: Survey["experiments"] = [];
  readonly variables: Survey["variables"] = [];
  readonly #notImported: NotImported[] = [];

  /** An id like the code that a question has there, if it can be one here and is still free. */
  freeId(code: string): string {
    if (this.#ids.size >= MOST_CODES)
      refuse("The file", `has more than ${MOST_CODES} questions, deleted ones included.`);
    const start = idLike(code);
    let id = isId(start) ? start : "q";
    for (let count = 2; this.#ids.has(id.toLowerCase()); count += 1) id = `${start}_${count}`;
    this.#ids.add(id.toLowerCase());
    this.#codes.set(id, code.trim().slice(0, LONGEST_ID) || id);
    return id;
  }

  codeOf = (id: string): string => this.#codes.get(id) ?? id;

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
   * @param when all conditions that have to hold for it to be asked
   */
  add(parts: QuestionParts, when: readonly Condition[] = []): void {
    if (this.#questions.length >= 2 * MOST_QUESTIONS)
      refuse("The survey", `has more than ${MOST_QUESTIONS} questions, rows of tables included.`);
    const where = `Question ${parts.id} is asked`;
    const whole = decided({ all: [...when] });
    if (whole === false) return this.leaveOut(`Question ${parts.id}`, "It is never asked.");
    this.#questions.push({
      ...plainQuestion,
      number: numberInFile(this.#codes, parts.id),
      ...parts,
      ask_if: whole === true ? null : this.#allOf(partsOf(whole), where),
    });
  }

  /** Ends the survey, behind the last question so far, for those for whom all of this holds. */
  endIf(when: readonly Condition[], where: string): void {
    const whole = decided({ all: [...when] });
    if (whole === false) return;
    const condition = whole === true ? null : this.#allOf(partsOf(whole), where);
    if (!condition) return refuse(where, "for everybody; remove everything after it.");
    this.#endings.push({ condition, after: this.#questions.length - 1, where });
  }

  /**
   * Begins an experiment.
   * @param arms what each is called
   * @returns its id, and those of its arms
   */
  addExperiment(name: string, arms: readonly string[], within: Experiment["within"]): { id: string; arms: string[] } {
    const where = `The experiment ${name}`;
    if (this.experiments.length >= MOST_EXPERIMENTS)
      refuse("The survey", `has more than ${MOST_EXPERIMENTS} randomizers that divide participants.`);
    if (arms.length > ARMS.most) refuse(where, `has ${arms.length} arms; an experiment has ${ARMS.most} at most.`);
    const plain = plainCode(name);
    let id = isId(plain) ? plain : `x${this.experiments.length + 1}`;
    for (let count = 2; this.experiments.some((other) => other.id.toLowerCase() === id.toLowerCase()); count += 1)
      id = `${(isId(plain) ? plain : "x").slice(0, 30)}_${count}`;
    const ids = arms.map((_, index) => `arm_${index + 1}`);
    const shown = armNames(arms);
    this.experiments.push({
      id,
      name: name.trim().slice(0, LONGEST_NAME).trimEnd(),
      arms: ids.map((arm, index) => ({ id: arm, name: shown[index]!, share: 100 / arms.length })),
      within,
    });
    return { id, arms: ids };
  }

  /** What all has to hold, in short; whether it does, where nothing decides it. */
  conditionOf(when: readonly Condition[], where: string): Condition | boolean {
    const whole = decided({ all: [...when] });
    return typeof whole === "boolean" ? whole : (this.#allOf(partsOf(whole), where) ?? true);
  }

  /** Begins a rotation. @returns its id */
  addRotation(): string {
    const id = `r${(this.#rotationCount += 1)}`;
    this.rotations.push({ id, shown: null });
    return id;
  }

  /** Sets how many of its blocks a rotation shows. Removes the rotation if none of its blocks is left. */
  closeRotation(id: string, shown: number | null): void {
    const at = this.rotations.findIndex((rotation) => rotation.id === id);
    if (this.blocks.some(({ rotation }) => rotation === id)) this.rotations[at]!.shown = shown;
    else this.rotations.splice(at, 1);
  }

  /** Takes back a block that has no questions. */
  dropBlock(id: string): void {
    this.blocks.splice(
      this.blocks.findIndex((block) => block.id === id),
      1,
    );
  }

  /** Begins a block. @returns its id */
  addBlock(order: Omit<SurveyBlock, "id">): string {
    if (this.blocks.length >= MOST_BLOCKS)
      refuse("The survey", `has more than ${MOST_BLOCKS} blocks whose order changes.`);
    const id = `b${(this.#blockCount += 1)}`;
    this.blocks.push({ id, ...order });
    return id;
  }

  get count(): number {
    return this.#questions.length;
  }

  idsFrom = (place: number): string[] => this.#questions.slice(place).map(({ id }) => id);
  /**
   * Makes one of the last questions and the questions that ask the same of participants of other arms.
   * @returns whether that is possible ({@link foldQuestions})
   */
  fold(first: readonly string[], from: number): boolean {
    const start = this.#questions.findIndex(({ id }) => id === first[0]);
    if (this.#endings.some(({ after }) => after >= start)) return false;
    const folded = foldQuestions({ questions: this.#questions, variables: this.variables }, first, from);
    this.#questions = folded ?? this.#questions;
    return folded !== null;
  }

  find = (id: string): SurveyQuestion | undefined => this.#questions.find((question) => question.id === id);

  /** Several conditions as one, without those that another one implies. */
  #allOf(when: readonly Condition[], where: string): Condition | null {
    const parts = when.filter((part, index) => !when.slice(0, index).some((other) => isDeepStrictEqual(other, part)));
    if (parts.length === 0) return null;
    const together = simplified(parts.length === 1 ? parts[0]! : { all: [...parts] }, this.find, where);
    if (!("all" in together)) return together;
    const implied = neededAnswers(together).flatMap(({ question_id }) => {
      const { ask_if = null } = this.find(question_id) ?? {};
      return ask_if === null ? [] : "all" in ask_if ? ask_if.all : [ask_if];
    });
    const needed = together.all.filter((part) => !implied.some((other) => isDeepStrictEqual(other, part)));
    return needed.length > 0 ? allConditions(needed) : together;
  }

  /** Puts each ending at the question behind it, or as soon before or behind it as there is room for one. */
  #placeEndings(): void {
    for (const ending of this.#endings) {
      const simple = simpleCondition(ending.condition);
      if (!(simple && this.#placeBefore(simple, ending))) this.#placeBehind(ending);
    }
  }

  /** Puts an ending on one answer at the question behind it, or before that. @returns false if there is no room */
  #placeBefore(condition: AnyOf, { after, where }: Ending): boolean {
    const decides = this.#questions.findIndex(({ id }) => id === condition.question_id);
    if (after === this.#questions.length - 1 && decides !== after) {
      this.leaveOut(where, "The end of the survey for some, behind its last question: they have answered all.");
      return true;
    }
    const first = decides === after ? after : after + 1;
    let place = first;
    while (place >= decides && !this.#canEnd(this.#questions[place]!, condition)) place -= 1;
    if (place < decides) return false;
    if (place < first)
      this.leaveOut(
        where,
        `The end on ${condition.question_id} comes a little earlier, at ${this.#questions[place]!.id}.`,
      );
    const question = this.#questions[place]!;
    const earlier = simpleCondition(question.terminate_if)?.any_of ?? [];
    const added = condition.any_of.filter((one) => !earlier.some((other) => isDeepStrictEqual(one, other)));
    this.#questions[place] = { ...question, terminate_if: { ...condition, any_of: [...earlier, ...added] } };
    return true;
  }

  /**
   * Puts an ending at the first question behind it that everybody is asked; those in between are not asked of whom it
   * ends for.
   */
  #placeBehind({ condition, after, where }: Ending): void {
    const decides = Math.max(
      -1,
      ...questionsIn(condition).map((id) => this.#questions.findIndex((one) => one.id === id)),
    );
    if (after === this.#questions.length - 1)
      return this.leaveOut(where, "The end of the survey for some, behind its last question: they have answered all.");
    const last = this.#questions[after];
    if (last && decides === after && last.ask_if === null && last.terminate_if === null) {
      this.#questions[after] = { ...last, terminate_if: condition };
      return;
    }
    for (let place = Math.max(after, decides) + 1; place < this.#questions.length; place += 1) {
      const question = this.#questions[place]!;
      const isRotating = this.blocks.some(({ id, rotation }) => id === question.block && rotation !== null);
      if (question.ask_if === null && !isRotating) {
        const ends = question.terminate_if;
        this.#questions[place] = { ...question, terminate_if: ends ? { any: [ends, condition] } : condition };
        return;
      }
      this.#questions[place] = { ...question, ask_if: allConditions([question.ask_if, { not: condition }]) };
    }
    this.leaveOut(where, "Those for whom the survey ends there count as completes, and are asked nothing behind it.");
  }

  /** Whether all for whom a condition holds are asked a question, and nothing else ends the survey there. */
  #canEnd({ id, terminate_if, ask_if, block }: SurveyQuestion, condition: AnyOf): boolean {
    if (terminate_if !== null && simpleCondition(terminate_if)?.question_id !== condition.question_id) return false;
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
    // Products mark no question as required unless told to; then all questions are required.
    const marks = this.#questions.some(({ required }) => required);
    const questions = this.#questions.map((question) => ({ ...question, required: question.required || !marks }));
    const used = this.blocks.filter(({ id }) => questions.some(({ block }) => block === id));
    for (const { id } of [...this.rotations]) {
      const own = used.filter(({ rotation }) => rotation === id);
      if (own.length > 1) continue;
      for (const block of own) block.rotation = null;
      this.rotations.splice(
        this.rotations.findIndex((rotation) => rotation.id === id),
        1,
      );
    }
    return {
      survey: {
        questions,
        blocks: used,
        rotations: this.rotations,
        experiments: this.experiments,
        variables: this.variables,
      },
      not_imported: this.#notImported,
    };
  }
}
