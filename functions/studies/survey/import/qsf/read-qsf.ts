import { LONGEST_NAME } from "../../experiment-schema.ts";
import { importing, refuse, type Imported, type ImportResult } from "../imported.ts";
import { plainText } from "../plain-text.ts";
import { SurveyDraft } from "../survey-draft.ts";
import { fieldsOf, listOf, numberOf, textOf, type Fields } from "../values.ts";
import { assignEvenly } from "./block-order.ts";
import { qsfElements, type QsfElements } from "./elements.ts";
import { EmbeddedData } from "./embedded-data.ts";
import { qsfLogic } from "./logic.ts";
import type { Place } from "./place.ts";
import { QsfBlocks } from "./read-block.ts";

/** Reads an export of Qualtrics (.qsf). */
export const readQsf = (text: string): ImportResult =>
  importing(() => {
    const elements = qsfElements(text);
    if (elements.copy) return { survey: elements.copy, not_imported: [], isCopy: true };
    return new QsfReader(elements).read();
  });

const DEEPEST_FLOW = 20;
const LEFT_OUT: Record<string, string> = {
  WebService: "A call of another web service is left out.",
  QuotaCheck: "A quota is left out.",
  Quota: "A quota is left out.",
  Authenticator: "An authenticator is left out; the questions in it are asked of everybody.",
  TableOfContents: "A table of contents is left out.",
  ReferenceSurvey: "Questions of another survey are left out.",
  SupplementalData: "Supplemental data are left out.",
  Conjoint: "A conjoint exercise is left out; it is a study of its own here.",
  MaxDiff: "A MaxDiff exercise is left out.",
};
const OTHER_ELEMENTS: Record<string, string> = {
  QG: "Quotas are left out.",
  QGO: "Quotas are left out.",
  TR: "Triggers are left out.",
};
const IN_RANDOMIZER = "A randomizer of the flow";

class QsfReader {
  readonly #draft = new SurveyDraft();
  readonly #data = new EmbeddedData(this.#draft);
  readonly #elements: QsfElements;
  readonly #blocks: QsfBlocks;
  #ended = false;

  constructor(elements: QsfElements) {
    this.#elements = elements;
    this.#blocks = new QsfBlocks(elements, this.#draft, this.#data);
  }

