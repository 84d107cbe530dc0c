import { hashText, uniform, type RandomGenerator } from "../../../../../functions/domain/statistics/random.ts";
import { expand, isFilled, sentence, type Slots } from "../../wording/template.ts";

/** A sentence and the tags of a person that it needs; `!tag` needs the absence. */
interface Line {
  needs: readonly string[];
  template: string;
}
export type Pool = readonly Line[];

/** A pool from a table: one line each, `tags|sentence`. The tags may be empty, the sentence may hold choices `[a/b]`. */
export const pool = (table: string): Pool =>
  table
    .trim()
    .split("\n")
    .map((line) => {
      const cut = line.indexOf("|");
      return {
        needs: line.slice(0, cut).split(" ").filter(Boolean),
        template: line.slice(cut + 1).replaceAll(/\[[^[\]]*\]/g, (choice) => choice.replaceAll("/", "|")),
      };
    });

/** What sentences are chosen by. */
export interface Teller {
  tags: ReadonlySet<string>;
  slots: Slots;
  /** The same for all persons of a group: they then walk the same order of sentences. */
  groupSeed: string;
  /** 0 to 1: where this person starts in that order, apart from the others of the group. */
  place: number;
  random: RandomGenerator;
}

const holds = (tags: ReadonlySet<string>, need: string): boolean =>
  need.startsWith("!") ? !tags.has(need.slice(1)) : tags.has(need);

/**
 * One sentence of a pool. All persons of a group see the pool in one order and start at different places, so that two of
 * them seldom come to the same sentence; lines made for the person's tags come before those for everybody.
 */
export function tell(lines: Pool, { tags, slots, groupSeed, place, random }: Teller): string {
  const usable = lines
    .filter(({ needs, template }) => needs.every((need) => holds(tags, need)) && isFilled(template, slots))
    .map((line) => ({ line, order: hashText(`${groupSeed} ${line.template}`) / 2 ** 32 }))
    .map(({ line, order }) => {
      const ahead = (order - place + 1) % 1;
      return { line, ahead: line.needs.length > 0 ? ahead * 0.6 : ahead };
    })
    .sort((a, b) => a.ahead - b.ahead);
  const chosen = usable[uniform(random) < 0.75 || usable.length < 2 ? 0 : 1];
  return chosen ? sentence(expand(chosen.line.template, slots, random)) : "";
}
