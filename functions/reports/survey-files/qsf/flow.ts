import { simpleCondition, questionsIn } from "../../../studies/survey/condition.ts";
import type { Condition } from "../../../studies/survey/condition-schema.ts";
import type { Experiment, Variable } from "../../../studies/survey/experiment-schema.ts";
import { pipedIn } from "../../../studies/survey/piping.ts";
import { questionsBehind } from "../../../studies/survey/variables.ts";
import {
  LONGEST_QUESTION,
  type Survey,
  type SurveyBlock,
  type SurveyQuestion,
} from "../../../studies/survey/schemas.ts";
import { qsfLogic } from "./logic.ts";
import type { Loop } from "./loops.ts";
import type { Names } from "./names.ts";
import { choiceOf, qsfQuestion, qsfText } from "./question.ts";
import { cannotHold, numbered, type Fields } from "./values.ts";

const END = "ENDOFSURVEY";
/** Shares of arms are made of this many equal parts at most. */
const MOST_PARTS = 20;
/** Percent, in which a share may be off. */
const ROUNDED = 0.5;

/** How many equal parts each arm has. @throws CannotHold for shares that no such parts make */
function partsOf({ id, arms }: Experiment): number[] {
  for (let parts = arms.length; parts <= MOST_PARTS; parts += 1) {
    const counts = arms.map(({ share }) => Math.round((share * parts) / 100));
    const fits = counts.every((count, at) => count > 0 && Math.abs((100 * count) / parts - arms[at]!.share) <= ROUNDED);
    if (fits && counts.reduce((sum, count) => sum + count, 0) === parts) return counts;
  }
  return cannotHold(`The experiment ${id}`, "has shares that are not made of twenty equal parts");
}

const isTogether = (one: SurveyBlock | undefined, other: SurveyBlock | undefined): boolean =>
  one !== undefined && one.rotation !== null && one.rotation === other?.rotation;

/** Writes the questions of a survey in the order in which they are asked, as blocks and a flow. */
export class QsfFlow {
  readonly #names: Names;
  readonly #survey: Survey;
  readonly questions: Fields[] = [];
  readonly blocks: Fields[] = [];
  #flowIds = 1;
  #texts = 0;
  readonly #asked = new Set<string>();
  readonly #waiting: Set<Variable>;
  /** The elements of the block that is being written, and the text that is shown in it. */
  #open: { elements: Fields[]; shown: string | null } | null = null;

  constructor(names: Names) {
    this.#names = names;
    this.#survey = names.survey;
    this.#waiting = new Set(names.variables);
  }

