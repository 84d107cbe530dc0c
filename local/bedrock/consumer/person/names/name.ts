import type { PersonaFacts } from "../../../../../functions/domain/persona/schemas.ts";
import { shuffle, uniform, type RandomGenerator } from "../../../../../functions/domain/statistics/random.ts";
import { countryNames } from "./countries.ts";
import type { NameCulture } from "./culture.ts";

/** A name as it is compared: without accents, case and signs. */
export const plainName = (name: string): string =>
  name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("ı", "i")
    .toLowerCase()
    .replaceAll(/[^\p{L}\d]+/gu, " ")
    .trim();

/** First letter that counts: `van den Akker` is filed under A. */
const initialOf = (name: string): string => (/\p{Lu}/u.exec(name)?.[0] ?? "").normalize("NFKD").charAt(0);

/** Ages from which a person is likelier to bear a name of the older generation, and by which nearly all do. */
const turning = { from: 38, to: 54 };

function givenNames({ age, gender }: PersonaFacts, names: NameCulture, random: RandomGenerator): string[] {
  const { older, younger } = gender === "Male" ? names.men : names.women;
  const isOlder = uniform(random) < (age - turning.from) / (turning.to - turning.from);
  return [
    ...shuffle(random, isOlder ? older : younger),
    ...(age < 30 || age > 62 ? [] : shuffle(random, isOlder ? younger : older)),
  ];
}

/** Names with the wanted initial first, the order kept otherwise. */
const preferring = (initial: string | undefined, names: readonly string[]): string[] => [
  ...names.filter((name) => initialOf(name) === initial),
  ...names.filter((name) => initialOf(name) !== initial),
];

/**
 * A name that is usual for the person's country, gender and age, none of the taken ones, with the initials of the facts
 * where the country has such names. When every combination is taken, a second family name is added.
 */
export function nameFor(facts: PersonaFacts, takenNames: readonly string[], random: RandomGenerator): string {
  const names = countryNames(facts.market, random);
  const taken = new Set(takenNames.map(plainName));
  const [first, last] = [...facts.name_initials.matchAll(/\p{L}/gu)].map(([letter]) => letter);
  const given = preferring(first, givenNames(facts, names, random));
  const bearing = (family: string) => (facts.gender === "Female" ? names.womensFamily(family) : family);
  const families = preferring(last, shuffle(random, names.families).map(bearing));
  const second = names.isDouble ? ` ${families.at(-1)!}` : "";
  const isFree = (name: string) => !taken.has(plainName(name)) && !/^(\S+) \1(?: |$)/.test(name);
  for (const family of families) {
    const name = given.map((own) => `${own} ${family}${family === second.trim() ? "" : second}`).find(isFree);
    if (name) return name;
  }
  const doubled = given.flatMap((own) => families.map((other) => `${own} ${families[0]!}-${other}`)).find(isFree);
  if (doubled) return doubled;
  // One more numbered name than there are taken ones: one of them is free.
  const numbered = Array.from({ length: taken.size + 1 }, (_, index) => `${given[0]!} ${families[0]!} ${index + 2}`);
  return numbered.find((name) => !taken.has(plainName(name)))!;
}
