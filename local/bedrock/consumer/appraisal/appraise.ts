import { conceptItems, type ConceptItem } from "../../../../functions/domain/simulation/concept-battery.ts";
import type { ClaimKind } from "../stimulus/claim.ts";
import { brandsIn } from "../stimulus/brands.ts";
import type { Claim, Stimulus } from "../stimulus/stimulus.ts";
import { passing } from "../occasion.ts";
import { quirk, type Consumer } from "./consumer.ts";
import type { Driver } from "./driver.ts";
import { viewFit, type Fit } from "./fit.ts";
import { scoresOf, type Scores } from "./loadings.ts";
import { viewPrice, type PriceView } from "./price.ts";

export interface Appraisal extends Scores {
  /** Reasons, strongest first. */
  drivers: readonly Driver[];
  price: PriceView | null;
  fit: Fit;
}

/** Spread of what people think of one and the same claim for no reason that can be named (standard deviation). */
const CLAIM_SPREAD = 0.16;
/** What of it changes from one day to the next. */
const CLAIM_OF_THE_DAY = 0.05;
/** Every further claim of an offer counts less than the one before: nobody adds up a list of selling points. */
const FURTHER_CLAIM = 0.72;

function claimEffect(kind: ClaimKind, consumer: Consumer): number {
  const caring = kind.interest ? kind.interest[1] * consumer.interests[kind.interest[0]] : 0;
  const person =
    (kind.openness ?? 0) * consumer.openness + (kind.age ?? 0) * consumer.age + (kind.belief ?? 0) * consumer.belief;
  const about = `claim ${kind.id}`;
  const own = CLAIM_SPREAD * quirk(consumer, about) + CLAIM_OF_THE_DAY * passing(consumer, about);
  // Nobody comes to like a danger or a defect by temperament.
  return kind.bearing === "harm" ? kind.appeal + 0.5 * Math.min(0, own) : kind.appeal + caring + person + own;
}

function claimDrivers(claims: readonly Claim[], consumer: Consumer): Driver[] {
  const drivers = claims
    .map(({ kind, phrase }) => ({
      id: kind.id,
      bearing: kind.bearing,
      effect: claimEffect(kind, consumer),
      slots: { claim: phrase },
    }))
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect));
  const rank = { pro: 0, con: 0 };
  return drivers.map((driver) => {
    const side = driver.effect > 0 ? "pro" : "con";
    return { ...driver, effect: driver.effect * FURTHER_CLAIM ** rank[side]++ };
  });
}

function brandDrivers(stimulus: Stimulus, consumer: Consumer): Driver[] {
  const { trusted_brands: trusted, distrusted_brands: distrusted } = consumer.profile;
  const named = (brands: readonly string[]) => brandsIn(stimulus.text, brands);
  const driver = (id: string, effect: number, brand: string): Driver => ({
    id,
    bearing: "brand",
    effect,
    slots: { named: brand },
  });
  return [
    ...named(distrusted)
      .slice(0, 1)
      .map((brand) => driver("distrusted_brand", -0.75, brand)),
    ...named(trusted)
      .slice(0, 1)
      .map((brand) => driver("trusted_brand", 0.45, brand)),
  ];
}

/** Words of praise or blame that no claim explains. */
const SNIPPET_STRENGTH = 0.22;

function snippetDrivers(stimulus: Stimulus, consumer: Consumer): Driver[] {
  const plain = stimulus.snippets;
  const worst = plain.filter(({ valence }) => valence <= -0.3).toSorted((a, b) => a.valence - b.valence)[0];
  const drivers: Driver[] = [];
  const explained = stimulus.claims.some(({ kind }) => kind.bearing === "harm");
  if (worst)
    drivers.push({
      id: "objection",
      bearing: "harm",
      effect: worst.valence * (explained ? 0.3 : 0.75),
      slots: { quote: worst.text },
    });
  const feature = plain.filter((snippet) => snippet !== worst)[
    Math.abs(Math.round(2 * quirk(consumer, "snippet"))) % Math.max(1, plain.length)
  ];
  if (feature && feature !== worst) {
    const effect =
      SNIPPET_STRENGTH * quirk(consumer, `snippet ${feature.text}`) + 0.15 * consumer.belief + 0.1 * feature.valence;
    drivers.push({ id: "feature", bearing: "benefit", effect, slots: { quote: feature.text } });
  }
  return drivers;
}

