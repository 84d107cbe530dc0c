import type { Language } from "../../language.ts";
import type { Category } from "../../stimulus/category.ts";
import type { Stimulus } from "../../stimulus/stimulus.ts";
import type { Memory, Turn } from "../memory.ts";
import { stimulusIn } from "../readings.ts";
import { remembering } from "../remembering.ts";
import { standingAfter, turnsToShown } from "./about-shown.ts";
import type { Ask } from "./asks.ts";
import { featureIn, type Feature } from "./feature.ts";
import type { AskKind } from "./kinds.ts";
import { thingIn } from "./things.ts";

/** What a question is about. */
export interface Subject {
  /** The offer itself rather than such things in general. */
  isOffer: boolean;
  /** Claim of the offer that is asked about, by id; `price` for its price. */
  feature: string | null;
  /** A part of the offer that is asked about in its own words and is none of the known claims. */
  detail: Feature | null;
  /** The kind of thing, to speak of in general. */
  view: Stimulus;
  /** Words for it where no kind is known. */
  topic: string;
}

const pointing =
  /\b(?:it|this|that|these|those|concept|product|idea|offer|proposal|description|shown|presented|app|service|es|das|dieses?r?|diesen|daran|davon|dazu|dafür|damit|darüber|konzept|produkt|idee|angebot|vorschlag|beschreibung|gezeigt|vorgestellt)\b/i;
const judging = new Set<AskKind>([
  "opinion", "intent", "recommend", "change", "willing", "believe", "novel", "relevant", "value", "fact", "maker", "compare", "why", "whynot", "like", "dislike", "miss", "worry", "feeling", "wand", "yesno", "probe_why", "probe_more", "probe_example", "probe_meaning", "other", "choice", "satisfied", "problem", "company", "time", "occasion", "keyword",
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
  const read = stimulusIn(text.slice(0, 160));
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

const priced = /price|pricing|\bcosts?\b|expensive|\bcheap|preis|teuer|kostet|günstig|billig|[€$£]/i;

const amount = /\d\s?(?:€|£|euros?|dollars?|pounds?|franken|chf)|[€$£]\s?\d/i;
/** Points at what is shown by its kind: `this drink`. */
const demonstrating =
  /\b(?:this|these) (?!morning|evening|week|year|month|way|time|kind|sort|reason)[a-z]{3,}|(?<!\p{L})(?:dieses?|dieser|diesem|diesen) (?!morgen|abend|woche|jahr|monat|art|mal)\p{L}{3,}/iu;
/** Claims that a passing word names already, so that the question must mean them. */
const meant: Readonly<Record<string, RegExp>> = {
  privacy_good: /privacy|\bdata\b|datenschutz|\bdaten\b|secure|sicher/iu,
  subscription: /subscri|\babos?\b|\babonn|contract|vertrag|cancel|kündig/iu,
};

/** The part of the offer that a question is about: its price, a claim that it makes, or any other words of it. */
function partOf(own: string, offer: Stimulus): Pick<Subject, "feature" | "detail"> {
  if (amount.test(own)) return { feature: "price", detail: null };
  const claim = offer.claims.find(({ kind }) => kind.pattern.test(own) && (meant[kind.id]?.test(own) ?? true));
  if (claim) return { feature: claim.kind.id, detail: null };
  if (priced.test(own)) return { feature: "price", detail: null };
  return { feature: null, detail: featureIn(own, offer) };
}

const parts = new WeakMap<Stimulus, (text: string) => boolean>();
/** Whether a question names a part of what is shown; read once for each question of a study. */
function namesPart(text: string, offer: Stimulus): boolean {
  const known =
    parts.get(offer) ??
    remembering((question) => {
      if (amount.test(question)) return true;
      if (!definite.test(question)) return false;
      const { feature, detail } = partOf(question, offer);
      return feature !== null || detail !== null;
    });
  parts.set(offer, known);
  return known(text);
}

/** A part that is named with its article or by its amount: `the returnable bottle`, not `what about price?`. */
const definite =
  /\b(?:the|this|its|these|that) (?:\p{L}+ ){0,2}\p{L}+|(?<!\p{L})(?:der|die|das|dem|den|dieser?|diese[nms]|vom|zum|zur|beim|ihr|sein) (?:\p{L}+ ){0,2}\p{L}+/iu;

/** The earlier questions that a question follows; a probe follows what came before the question that it takes up. */
function questionsBefore({ ask, base, memory, kind }: Pick<Asked, "ask" | "base" | "memory" | "kind">): string[] {
  const turns = base && kind.startsWith("probe_") ? memory.turns.slice(0, memory.turns.indexOf(base)) : memory.turns;
  return [...turns.map(({ said }) => said), ...(ask.before === "" ? [] : [ask.before])];
}

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
  const named = thingIn(own);
  const topic = topicOf(own, language);
  const shown = offer && offer.kind !== "habit" ? offer : null;
  const { feature, detail } = shown ? partOf(own, shown) : { feature: null, detail: null };
  const askedKind = probes && base ? base.kind : kind;
  // `What do you think of the service?` names no other one than what is shown.
  // `In which situation would you drink it?` names no drink.
  const isNamed = named.id !== "thing" && askedKind !== "occasion" && !(shown && /^(?:service|app)$/.test(named.id));
  const sameKind = shown !== null && (!isNamed || named.id === shown.category.id);
  const comparing = askedKind === "compare" && pointing.test(own);
  const hasName = shown?.product.name ? own.includes(shown.product.name) : false;
  const standing = shown
    ? standingAfter(questionsBefore({ ask, base, memory, kind }), shown, (text) => namesPart(text, shown))
    : "open";
  const isPart = feature !== null || detail !== null;
  const hasTurned =
    shown !== null &&
    (standing !== "life" ||
      hasName ||
      demonstrating.test(own) ||
      comparing ||
      amount.test(own) ||
      (isPart && askedKind !== "keyword" && definite.test(own)) ||
      turnsToShown(own, askedKind, shown));
  const isOffer =
    shown !== null &&
    hasTurned &&
    (!habitual.test(own) || askedKind === "intent" || comparing) &&
    judging.has(askedKind) &&
    (hasName ||
      feature !== null ||
      detail !== null ||
      demonstrating.test(own) ||
      comparing ||
      (sameKind &&
        (pointing.test(own) ||
          topic === "" ||
          own.toLowerCase().includes(shown.product.noun.toLowerCase()) ||
          [
            "intent",
            "recommend",
            "believe",
            "novel",
            "willing",
            "fact",
            "change",
            "maker",
            "opinion",
            "occasion",
          ].includes(askedKind))));
  const inherits = !isNamed && (topic === "" || pointing.test(own));
  const before = inherits
    ? [ask.before, ...memory.turns.map((turn) => turn.said).toReversed()].find(
        (text) => text !== "" && thingIn(text).id !== "thing",
      )
    : undefined;
  const category = !inherits ? named : before !== undefined ? thingIn(before) : (offer?.category ?? named);
  return { isOffer, feature, detail, view: viewOf(own, language, category, topic), topic };
}
