/**
 * What people go by, do or mind when they talk about themselves: themes by their label, and the words that a sentence
 * about them has, in both languages.
 */
const criteria: readonly (readonly [theme: RegExp, said: RegExp])[] = [
  [/famil/i, /famil|\bkids\b|child(?!hood)|at home we|zu hause entscheiden|kinder|mein(?:e|em|er)? (?:mann|frau)\b/i],
  [/origin|packag|herkunft|verpackung/i, /packag|plastic|where it comes from|\borigin|region|verpackung|plastik|herkunft|herkommt/i],
  [/hard to get|schwer zu bekommen/i, /hard to (?:get|find)|sold out|out of stock|don't have it|not in stock|schwer zu (?:bekommen|finden)|ausverkauft|vergriffen|nicht da\b/i],
  [/saves time|quick|spart zeit|schnell/i, /(?:sav(?:es?|ing)|little|no|short of) time|quick|\bfast\b|minutes|on the way|in handy|\beasy\b|fits my days|spart (?:mir )?zeit|(?:wenig|keine) zeit|schnell|minuten|unterwegs|auf dem weg|bequem|praktisch/i],
  [/trusted brand|vertraute marke/i, /\bbrand|fixed point|let me down|grew up with|\bnames?\b|marke|verlass|enttäuscht|fester? punkt/i],
  [/friend|freund/i, /friend|people i know|freund|bekannte/i],
  [/review|bewertung/i, /review|\btests?\b|bewertung/i],
  [/too much choice|choice|auswahl/i, /choice|decide|so many|auswahl|entscheiden/i],
  [/quiet moment|ruhiger moment/i, /quiet|peace|moment|\bruh|stille/i],
  [/coffee|\btea\b|kaffee|\btee\b/i, /coffee|\btea\b|kaffee|\btee\b/i],
  [/trying new|neues/i, /\bnew\b|different|\bneue?s?\b|anderes/i],
  [/looks matter|aussehen/i, /\blooks?\b|design|aussehen|aussieht/i],
  [/advertis|werbung/i, /advert|\bads\b|werbung/i],
  [/everyday|alltag/i, /every ?day|daily|routine|alltag|jeden tag|täglich/i],
]; // prettier-ignore

/** The words of a sentence about a theme; null for themes that are known by their own words alone. */
export const criterionWords = (theme: string): RegExp | null =>
  criteria.find(([label]) => label.test(theme))?.[1] ?? null;
