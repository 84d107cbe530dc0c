import type { Language } from "../language.ts";
import type { ConceptItem } from "../../../../functions/domain/simulation/concept-battery.ts";
import { phrasesEnglish } from "./phrases-english.ts";
import { phrasesGerman } from "./phrases-german.ts";
import type { ItemMean, Study } from "./study.ts";

/** How the reactions came out as a whole. */
export type Verdict = "one" | "nobody" | "against" | "for" | "split" | "lukewarm" | "random" | "question";

/** The sentences of a report; figures and names go in, finished sentences come out. */
export interface Phrases {
  items: Readonly<Record<ConceptItem, string>>;
  counts(study: Study): string;
  verdict: Readonly<Record<Verdict, string>>;
  /** Best and worst item; `close` when they hardly differ, `below` when even the best misses the middle. */
  range(best: ItemMean, worst: ItemMean, kind: { close: boolean; below: boolean; one: boolean }): string;
  divided(pro: string, con: string): string;
  agreed(side: "for" | "against" | "open", themes: string): string;
  /** What people asked about themselves go by, and what they mind. */
  minded(open: string, con: string): string;
  voices(pro: { name: string; quote: string } | null, con: { name: string; quote: string } | null): string;
  noThemes: string;
  certainty(size: number, close: boolean): string;
  /** A theme in quotation marks with the people who share it. */
  shared(theme: string, names: readonly string[], count: number, size: number): string;
  named(theme: string): string;
  list(parts: readonly string[]): string;
  ground: {
    themes(list: string): string;
    item(item: ItemMean, lowest: boolean): string;
    leanAgainst(study: Study): string;
  };
  stop(study: Study, intent: number | null): readonly [title: string, rationale: string];
  lead(theme: string, shared: string, bad: boolean): readonly [title: string, rationale: string];
  first(names: readonly string[], study: Study, theme: string | null): readonly [title: string, rationale: string];
  /** @param place the how-manieth of its kind, 0 to 2: each in words of its own */
  criterion(theme: string, shared: string, place: 0 | 1 | 2): readonly [title: string, rationale: string];
  grievance(theme: string, shared: string): readonly [title: string, rationale: string];
  objection(theme: string, shared: string): readonly [title: string, rationale: string];
  ask(study: Study): readonly [title: string, rationale: string];
}

export const phrasesOf = (language: Language): Phrases => (language === "de" ? phrasesGerman : phrasesEnglish);
