import { wordPattern } from "../questionnaire/word-pattern.ts";

/** Words that say how much or how good, from −1 to 1. */
const words: readonly (readonly [pattern: RegExp, value: number])[] = [
  [/^(?:none|no|never|without|nein|kein\p{L}*|ohne|not included|nicht enthalten|off)(?!\p{L})/iu, -1],
  [wordPattern("very (?:low|small|slow|poor|bad)|sehr (?:niedrig|klein|langsam|schlecht)|minimal|tiny"), -1],
  [wordPattern("very (?:high|large|fast|good)|sehr (?:hoch|gro(?:ß|ss)|schnell|gut)|maxim(?:um|al)|unlimited|unbegrenzt|extra large|xx?l|excellent|hervorragend|ausgezeichnet|gold|platin\\p{L}*"), 1],
  [wordPattern("low|small|slow|short|poor|basic|entry|bronze|niedrig|gering|klein\\p{L}*|langsam|kurz|schlecht|einfach|limited|begrenzt"), -0.7],
  [wordPattern("high|large|big|fast|long|good|premium|advanced|hoch|gro(?:ß|ss)\\p{L}*|schnell|lang|gut|yes|ja|included|inklusive|enthalten"), 0.7],
  [wordPattern("medium|moderate|average|standard|regular|normal|silver|silber|mittel\\p{L}*|durchschnittlich|partly|teilweise"), 0],
]; // prettier-ignore

/** How much a level says there is of its attribute, −1..1; null if it says nothing of the kind. */
export const amountInWords = (level: string): number | null =>
  words.find(([pattern]) => pattern.test(level.trim()))?.[1] ?? null;
