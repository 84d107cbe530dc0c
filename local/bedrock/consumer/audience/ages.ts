export interface AgeRange {
  age_min: number | null;
  age_max: number | null;
}

const YOUNGEST = 13;
const OLDEST = 120;
/** What numbers count when they are not ages. */
const otherUnit =
  "(?!\\s?(?:%|€|\\$|£|k\\b|km|kg|cm|percent|prozent|euros?|dollars?|pounds?|minutes?|minuten|hours?|stunden|employees|mitarbeiter|people|personen|kids|children|kinder|times|mal|weeks?|wochen|months?|monate|personas|,\\d{3}|\\.\\d|,\\d))";
const separator = "\\s?(?:-|–|—|to|bis|and|und|until)\\s?";
const child =
  /(?:kids?|child(?:ren)?|toddlers?|babies|baby|sons?|daughters?|kind(?:er|ern)?|söhne?n?|töchtern?)\b[^.;]{0,18}$/i;

const decades: Readonly<Record<string, number>> = {
  twenties: 20, thirties: 30, forties: 40, fifties: 50, sixties: 60, seventies: 70, eighties: 80,
  zwanzigern: 20, dreißigern: 30, dreissigern: 30, vierzigern: 40, fünfzigern: 50, sechzigern: 60, siebzigern: 70, achtzigern: 80,
  zwanziger: 20, dreißiger: 30, dreissiger: 30, vierziger: 40, fünfziger: 50, sechziger: 60, siebziger: 70, achtziger: 80,
  zwanzigjährige: 20, zwanzig: 20, dreißig: 30, dreissig: 30, vierzig: 40, fünfzig: 50, sechzig: 60, siebzig: 70,
}; // prettier-ignore
const decadeWords = Object.keys(decades).join("|");

const thirds: Readonly<Record<string, readonly [number, number]>> = {
  early: [0, 3], anfang: [0, 3], mid: [3, 6], mitte: [3, 6], mitt: [3, 6], late: [6, 9], ende: [6, 9], end: [6, 9],
}; // prettier-ignore

/** Words for an age group. Generations by birth year (Gen Z 1997 to 2012 and so on), as of 2026. */
const groups: readonly (readonly [pattern: RegExp, range: readonly [number | null, number | null]])[] = [
  [/\b(?:teenagers?|teens|teenies?|adolescents?|jugendliche[nr]?)\b/i, [13, 19]],
  [/\b(?:gen z|generation z|zoomers?)\b/i, [14, 29]],
  [/\b(?:millennials?|gen y|generation y)\b/i, [30, 45]],
  [/\b(?:gen x|generation x)\b/i, [46, 61]],
  [/\b(?:baby ?boomers?|boomers?)\b/i, [62, 80]],
  [/\b(?:young adults?|junge(?:n|r)? erwachsene[nr]?)\b/i, [18, 29]],
  [/\b(?:middle[- ]aged|mittleren alters|best ager)\b/i, [40, 60]],
  [
    /\b(?:seniors|senior citizens|elderly|the old|pensioners?|retirees?|senior(?:en|innen)|rentner(?:innen)?|ruheständler)\b/i,
    [65, null],
  ],
  [/\b(?:adults|erwachsene[nr]?)\b/i, [18, null]],
];

const range = (low: number | null, high: number | null): AgeRange | null => {
  const valid = (age: number | null) => age === null || (age >= YOUNGEST && age <= OLDEST);
  if (!valid(low) || !valid(high)) return null;
  if (low !== null && high !== null && low > high) return { age_min: high, age_max: low };
  return { age_min: low, age_max: high };
};

/** First match whose number is not the age of somebody's children. */
function matchOf(text: string, source: string): RegExpExecArray | null {
  for (const match of text.matchAll(new RegExp(source, "giu")))
    if (!child.test(text.slice(0, match.index))) return match;
  return null;
}

