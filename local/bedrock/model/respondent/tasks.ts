import * as z from "zod";
import { jsonBlockOf } from "../blocks.ts";

/** One thing that an offer says about itself. */
export interface Feature {
  attribute: string;
  level: string;
}

/** A choice task as a respondent sees it; numbers are those of the screen, from 1. */
export interface ShownTask {
  task: number;
  offers: { offer: number; features: Feature[] }[];
  noneAllowed: boolean;
}

/** What varies between the offers, with all levels that occur, in alphabetical order. */
export interface ShownAttribute {
  name: string;
  levels: string[];
}

const tasksSchema = z.array(
  z.object({
    task: z.int(),
    offers: z.array(z.object({ offer: z.int(), features: z.array(z.string()) })).min(1),
    none_allowed: z.boolean(),
  }),
);

/** The longest beginning up to a colon that all texts share; the first colon's if they differ before it. */
function sharedName(texts: readonly string[]): string {
  const first = texts[0] ?? "";
  const ends = [...first.matchAll(/: /g)].map(({ index }) => index);
  const shared = ends.findLast((end) => texts.every((text) => text.startsWith(first.slice(0, end + 2))));
  return first.slice(0, shared ?? ends[0] ?? first.length);
}

/** Reads the block `tasks`. @throws ZodError for a block that holds no tasks */
export function readTasks(request: string): ShownTask[] {
  const read = tasksSchema.parse(jsonBlockOf(request, "tasks"));
  const columns = read[0]?.offers[0]?.features.length ?? 0;
  const names = Array.from({ length: columns }, (_, column) => {
    const texts = read.flatMap(({ offers }) => offers.map(({ features }) => features[column] ?? ""));
    // An attribute of one level shares all of its text.
    return new Set(texts).size === 1 ? (texts[0] ?? "").split(": ")[0]! : sharedName(texts);
  });
  return read.map(({ task, offers, none_allowed }) => ({
    task,
    noneAllowed: none_allowed,
    offers: offers.map(({ offer, features }) => ({
      offer,
      features: features.map((text, column) => {
        const attribute = names[column] ?? text;
        return { attribute, level: text.slice(attribute.length).replace(/^: /, "") };
      }),
    })),
  }));
}

/** The attributes of the tasks in alphabetical order, so that nothing depends on the order on the screen. */
export function attributesOf(tasks: readonly ShownTask[]): ShownAttribute[] {
  const levels = new Map<string, Set<string>>();
  for (const { attribute, level } of tasks.flatMap(({ offers }) => offers.flatMap(({ features }) => features)))
    levels.set(attribute, (levels.get(attribute) ?? new Set()).add(level));
  return [...levels]
    .map(([name, texts]) => ({ name, levels: [...texts].sort() }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
