import { gazetteer } from "./gazetteer.ts";

interface Place {
  name: string;
  country: string;
  pattern: RegExp;
  /** In lower case; a text without it need not be searched. */
  root: string;
  isCity: boolean;
}

const rootOf = (spelling: string) => spelling.replace(/[!*]$/, "");
const escape = (text: string) => text.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&");
/** What stands before a place when a place is meant: needed where the name is also a word (`Nice`, `Essen`, `US`). */
const located = "(?<=\\b(?:in|from|near|around|at|of|aus|bei|um|for|the|across|throughout|,)\\s)";

/**
 * Words for a place. `!` marks names that are words, too: they count only in their exact spelling and after a
 * preposition. German city names also give adjectives for the people there (`Hamburger Mütter`).
 */
function patternOf(spelling: string, isCity: boolean): RegExp {
  const ambiguous = spelling.endsWith("!");
  const root = escape(rootOf(spelling));
  const ending = spelling.endsWith("*") ? "\\p{L}{0,6}" : "";
  if (ambiguous) return new RegExp(`${located}${root}(?![\\p{L}])|^${root}(?=,)`, "u");
  const adjective = isCity ? "(?:ers?(?=\\s\\p{Lu})|ers)?" : "";
  return new RegExp(`(?<![\\p{L}-])${root}${ending}${adjective}(?![\\p{L}])`, isCity && root.length < 5 ? "u" : "iu");
}

const places: readonly Place[] = gazetteer.flatMap(([country, , names, cities]) => [
  ...names.split(", ").map((name) => ({
    name: country,
    country,
    isCity: false,
    root: rootOf(name).toLowerCase(),
    pattern: patternOf(/^[a-z]/.test(name) && name.endsWith("!") ? capital(name) : name, false),
  })),
  ...cities
    .split(", ")
    .filter(Boolean)
    .flatMap((city) =>
      city.split("|").map((spelling) => ({
        name: city.split("|")[0]!.replace("!", ""),
        country,
        isCity: true,
        root: rootOf(spelling).toLowerCase(),
        pattern: patternOf(spelling, true),
      })),
    ),
]);

function capital(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}

/** Demonyms that are not the city plus `er`. */
const demonyms: readonly (readonly [pattern: RegExp, city: string])[] = [
  [/\bMünchne?r(?:in(?:nen)?)?\b/iu, "Munich"],
  [/\bLondoners?\b/iu, "London"],
  [/\bNew Yorkers?\b/iu, "New York"],
  [/\bParisians?\b/iu, "Paris"],
  [/\bZürcher(?:in(?:nen)?)?\b/iu, "Zurich"],
  [/\bGlaswegians?\b/iu, "Glasgow"],
  [/\bSydneysiders?\b/iu, "Sydney"],
  [/\b(?:Berliner|Hamburger|Kölner|Wiener)innen\b/iu, ""],
];

const cityCountry = new Map(places.filter((place) => place.isCity).map((place) => [place.name, place.country]));

/**
 * The place a text names: `Munich, Germany`, a country alone if it names no city, null without either. A city of a
 * country that is also named wins over a city of the same name elsewhere; else what comes first in the text.
 */
export function readLocation(text: string): string | null {
  const lower = text.toLowerCase();
  const found = places
    .filter(({ root }) => lower.includes(root))
    .map((place) => ({ place, at: place.pattern.exec(text)?.index ?? -1 }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.place.name.length - a.place.name.length);
  const countries = new Set(found.filter(({ place }) => !place.isCity).map(({ place }) => place.country));
  const cities = found.filter(({ place }) => place.isCity);
  const city = cities.find(({ place }) => countries.has(place.country)) ?? cities[0];
  if (city) return `${city.place.name}, ${city.place.country}`;
  const people = demonyms.find(([pattern, name]) => name && pattern.test(text))?.[1];
  if (people) return `${people}, ${cityCountry.get(people)}`;
  return found[0]?.place.name ?? null;
}

/** Country code of a location such as `Munich, Germany`; ZZ when unknown. */
export function countryCodeOf(location: string): string {
  const country = readLocation(location)?.split(", ").at(-1);
  return gazetteer.find(([name]) => name === country)?.[1] ?? "ZZ";
}
