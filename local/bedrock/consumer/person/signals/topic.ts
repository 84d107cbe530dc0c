import type { BrandField } from "../../market/market.ts";

/** The text of a person that takes a topic up. */
export type ToldField = "digital_habits" | "price_sensitivity" | "psychographic_notes";

/** Where the person stands by a line: for the brand it names, against it, or neither. */
export type Leaning = "for" | "against" | "neither";

/** A sentence about a person, and what of the person it says rests on the signal. */
export interface TopicLine {
  needs: readonly string[];
  leaning: Leaning;
  usedFor: string;
  template: string;
}

/** A subject of everyday consumer talk. */
export interface Topic {
  name: string;
  field: ToldField;
  /** Words that it is recognised by, of all languages that samples are in. */
  pattern: RegExp;
  /** Where brands that a line may name are looked for; the place itself counts as one for an app. */
  brands: readonly BrandField[];
  /** Brands of the topic itself, where the market's lists are too wide or lack them. */
  ownBrands?: readonly string[];
  /** How much it concerns anybody, and how much more people with a tag (`tag weight`); 0 below nothing. */
  concerns: { anybody: number; more: string };
  lines: readonly TopicLine[];
}

const leanings: Readonly<Record<string, Leaning>> = { "+": "for", "-": "against", "": "neither" };

/**
 * Lines from a table, one each: `tags|leaning|used for|sentence`. The leaning is `+`, `-` or nothing; tags and choices
 * `[a/b]` as in the pools of the story.
 */
export const topicLines = (table: string): TopicLine[] =>
  table
    .trim()
    .split("\n")
    .map((row) => {
      const [tags, sign, usedFor, template] = row.split("|");
      const leaning = leanings[sign ?? "none"];
      if (!leaning || !usedFor || !template) throw new Error(`A line on a topic has four cells, this one not: ${row}`);
      return {
        needs: tags!.split(" ").filter(Boolean),
        leaning,
        usedFor,
        template: template.replaceAll(/\[[^[\]]*\]/g, (choice) => choice.replaceAll("/", "|")),
      };
    });

/** How much a topic concerns a person with these tags; 0 if not at all. */
export function concernOf({ concerns }: Topic, tags: ReadonlySet<string>): number {
  const more = concerns.more.split(", ").map((entry) => {
    const [tag = "", weight] = entry.split(" ");
    return tags.has(tag) ? Number(weight) : 0;
  });
  return Math.max(
    0,
    more.reduce((sum, weight) => sum + weight, concerns.anybody),
  );
}