  /** All of the flow. @throws CannotHold for an order or a route that Qualtrics has no place for */
  write(): Fields[] {
    const flow = this.#experiments(null);
    const { questions } = this.#survey;
    const runs: SurveyQuestion[][] = [];
    const loops = new Map<SurveyQuestion[], Loop>();
    for (let at = 0; at < questions.length; at += 1) {
      const loop = this.#names.loops.get(at);
      const above = runs.at(-1);
      if (loop) {
        runs.push(loop.rounds.flat());
        loops.set(runs.at(-1)!, loop);
        at += runs.at(-1)!.length - 1;
      } else if (above && !loops.has(above) && above[0]!.block === questions[at]!.block) above.push(questions[at]!);
      else runs.push([questions[at]!]);
    }
    const blockOf = (run: SurveyQuestion[] | undefined) => this.#survey.blocks.find(({ id }) => id === run?.[0]?.block);
    const rotated = new Set<string>();
    for (let at = 0; at < runs.length; at += 1) {
      const loop = loops.get(runs[at]!);
      if (loop) {
        flow.push(...this.#loop(loop));
        continue;
      }
      const rotation = blockOf(runs[at])?.rotation ?? null;
      if (rotation === null) {
        flow.push(...this.#run(runs[at]!, blockOf(runs[at])));
        continue;
      }
      if (rotated.has(rotation)) cannotHold(`The rotation ${rotation}`, "has other questions between its blocks");
      rotated.add(rotation);
      const start = at;
      while (isTogether(blockOf(runs[at]), blockOf(runs[at + 1]))) at += 1;
      flow.push(...this.#ready());
      const children = runs
        .slice(start, at + 1)
        .map((run) => this.#group(run[0]!.block!, this.#run(run, blockOf(run))));
      const shown = this.#survey.rotations.find(({ id }) => id === rotation)?.shown ?? children.length;
      flow.push(this.#element({ Type: "BlockRandomizer", SubSet: shown, EvenPresentation: true, Flow: children }));
    }
    return flow;
  }

  #element = (fields: Fields): Fields => ({ ...fields, FlowID: `FL_${(this.#flowIds += 1)}` });
  #group = (Description: string, Flow: Fields[]): Fields =>
    Flow.length === 1 && Flow[0]!.Type === "Standard" ? Flow[0]! : this.#element({ Type: "Group", Description, Flow });

  #data(name: string, value: string): Fields {
    const field = { Description: name, Type: "Custom", Field: name, VariableType: "String", DataVisibility: [] };
    const Value = this.#names.text(value);
    return this.#element({ Type: "EmbeddedData", EmbeddedData: [{ ...field, AnalyzeText: false, Value }] });
  }

  #branch(condition: Condition, where: string, Flow: Fields[]): Fields {
    const BranchLogic = qsfLogic(this.#names, condition, where);
    return this.#element({ Type: "Branch", Description: "New Branch", BranchLogic, Flow });
  }

  /** The randomizers of the experiments within an arm, or outside of any arm. */
  #experiments(within: Experiment["within"]): Fields[] {
    const isHere = (one: Experiment) =>
      one.within?.experiment_id === within?.experiment_id && one.within?.arm_id === within?.arm_id;
    return this.#survey.experiments.filter(isHere).map((experiment) => {
      const { id, arms } = experiment;
      const counts = partsOf(experiment);
      const Flow = arms.flatMap((arm, at) =>
        Array.from({ length: counts[at]! }, () => {
          const set = this.#data(this.#names.fieldOf(id), this.#names.valueOf(id, arm.id));
          const inner = this.#experiments({ experiment_id: id, arm_id: arm.id });
          return inner.length === 0
            ? set
            : this.#element({ Type: "Group", Description: arm.name, Flow: [set, ...inner] });
        }),
      );
      return this.#element({
        Type: "BlockRandomizer",
        Description: experiment.name,
        SubSet: 1,
        EvenPresentation: true,
        Flow,
      });
    });
  }

  /** Sets the variables that no longer wait for an answer. */
  #ready(): Fields[] {
    const flow: Fields[] = [];
    const held = new Set<string>();
    for (const variable of [...this.#waiting]) {
      const { name, value, when } = variable;
      const behind = [...questionsBehind({ variables: [variable] }, name), ...pipedIn(value)];
      const waits = behind.some((id) => this.#survey.questions.some((one) => one.id === id) && !this.#asked.has(id));
      // A value comes after earlier values of the same name, and after variables that it inserts.
      if (waits || held.has(name) || pipedIn(value).some((shown) => held.has(shown))) {
        held.add(name);
        continue;
      }
      this.#waiting.delete(variable);
      const set = this.#data(name, value);
      flow.push(when === null ? set : this.#branch(when, `The variable ${name}`, [set]));
    }
    return flow;
  }

  /** Closes the block that is being written. */
  #close(options: Fields = {}, description?: string): Fields[] {
    const open = this.#open;
    this.#open = null;
    if (open === null || open.elements.length === 0) return [];
    const ID = `BL_${String(this.blocks.length + 1).padStart(15, "0")}`;
    this.blocks.push({
      ...{ Type: "Standard", SubType: "", Description: description ?? `Block ${this.blocks.length + 1}`, ID },
      BlockElements: open.elements,
      Options: { BlockLocking: "false", RandomizeQuestions: "false", BlockVisibility: "Expanded", ...options },
    });
    return [this.#element({ Type: "Standard", ID, Autofill: [] })];
  }

  #show(text: string): void {
    const { questions, variables } = this.#survey;
    const taken = [...questions.map((one) => one.id), ...variables.map(({ name }) => name)];
    this.#texts += 1;
    let tag = `shown_${this.#texts}`;
    for (let count = 1; taken.includes(tag); count += 1) tag = `shown_${this.#texts}_${count}`;
    const id = `QID${questions.length + this.#texts}`;
    this.questions.push(qsfText(id, tag, this.#names.text(text)));
    this.#open ??= { elements: [], shown: null };
    this.#open.elements.push({ Type: "Question", QuestionID: id });
    this.#open.shown = text;
  }

  #ask(question: SurveyQuestion, text = question.text, more: Fields = {}): void {
    const asked = qsfQuestion(question, this.#names, text);
    const { ask_if } = question;
    const logic = ask_if && { DisplayLogic: qsfLogic(this.#names, ask_if, `Question ${question.id}`) };
    this.questions.push({ ...asked, ...logic });
    this.#open ??= { elements: [], shown: null };
    this.#open.elements.push({ Type: "Question", QuestionID: this.#names.idOf(question.id), ...more });
    this.#asked.add(question.id);
  }

  /** The questions of one block, or those between blocks. */
  #run(run: readonly SurveyQuestion[], block: SurveyBlock | undefined): Fields[] {
    if (block?.shuffled) return this.#shuffled(run, block.id);
    const flow: Fields[] = [];
    for (const question of run) {
      const { id, context, terminate_if } = question;
      const where = `The end of the survey at question ${id}`;
      const end = () => this.#branch(terminate_if!, where, [this.#element({ Type: "EndSurvey" })]);
      const isOwn = questionsIn(terminate_if).includes(id);
      const set = this.#ready();
      const before = [...set, ...(terminate_if && !isOwn ? [end()] : [])];
      if (before.length > 0) flow.push(...this.#close(), ...before);
      if (this.#open?.shown !== undefined && this.#open.shown !== context) flow.push(...this.#close());
      if (context !== null && this.#open?.shown !== context) this.#show(context);
      this.#ask(question);
      if (terminate_if && isOwn) flow.push(...this.#close(), end());
    }
    return [...flow, ...this.#close()];
  }

  /** Questions that are repeated. */
  #loop(loop: Loop): Fields[] {
    const { rounds, template, fields, over, isRandom } = loop;
    const flow = this.#ready();
    const [first] = template;
    const printed = template.flatMap(({ text, context }) => pipedIn(`${context ?? ""} ${text}`));
    if ([...this.#waiting].some(({ name }) => printed.includes(name)))
      cannotHold(`The loop of question ${first!.id}`, "prints a variable that its own answers decide");
    const locator = over && `q://${this.#names.idOf(over)}/ChoiceGroup/SelectedChoices`;
    this.#names.inside = loop;
    const Static = numbered(rounds.map((_, round) => numbered(fields.map((field) => this.#names.text(field[round]!)))));
    const repeated = locator
      ? { Locator: locator, QID: this.#names.idOf(over), ChoiceGroupLocator: locator, Static }
      : { Static };
    let shown: string | null = null;
    for (const question of template) {
      if (question.context !== null && question.context !== shown) this.#show(question.context);
      shown = question.context;
      this.#ask(question);
    }
    this.#names.inside = null;
    for (const { id } of rounds.flat()) this.#asked.add(id);
    const LoopingOptions = { ...repeated, Randomization: isRandom ? "All" : "None" };
    return [...flow, ...this.#close({ Looping: locator ? "Question" : "Static", LoopingOptions })];
  }

  /** Questions in a random order for each participant: a text above them goes into a block before. */
  #shuffled(run: readonly SurveyQuestion[], id: string): Fields[] {
    const flow = this.#ready();
    const shown = run[0]!.context;
    const isOfAll = run.every(({ context }) => context === shown);
    if (isOfAll && shown !== null) {
      this.#show(shown);
      flow.push(...this.#close());
    }
    for (const question of run) {
      const { context, text } = question;
      const above = isOfAll || context === null ? "" : `${context}\n`;
      if (above.length + text.length > LONGEST_QUESTION)
        cannotHold(`Question ${question.id}`, "shows a long text of its own in a block that is shuffled");
      this.#ask(question, `${above}${text}`, this.#skip(question));
    }
    const FixedOrder = run.filter(({ anchored }) => anchored).map((one) => this.#names.idOf(one.id));
    const RandomizeAll = run.filter(({ anchored }) => !anchored).map((one) => this.#names.idOf(one.id));
    const Advanced = { FixedOrder, RandomizeAll, RandomSubSet: [], Undisplayed: [], TotalRandSubset: 0 };
    const options =
      FixedOrder.length === 0
        ? { RandomizeQuestions: "RandomizeAll" }
        : { RandomizeQuestions: "Advanced", Randomization: { Advanced, EvenPresentation: true } };
    return [...flow, ...this.#close(options, id)];
  }

  /** The end of the survey after a question among shuffled ones. */
  #skip(question: SurveyQuestion): Fields {
    const { id, terminate_if } = question;
    if (terminate_if === null) return {};
    const ends = simpleCondition(terminate_if);
    const answers = ends?.question_id === id ? ends.any_of.filter((one) => typeof one !== "object") : [];
    if (!ends || answers.length === 0 || answers.length < ends.any_of.length)
      return cannotHold(`Question ${id}`, "ends the survey within a block that is shuffled");
    const QuestionID = this.#names.idOf(id);
    const skips = answers.map((answer, index) => {
      const Locator = `q://${QuestionID}/SelectableChoice/${choiceOf(question, answer)}`;
      const to = { SkipToDestination: END, SkipToDescription: "End of Survey", Description: "" };
      return { SkipLogicID: index + 1, ChoiceLocator: Locator, Condition: "Selected", QuestionID, Locator, ...to };
    });
    return { SkipLogic: Object.values(numbered(skips)) };
  }
}
