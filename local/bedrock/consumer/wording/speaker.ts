import { weightedPick, type RandomGenerator } from "../../../../functions/domain/statistics/random.ts";
import { expand, isFilled, type Slots } from "./template.ts";

/** Sentences to choose from. A leading `@tag` keeps a sentence for people who talk like that. */
export type Pool = readonly string[];

const tagged = /^@(\w+)\s+/;
/** A sentence made for a way of talking is preferred over one that fits everybody. */
const TAGGED_WEIGHT = 2.5;

/** One person's words in one conversation: what they can refer to, how they talk, and what they have said already. */
export class Speaker {
  readonly slots: Slots;
  readonly #random: RandomGenerator;
  readonly #tags: ReadonlySet<string>;
  readonly #used = new Set<string>();

  constructor(random: RandomGenerator, slots: Slots, tags: Iterable<string>) {
    this.#random = random;
    this.slots = slots;
    this.#tags = new Set(tags);
  }

  /** Whether the person talks in this way. */
  is(tag: string): boolean {
    return this.#tags.has(tag);
  }

  /** One sentence of a pool that fits and was not said before; null when there is none left. */
  say(pool: Pool | undefined, more: Slots = {}): string | null {
    const slots = { ...this.slots, ...more };
    const usable = (pool ?? []).flatMap((entry) => {
      const tag = tagged.exec(entry)?.[1];
      const template = entry.replace(tagged, "");
      const fits = (tag === undefined || this.#tags.has(tag)) && !this.#used.has(template) && isFilled(template, slots);
      return fits ? [{ template, weight: tag === undefined ? 1 : TAGGED_WEIGHT }] : [];
    });
    if (usable.length === 0) return null;
    const { template } = weightedPick(
      this.#random,
      usable,
      usable.map((entry) => entry.weight),
    );
    this.#used.add(template);
    return expand(template, slots, this.#random);
  }
}
