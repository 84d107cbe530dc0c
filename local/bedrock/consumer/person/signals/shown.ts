import { blockOf } from "../../../model/blocks.ts";
import { spokenAmount, type Market } from "../../market/market.ts";
import { goodsNamed } from "./goods.ts";

/** What sort of place a signal is from: a discussion, something on sale, an app's review. */
export type SignalKind = "post" | "listing" | "review";

/** A signal as a request shows it. Its text decides what the person takes up and is never repeated. */
export interface ShownSignal {
  number: number;
  kind: SignalKind;
  /** `r/germany`, `eBay Germany`; for reviews the name of the app. */
  place: string;
  title: string;
  text: string;
}

/** A line as functions/domain/signals/grounding.ts numbers it: `[1] (r/germany, de) Title: excerpt`. */
const linePattern = /^\[(\d{1,3})\] \((.{1,120}?), ([a-z]{2,3})\) (.+)$/u;
const appPattern = /^App Store: (.+)$/u;
const ratingPattern = /[★☆]{5}/u;

/** Texts that give a language model orders: they say nothing about a market, so nobody is grounded in them. */
const ordersPattern =
  /(?:ignor\w*|disregard|forget|vergiss|olvida|oublie|esqueça|dimentica)\s(?:\S+\s){0,4}(?:anweisungen|instructions?|instrucciones|istruzioni|instruções|prompts?)(?!\p{L})|指示.{0,6}無視/iu;

/**
 * The signals of a request's block `signals`, each number once. Lines of another form are none, nor are those that give
 * orders to the reader.
 */
export function shownSignals(request: string): ShownSignal[] {
  const read = blockOf(request, "signals")
    .split("\n")
    .flatMap((line) => {
      const found = linePattern.exec(line.trim());
      if (!found || ordersPattern.test(line)) return [];
      const [, number, place, , about] = found as unknown as [string, string, string, string, string];
      const app = appPattern.exec(place)?.[1];
      const cut = about.indexOf(": ");
      return {
        number: Number(number),
        kind: app ? ("review" as const) : /^r\//.test(place) ? ("post" as const) : ("listing" as const),
        place: app ?? place,
        title: cut > 0 ? about.slice(0, cut) : about,
        text: about,
      };
    });
  return [...new Map(read.map((signal) => [signal.number, signal])).values()];
}

/** Stars that a review gives, null where it shows none. */
export function starsOf({ text }: ShownSignal): number | null {
  const shown = ratingPattern.exec(text)?.[0];
  return shown ? shown.replaceAll("☆", "").length : null;
}

const usedPattern =
  /\b(?:gebraucht|generalüberholt|used|pre-owned|open box|refurbished|occasion|reconditionné|de segunda mano|reacondicionado|usato|ricondizionato)(?!\p{L})/iu;

/** What is on sale, in English, its price as people say it, and whether somebody had it before. */
export function offerOf({ text }: ShownSignal, market: Market) {
  const asked = /(?:^|: )(\d{1,7}(?:\.\d{1,2})?) ([A-Z]{3})\b/u.exec(text);
  const price = asked?.[2] === market.currency.code ? spokenAmount(Number(asked[1]), market.currency) : undefined;
  return { goods: goodsNamed(text), price, isUsed: usedPattern.test(text) };
}
