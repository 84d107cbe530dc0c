import { LONGEST_CONTEXT, LONGEST_QUESTION } from "../../schemas.ts";
import type { Condition } from "../../condition-schema.ts";
import { importing, refuse, type Imported, type ImportResult } from "../imported.ts";
import { SurveyDraft } from "../survey-draft.ts";
import { isRandom, lssQuestion } from "./question.ts";
import { readRelevance, type Variable } from "./relevance.ts";
import { lssSurvey, type LssGroup, type LssQuestion, type LssSurvey } from "./structure.ts";
import { lssTables, type Row } from "./tables.ts";
import { formOf } from "../../answer-forms.ts";

/** Reads an export of LimeSurvey (.lss). */
export const readLss = (text: string): ImportResult =>
  importing(() => new LssReader(lssSurvey(lssTables(text))).read());

/** Attributes that check or measure an answer and change no question. */
const LEFT_ATTRIBUTES: Record<string, string> = {
  em_validation_q: "A check of the answer is left out.",
  em_validation_sq: "A check of the answers is left out.",
  time_limit: "A limit of time is left out.",
};

class LssReader {
  readonly #draft = new SurveyDraft();
  readonly #survey: LssSurvey;
  readonly #variables = new Map<string, Variable>();
  readonly #ids = new Map<string, string>();
  readonly #quotaMembers: Map<string | undefined, Row[]>;

  constructor(survey: LssSurvey) {
    this.#survey = survey;
    this.#quotaMembers = Map.groupBy(survey.quotaMembers, ({ quota_id }) => quota_id);
    for (const { code, qid } of survey.groups.flatMap(({ questions }) => questions))
      this.#ids.set(qid, this.#draft.freeId(code || `q${qid}`));
  }

