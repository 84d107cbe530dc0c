import type { Stimulus } from "../../stimulus/stimulus.ts";
import { remembering } from "../remembering.ts";
import { asksIn } from "./asks.ts";
import { kindOf, type AskKind } from "./kinds.ts";
import { thingIn } from "./things.ts";

/** Questions about how somebody lives, whatever is shown. */
const ofLife = new Set<AskKind>([
  "intro", "person", "household", "day", "breakfast", "weekend", "drinking", "became", "brought", "account", "switched", "spare_time", "last", "since", "frequency", "quantity", "money", "brands", "shop", "having", "provider", "owning", "went",
] as readonly AskKind[]); // prettier-ignore

/** Questions that make sense of something on offer alone, so that a bare `it` is what is shown. */
const ofOffers = new Set<AskKind>([
  "intent", "recommend", "believe", "novel", "willing", "fact", "change", "maker", "opinion", "value", "occasion", "point",
] as readonly AskKind[]); // prettier-ignore

/** Judgements that may be of one's own habits too: a bare `it` is enough to mean what is shown. */
const ofEither = new Set<AskKind>(["like", "dislike", "miss", "worry", "wand", "feeling", "relevant", "compare", "satisfied"]); // prettier-ignore

const bare =
  /\b(?:it|this|that|these|those)\b|(?<!\p{L})(?:es|das|ihn|ihm|daran|davon|dazu|dafür|damit|darüber)(?!\p{L})/iu;
/** Words for what is shown, and looking at it. */
const showing =
  /\b(?:concept|product|idea|offer|proposal|description)\b|\b(?:shown|presented|showed)\b|\b(?:read|see|look at|hear) (?:this|that|it)\b|(?<!\p{L})(?:konzept\p{L}*|produkt\p{L}*|idee|angebot|vorschlag|beschreibung|gezeigt|vorgestellt|(?:das|dies) (?:lesen|sehen|hören)|hier (?:lesen|sehen))(?!\p{L})/iu;
/** Drinks and food on sale at large: `the drinks that are on offer today`. */
const atLarge = /on offer (?:today|now)|im angebot|heute gibt|auf dem markt|on the market/i;

/** Where a talk stands: with what is shown, with the person's own life, or nowhere yet. */
export type Standing = "shown" | "life" | "open";

interface Read {
  kinds: readonly AskKind[];
  showing: boolean;
  thing: string;
}
const read = remembering((text): Read => ({
  kinds: asksIn(text).map((ask) => kindOf(ask.text, true)),
  showing: showing.test(text) && !atLarge.test(text),
  thing: thingIn(text).id,
}));

/** Whether a question says by itself that it is about what is shown. */
export const pointsAtShown = (question: string, { product }: Stimulus): boolean =>
  read(question).showing ||
  (product.name !== null && question.includes(product.name)) ||
  (product.noun.length > 3 && question.toLowerCase().includes(`this ${product.noun.toLowerCase()}`));

/**
 * Where the questions so far have brought the talk.
 * @param questions oldest first
 * @param isPart whether a question names a part of what is shown
 */
export function standingAfter(
  questions: readonly string[],
  shown: Stimulus,
  isPart: (question: string) => boolean,
): Standing {
  for (const question of questions.toReversed()) {
    const { kinds, thing } = read(question);
    if (pointsAtShown(question, shown)) return "shown";
    if (kinds.some((kind) => ofLife.has(kind))) return "life";
    if (kinds.some((kind) => ofOffers.has(kind)) || isPart(question)) return "shown";
    if (thing !== "thing" && thing !== shown.category.id) return "life";
  }
  return "open";
}

/** Whether a question in the middle of talk about one's own life turns to what is shown. */
export const turnsToShown = (question: string, kind: AskKind, shown: Stimulus): boolean =>
  pointsAtShown(question, shown) || ofOffers.has(kind) || (ofEither.has(kind) && bare.test(question));
