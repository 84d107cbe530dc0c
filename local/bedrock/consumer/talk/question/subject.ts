import type { Language } from "../../../../../functions/domain/scales/language.ts";
import type { Category } from "../../stimulus/category.ts";
import { categories, categoryOf } from "../../stimulus/categories.ts";
import { readStimulus, type Stimulus } from "../../stimulus/stimulus.ts";
import type { Memory, Turn } from "../memory.ts";
import type { Ask } from "./asks.ts";
import type { AskKind } from "./kinds.ts";

/** What a question is about. */
export interface Subject {
  /** The offer itself rather than such things in general. */
  isOffer: boolean;
  /** Claim of the offer that is asked about, by id; `price` for its price. */
  feature: string | null;
  /** The kind of thing, to speak of in general. */
  view: Stimulus;
  /** Words for it where no kind is known. */
  topic: string;
}

const pointing =
  /\b(?:it|this|that|these|those|concept|product|idea|offer|proposal|description|shown|presented|app|service|es|das|dieses?r?|diesen|daran|davon|dazu|dafür|damit|darüber|konzept|produkt|idee|angebot|vorschlag|beschreibung|gezeigt|vorgestellt)\b/i;
const judging = new Set<AskKind>([
  "opinion", "intent", "recommend", "change", "willing", "believe", "novel", "relevant", "value", "fact", "maker", "compare", "why", "whynot", "like", "dislike", "miss", "worry", "feeling", "wand", "yesno", "probe_why", "probe_more", "probe_example", "probe_meaning", "other", "importance", "problem", "company", "time",
] as readonly AskKind[]); // prettier-ignore
/** Questions about one's own doing, whatever is shown. */
const habitual =
  /\b(?:usually|normally|currently|today|nowadays|so far|in general|generally|at the moment|typically|in the past|normalerweise|üblicherweise|derzeit|heute|bisher|im allgemeinen|generell|momentan|sonst)\b/i;

const englishTopic =
  /\b(?:about|with|for|of|on|regarding|using|buying|to) (?:your |the |a |an |any |some )?((?!you\b|it\b|that\b|this\b|them\b|me\b|us\b)[a-z][a-z' -]{2,34}?)(?=[?,.;]|$| (?:in|when|at|and|or|do|are|is|that|these|each|per|usually|normally))/i;
const germanTopic =
  /(?:über|zu|zum|zur|von|vom|mit|für|bei|beim|an) (?:den |die |das |dem |der |ein(?:e[nmr]?)? |ihre[nmr]? |deine[nmr]? )?((?:\p{Ll}+ )?\p{Lu}\p{L}{3,})/u;
const germanNoun = /(?<=\p{L} )(\p{Lu}\p{Ll}{4,}(?:en|e|s|er)?)(?=[ ?,.])/u;

/** The words of a question that name what it is about, where they can be taken up. */
export function topicOf(ask: string, language: Language): string {
  if (language === "de") return germanTopic.exec(ask)?.[1] ?? germanNoun.exec(ask)?.[1] ?? "";
  const found = englishTopic.exec(ask)?.[1]?.trim() ?? "";
  return /^(?:yourself|example|instance|day|week|month|year|moment|time|home|money|reason|most|least|first|choose|decide|pay|add|tell|say)\b/i.test(
    found,
  )
    ? ""
    : found;
}

const general = (category: Category, topic: string): Category =>
  category.id !== "thing"
    ? category
    : {
        ...category,
        en: { ...category.en, many: topic || "such things", alternative: "what I have" },
        de: { ...category.de, many: /(?:en|s|e|er)$/.test(topic) ? topic : "solche Dinge" },
      };

function viewOf(text: string, language: Language, category: Category, topic: string): Stimulus {
  const known = general(category, topic);
  const { noun, gender } = known[language];
  const read = readStimulus(text.slice(0, 160));
  return {
    ...read,
    language,
    kind: "habit",
    category: known,
    product: { name: null, noun, gender, bare: false },
    price: null,
    relativePrice: null,
    claims: [],
    target: { groups: [], ages: { age_min: null, age_max: null } },
  };
}

const groceries = /grocer|supermarket|weekly shop|lebensmittel|wocheneinkauf|supermarkt/i;
const foods = categories.find(({ id }) => id === "food")!;

/** The kind of thing that a question names; shopping for groceries is shopping for food. */
const kindOfThing = (text: string): Category => {
  const named = categoryOf(text);
  return (named.id === "thing" || named.id === "service") && groceries.test(text) ? foods : named;
};

const priced = /price|pricing|\bcosts?\b|expensive|\bcheap|preis|teuer|kostet|günstig|billig|[€$£]/i;

interface Asked {
  ask: Ask;
  base: Turn | undefined;
  offer: Stimulus | null;
  memory: Memory;
  language: Language;
  kind: AskKind;
}

/** What a question is about: what it names, else what was talked about before, else what is shown. */
export function subjectOf({ ask, base, offer, memory, language, kind }: Asked): Subject {
  const probes = kind.startsWith("probe_");
  const own = probes && base ? base.said : ask.text;
  const named = kindOfThing(own);
  const topic = topicOf(own, language);
  const shown = offer && offer.kind !== "habit" ? offer : null;
  const feature =
    shown?.claims.find(({ kind: claim }) => claim.pattern.test(own))?.kind.id ??
    (shown && priced.test(own) ? "price" : null);
  const askedKind = probes && base ? base.kind : kind;
  const isNamed = named.id !== "thing";
  const sameKind = shown !== null && (!isNamed || named.id === shown.category.id);
  const hasName = shown?.product.name ? own.includes(shown.product.name) : false;
  const isOffer =
    shown !== null &&
    !habitual.test(own) &&
    judging.has(askedKind) &&
    (hasName ||
      feature !== null ||
      (sameKind &&
        (pointing.test(own) ||
          topic === "" ||
          own.toLowerCase().includes(shown.product.noun.toLowerCase()) ||
          ["intent", "recommend", "believe", "novel", "willing", "fact", "change", "maker", "opinion"].includes(
            askedKind,
          ))));
  const inherits = !isNamed && (topic === "" || pointing.test(own));
  const before = inherits
    ? [ask.before, ...memory.turns.map((turn) => turn.said).toReversed()].find(
        (text) => text !== "" && kindOfThing(text).id !== "thing",
      )
    : undefined;
  const category = !inherits ? named : before !== undefined ? kindOfThing(before) : (offer?.category ?? named);
  return { isOffer, feature, view: viewOf(own, language, category, topic), topic };
}
