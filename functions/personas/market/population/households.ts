import households from "../../../data/households.json" with { type: "json" };
import { personsAged } from "./ages.ts";
import { figuresByMarket, perMarket } from "./per-market.ts";
import {
  between,
  fading,
  rising,
  toShares,
  type Activity,
  type Gender,
  type HouseholdType,
  type Shares,
} from "./vocabulary.ts";

const householdsOf = figuresByMarket(households.markets);

/**
 * Years over which a cohort leaves home: the quartiles lie about 3.5 years from the median (Eurostat yth_demo_030 and
 * ilc_lvps08).
 */
const LEAVING_SPREAD = 3.2;
/** Middle of the age group 25–34 that the table counts. */
const TABLE_AGE = 29.5;
/** Women leave home, marry and have children earlier than men. */
const GENDER_LAG = { leaving: 1, partner: 1, children: 2.5 };
/** Ever a parent by 45, women and men together: 80 to 88 per 100 where it is counted (OECD SF2.5, UN DESA). */
const EVER_PARENT = 0.84;

const lag = (gender: Gender, years: number): number => (gender === "Male" ? years : 0);

interface Customs {
  leavingAge: number;
  firstBirth: number;
  generations: number;
  /** The share of people of 65 and over without a partner who live alone. */
  aloneWithoutPartner: number;
}

/** Partnered persons among those who left home; widowhood ends it about a decade earlier for women. */
function partnered(age: number, gender: Gender, firstBirth: number): number {
  const found = rising((age - firstBirth + 2.5 - lag(gender, GENDER_LAG.partner)) / 2.8);
  return 0.77 * found * fading((age - (gender === "Female" ? 80 : 90)) / 5);
}

const OLD_AGES = Array.from({ length: 31 }, (_, index) => 65 + index);

const customsOf = perMarket((market): Customs => {
  const { withParents, aloneFrom65, ageAtFirstBirth: firstBirth, generations } = householdsOf(market);
  const old = OLD_AGES.flatMap((age) =>
    (["Male", "Female"] as const).map((gender) => ({
      persons: personsAged(market, age, gender),
      with: partnered(age, gender, firstBirth),
    })),
  );
  const persons = old.reduce((sum, group) => sum + group.persons, 0);
  const without = old.reduce((sum, group) => sum + group.persons * (1 - group.with), 0) / persons;
  return {
    leavingAge: TABLE_AGE + LEAVING_SPREAD * Math.log(withParents / (100 - withParents)),
    firstBirth,
    generations: generations / 100,
    aloneWithoutPartner: between(aloneFrom65 / 100 / without, 0.03, 0.95),
  };
});

function withParents(age: number, gender: Gender, activity: Activity, customs: Customs): number {
  if (activity === "retired") return 0;
  const leaving = fading((age - customs.leavingAge - lag(gender, GENDER_LAG.leaving)) / LEAVING_SPREAD);
  // Some never leave or come back: in the countries of late leavers up to one in ten at 40.
  const staying = 0.14 * rising((customs.leavingAge - 27) / 2) * between(1 - (age - 30) / 32, 0, 1);
  const share = between(Math.max(leaving, staying), 0, 0.97);
  return activity === "parental_leave" || activity === "homemaker" ? share * 0.15 : share;
}

/**
 * Young people at school live with their family: with one parent in 17 of 100 cases on average over the OECD (SF1.3),
 * fewer where families are large.
 */
function pupilHousehold({ generations }: Customs): Record<HouseholdType, number> {
  const oneParent = generations > 0.2 ? 0.09 : 0.17;
  return weights({ parents: 1 - oneParent - generations, one_parent: oneParent, generations });
}

const weights = (some: Partial<Record<HouseholdType, number>>): Record<HouseholdType, number> => ({
  parents: 0,
  one_parent: 0,
  alone: 0,
  shared_flat: 0,
  couple: 0,
  couple_young_children: 0,
  couple_older_children: 0,
  single_parent: 0,
  generations: 0,
  care_home: 0,
  ...some,
});

