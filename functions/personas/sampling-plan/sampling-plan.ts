import { PERSONAS_PER_GENERATION, type SegmentDefinition } from "../groups/schemas.ts";
import { requireInput } from "../../statistics/input-error.ts";
import { seedFrom, randomFrom, shuffle } from "../../statistics/random.ts";
import type { PersonaFacts } from "../people/schemas.ts";
import { attitudesOf } from "./attitudes.ts";
import { misfit, smallestDissimilarity, type Sketch } from "./diversity.ts";
import { AudienceContradicts } from "../requirements/audience-contradicts.ts";
import { placeTypes } from "../requirements/places.ts";
import type { Requirement } from "../requirements/schemas.ts";
import { demographicsOf, isInhabited, type Draw } from "./draw-demographics.ts";
import { educationText, householdText, occupationText } from "./fact-texts.ts";
import { assignCircumstances } from "./life-circumstances.ts";
import { drawPsychographics } from "./psychographics.ts";
import { segmentOf } from "./segment.ts";
import { unitPoints, type UnitPoint } from "./unit-points.ts";

/**
 * Letters that begin given and family names in most languages written or transcribed in Latin script; I, O, Q, U, W to
 * Z are rare in several.
 */
const LETTERS = [..."ABCDEFGHJKLMNPRSTV"];
/**
 * Family names move on by this many letters each time the given names begin again; coprime to 18, so that no pair
 * returns.
 */
const SHIFT = 5;

/**
 * Initials of the persona at a position of its group, e.g. `K. M.`: no pair returns within 324 positions, and within 18
 * neither a first nor a last letter does.
 */
export function initialsAt(position: number, seed: number | string): string {
  const given = shuffle(randomFrom(seedFrom(seed, "given names")), LETTERS);
  const family = shuffle(randomFrom(seedFrom(seed, "family names")), LETTERS);
  const round = Math.floor(position / LETTERS.length);
  return `${given[position % LETTERS.length]!}. ${family[(position + round * SHIFT) % LETTERS.length]!}.`;
}

export { planFingerprint } from "./plan-fingerprint.ts";

/** Pairings of the coordinates that are compared. */
const PAIRINGS = 16;
/** Weight of the fit to the population against the distance of the two most similar personas. */
const FIT_WEIGHT = 1;

export interface PlanInput {
  definition: SegmentDefinition;
  /** What the group's description says of everybody in it. */
  requirements?: readonly Requirement[];
  /** Up to {@link PERSONAS_PER_GENERATION}. */
  count: number;
  /** Personas that earlier plans of the group have made; this plan takes the positions after these. */
  startIndex: number;
  /** One seed per group, kept over its generations: names, circumstances and positions then do not come back. */
  seed: number | string;
}

function sketch(
  drawPerson: (point: UnitPoint) => Draw,
  points: readonly UnitPoint[],
  seed: number,
  before = 0,
): Sketch[] {
  const drawn = points.map((point) => {
    const { person, expected } = drawPerson(point);
    return { person, expected, psychographics: drawPsychographics(point, person) };
  });
  const attitudes = attitudesOf(
    drawn.map(({ psychographics }) => psychographics.interest),
    seed,
    before,
  );
  return drawn.map((persona, index) => ({ ...persona, attitude: attitudes[index]! }));
}

/** Turns any points into sketches of personas, so that even points can be compared with random ones. */
export function sketchPersonas(definition: SegmentDefinition, points: readonly UnitPoint[], seed: number): Sketch[] {
  return sketch(demographicsOf(segmentOf(definition)), points, seed);
}

const quality = (sketches: readonly Sketch[]): number =>
  smallestDissimilarity(sketches) - FIT_WEIGHT * misfit(sketches);

/** Chooses from several even point sets the one whose personas fit the population best and are least similar. */
export function sketchPlan({ definition, requirements, count, startIndex, seed }: PlanInput): Sketch[] {
  const drawPerson = demographicsOf(segmentOf(definition, requirements));
  const planSeed = seedFrom(seed, startIndex, count);
  const candidates = Array.from({ length: PAIRINGS }, (_, pairing) => {
    const sketches = sketch(drawPerson, unitPoints({ count, startIndex, seed, pairing }), planSeed, startIndex);
    return { sketches, quality: quality(sketches) };
  });
  return candidates.reduce((best, next) => (next.quality > best.quality ? next : best)).sketches;
}

/** The requirements that nobody can meet: one alone if there is such a one, else all of them together. */
function contradicting(definition: SegmentDefinition, requirements: readonly Requirement[]): Requirement[] {
  const ofHouseholds = requirements.filter(({ children, households }) => children !== null || households.length > 0);
  const alone = ofHouseholds.filter((requirement) => !isInhabited(segmentOf(definition, [requirement])));
  return alone.length > 0 ? alone : ofHouseholds;
}

/**
 * The hard facts of the next personas of a group, sampled from its definition. Given fields hold exactly; the others
 * follow the joint distributions of the market's population, evenly covered. Pure: the same input gives the same facts.
 * @returns `count` facts with different circumstances and initials, and attitudes in proportion to the population
 * @throws AudienceContradicts if nobody of the population is what the requirements and the fields say
 * @throws StatisticsInputError if `count` is not 0 to 100 or `startIndex` is not a whole number from 0
 */
export function planPersonas({ definition, requirements = [], count, startIndex, seed }: PlanInput): PersonaFacts[] {
  requireInput(
    Number.isInteger(count) && count >= 0 && count <= PERSONAS_PER_GENERATION,
    `A plan has 0 to ${PERSONAS_PER_GENERATION} personas, not ${count}.`,
  );
  requireInput(
    Number.isInteger(startIndex) && startIndex >= 0,
    `A plan starts at a whole number from 0, not ${startIndex}.`,
  );
  const segment = segmentOf(definition, requirements);
  const { occupation, market } = segment;
  if (segment.households && !isInhabited(segment))
    throw new AudienceContradicts(contradicting(definition, requirements));
  const sketches = sketchPlan({ definition, requirements, count, startIndex, seed });
  const circumstances = assignCircumstances(
    sketches.map(({ person }) => person),
    startIndex,
    seed,
    placeTypes(requirements),
  );
  return sketches.map(({ person, psychographics, attitude }, index) => ({
    age: person.age,
    gender: person.gender,
    income_level: person.income,
    occupation_family: occupation?.text ?? occupationText(person),
    education: educationText(person),
    household: householdText(person.household),
    region: person.region,
    market,
    life_circumstance: circumstances[index]!,
    attitude,
    price_sensitivity: psychographics.price_sensitivity,
    big_five: psychographics.big_five,
    name_initials: initialsAt(startIndex + index, seed),
  }));
}
