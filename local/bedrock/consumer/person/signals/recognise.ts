import type { Market } from "../../market/market.ts";
import type { ShownSignal } from "./shown.ts";
import { lifeTopics } from "./topics-life.ts";
import { moneyTopics } from "./topics-money.ts";
import { shelfTopics } from "./topics-shelf.ts";
import { appReview, listing, talk } from "./topics-sources.ts";
import type { Topic } from "./topic.ts";

const discussed = [...shelfTopics, ...moneyTopics, ...lifeTopics];

/** A word of a title says more about the subject than one of the text, which contains the title once more. */
const TITLE_WEIGHT = 2;

const countOf = (pattern: RegExp, text: string): number => text.match(pattern)?.length ?? 0;

/** Every topic of daily life that a text speaks of, most spoken of first. */
export const topicsIn = (title: string, text = ""): Topic[] =>
  discussed
    .map((topic) => ({ topic, count: TITLE_WEIGHT * countOf(topic.pattern, title) + countOf(topic.pattern, text) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ topic }) => topic);

/** What a signal is about. */
export function topicOf({ kind, title, text }: ShownSignal): Topic {
  if (kind === "review") return appReview;
  return kind === "listing" ? listing : (topicsIn(title, text)[0] ?? talk);
}

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** Names that are words of their own in some language of the samples. */
const everyday = new Set([
  "Action",
  "Life",
  "Plus",
  "Extra",
  "Simple",
  "Method",
  "Boxer",
  "Gap",
  "Kind",
  "Target",
  "Omo",
  "Three",
]);

/** A name that may stand in a sentence as one: words, without marks that a sentence could be built of. */
const speakable = /^[\p{L}\p{N}][\p{L}\p{N} &.'’+-]{0,39}$/u;

/** Brands of the market that a signal names and that a line on its topic may speak of; for a review its app. */
export function brandsNamed({ kind, place, text }: ShownSignal, topic: Topic, market: Market): string[] {
  if (kind === "review") return speakable.test(place) ? [place] : [];
  const known = new Set([...(topic.ownBrands ?? []), ...topic.brands.flatMap((field) => market[field])]);
  return [...known].filter(
    (brand) =>
      !everyday.has(brand) &&
      text.includes(brand) &&
      new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(brand)}(?![\p{L}\p{N}])`, "u").test(text),
  );
}

/** What an app's review complains of, in words that follow "over" and "with". */
const issues: readonly (readonly [string, RegExp])[] = [
  ["fees that come at the end", /gebühr|fees?\b|frais|gastos|\benvío\b|costi|consegna e servizio|\btaxas?\b|frete|手数料|送料/iu],
  ["crashes at the wrong moment", /stürzt|crash|lädt|loads?\b|se cierra|reinici|non prende|ne s.ouvre|plante|trava|開かない|起動/iu],
  ["adverts and offers on every screen", /werbung|pop-?ups?|\bads?\b|offers|upsell|publicité|publicidad|pubblicità|ofertas|vitrine|inviti|広告|membership/iu],
  ["having to prove once more who one is", /ausweisen|verify|locked out|vérif|verific|documento|selfie|認証|new number/iu],
  ["reaching nobody", /chat|support|human\b|assistenza|personne à joindre|atendimento|reply|replies|問い合わせ/iu],
  ["what strangers write back", /noch da|lowball|insulting|toujours dispo|値下げ|offers are|nachrichten/iu],
  ["discounts for those with a phone only", /smartphone|coupon|cup[oó]n|voucher|clubcard|remise|sconto|desconto|割引/iu],
  ["lateness", /late\b|spät|retard|tarde?\b|ritard|atras|冷め|\bcold\b|frío|froid|tiepid/iu],
]; // prettier-ignore

export const issueIn = (text: string): string =>
  issues.find(([, pattern]) => pattern.test(text))?.[0] ?? "one change too many";

const appKinds: readonly (readonly [string, RegExp])[] = [
  ["money-app", /n26|monzo|revolut|nubank|cash app|paypay|picpay|klarna|swish|phonepe|paypal|bank/iu],
  ["delivery-app", /eats|doordash|deliveroo|lieferando|glovo|ifood|rappi|swiggy|zomato|baemin|instacart|wolt/iu],
  ["market-app", /vinted|kleinanzeigen|leboncoin|mercari|wallapop|subito|karrot|ebay|depop/iu],
  ["shop-app", /lidl|tesco|walmart|target|rewe|aldi|kaufland|carrefour|payback/iu],
];

/** What an app is for, as a tag of lines; null for one of none of these kinds. */
export const appKindOf = (name: string): string | null =>
  appKinds.find(([, pattern]) => pattern.test(name))?.[0] ?? null;
