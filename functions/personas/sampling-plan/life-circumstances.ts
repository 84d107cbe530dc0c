import lifeCircumstances from "../../data/life-circumstances.json" with { type: "json" };
import { ACTIVITIES, HOUSEHOLD_TYPES } from "../market/population/vocabulary.ts";
import { randomFrom, seedFrom, shuffle } from "../../statistics/random.ts";
import { PLACE_TYPES, type PlaceType } from "../requirements/schemas.ts";
import type { Demographics } from "./draw-demographics.ts";

type Situation = Pick<Demographics, "age" | "gender" | "activity" | "household" | "income" | "occupation">;

/** Kinds of work by occupation family; `employee` is everybody who has a boss. */
const KINDS_OF_WORK = {
  desk: [
    "management",
    "engineering and science",
    "information technology",
    "finance, law and consulting",
    "office and administration",
    "arts, media and design",
  ],
  shifts: [
    "nursing and care",
    "sales and retail",
    "hospitality and tourism",
    "manufacturing",
    "transport and logistics",
    "cleaning and unskilled services",
    "police, fire service and armed forces",
  ],
  hands: ["skilled trades and construction", "farming, forestry and fishing", "hair, beauty and personal services"],
  people: ["medicine and pharmacy", "teaching and education"],
  own: ["own small business"],
} as const;
export const SORTED_OCCUPATIONS: readonly string[] = Object.values(KINDS_OF_WORK).flat();

function kindsOfWork(occupation: string | null): string[] {
  const kinds = Object.entries(KINDS_OF_WORK).filter(([, families]) => families.some((name) => name === occupation));
  const names = kinds.map(([kind]) => kind);
  return names.includes("own") ? names : [...names, "employee"];
}

export interface LifeCircumstance {
  text: string;
  from: number;
  to: number;
  /** The kind of place in which it is true; any if absent. */
  place?: PlaceType | undefined;
  /** At least one of each list must be true of the person. */
  conditions: readonly (readonly string[])[];
}

/** What conditions may name. */
export const KNOWN_CONDITIONS: ReadonlySet<string> = new Set([
  ...ACTIVITIES,
  ...HOUSEHOLD_TYPES,
  ...Object.keys(KINDS_OF_WORK),
  ...["employee", "Male", "Female", "Low", "Middle", "High"],
]);

export const LIFE_CIRCUMSTANCES: readonly LifeCircumstance[] = lifeCircumstances.circumstances.map((circumstance) => ({
  conditions: [],
  ...circumstance,
  place: PLACE_TYPES.find((type) => type === circumstance.place),
}));

/** Whether a circumstance can be true of a person in this situation. */
export function circumstanceFits({ from, to, conditions }: LifeCircumstance, person: Situation): boolean {
  if (person.age < from || person.age > to) return false;
  const { activity, household, gender, income, occupation } = person;
  const traits: readonly string[] = [activity, household, gender, income, ...kindsOfWork(occupation)];
  return conditions.every((list) => list.some((condition) => traits.includes(condition)));
}

/** Circumstances passed over from one persona of a group to the next. */
const STEP = 3;
/** Within this share of the list, specific circumstances are preferred to those that are true of everybody. */
const GENERAL_ONES_LATER = 0.5;

/**
 * One circumstance per person, all different as long as there are enough that fit, then those that fewest have. The
 * circumstances stand in a random order that the group keeps. Each person takes the first free one that fits from a
 * starting place of its own, so that a later plan of the group begins elsewhere. Persons with the fewest possibilities
 * come first.
 * @param startIndex place of the first person in the group
 * @param places the kinds of place that they live in; null where nothing is said of that
 */
export function assignCircumstances(
  persons: readonly Situation[],
  startIndex: number,
  seed: number | string,
  places: readonly PlaceType[] | null = null,
): string[] {
  const isThere = ({ place }: LifeCircumstance) => !place || !places || (places.length === 1 && places[0] === place);
  const order = shuffle(randomFrom(seedFrom(seed, "circumstances")), LIFE_CIRCUMSTANCES);
  const possible = persons.map((person, index) => {
    const start = ((startIndex + index) * STEP) % order.length;
    const delay = ({ conditions }: LifeCircumstance) =>
      conditions.length === 0 ? GENERAL_ONES_LATER * order.length : 0;
    const circumstances = [...order.slice(start), ...order.slice(0, start)]
      .map((circumstance, position) => ({ circumstance, turn: position + delay(circumstance) }))
      .filter(({ circumstance }) => isThere(circumstance) && circumstanceFits(circumstance, person))
      .sort((a, b) => a.turn - b.turn)
      .map(({ circumstance }) => circumstance);
    return { index, circumstances };
  });
  possible.sort((a, b) => a.circumstances.length - b.circumstances.length || a.index - b.index);
  const taken = new Map<string, number>();
  const takenBy = ({ text }: LifeCircumstance) => taken.get(text) ?? 0;
  const texts: string[] = persons.map(() => "");
  for (const { index, circumstances } of possible) {
    const free = circumstances.reduce((best, next) => (takenBy(next) < takenBy(best) ? next : best));
    taken.set(free.text, takenBy(free) + 1);
    texts[index] = free.text;
  }
  return texts;
}
