import { HOUSEHOLD_WORDS, PLACE_TYPES, type Requirement } from "../../../../functions/personas/requirements/schemas.ts";
import { plainText, unaccountedFor } from "../../../../functions/personas/groups/unplaced.ts";
import { blockOf } from "../blocks.ts";
import { requirementWords } from "../../phrases/requirements.ts";
import type { PackLanguage } from "../../phrases/pack.ts";
import { patternOf } from "./language.ts";
import { isOrder } from "./orders.ts";

/** As many as the prompt's schema takes. */
const MOST = 12;
/** Ages of small and of teenage children. */
const SMALL = { from: null, to: 3 };
const TEENAGE = { from: 13, to: 19 };

type Words = ReturnType<typeof requirementWords>;

/** The number that stands for `{n}` in one of the forms. */
function ageIn(phrase: string, forms: readonly string[]): number | null {
  for (const form of forms) {
    const found = new RegExp(form.replace("{n}", String.raw`(\d{1,2})(?!\d)`), "iu").exec(phrase);
    if (found) return Number(found[1]);
  }
  return null;
}

function childrenIn(phrase: string, words: Words): Requirement["children"] {
  if (patternOf(words.none).test(phrase)) return { at_home: false, from: null, to: null };
  if (!patternOf(words.children).test(phrase)) return null;
  const below = ageIn(phrase, words.below);
  const to = below === null ? ageIn(phrase, words.upTo) : below - 1;
  if (to !== null) return { at_home: true, from: null, to };
  if (patternOf(words.small).test(phrase)) return { at_home: true, ...SMALL };
  return { at_home: true, ...(patternOf(words.teenage).test(phrase) ? TEENAGE : { from: null, to: null }) };
}

function requirementOf(phrase: string, language: PackLanguage): Requirement {
  const words = requirementWords(language);
  const children = childrenIn(phrase, words);
  const said = HOUSEHOLD_WORDS.filter((word) => patternOf(words.households[word]!).test(phrase));
  // Whoever says `childless couples` and `single mothers` has said more than `couples` and `children`.
  const households = said.includes("couple_without_children") ? said.filter((word) => word !== "couple") : said;
  const place_types = PLACE_TYPES.filter((type) => patternOf(words.places[type]!).test(phrase));
  return { words: phrase, children, households, place_types };
}

/** What a description requires of everybody: each of its clauses, and what of it is about households and places. */
export function noteRequirements(request: string, language: PackLanguage): { requirements: Requirement[] } {
  const phrases = plainText(blockOf(request, "description"))
    .split(/[,;.!?、。；！？]+/u)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== "" && !isOrder(phrase) && unaccountedFor(phrase, [], language).length > 0);
  return { requirements: [...new Set(phrases)].slice(0, MOST).map((phrase) => requirementOf(phrase, language)) };
}