function situationDrivers(stimulus: Stimulus, consumer: Consumer, fit: Fit): Driver[] {
  const vague = 1 - stimulus.substance;
  const drivers: Driver[] = [
    {
      id: fit.tooYoung ? "too_young" : fit.addressed === false ? "not_meant" : "need",
      bearing: "need",
      effect: fit.need,
      slots: {},
    },
    // Staying with what one has: habit costs every newcomer something, the careful and the settled more.
    {
      id: "habit",
      bearing: "habit",
      effect: -0.1 - 0.14 * consumer.age + 0.12 * consumer.openness - 0.12 * Math.max(0, consumer.interests.tradition),
      slots: {},
    },
  ];
  if (stimulus.kind === "opinion") {
    // A bare topic gives no claims to weigh: people fall back on what they have heard and on how they take to such things.
    const heard = 0.26 * quirk(consumer, `hearsay ${stimulus.product.noun}`) + 0.1 * consumer.belief;
    const image = stimulus.price
      ? 0
      : -0.12 - 0.3 * (consumer.thrift - 0.4) + 0.14 * quirk(consumer, `image ${stimulus.product.noun}`);
    drivers.push({ id: "hearsay", bearing: "trust", effect: heard, slots: {} });
    drivers.push({ id: "price_image", bearing: "price", effect: image, slots: {} });
    const change = 0.2 * consumer.openness + 0.12 * consumer.belief - 0.1 * consumer.age;
    drivers.push({ id: "progress", bearing: "novelty", effect: change, slots: {} });
  } else if (vague > 0.45)
    drivers.push({
      id: "vague",
      bearing: "trust",
      effect: -0.55 * (vague - 0.25) * (1 - 0.4 * consumer.belief),
      slots: {},
    });
  if (!stimulus.price && stimulus.relativePrice === null && stimulus.kind === "concept")
    drivers.push({ id: "no_price", bearing: "price", effect: -0.06 - 0.12 * consumer.thrift, slots: {} });
  if (stimulus.category.kind === "app" || stimulus.category.kind === "service") {
    const effect = -0.08 - 0.16 * consumer.age + 0.2 * consumer.interests.tech;
    if (effect < -0.12) drivers.push({ id: "effort", bearing: "terms", effect, slots: {} });
  }
  return drivers;
}

/** Where items stand before any reason: without anything new in it, an offer is a little old hat. */
const base = (stimulus: Stimulus): Partial<Record<ConceptItem, number>> => {
  const isNew = stimulus.claims.some(({ kind }) => kind.bearing === "novelty");
  return {
    uniqueness: isNew ? 0.05 : -0.3,
    believability: 0.2,
    value_for_money: 0.02,
    purchase_intent: -0.05,
    liking: 0.08,
  };
};

/** Spread of a single answer around what its reasons say (standard deviation before saturation). */
const ITEM_NOISE = 0.07;
/** What of it hangs on the day: asked again, people rating on five points repeat themselves to about .8. */
const MOOD_OF_THE_DAY = 0.06;
const ITEM_OF_THE_DAY = 0.035;

/**
 * Appraises an offer as one person: collects the reasons for and against, each with its strength for this person, and
 * adds them up into latent judgements of the battery's items. A function of stimulus and persona alone.
 */
export function appraise(stimulus: Stimulus, consumer: Consumer): Appraisal {
  const price = viewPrice(stimulus, consumer);
  const fit = viewFit(stimulus, consumer);
  const drivers: Driver[] = [
    ...claimDrivers(stimulus.claims, consumer),
    ...brandDrivers(stimulus, consumer),
    ...snippetDrivers(stimulus, consumer),
    ...situationDrivers(stimulus, consumer, fit),
    ...(price
      ? [{ id: "price", bearing: "price", effect: price.effect, slots: { usual: price.usual } } satisfies Driver]
      : []),
  ];
  const attitude: Driver = {
    id: "attitude",
    bearing: "attitude",
    effect:
      0.42 * consumer.belief +
      0.08 * quirk(consumer, `mood ${stimulus.text}`) +
      MOOD_OF_THE_DAY * passing(consumer, `mood ${stimulus.text}`),
    slots: {},
  };
  const noise = Object.fromEntries(
    conceptItems.map((item) => [
      item,
      (base(stimulus)[item] ?? 0) +
        ITEM_NOISE * quirk(consumer, `${item} ${stimulus.text}`) +
        ITEM_OF_THE_DAY * passing(consumer, `${item} ${stimulus.text}`),
    ]),
  );
  const scores = scoresOf([...drivers, attitude], noise);
  return { ...scores, price, fit, drivers: drivers.toSorted((a, b) => Math.abs(b.effect) - Math.abs(a.effect)) };
}
