import type { ConceptItem } from "../../../../functions/domain/simulation/concept-battery.ts";
import type { Pool } from "../wording/speaker.ts";

/** Seven shades from flat refusal (−3) to delight (3). */
export const levels = [-3, -2, -1, 0, 1, 2, 3] as const;
export type Level = (typeof levels)[number];
export type Graded = Readonly<Record<Level, Pool>>;

/** Sentences for and against. */
export interface Sides {
  pro: Pool;
  con: Pool;
}

export type PriceShade = "free" | "bargain" | "fair" | "usual" | "high" | "shocking";

/** All sentences of a language. Templates begin in lower case unless with a name or `I`. */
export interface VoicePack {
  /** First impression of the offer, by overall sentiment. */
  first: Graded;
  /** What people add in passing, by what drives them; keys are driver ids. */
  reasons: Readonly<Record<string, Sides>>;
  /** For claims without sentences of their own, besides those that have them. */
  claim: Sides;
  price: Readonly<Record<PriceShade, Pool>>;
  /** How the offer meets the person's life, by circumstance; `any` fits everybody. */
  life: Readonly<Record<string, Sides>>;
  /** What somebody still wants to know. */
  questions: Pool;
  /** What the person would do, by purchase intent. */
  closing: Graded;
  items: Readonly<Record<ConceptItem, Graded>>;
  /** Value for money where no price was named. */
  valueWithoutPrice: Graded;
  /** Words before a sentence that turns to the other side. */
  turns: Sides;
  /** Words before the last sentence when it leans the other way. */
  conclusions: Pool;
  /** Small talk before a sentence, for people who talk like that. */
  asides: Pool;
  /** What people hang on a short statement, without meaning anything by it. */
  tails: Pool;
  themes: Readonly<Record<string, Sides>>;
  /** For questions about the person's own habits instead of an offer. */
  habit: {
    opening: Pool;
    criteria: Readonly<Record<string, Pool>>;
    closing: Pool;
    items: Readonly<Record<ConceptItem, Pool>>;
  };
}

/** Borders between the shades, for scores −1..1. */
const borders = [-0.62, -0.36, -0.12, 0.12, 0.36, 0.62] as const;

export const levelOf = (score: number): Level => levels[borders.filter((border) => score >= border).length] ?? 3;