  read(): Imported {
    const { flow, others, blocks } = this.#elements;
    this.#walk(flow, { when: [], block: null, isAlone: false, within: null, depth: 0 });
    this.#blocks.end();
    for (const [id, { Description }] of blocks)
      if (!this.#blocks.placed.has(id))
        this.#draft.leaveOut(`Block ${textOf(Description) || id}`, "It is not part of the survey's flow.");
    for (const kind of others) if (OTHER_ELEMENTS[kind]) this.#draft.leaveOut("Survey", OTHER_ELEMENTS[kind]);
    return this.#draft.finish();
  }

  #walk(flow: readonly unknown[], place: Place): void {
    if (place.depth > DEEPEST_FLOW) refuse("The survey's flow", "is nested too deeply to follow.");
    for (const element of flow.map(fieldsOf)) {
      if (this.#ended) {
        this.#draft.leaveOut("Survey flow", "Everything after an end of the survey for everybody is left out.");
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
        return this.#blocks.read(textOf(element.ID), place);
      case "Group":
      case "Root":
        return this.#walk(listOf(element.Flow), inside);
      case "Branch": {
        const flow = listOf(element.Flow);
        if (flow.length === 0) return;
        const when = qsfLogic(element.BranchLogic, this.#blocks.known, "A branch of the flow depends");
        return this.#walk(flow, { ...inside, when: [...place.when, when] });
      }
      case "EmbeddedData":
        return this.#embeddedData(element, place);
      case "BlockRandomizer":
        return this.#randomizer(element, inside);
      case "EndSurvey":
        if (place.when.length === 0 && place.block === null) this.#ended = true;
        else if (place.when.length === 0)
          this.#draft.leaveOut(IN_RANDOMIZER, "An end of the survey within it is left out.");
        else this.#draft.endIf(place.when, "A branch of the flow ends the survey");
        return;
      default:
        if (!LEFT_OUT[type])
          refuse("The survey's flow", `has an element that cannot be followed (${type || "unknown"}).`);
        this.#draft.leaveOut("Survey flow", LEFT_OUT[type]);
        return this.#walk(listOf(element.Flow), inside);
    }
  }

  #embeddedData(element: Fields, place: Place): void {
    const when = this.#draft.conditionOf(place.when, "Embedded data are set");
    if (when === false) return;
    for (const { Field, Value } of listOf(element.EmbeddedData).map(fieldsOf)) {
      const field = textOf(Field);
      // A field without a value is taken from the link or the panel.
      if (field === "" || textOf(Value) === "") continue;
      const value = this.#blocks.piped(plainText(textOf(Value)), `Embedded data ${field}`);
      this.#data.set(field, value, when === true ? null : when);
    }
  }

  #randomizer(element: Fields, place: Place): void {
    const children = listOf(element.Flow).map(fieldsOf);
    const subset = Math.floor(numberOf(element.SubSet) ?? 0);
    const count = subset < 1 ? children.length : Math.min(subset, children.length);
    const name =
      nameOf(children) ?? (textOf(element.Description) || `Randomizer ${this.#draft.experiments.length + 1}`);
    if (children.length < 2) return this.#walk(children, place);
    const isOfBlocks = children.every(({ Type }) => Type === "Block" || Type === "Standard");
    if (count === children.length || (isOfBlocks && count > 1 && place.block === null))
      return this.#rotation(children, count, place);
    const conditions = assignEvenly(this.#draft, name, this.#armNames(children), count, place);
    for (const [at, child] of children.entries()) {
      const condition = conditions[at]!;
      const arms = "any_of" in condition && "experiment_id" in condition ? condition : null;
      const within =
        arms?.any_of.length === 1
          ? { experiment_id: arms.experiment_id, arm_id: String(arms.any_of[0]) }
          : place.within;
      this.#walk([child], { ...place, when: [...place.when, condition], within });
    }
  }

  /**
   * Names of arms: the blocks or groups that they show, or the values that they set. If all values are too long for a
   * name, only as many of the first ones as distinguish the arms.
   */
  #armNames(children: readonly Fields[]): string[] {
    const values = children.map(valuesIn);
    const joined = (count: number) => values.map((own) => own.slice(0, count).join(", "));
    const counts = Array.from({ length: Math.max(0, ...values.map((own) => own.length)) }, (_, index) => index + 1);
    const all = joined(counts.length);
    const isShort = all.every((name) => name.length <= LONGEST_NAME);
    const telling = isShort ? undefined : counts.find((count) => new Set(joined(count)).size === children.length);
    const named = telling === undefined ? all : joined(telling);
    return children.map(({ Type, ID, Description }, at) => {
      if (Type === "Block" || Type === "Standard")
        return textOf(this.#elements.blocks.get(textOf(ID))?.Description) || `Block ${at + 1}`;
      const description = textOf(Description);
      return (description && !/^Untitled/.test(description) ? description : named[at]) || `Arm ${at + 1}`;
    });
  }

  /** Blocks in an order of each respondent's own, of which only some may be shown. */
  #rotation(children: readonly Fields[], shown: number, place: Place): void {
    if (place.block !== null) {
      this.#draft.leaveOut(IN_RANDOMIZER, "The order within a nested randomizer is that of the file.");
      return this.#walk(children, place);
    }
    const rotation = this.#draft.addRotation();
    const before = this.#draft.blocks.length;
    const names = this.#data.names();
    let after = names;
    for (const child of children) {
      this.#data.restore(names);
      this.#data.keep();
      const block = this.#draft.addBlock({ shuffled: false, rotation });
      const count = this.#draft.count;
      const isAlone = child.Type === "Block" || child.Type === "Standard";
      this.#walk([child], { ...place, block, isAlone });
      if (this.#draft.count === count) this.#draft.dropBlock(block);
      after = new Map([...after, ...[...this.#data.names()].filter(([field, name]) => names.get(field) !== name)]);
    }
    this.#data.restore(after);
    const blocks = this.#draft.blocks.slice(before).filter((block) => block.rotation === rotation);
    if (blocks.length < 2) for (const block of blocks) block.rotation = null;
    this.#draft.closeRotation(rotation, blocks.length < 2 ? null : shown < blocks.length ? shown : null);
  }
}

/** The values that a child of a randomizer sets, itself or as a group. */
const valuesIn = (child: Fields): string[] =>
  [child, ...listOf(child.Flow).map(fieldsOf)]
    .filter(({ Type }) => Type === "EmbeddedData")
    .flatMap(({ EmbeddedData: set }) => listOf(set).map((one) => textOf(fieldsOf(one).Value)))
    .filter(Boolean);

/** What a randomizer decides: the field that all of its children set first. */
function nameOf(children: readonly Fields[]): string | null {
  const fields = children.map((child) => {
    const data = child.Type === "EmbeddedData" ? child : fieldsOf(listOf(child.Flow)[0]);
    return textOf(fieldsOf(listOf(data.EmbeddedData)[0]).Field);
  });
  return fields[0] !== "" && fields.every((field) => field === fields[0]) ? fields[0]! : null;
}