/**
 * The oldest age at which a youngest child under 13 is not rare (births after 45 and 52). The second constant is the
 * youngest age at which a youngest child of 13 or more is not rare.
 */
const OLDEST_WITH_YOUNG_CHILD: Record<Gender, number> = { Female: 56, Male: 64 };
const YOUNGEST_WITH_OLDER_CHILD = 33;

function childrenUnder13(age: number, gender: Gender, activity: Activity, parenthood: number): number {
  if (age < YOUNGEST_WITH_OLDER_CHILD) return 1;
  if (activity === "retired" || age > OLDEST_WITH_YOUNG_CHILD[gender]) return 0;
  return fading((age - parenthood - 14) / 3);
}

/** Children at home and children under 13 among those who ever had any, by the parent's age. */
function childrenAtHome(age: number, gender: Gender, activity: Activity, { firstBirth, leavingAge }: Customs) {
  if (activity === "parental_leave") return { any: 1, young: 1 };
  const parenthood = firstBirth + 2 + lag(gender, GENDER_LAG.children);
  const gone = parenthood + Math.max(20, leavingAge) + 2;
  const any = EVER_PARENT * rising((age - parenthood) / 3) * fading((age - gone) / 3);
  return { any, young: childrenUnder13(age, gender, activity, parenthood) };
}

/**
 * Care homes: 2 of 100 at 80 and ten times as many at 93 in Northern and Western Europe (OECD Health at a Glance 2023),
 * hardly any where generations live together.
 */
function inCareHome(age: number, activity: Activity, { generations }: Customs): number {
  if (age < 78 || (activity !== "retired" && activity !== "homemaker")) return 0;
  return between(0.02 * Math.exp((age - 80) / 5.7), 0, 0.4) * Math.max(0.02, 1 - generations / 0.3);
}

/**
 * The households that people of an age, gender and activity live in. A life-course model (leaving home, partner,
 * children, widowhood) fitted to the market's published figures; every age is approximate, the order of the stages is
 * not.
 */
export function householdShares(
  market: string,
  age: number,
  gender: Gender,
  activity: Activity,
): Shares<HouseholdType> {
  const customs = customsOf(market);
  if (activity === "pupil" || age < 18) return toShares(pupilHousehold(customs));

  const parents = withParents(age, gender, activity, customs);
  const care = inCareHome(age, activity, customs);
  const independent = (1 - parents) * (1 - care) * (1 - customs.generations);
  const learning = activity === "student" || activity === "apprentice";
  const settled = activity === "parental_leave" || activity === "homemaker";
  const partner = settled
    ? Math.max(0.9 * fading((age - 80) / 5), partnered(age, gender, customs.firstBirth))
    : partnered(age, gender, customs.firstBirth) * (learning ? 0.35 : 1);
  const children = childrenAtHome(age, gender, activity, customs);

  const without = independent * (1 - partner);
  const raising = age > 62 ? 0 : activity === "parental_leave" ? 1 : children.any * (gender === "Female" ? 0.55 : 0.1);
  const sharing = settled || age > 60 ? 0 : learning ? 0.65 : between(0.5 * fading((age - 29) / 3), 0.02, 1);
  const alone = age >= 65 ? customs.aloneWithoutPartner : settled ? 0.15 : 1;
  const single = without * (1 - raising) * (1 - sharing);
  return toShares(
    weights({
      parents: parents * (1 - customs.generations),
      alone: single * alone,
      shared_flat: without * (1 - raising) * sharing,
      couple: independent * partner * (1 - children.any),
      couple_young_children: independent * partner * children.any * children.young,
      couple_older_children: independent * partner * children.any * (1 - children.young),
      single_parent: learning ? 0 : without * raising,
      generations: (1 - care) * customs.generations + single * (1 - alone),
      care_home: care,
    }),
    0.006,
  );
}
