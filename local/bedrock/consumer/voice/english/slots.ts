import type { Appraisal } from "../../appraisal/appraise.ts";
import type { Consumer } from "../../appraisal/consumer.ts";
import type { Stimulus } from "../../stimulus/stimulus.ts";
import type { Slots } from "../../wording/template.ts";
import { carriesHome, familiarNames, isDear } from "../familiar.ts";

/** `a` or `an` by sound, as far as spelling tells. */
export const withArticle = (noun: string): string => {
  const sounded = /^(?:[aeio]|u(?!ni|se|k|r[eo])|hour|honest|8|11|18)/i.test(noun) && !/^(?:one|eu|ewe)/i.test(noun);
  // Abbreviations are spelled out: an LED lamp, an MP3 player.
  return `${sounded || /^(?:FM|LED|LCD|MP|NF|SMS|SPF|SUV|X-|XL)/.test(noun) ? "an" : "a"} ${noun}`;
};

const isPlural = (noun: string) =>
  /(?<![sui])s$/i.test(noun) && !/(?:business|fitness|wellness|news|series|lens|gas|plus)$/i.test(noun);

/** `a nurse at a district hospital`, for people whose occupation reads as a noun. */
function jobOf(occupation: string): string | undefined {
  const plain = occupation.trim();
  const reads =
    /^[\p{L}][\p{L} '-]{2,44}$/u.test(plain) &&
    !/^(?:between|works?|working|looking|unemployed|on |in |stays?|currently|studies|studying|runs?|self-employed$|retired$|no )/i.test(
      plain,
    );
  return reads ? withArticle(/^[A-Z]{2}/.test(plain) ? plain : plain[0]!.toLowerCase() + plain.slice(1)) : undefined;
}

/** Whether what people use now is several things: `the beans I have at home`. */
const severalOf = (alternative: string) =>
  !/^(?:what|going)/.test(alternative) && (/^the \w+s I\b/.test(alternative) || isPlural(alternative));

/** What an English-speaking person can refer to. */
export function englishSlots(stimulus: Stimulus, consumer: Consumer, appraisal: Appraisal | null): Slots {
  const { product, category, price } = stimulus;
  const { en } = category;
  const plural = isPlural(product.noun);
  const singular = plural ? product.noun : product.bare ? product.noun : withArticle(product.noun);
  const generic = stimulus.kind === "opinion" && (plural || product.bare);
  const pointed = generic ? product.noun : `${plural ? "these" : "this"} ${product.noun}`;
  const names = familiarNames(consumer, stimulus);
  return {
    ...names,
    brand: names.brand ?? (category.kind === "food" && names.shop ? `the ${names.shop} own brand` : undefined),
    product: product.noun,
    this_product: product.name && !plural ? [product.name, pointed, pointed] : pointed,
    a_product: singular,
    is: plural ? "are" : "is",
    s: plural ? "" : "s",
    does_not: plural ? "don't" : "doesn't",
    does: plural ? "do" : "does",
    them: plural ? "them" : "it",
    many: en.many,
    rare: category.staple || category.kind === "durable" ? undefined : en.many,
    verb: en.verb,
    alt: en.alternative,
    alt_np: /^(?:what|going)\b/.test(en.alternative) ? undefined : en.alternative,
    dear: isDear(stimulus, appraisal) ? "" : undefined,
    alt_does: severalOf(en.alternative) ? "do" : "does",
    alt_works: severalOf(en.alternative) ? "work" : "works",
    costs: isPlural(en.many) ? "cost" : "costs",
    goods: carriesHome(category) ? "" : undefined,
    moment: en.moments,
    doubt: en.doubts,
    job: jobOf(consumer.profile.occupation),
    price: price && price.amount > 0 ? price.display : undefined,
    usual: appraisal?.price?.usual,
  };
}

const written: readonly (readonly [RegExp, string])[] = [
  [/\bI'm\b/g, "I am"], [/\b(I|you|they|we|it|who|that|there|he|she|nobody|somebody)'d\b/gi, "$1 would"], [/\b(I|you|they|we)'ve\b/g, "$1 have"], [/\bI'll\b/g, "I will"],
  [/\bcan't\b/g, "cannot"], [/\bwon't\b/g, "will not"], [/\b(do|does|did|is|are|was|were|have|has|would|could|should|had)n't\b/gi, "$1 not"],
  [/\b(it|that|there|what|here|who)'s\b/gi, "$1 is"], [/\b(they|we|you)'re\b/gi, "$1 are"],
]; // prettier-ignore
const american: readonly (readonly [RegExp, string])[] = [
  [/flavour/g, "flavor"], [/favourite/g, "favorite"], [/favour/g, "favor"], [/colour/g, "color"], [/\bmum\b/g, "mom"], [/\btelly\b/g, "TV"], [/yoghurt/g, "yogurt"],
  [/\bcrisps\b/g, "chips"], [/sceptic/g, "skeptic"], [/personalis/g, "personaliz"], [/neighbour/g, "neighbor"], [/\bpurse\b/g, "wallet"], [/\bflatmates\b/g, "roommates"], [/\bshared flat\b/g, "shared apartment"],
  [/\bbig shop\b/g, "big grocery run"], [/\bweekly shop\b/g, "weekly groceries"], [/\bon a pension\b/g, "on Social Security"], [/\bevery penny\b/g, "every penny"], [/\brubbish\b/g, "garbage"], [/\bRubbish\b/g, "Garbage"],
]; // prettier-ignore

const applied = (text: string, rules: readonly (readonly [RegExp, string])[]) =>
  rules.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text);

/** A sentence the way this person writes: contractions or not, American spelling in America; quotations stay as they are. */
export function polishEnglish(text: string, isFormal: boolean, market: string): string {
  return text
    .replaceAll(/(?<=\p{L}{2}[.?!] )\p{Ll}/gu, (letter) => letter.toUpperCase())
    .split(/(“[^”]*”)/)
    .map((part) => {
      if (part.startsWith("“")) return part;
      const spelled = market === "US" ? applied(part, american) : part;
      return isFormal ? applied(spelled, written) : spelled;
    })
    .join("");
}
