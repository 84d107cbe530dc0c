import type { Stimulus } from "../../stimulus/stimulus.ts";

/** Something of an offer that a question takes up by name. */
export interface Feature {
  /** As a question names it, in German with its article where that shows: `returnable bottle`, `die Mehrwegflasche`. */
  name: string;
  /** German only, the noun after `mit`: `der Mehrwegflasche`; undefined where its gender does not show. */
  dative: string | undefined;
  /** What the offer says around it, for its meaning. */
  said: string;
}

const empty =
  /^(?:about|that|this|these|those|with|from|what|would|could|does|think|feel|mean|like|have|your|there|which|every|each|made|good|best|most|right|price|month|year|euro|euros|today|than|when|them|they|make|much|many|very|offer|product|idea|concept|drink|cream|service|matter|matters|change|person|people|money|eine[nmrs]?|einer|dieser?|diese[nms]?|ihnen|ihre[nmrs]?|davon|daran|dass|wird|werden|würden|haben|sind|wäre|wären|finden|halten|mögen|nicht|jede[nmrs]?|monat|jahr|preis|produkt|angebot|idee|konzept|creme|getränk|liter|pro|per|für|auf|heute|wenn|sich|könnten|welche|sache|geld|alles|etwas|sagen)$/i;

const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:ing|ed|able|bare[nmrs]?|bar|lich\p{L}*|ly|ful|less|en|er|es|em|s|e|n)$/u, "")
    .slice(0, 6);
const wordsOf = (text: string) => [...text.matchAll(/[\p{L}][\p{L}-]{3,}/gu)];

/** Whether two words have the same root, so that `refillable` finds `refill` and `Tiegel` finds `Glastiegel`. */
const related = (a: string, b: string): boolean =>
  a === b || (a.length > 4 && b.length > 4 && (a.startsWith(b.slice(0, 5)) || b.startsWith(a.slice(0, 5))));
const ends = (whole: string, part: string) =>
  part.length > 5 && whole.length > part.length && whole.toLowerCase().endsWith(part.toLowerCase());

const feminine = /(?:ung|heit|keit|tion|ie|schaft|flasche|kamera|creme|karte|tüte|kapsel|app|dose|tube|packung)$/i;
const articleBefore = (article: string): RegExp => new RegExp(`(?<!\\p{L})(?:${article})\\s+(?:\\p{Ll}+\\s+)*$`, "iu");
const articles = {
  feminine: articleBefore("die|eine|einer|zur|der"),
  neuter: articleBefore("das"),
  masculine: articleBefore("den|einen"),
  either: articleBefore("dem|einem|vom|zum|beim|im"),
  nominative: /^\W*(?:und |wie ist |was ist mit )?der\s+(?:\p{Ll}+\s+)*$/iu,
} as const;

/** A German noun with its article, alone and after `mit`, as far as article or ending show its gender. */
function declinedOf(noun: string, before: string): { nominative: string; dative: string | undefined } {
  if (feminine.test(noun) || (articles.feminine.test(before) && !articles.nominative.test(before) && /e$/.test(noun)))
    return { nominative: `die ${noun}`, dative: `der ${noun}` };
  if (articles.neuter.test(before)) return { nominative: `das ${noun}`, dative: `dem ${noun}` };
  if (articles.masculine.test(before) || articles.nominative.test(before))
    return { nominative: `der ${noun}`, dative: `dem ${noun}` };
  return { nominative: noun, dative: articles.either.test(before) ? `dem ${noun}` : undefined };
}

/** Whether a noun is what the product comes in rather than the product: `in der Mehrwegflasche`. */
const isPackaging = (noun: string, text: string): boolean => {
  const at = text.indexOf(noun);
  return at > 0 && /(?<!\p{L})(?:in|im|mit|with)\s(?:\p{L}+\s)?$/u.test(text.slice(Math.max(0, at - 24), at));
};

/**
 * The part of an offer that a question takes up in the offer's own words; null when it names none, or only the product
 * itself.
 */
export function featureIn(question: string, { text, product }: Stimulus): Feature | null {
  const own = new Set(
    [product.name ?? "", isPackaging(product.noun, text) ? "" : product.noun].flatMap((name) =>
      wordsOf(name).map(([word]) => word.toLowerCase()),
    ),
  );
  const offered = wordsOf(text)
    .map(([word]) => word)
    .filter((word) => !empty.test(word) && !own.has(word.toLowerCase()));
  const named = wordsOf(question).filter(
    ([word]) =>
      !empty.test(word) &&
      !own.has(word.toLowerCase()) &&
      offered.some((other) => related(stem(word), stem(other)) || ends(other, word) || ends(word, other)),
  );
  const [first, last] = [named[0], named.at(-1)];
  if (!first || !last) return null;
  const nouns = named.filter(([word]) => /^\p{Lu}/u.test(word));
  const isGerman = /(?<!\p{L})(?:der|die|das|und|mit|für|ohne|im|eine?|sie|ihnen)(?!\p{L})/iu.test(question);
  const end = last.index + last[0].length;
  const said =
    text.split(/[.,;!?]\s|\s[–—-]\s|\s(?:and|und)\s/).find((part) => part.includes(offered.find((word) => related(stem(word), stem(first[0]))) ?? "\n")) ?? text; // prettier-ignore
  if (!isGerman) return { name: question.slice(first.index, end), dative: undefined, said };
  const noun = nouns[0];
  // `dass jede Zahlung aufgerundet wird`: what is done counts, not the noun alone.
  if (!noun || (last !== noun && !/^\p{Lu}/u.test(last[0])))
    return { name: `„${question.slice(first.index, end)}“`, dative: undefined, said };
  const { nominative, dative } = declinedOf(noun[0], question.slice(0, noun.index));
  return { name: nominative, dative, said };
}
