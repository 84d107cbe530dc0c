import type { Condition } from "../../condition-schema.ts";
import { plainLine } from "../plain-text.ts";
import { fieldsOf, numberOf, textOf, type Fields } from "../values.ts";
import type { Source } from "./logic.ts";

/** One round of a block that is repeated (loop and merge). */
export interface Round {
  /** What the export calls it: `2` of `2_QID5`. */
  key: string;
  number: number;
  /** What it is about, in a few words. */
  item: string;
  /** What its texts fill in, by what the export calls it: `Field/1`, `CurrentLoopNumber`. */
  fields: ReadonlyMap<string, string>;
  /** Condition under which it is asked; null: everybody is asked. */
  when: Condition | null;
}

/** Something that a question lists, and who has chosen it. */
interface Item {
  key: string;
  text: string;
  chosen: Condition;
}

const MOST_ROUNDS = 100;
/** Rounds up to an answered number, where the question has no highest one. */
const ROUNDS_OF_A_NUMBER = 10;

/**
 * The rounds of a block.
 * @param options the options of the block
 * @returns null if it is not repeated, or a sentence that says why its rounds are unknown
 */
export function roundsOf(options: Fields, source: (questionId: string) => Source | undefined): Round[] | string | null {
  const kind = textOf(options.Looping);
  if (kind === "" || kind === "None") return null;
  const settings = fieldsOf(options.LoopingOptions);
  const table = Object.entries(fieldsOf(settings.Static));
  const locator = textOf(settings.Locator) || textOf(settings.ChoiceGroupLocator);
  if (locator === "" && table.length === 0) return "is repeated (loop and merge) for nothing that is named.";
  const items: { key: string; fields: Fields; when: Condition | null }[] =
    locator === "" ? table.map(([key, fields]) => ({ key, fields: fieldsOf(fields), when: null })) : [];
  if (locator !== "") {
    const [, id = "", what = ""] = /^q:\/\/((?:\d+_)?QID[^/]+)\/(.+)$/.exec(locator) ?? [];
    const asked = source(id);
    if (!asked) return `is repeated (loop and merge) for ${locator}, which is not asked before it.`;
    const fields = new Map(table);
    const known = asked.rows
      ? [...asked.rows].map(([key, row]): Item => ({ key, text: row, chosen: { question_id: row, answered: true } }))
      : [...asked.answers].map(([key, answer]): Item => ({
          key,
          text: String(answer),
          chosen: { question_id: asked.id, any_of: [answer] },
        }));
    if (/Numeric|TextEntry/i.test(what))
      for (let number = 1; number <= ROUNDS_OF_A_NUMBER; number += 1)
        items.push({
          key: String(number),
          fields: { 1: String(number), ...fieldsOf(fields.get(String(number))) },
          when: { question_id: asked.id, any_of: [{ min: number, max: null }] },
        });
    else
      for (const { key, text, chosen } of known)
        items.push({
          key,
          fields: { 1: text, ...fieldsOf(fields.get(key)) },
          when: /Unselected/i.test(what) ? { not: chosen } : /Selected/i.test(what) ? chosen : null,
        });
  }
  if (items.length > MOST_ROUNDS)
    return `is repeated (loop and merge) ${items.length} times; a loop has ${MOST_ROUNDS} rounds at most.`;
  const inOrder = items.toSorted((a, b) => (numberOf(a.key) ?? 0) - (numberOf(b.key) ?? 0));
  return inOrder.map(({ key, fields, when }, index) => ({
    key,
    number: index + 1,
    item: plainLine(textOf(fields["1"])).slice(0, 100) || key,
    fields: new Map([
      ...Object.entries(fields).map(([name, value]) => [`Field/${name}`, textOf(value)] as const),
      ["CurrentLoopNumber", String(index + 1)] as const,
      ["TotalLoops", String(items.length)] as const,
    ]),
    when,
  }));
}
