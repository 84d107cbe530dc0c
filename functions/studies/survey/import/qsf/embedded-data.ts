import { LONGEST_VALUE, type Variable } from "../../experiment-schema.ts";
import type { Condition } from "../../condition-schema.ts";
import { pipedIn } from "../../piping.ts";
import type { SurveyDraft } from "../survey-draft.ts";

/**
 * Embedded data of the flow as variables. A field may be set several times, for some respondents or for all, and be
 * shown in between. Every value that was shown keeps a name of its own, so that the texts before it stay as they were.
 */
export class EmbeddedData {
  readonly #draft: SurveyDraft;
  readonly #nameOf = new Map<string, string>();
  readonly #shown = new Set<string>();
  readonly #answers = new Map<string, string>();
  readonly #unset = new Set<string>();

  constructor(draft: SurveyDraft) {
    this.#draft = draft;
  }

  /** Gives a field a value, for those for whom a condition holds. @param value with names of variables in it */
  set(field: string, value: string, when: Condition | null): void {
    let name = this.#nameOf.get(field);
    if (name === undefined || this.#shown.has(name) || (when === null && !pipedIn(value).includes(name))) {
      const before = name;
      name = this.#draft.freeId(field);
      this.#nameOf.set(field, name);
      if (before !== undefined && when !== null) this.#add({ name, value: `{{${before}}}`, when: null });
    }
    this.#add({ name, value: value.slice(0, LONGEST_VALUE), when });
  }

  /** The variable that holds what a field is now. */
  read(field: string, where: string): string {
    let name = this.#nameOf.get(field);
    if (name === undefined) {
      name = this.#draft.freeId(field);
      this.#nameOf.set(field, name);
      this.#add({ name, value: "", when: null });
      if (!this.#unset.has(field))
        this.#draft.leaveOut(where, `The field ${field} is set outside of the survey, or nowhere; it is empty here.`);
      this.#unset.add(field);
    }
    this.#shown.add(name);
    return name;
  }

  /** A text of its own that is shown to those for whom a condition holds, and leaves nothing for others. */
  textFor(name: string, text: string, when: Condition): string {
    const id = this.#draft.freeId(name);
    this.#add({ name: id, value: text, when });
    return `{{${id}}}`;
  }

  /** A variable that is the answer to a question, and empty for those who were not asked it. */
  answerOf(id: string): string {
    const known = this.#answers.get(id);
    if (known !== undefined) return known;
    const name = this.#draft.freeId(`answer_${id.replace("@", "_")}`);
    this.#answers.set(id, name);
    this.#add({ name, value: `{{${id}}}`, when: null });
    return name;
  }

  /** The values that a variable may have, if no answer decides them; otherwise null. */
  valuesOf(name: string): string[] | null {
    const values: string[] = [];
    for (const { value, ...one } of this.#draft.variables.filter((variable) => variable.name === name)) {
      const shown = pipedIn(value);
      if (shown.length === 0) values.push(value);
      else if (shown.length === 1 && value === `{{${shown[0]!}}}` && one.name !== shown[0]) {
        const inner = this.valuesOf(shown[0]!);
        if (inner === null) return null;
        values.push(...inner);
      } else return null;
    }
    const isAlways = this.#draft.variables.some((variable) => variable.name === name && variable.when === null);
    return [...new Set([...values, ...(isAlways ? [] : [""])])];
  }

  /** The present names of fields, to restore them later. */
  names = (): ReadonlyMap<string, string> => new Map(this.#nameOf);

  /** Restores the names of fields, because nothing that was set since then comes before what follows. */
  restore(names: ReadonlyMap<string, string>): void {
    this.#nameOf.clear();
    for (const [field, name] of names) this.#nameOf.set(field, name);
  }

  /** Every value that is set after this call is a value of its own. */
  keep(): void {
    for (const name of this.#nameOf.values()) this.#shown.add(name);
  }

  #add(variable: Variable): void {
    this.#draft.variables.push(variable);
  }
}
