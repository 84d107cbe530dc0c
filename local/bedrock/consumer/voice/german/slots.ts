import type { Appraisal } from "../../appraisal/appraise.ts";
import type { Consumer } from "../../appraisal/consumer.ts";
import { readJob } from "../../audience/jobs.ts";
import type { Gender } from "../../stimulus/category.ts";
import type { Stimulus } from "../../stimulus/stimulus.ts";
import type { Slots } from "../../wording/template.ts";
import { carriesHome, familiarNames, isDear } from "../familiar.ts";

type Case = "nom" | "acc" | "dat";

const pointing: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { nom: "dieser", acc: "diesen", dat: "diesem" },
  f: { nom: "diese", acc: "diese", dat: "dieser" },
  n: { nom: "dieses", acc: "dieses", dat: "diesem" },
  p: { nom: "diese", acc: "diese", dat: "diesen" },
};
const indefinite: Readonly<Record<Gender, Readonly<Record<Case, string>>>> = {
  m: { nom: "ein", acc: "einen", dat: "einem" },
  f: { nom: "eine", acc: "eine", dat: "einer" },
  n: { nom: "ein", acc: "ein", dat: "einem" },
  p: { nom: "", acc: "", dat: "" },
};
/** Objects at the head of a sentence: `es` cannot stand there. */
const demonstrative: Readonly<Record<Gender, string>> = { m: "den", f: "die", n: "das", p: "die" };
const pronoun: Readonly<Record<Gender, string>> = { m: "ihn", f: "sie", n: "es", p: "sie" };

/** Definite articles of the claims' noun phrases in the cases that sentences need. */
const declined: Readonly<Record<string, readonly [acc: string, dat: string]>> = {
  "der ": ["den ", "dem "],
  "die ": ["die ", "der "],
  "das ": ["das ", "dem "],
};

/** A claim's noun phrase in the accusative and dative; undefined for clauses. */
export function declinedClaim(claim: string): { claim_acc?: string; claim_dat?: string } {
  const article = Object.keys(declined).find((start) => claim.startsWith(start));
  if (!article) return {};
  const rest = claim.slice(article.length);
  const [acc, dat] = declined[article]!;
  return { claim_acc: acc + rest, claim_dat: dat + rest };
}

/** `als Lehrerin`, for occupations with a German word. */
function asJob({ profile }: Consumer): string | undefined {
  if (/retire|between|looking|unemployed|unable/i.test(profile.occupation)) return undefined;
  const title = readJob(profile.occupation)?.de?.[profile.gender === "Female" ? 1 : 0];
  return title ? `als ${title}` : undefined;
}

/** What a German-speaking person can refer to. */
export function germanSlots(stimulus: Stimulus, consumer: Consumer, appraisal: Appraisal | null): Slots {
  const { product, category, price } = stimulus;
  const { de } = category;
  const { gender, noun, name } = product;
  const named = (form: string) => (name ? [name, form, form] : form);
  // A topic is spoken of in general (`ein Elektroauto`), an offer is pointed at (`dieser Haferdrink`).
  const article = stimulus.kind === "opinion" && product.bare ? indefinite : pointing;
  const names = familiarNames(consumer, stimulus);
  return {
    ...names,
    brand: names.brand ?? (category.kind === "food" && names.shop ? `die Eigenmarke von ${names.shop}` : undefined),
    p_nom: named(`${article[gender].nom} ${noun}`),
    p_acc: named(`${article[gender].acc} ${noun}`),
    p_dat: named(`${article[gender].dat} ${noun}`),
    ein_nom: `${indefinite[gender].nom} ${noun}`.trim(),
    ein_acc: `${indefinite[gender].acc} ${noun}`.trim(),
    ein_dat: `${indefinite[gender].dat} ${noun}`.trim(),
    ihn: pronoun[gender],
    den: demonstrative[gender],
    many: de.many,
    rare: category.staple || category.kind === "durable" ? undefined : de.many,
    verb: de.verb,
    i: de.i,
    alt: de.alternative,
    dear: isDear(stimulus, appraisal) ? "" : undefined,
    goods: carriesHome(category) ? "" : undefined,
    moment: de.moments,
    doubt: de.doubts,
    as_job: asJob(consumer),
    price: price && price.amount > 0 ? price.display : undefined,
    usual: appraisal?.price?.usual,
  };
}

/** Capital after a colon, as before a whole sentence; German has no contractions to write out. Swiss texts have no ß. */
export function polishGerman(text: string, _isFormal: boolean, market: string): string {
  const capital = text.replaceAll(
    /([:.?!]) (\p{Ll})/gu,
    (_, sign: string, letter: string) => `${sign} ${letter.toUpperCase()}`,
  );
  return market === "CH" ? capital.replaceAll("ß", "ss") : capital;
}
