import { plain } from "../../../../functions/studies/rating/read-scale.ts";
import { amountOf } from "../../../../functions/studies/survey/option-amounts.ts";
import { factQuestions, type Fact, type FactQuestion } from "../../phrases/facts.ts";
import type { Speaking } from "../../phrases/speaking.ts";
import { homeOf, quirk, type Consumer } from "./person.ts";
import type { Scene } from "./scene.ts";
import { matches } from "./survey.ts";

/** From this age on people who live with a partner are mostly married to them. */
const USUALLY_MARRIED = 33;
/** Which of the brackets of a list incomes fall into, as a share of it. */
const BRACKET = { middle: 0.5, income: 0.33, own: 0.1 } as const;

/** How many people live in a household, as far as its kind tells. */
export function peopleAtHome({ lives, profile }: Consumer): number {
  const more = quirk({ profile }, "household size") > 0.3 ? 1 : 0;
  if (lives.has("family")) return 5 + more;
  if (lives.has("alone")) return 1;
  if (lives.has("single_parent")) return 2 + more;
  return ["children", "parents", "shared"].some((key) => lives.has(key as "children")) ? 3 + more : 2;
}

const adultsAtHome = ({ lives }: Consumer) => (lives.has("single_parent") ? 1 : 2);
/** How many children live in a household. */
export const childrenAtHome = (consumer: Consumer) =>
  consumer.lives.has("children") ? Math.max(1, peopleAtHome(consumer) - adultsAtHome(consumer)) : 0;

/** What is true of a person, in the terms of options. */
export function truths(consumer: Consumer): ReadonlySet<Fact> {
  const { profile, lives, income } = consumer;
  const has = (...keys: Parameters<(typeof lives)["has"]>[0][]) => keys.some((key) => lives.has(key));
  const isIdle = has("student", "retired", "home", "unemployed");
  const isMarried = has("couple") && profile.age >= USUALLY_MARRIED;
  const derived: readonly (readonly [Fact, boolean])[] = [
    ["woman", /^f/iu.test(profile.gender)],
    ["man", /^m/iu.test(profile.gender)],
    ["yes", has("children")],
    ["no", !has("children")],
    ["with_children", has("children")],
    ["married", isMarried],
    ["single", !has("couple", "widowed", "divorced")],
    ["employed", !isIdle && !has("self_employed")],
    ["not_employed", isIdle],
    ["low", income < 0],
    ["middle", income === 0],
    ["high", income > 0],
  ];
  const known = Object.values(factQuestions).flat() as string[];
  return new Set([
    ...derived.filter(([, holds]) => holds).map(([fact]) => fact),
    ...([...lives].filter((key) => known.includes(key)) as Fact[]),
  ]);
}

const readAmounts = (options: readonly string[], read = plain) =>
  options
    .flatMap((option) => {
      const amount = amountOf(read(option));
      return amount === null ? [] : [{ option, amount }];
    })
    .toSorted((a, b) => a.amount - b.amount || b.option.length - a.option.length);

/** An option up to its first number: `unter 18` of `unter 18 Jahre`. */
const beginning = (option: string) => /^\D*\d[\d.,]*/u.exec(plain(option))?.[0] ?? plain(option);

/** The option whose numbers hold a value, else the nearest; null unless two options or more name numbers. */
export function optionHolding(options: readonly string[], value: number): string | null {
  const brackets = readAmounts(options, beginning);
  if (brackets.length < 2) return null;
  const [below] = brackets.filter(({ amount }) => amount <= value).slice(-1);
  // Of two brackets that begin alike the longer text names both ends.
  return (brackets.find(({ amount }) => amount === below?.amount) ?? brackets[0]!).option;
}

/** The option of a list of brackets that lies at a share of it, 0..1. */
export function optionAt(options: readonly string[], share: number): string | null {
  const brackets = readAmounts(options);
  const index = Math.max(0, Math.min(brackets.length - 1, Math.floor(share * brackets.length)));
  return brackets.length < 2 ? null : brackets[index]!.option;
}

/** The name of a person's country in the language of the question, and the places of their location. */
function placesOf({ profile }: Consumer, language: string): string[] {
  const isCode = /^[A-Z]{2}$/.test(profile.market) && profile.market !== "ZZ";
  const country = isCode ? new Intl.DisplayNames([language], { type: "region" }).of(profile.market) : undefined;
  const places = [...(country ? [country] : []), homeOf(profile, language), ...profile.location.split(",")];
  return places.map((place) => plain(place.trim()));
}

/** The fact of the profile that a question asks for. */
export const factAskedFor = (question: string, { asked }: Speaking["facts"]): FactQuestion | undefined =>
  (Object.keys(factQuestions) as FactQuestion[]).find((one) => matches(asked[one], question));

/** The option that a fact of the profile decides; null where the question asks for none, or the person is nobody. */
export function factAmong(question: string, options: readonly string[], scene: Scene): string | null {
  const { consumer } = scene;
  const { speaking, language } = scene.asked;
  const { told, other } = speaking.facts;
  const { profile, income } = consumer;
  const kind = factAskedFor(question, speaking.facts);
  if (kind === undefined || profile.anonymous) return null;
  const holding = truths(consumer);
  const named = (factQuestions[kind] as readonly Fact[])
    .filter((fact) => holding.has(fact))
    .map((fact) => options.toSorted().find((option) => matches(told[fact], option)))
    .find((option) => option !== undefined);
  switch (kind) {
    case "age":
      return optionHolding(options, profile.age);
    case "people":
      return optionHolding(options, peopleAtHome(consumer));
    case "children":
      return optionHolding(options, childrenAtHome(consumer)) ?? named ?? null;
    case "income": {
      const own = Math.max(-1, Math.min(1, quirk(consumer, "income bracket")));
      return named ?? optionAt(options, BRACKET.middle + BRACKET.income * income + BRACKET.own * own);
    }
    case "country": {
      const places = placesOf(consumer, language).filter((place) => place.length > 2);
      const home = options.find((option) => places.some((place) => plain(option).includes(place)));
      return home ?? options.find((option) => matches(other, option)) ?? null;
    }
    default:
      return named ?? null;
  }
}