const span = (text: string): AgeRange | null => {
  const found = matchOf(
    text,
    `(?<![\\d.,€$£])(\\d{2})(?:\\s?(?:years?|yrs?|jahren?|j\\.?))?(?:-?\\s?year-olds?|-jährigen?)?-?${separator}(\\d{2,3})(?!\\d)${otherUnit}`,
  );
  return found ? range(Number(found[1]), Number(found[2])) : null;
};

const decade = (text: string): AgeRange | null => {
  const word = matchOf(
    text,
    `(?:(early|mid|late|anfang|mitte|ende|mitt)[\\s-]*(?:to[\\s-]*late[\\s-]*)?(?:in )?(?:ihren? |den |der |their |his |her )?)?(?<!\\p{L}{4})(${decadeWords}|[2-8]0s|[2-8]0er(?:n)?)\\b`,
  );
  const bare = matchOf(text, "\\b(early|mid|late|anfang|mitte|ende)[\\s-]+([2-8]0)\\b");
  const found = word ?? bare;
  if (!found) return null;
  const start = decades[found[2]!.toLowerCase()] ?? Number.parseInt(found[2]!, 10);
  const [from, to] = thirds[found[1]?.toLowerCase() ?? ""] ?? [0, 9];
  return range(start + from, start + to);
};

const atLeast = (text: string): AgeRange | null => {
  const found =
    matchOf(
      text,
      `(?:over|above|older than|at least|from|ab|über|aged|mindestens|min\\.|ages?)\\s(?:the age of\\s)?(\\d{2})(?:\\s(?:and|or|und|oder)\\s(?:over|older|above|up|älter|mehr)|\\s?\\+|\\s(?:up|upwards|aufwärts))?(?!\\d)${otherUnit}`,
    ) ??
    matchOf(
      text,
      `(?<![\\d.,€$£])(\\d{2})(?:\\s?\\+|\\s?plus\\b|\\s(?:years\\s)?(?:and|or|und|oder)\\s(?:over|older|above|up|älter))`,
    );
  if (!found || (/^age[sd]?/i.test(found[0]) && !/\+|over|older|above|up/.test(found[0]))) return null;
  return range(Number(found[1]), null);
};

const atMost = (text: string): AgeRange | null => {
  const below = matchOf(
    text,
    `(?:under|below|younger than|unter|jünger als)\\s(?:the age of\\s)?(\\d{2})(?!\\d)${otherUnit}`,
  );
  if (below) return range(null, Number(below[1]) - 1);
  const upTo = matchOf(
    text,
    `(?:up to|at most|no older than|bis(?: zu)?|höchstens|maximal)\\s(\\d{2})(?!\\d)${otherUnit}`,
  );
  return upTo ? range(null, Number(upTo[1])) : null;
};

const around = (text: string): AgeRange | null => {
  const found = matchOf(text, `(?:around|about|roughly|circa|ca\\.|um die|rund|etwa)\\s(\\d{2})(?!\\d)${otherUnit}`);
  return found ? range(Number(found[1]) - 5, Number(found[1]) + 5) : null;
};

const exact = (text: string): AgeRange | null => {
  const found =
    matchOf(text, "(?<![\\d-])(\\d{2})(?:[\\s-]year[\\s-]olds?|\\syears? old|\\sjahre alt|[\\s-]?jährige[nrs]?)\\b") ??
    matchOf(text, `\\b(?:aged|age|alter)\\s(\\d{2})(?!\\d|${separator})`);
  return found ? range(Number(found[1]), Number(found[1])) : null;
};

const group = (text: string): AgeRange | null => {
  const found = groups.find(([pattern]) => pattern.test(text))?.[1];
  return found ? { age_min: found[0], age_max: found[1] } : null;
};

/** Ages a text states or plainly implies, whole years; both null without evidence. Ages below 13 cannot be meant. */
export function readAges(text: string): AgeRange {
  const low = atLeast(text);
  const high = atMost(text);
  const both = low?.age_min != null && high?.age_max != null ? range(low.age_min, high.age_max) : null;
  for (const read of [span, () => both, decade, () => low, () => high, around, exact, group]) {
    const found = read(text);
    if (found) return found;
  }
  return { age_min: null, age_max: null };
}
