import { readFileSync } from "node:fs";
import { load } from "js-yaml";
import {
  packLanguages as languages,
  type PackLanguage as Language,
} from "../../../../local/bedrock/phrases/languages.ts";
import type { PresentedTask } from "../../../../functions/studies/conjoint/design-schema.ts";

/** What studies in a language show and ask. */
export interface Material {
  good: string;
  /** The same offer with several clearly bad claims. */
  bad: string;
  /** The good offer at another price. */
  priced: (factor: number) => string;
  scale: { text: string; low: string; high: string };
  statement: string;
  ends: { text: string; low: string; high: string };
  choice: { text: string; options: readonly string[] };
  grades: { text: string; options: readonly string[] };
  age: { text: string; options: readonly string[] };
  gender: { text: string; options: readonly string[] };
  /** An interview's: introduction, view, habit, reason, price, dislike, closing. */
  questions: readonly string[];
  tasks: readonly PresentedTask[];
  /** What a conjoint study varies, each with two levels; price last. */
  attributes: readonly { name: string; levels: string[] }[];
}

type Attribute = readonly [name: string, first: string, second: string];

/** Four screens with two offers of three attributes, price last. */
function tasksOf(attributes: readonly Attribute[]): readonly PresentedTask[] {
  return [0, 1, 2, 3].map((screen) => ({
    task_id: `${screen}`,
    holdout: false,
    include_none: true,
    offers: [0, 1].map((offer) => ({
      offer,
      features: attributes.map(([attribute, first, second], index) => ({
        attribute,
        level: ((screen >> index) + offer) % 2 === 0 ? first : second,
      })),
    })),
  }));
}

/** A language's part of material.yaml: what is not worded in the language itself is added to it here. */
type Worded = Omit<Material, "priced" | "age" | "tasks" | "attributes"> & {
  priced: { text: string; amount: number; decimals: number };
  age: string;
  attributes: readonly Attribute[];
};

/** A number as languages but English write it. */
const written = (amount: number, decimals: number) => amount.toFixed(decimals).replace(".", ",");

const materialFrom = ({ priced, age, attributes, ...worded }: Worded): Material => ({
  ...worded,
  priced: (factor) => priced.text.replace("{price}", written(priced.amount * factor, priced.decimals)),
  age: { text: age, options: ["18-29", "30-44", "45-59", "60+"] },
  tasks: tasksOf(attributes),
  attributes: attributes.map(([name, ...levels]) => ({ name, levels })),
});

const file = new URL("material.yaml", import.meta.url);
const worded = load(readFileSync(file, "utf8")) as Record<Language, Worded>;

export const material = Object.fromEntries(
  languages.map((language) => [language, materialFrom(worded[language])]),
) as Record<Language, Material>;
