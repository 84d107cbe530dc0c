import { detectLanguage, type Language } from "../language.ts";
import { readStances } from "../../embedder/stance.ts";
import { brandsIn } from "./brands.ts";
import { categoryOf } from "./categories.ts";
import type { Category } from "./category.ts";
import type { ClaimKind } from "./claim.ts";
import { offerClaims } from "./claims-offer.ts";
import { productClaims } from "./claims-product.ts";
import { readPrice, type Price } from "./money.ts";
import { readProduct, type ProductPhrase } from "./noun-phrase.ts";
import { readKind, type StimulusKind } from "./question.ts";
import { readTarget, type Target } from "./target.ts";

/** A claim that the text makes: its kind, and the words to refer to it by. */
export interface Claim {
  kind: ClaimKind;
  phrase: string;
}

/** A stretch of the text worth quoting back, with how good or bad it sounds by itself (−1..1). */
export interface Snippet {
  text: string;
  valence: number;
}

export interface Stimulus {
  text: string;
  language: Language;
  kind: StimulusKind;
  category: Category;
  product: ProductPhrase;
  price: Price | null;
  /** Stated relation to usual prices: 0.2 is a fifth dearer. */
  relativePrice: number | null;
  claims: readonly Claim[];
  snippets: readonly Snippet[];
  /** Names of brands that occur, as they are written in the market lists. */
  brands: readonly string[];
  target: Target;
  /** 0 (hollow) to 1: how much a reader learns about the offer. */
  substance: number;
}

const claimKinds: readonly ClaimKind[] = [...productClaims, ...offerClaims];
/** Words after which a claim says the opposite. */
const denied = /(?:\bnot|\bno|\bnever|n't|\bwithout(?: any)?|\bkein\p{L}*|\bnicht|\bohne|\bnon)[\s-](?:\p{L}+ )?$/iu;

function claimsIn(text: string, language: Language): Claim[] {
  return claimKinds.flatMap((kind) => {
    const found = kind.pattern.exec(text);
    if (!found || denied.test(text.slice(Math.max(0, found.index - 22), found.index))) return [];
    const literal = kind.literal?.[language]?.exec(text)?.[0];
    return [{ kind, phrase: literal ?? kind[language] }];
  });
}

const SNIPPET_WORDS = { least: 3, most: 9 } as const;

const money = /[€$£¥₹₩₺₦]|\b(?:EUR|USD|GBP|CHF|euros?|dollars?|pounds?)\b|\d[.,]\d\d/i;

/** A stretch that is nearly all of the text is not a detail of it. */
const WHOLE = 0.7;

/** Stretches that no claim and no price explains; what people quote when a detail caught them. */
function snippetsIn(text: string, name: string | null): Snippet[] {
  return text
    .split(/[.!?;:,](?=\s|$)|[\n()–—“”„"]+|\s-\s|\b(?:and|but|und|aber|that|which|plus|sowie)\b/u)
    .map((part) => part.trim().replace(/^(?:it|es|is|ist|are|sind)\s+(?=\p{Ll})/u, ""))
    .filter((part) => {
      const count = part.split(/\s+/).length;
      const isShort = count < SNIPPET_WORDS.least || part === name || part.length > WHOLE * text.length;
      return (
        !isShort &&
        count <= SNIPPET_WORDS.most &&
        !money.test(part) &&
        !claimKinds.some((kind) => kind.bearing !== "harm" && kind.pattern.test(part))
      );
    })
    .map((part) => ({ text: part, valence: readStances(part).valence?.position ?? 0 }));
}

function relativePriceIn(text: string): number | null {
  const dearer = /(\d{1,3}) ?% (?:more expensive|dearer|teurer|above|über dem)/i.exec(text);
  const cheaper = /(\d{1,2}) ?% (?:cheaper|less|günstiger|billiger|below)/i.exec(text);
  const times = /(twice|double|three times|triple|doppelt so|dreimal so)/i.exec(text)?.[1]?.toLowerCase();
  if (dearer) return Number(dearer[1]) / 100;
  if (cheaper) return -Number(cheaper[1]) / 100;
  if (times) return /three|triple|dreimal/.test(times) ? 2 : 1;
  if (/\b(?:affordable|low price|inexpensive|günstig\w*|preiswert\w*|erschwinglich\w*)\b/i.test(text)) return -0.12;
  return /\b(?:premium price|expensive|high price|teuer\w*|hoher preis|pricey)\b/i.test(text) ? 0.4 : null;
}

/** Full substance: this many words, and this many claims or figures. */
const FULL = { words: 22, facts: 3 } as const;

function substanceOf(text: string, claims: readonly Claim[], price: Price | null): number {
  const words = text.split(/\s+/).length;
  const hollow = claims.filter(({ kind }) => ["hype", "novelty", "premium"].includes(kind.id)).length;
  const facts = claims.length - hollow + (price ? 1 : 0) + (text.match(/\d+/g)?.length ?? 0) / 2;
  return Math.max(
    0,
    Math.min(1, 0.4 * Math.min(1, words / FULL.words) + 0.6 * Math.min(1, facts / FULL.facts) - 0.1 * hollow),
  );
}

/** Reads what the personas are shown: the stimulus, with the briefings beside it. */
export function readStimulus(stimulus: string, briefings: readonly string[] = []): Stimulus {
  const whole = [stimulus, ...briefings].join("\n");
  const { kind, topic } = readKind(stimulus);
  const language = detectLanguage(stimulus);
  const category = categoryOf(topic);
  const known = category.id === "thing" && briefings.length > 0 ? categoryOf(whole) : category;
  const price = readPrice(stimulus) ?? readPrice(whole);
  const claims = claimsIn(whole, language);
  const product = readProduct(topic, language, known);
  return {
    text: stimulus,
    language,
    kind,
    category: known,
    product,
    price,
    relativePrice: price ? null : relativePriceIn(whole),
    claims,
    snippets: snippetsIn(topic, product.name),
    brands: brandsIn(whole),
    target: readTarget(whole),
    substance: substanceOf(whole, claims, price),
  };
}
