import { citiesOf } from "../market/cities.ts";
import { placeOfGroup } from "../market/detect-market.ts";
import { activityShares } from "../market/population/activities.ts";
import { personsAged } from "../market/population/ages.ts";
import type { Gender } from "../market/population/vocabulary.ts";
import { AGE_LIMITS, type GroupGender, type IncomeLevel, type SegmentDefinition } from "../groups/schemas.ts";
import { householdRule, type HouseholdRule } from "../requirements/households.ts";
import { placeOfType, placeTypes } from "../requirements/places.ts";
import type { PlaceType, Requirement } from "../requirements/schemas.ts";
import { AudienceContradicts } from "../requirements/audience-contradicts.ts";
import { readOccupation, type OccupationText } from "./occupation-text.ts";

/** Ages of a group that does not name any: adults, up to the age at which they are still asked in surveys. */
const ADULT_AGES = { from: 18, to: 90 };
/** A group that names only a minimum near or above 90 gets a range of this many years. */
const SHORTEST_OPEN_RANGE = 10;
/** A group that names only a maximum below this age means teenagers, not the one or two years above 18. */
const TEENAGERS_BELOW = 20;

/** People of one year of age, by gender, in relative numbers; 0 for a gender that the group leaves out. */
export interface AgeGroup {
  age: number;
  persons: Record<Gender, number>;
}

/** A group's definition with its blanks filled from the market. */
export interface Segment {
  market: string;
  /** Where the personas live, to be drawn by population; a single entry when the group names a city. */
  regions: readonly { name: string; population: number }[];
  income: IncomeLevel | null;
  occupation: OccupationText | null;
  ages: readonly AgeGroup[];
  /** What the group's description says of households; null if nothing. */
  households: HouseholdRule | null;
}

function ageRange({ age_min, age_max }: SegmentDefinition): { from: number; to: number } {
  const meansTeenagers = age_max !== null && age_max < TEENAGERS_BELOW;
  const from = age_min ?? (meansTeenagers ? AGE_LIMITS.minimum : ADULT_AGES.from);
  const to = age_max ?? Math.min(Math.max(ADULT_AGES.to, from + SHORTEST_OPEN_RANGE), AGE_LIMITS.maximum);
  return { from, to };
}

const GENDERS: Record<GroupGender, readonly Gender[]> = {
  All: ["Male", "Female"],
  Male: ["Male"],
  Female: ["Female"],
};

/**
 * Share of an age that has the occupation's activity; 0 outside the ages at which it is exercised. The larger one of
 * the two genders, so that a group of `All` stays balanced as the population is, whatever the occupation.
 */
function withOccupation(market: string, age: number, genders: readonly Gender[], occupation: OccupationText): number {
  if (age < occupation.youngest || age > occupation.oldest) return 0;
  const shares = genders.map((gender) => activityShares(market, age, gender));
  return Math.max(...shares.map((share) => occupation.activities.reduce((sum, activity) => sum + share[activity], 0)));
}

/** The population by age, restricted to those who can have the occupation unless the range then holds nobody. */
function ageGroups(market: string, definition: SegmentDefinition, occupation: OccupationText | null): AgeGroup[] {
  const { from, to } = ageRange(definition);
  const genders = GENDERS[definition.gender];
  const groups = Array.from({ length: to - from + 1 }, (_, index) => {
    const age = from + index;
    const share = occupation ? withOccupation(market, age, genders, occupation) : 1;
    const persons = (gender: Gender) => (genders.includes(gender) ? personsAged(market, age, gender) : 0);
    return { age, share, persons: { Male: persons("Male"), Female: persons("Female") } };
  });
  const fitting = groups.filter(({ share }) => share > 0);
  if (fitting.length === 0) return groups;
  return fitting.map(({ age, share, persons }) => ({
    age,
    persons: { Male: persons.Male * share, Female: persons.Female * share },
  }));
}

const regionName = (city: string, country: string | null): string => (country ? `${city}, ${country}` : city);

function regionsOf(
  market: string,
  country: string | null,
  city: string | null,
  types: readonly PlaceType[] | null,
): Segment["regions"] {
  const places = city ? [{ name: city, population: 1 }] : citiesOf(market);
  return places.flatMap(({ name, population }) => {
    const names = types === null ? [name] : types.map((type) => placeOfType(type, name, market));
    return names.map((place) => ({ name: regionName(place, country), population }));
  });
}

/**
 * Fills the blanks of a definition: where the group lives, and how many people of each age and gender it has to be
 * drawn from.
 * @param requirements those of its description
 * @throws AudienceContradicts if they name kinds of place that exclude each other
 */
export function segmentOf(definition: SegmentDefinition, requirements: readonly Requirement[] = []): Segment {
  const place = placeOfGroup(definition.location);
  const occupation = definition.occupation ? readOccupation(definition.occupation) : null;
  const types = placeTypes(requirements);
  if (types?.length === 0) throw new AudienceContradicts(requirements.filter(({ place_types: all }) => all.length > 0));
  return {
    market: place.market,
    regions: regionsOf(place.market, place.country, place.city, types),
    income: definition.income_level,
    occupation,
    ages: ageGroups(place.market, definition, occupation),
    households: householdRule(requirements),
  };
}
