import { wordsOf } from "./discussion.ts";

/** Words in the same order that make two sentences sound like one form filled in twice. */
const RUN = 5;

/** Occasions of one's own life; somebody who has named one does not come back to it. */
const occasions = [
  /commut|(?:way|drive|trip) to work|on the train|pendel|weg zur arbeit|arbeitsweg/i,
  /(?:in|into|with) my (?:coffee|latte|tea)|(?:im|in den|in meinen|zum) (?:kaffee|tee)\b/i,
  /cereal|muesli|porridge|müsli|haferbrei/i,
  /bak(?:e|ing)\b|zum backen|beim backen/i,
  /packed lunch|school ?bag|pausenbrot|schulbrot|schultasche/i,
] as const;

/** Counts the frames of sentences: runs of words in which names are all the same and words of the topic do not count. */
export class Frames {
  readonly #counts = new Map<string, number>();
  readonly #topic: ReadonlySet<string>;
  readonly #names: readonly string[];

  /** @param names as they are called in the room */
  constructor(topic: string, names: readonly string[], texts: readonly string[]) {
    this.#names = names;
    this.#topic = new Set(wordsOf(topic));
    for (const text of texts) this.add(text);
  }

  #runs(text: string): string[] {
    const plain = this.#names.reduce((left, name) => left.replaceAll(name, "Name"), text);
    const words = wordsOf(plain);
    return words.flatMap((_, index) => {
      const run = words.slice(index, index + RUN);
      const own = run.filter((word) => !this.#topic.has(word)).length;
      return run.length === RUN && own > RUN / 2 ? [run.join(" ")] : [];
    });
  }

  add(text: string): void {
    for (const run of new Set(this.#runs(text))) this.#counts.set(run, (this.#counts.get(run) ?? 0) + 1);
  }

  /** How often the frame of a sentence was used, as far as its most used run tells. */
  uses(text: string): number {
    return Math.max(0, ...this.#runs(text).map((run) => this.#counts.get(run) ?? 0));
  }
}

/** Whether a sentence comes back to an occasion that a person has named, unless the talk is about that. */
export const isOccasionAgain = (text: string, own: string, topic: string): boolean =>
  occasions.some((occasion) => occasion.test(text) && occasion.test(own) && !occasion.test(topic));
