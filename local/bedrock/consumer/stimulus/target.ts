import { readAges, type AgeRange } from "../audience/ages.ts";

/** Groups that offers address and people know themselves to belong to. */
export const targetGroups = {
  parents:
    /\b(?:parents|famil(?:y|ies)|mums|moms|dads|mothers|fathers|kids|children|toddlers|eltern|familien?|mütter|väter|kinder)\b/iu,
  babies: /\b(?:newborns?|bab(?:y|ies)|pregnan\w+|new parents|neugeborene\w*|schwangere\w*|säuglinge?)\b/iu,
  students: /\b(?:students?|studierende\w*|student(?:en|innen))\b/iu,
  seniors:
    /\b(?:seniors?|elderly|pensioners|grandparents|older people|senior(?:en|innen)|rentner\w*|ältere menschen|großeltern)\b/iu,
  young: /\b(?:teens|teenagers|gen z|young people|jugendliche\w*|junge leute)\b/iu,
  workers: /\b(?:professionals|office workers|commuters|busy people|berufstätige\w*|pendler\w*|büro)\b/iu,
  athletes: /\b(?:athletes|runners|gym-?goers|sporty people|cyclists|sportler\w*|läufer\w*|fitness)\b/iu,
  gamers: /\b(?:gamers?|esports|zocker\w*)\b/iu,
  petOwners: /\b(?:pet owners|dog owners|cat owners|dogs?|cats?|hundebesitzer\w*|hunde?|katzen?|haustiere?)\b/iu,
  women: /\b(?:women|ladies|frauen|damen)\b/iu,
  men: /\b(?:men|guys|männer|herren)\b/iu,
  singles: /\b(?:singles|single households|alleinstehende\w*)\b/iu,
} as const;
export type TargetGroup = keyof typeof targetGroups;

/** Whom an offer says it is for. */
export interface Target {
  groups: readonly TargetGroup[];
  ages: AgeRange;
}

const addressed =
  /\b(?:for|aimed at|designed for|made for|perfect for|ideal for|targeted at|für|speziell für|ideal für)\s+((?!(?:only|just|nur|free|the price|[€$£]?\d))[^.,;:!?]{3,60})/giu;

/** Reads the people an offer is meant for from phrases such as `for busy parents` or `für Frauen über 50`. */
export function readTarget(text: string): Target {
  const phrases = [...text.matchAll(addressed)].map(([, phrase]) => phrase!).join("; ");
  const names = Object.keys(targetGroups) as TargetGroup[];
  return {
    groups: names.filter((name) => targetGroups[name].test(phrases)),
    ages: phrases ? readAges(phrases) : { age_min: null, age_max: null },
  };
}