  read(): Imported {
    const { groups, others, quotas } = this.#survey;
    for (const group of groups) this.#group(group);
    for (const { id } of this.#draft.rotations)
      if (this.#draft.blocks.filter(({ rotation }) => rotation === id).length < 2)
        for (const block of this.#draft.blocks) if (block.rotation === id) block.rotation = null;
    const inUse = this.#draft.rotations.filter(({ id }) => this.#draft.blocks.some(({ rotation }) => rotation === id));
    this.#draft.rotations.splice(0, this.#draft.rotations.length, ...inUse);
    if (others.length > 0)
      this.#draft.leaveOut("Survey", `Its other languages are left out (${others.slice(0, 20).join(", ")}).`);
    if (quotas.some((quota) => !isScreener(quota))) this.#draft.leaveOut("Survey", "Quotas are left out.");
    return this.#draft.finish();
  }

  #find = (name: string): Variable | undefined => this.#variables.get(name);

  #group(group: LssGroup): void {
    const relevance = readRelevance(group.relevance, this.#find, `The group ${group.name} is asked`);
    const when = relevance ? [relevance] : [];
    let context: string | null =
      group.description === "" ? null : this.#words(group.description, `Group ${group.name}`);
    if (context && context.length > LONGEST_CONTEXT) {
      this.#draft.leaveOut(`Group ${group.name}`, `Its text has more than ${LONGEST_CONTEXT} characters.`);
      context = null;
    }
    const block = group.randomization === "" ? null : this.#rotating(group.randomization);
    const shuffled = block ? null : this.#shuffled(group);
    for (const question of group.questions) {
      if (question.type === "X") context = this.#text(question, when) ?? context;
      else this.#question(question, { when, context, block: block ?? shuffled });
    }
  }

  /** The block of a group that exchanges places with others. */
  #rotating(name: string): string {
    const known = this.#draft.rotations.findIndex(({ id }) => id === this.#ids.get(`rotation ${name}`));
    const id = known >= 0 ? this.#draft.rotations[known]!.id : `r${this.#draft.rotations.length + 1}`;
    if (known < 0) {
      this.#ids.set(`rotation ${name}`, id);
      this.#draft.rotations.push({ id, shown: null });
    }
    return this.#draft.addBlock({ shuffled: false, rotation: id });
  }

  /** The block of a group whose questions all change places. */
  #shuffled({ name, questions }: LssGroup): string | null {
    const asked = questions.filter(
      ({ type, attribute }) => type !== "X" && type !== "*" && attribute("hidden") !== "1",
    );
    const sets = new Set(asked.map(({ attribute }) => attribute("random_group")));
    if (sets.size === 1 && sets.has("")) return null;
    if (asked.length < 2) return null;
    if (sets.size > 1)
      refuse(`The group ${name}`, "shuffles some of its questions and not others; put them into a group.");
    return this.#draft.addBlock({ shuffled: true, rotation: null });
  }

  #text(question: LssQuestion, when: readonly Condition[]): string | null {
    const where = `Text ${this.#ids.get(question.qid)!}`;
    const text = this.#words(question.text, where);
    if (text === "" || text.length > LONGEST_CONTEXT) {
      this.#draft.leaveOut(
        where,
        text === "" ? "It shows no words." : `It has more than ${LONGEST_CONTEXT} characters.`,
      );
      return null;
    }
    if (when.length > 0 || readRelevance(question.relevance, this.#find, `${where} is shown`))
      refuse(
        where,
        "is shown on a condition, but questions here show the same text to everybody; put it into a question.",
      );
    return text;
  }

  #question(
    question: LssQuestion,
    { when: outer, ...place }: { when: readonly Condition[]; context: string | null; block: string | null },
  ): void {
    const { qid, code, attribute, language } = { ...question, language: this.#survey.language };
    const id = this.#ids.get(qid)!;
    const where = `Question ${id}`;
    if (attribute("hidden") === "1") return this.#draft.leaveOut(where, "It is hidden, so it is not asked.");
    const asked = lssQuestion(question, language, where);
    if (typeof asked === "string") return this.#draft.leaveOut(where, asked);
    for (const [name, what] of Object.entries(LEFT_ATTRIBUTES))
      if (attribute(name) !== "" && attribute(name) !== "0") this.#draft.leaveOut(where, what);
    for (const what of asked.left ?? []) this.#draft.leaveOut(where, what);
    if (question.other) this.#draft.leaveOut(where, "The text that may be entered next to other is not asked for.");
    if (["O", "P"].includes(question.type)) this.#draft.leaveOut(where, "Comments on the answer are not asked for.");
    const own = this.#conditionOf(question, `${where} is asked`);
    const when = own ? [...outer, own] : outer;
    const text = this.#textOf(question, where);
    const { rows, parts, answers } = asked;
    const block =
      place.block ??
      (rows && rows.length > 1 && isRandom(question) ? this.#draft.addBlock({ shuffled: true, rotation: null }) : null);
    const stem = /[\p{L}\p{N}]$/u.test(text) ? `${text}:` : text;
    const said = { ...parts, ...place, block, required: question.mandatory };
    if (!rows || rows.length === 0) this.#draft.add({ ...said, id, text }, when);
    for (const [at, row] of (rows ?? []).entries()) {
      const rowId = `${id}_${at + 1}`;
      const rowText = row.text === "" ? text : `${stem} ${this.#words(row.text, where)}`;
      this.#draft.add({ ...said, ...row.parts, id: rowId, text: rowText }, when);
      const variable = {
        id: rowId,
        answers: row.answers ?? answers,
        isNumber: formOf(parts) === "number",
        option: null,
      };
      this.#name(question, row.code, variable);
    }
    if (!rows) this.#name(question, "", { id, answers, isNumber: formOf(parts) === "number", option: null });
    if (parts.multiple)
      for (const [option, words] of answers)
        this.#name(question, option, { id, answers, isNumber: false, option: String(words) });
    this.#screen(qid, code, where);
  }

  /** Registers the names of an answer in expressions: its code, or the numbers of survey, group and question. */
  #name({ qid, gid, code }: LssQuestion, row: string, variable: Variable): void {
    this.#variables.set(row === "" ? code : `${code}_${row}`, variable);
    this.#variables.set(`${this.#survey.sid}X${gid}X${qid}${row}`, variable);
  }

  /** The relevance equation of a question; older exports have a table of conditions instead. */
  #conditionOf({ qid, relevance }: LssQuestion, where: string): Condition | null {
    const conditions = this.#survey.conditions.filter((row) => row.qid === qid);
    if (conditions.length === 0 || (relevance.trim() !== "" && relevance.trim() !== "1"))
      return readRelevance(relevance, this.#find, where);
    // Conditions of one scenario on one question are alternatives, on several questions all have to hold.
    const scenarios = Map.groupBy(conditions, ({ scenario }) => scenario);
    const some = [...scenarios.values()].map((rows): Condition => {
      const perQuestion = [...Map.groupBy(rows, ({ cqid }) => cqid).values()];
      return {
        all: perQuestion.map((alternatives): Condition => ({
          any: alternatives.map((row) => this.#condition(row, where)),
        })),
      };
    });
    return some.length === 1 ? some[0]! : { any: some };
  }

  #condition(
    { cfieldname = "", method = "", value = "" }: Record<string, string | undefined>,
    where: string,
  ): Condition {
    const name = cfieldname.replace(/^\+/, "");
    const chosen = cfieldname.startsWith("+") ? "Y" : value;
    const quoted = chosen.replaceAll('"', "");
    return (
      readRelevance(`${name} ${method.trim() || "=="} "${quoted}"`, this.#find, where) ?? refuse(where, "on nothing.")
    );
  }

  /** LimeSurvey ends a survey for some answers with a quota of zero participants. */
  #screen(qid: string, code: string, where: string): void {
    for (const quota of this.#survey.quotas.filter(isScreener)) {
      const members = this.#quotaMembers.get(quota.id) ?? [];
      if (members.at(-1)?.qid !== qid) continue;
      if (members.some((member) => member.qid !== qid))
        refuse(where, `ends the survey by the quota ${quota.name ?? ""}, which rests on several questions.`);
      const tests = members.map(({ code: answer = "" }): Condition => {
        const option = this.#find(`${code}_${answer}`)
          ? `${code}_${answer} == "Y"`
          : `${code} == "${answer.replaceAll('"', "")}"`;
        return readRelevance(option, this.#find, `${where} ends the survey`)!;
      });
      this.#draft.endIf([{ any: tests }], `Question ${this.#ids.get(qid)!} ends the survey`);
    }
  }

  #textOf({ text, help }: LssQuestion, where: string): string {
    const words = this.#words(text, where);
    const advice = this.#words(help, where);
    if (advice === "") return words;
    if (words.length + advice.length < LONGEST_QUESTION) return `${words}\n${advice}`;
    this.#draft.leaveOut(where, "Its help is left out, as question and help are too long.");
    return words;
  }

  /** Pieces in braces that are filled in: earlier answers stay, anything else is refused. */
  #words(text: string, where: string): string {
    return text.replaceAll(/\{(?!\s)([^{}]{1,300})\}/gu, (_, expression: string) => {
      const name = expression
        .trim()
        .replace(/^INSERTANS:/, "")
        .replace(/\.(?:NAOK|shown|value|code)$/, "");
      const variable = this.#find(name);
      if (!variable) return refuse(where, `fills in {${expression}}, which is not an earlier answer; write it out.`);
      return `{{${variable.id}}}`;
    });
  }
}

const isScreener = ({ qlimit, active, action }: Record<string, string | undefined>): boolean =>
  qlimit === "0" && active !== "0" && (action ?? "1") === "1";
