import type { Language } from "../language.ts";
import type { Category, Gender } from "./category.ts";

/** How to speak of what is shown. */
export interface ProductPhrase {
  /** Proper name, if it has one. */
  name: string | null;
  /** Common noun without article: `oat drink`, `Haferdrink`. */
  noun: string;
  gender: Gender;
  /** English takes no article: `organic toothpaste`, `reusable capsules`. */
  bare: boolean;
}

/** Words that end an English noun phrase. */
const englishEnd =
  /^(?:with|without|for|from|that|which|who|whose|where|of|to|in|on|at|by|made|using|costs?|costing|is|are|was|will|can|could|would|has|have|and|or|but|plus|called|named|priced|sold|delivered|you|your|we|our|it|its|helps?|lets?|gives?|offers?|tells?|turns?|keeps?|makes?|uses?|based|designed|delivering|so|as|when|if|per|every|lasts?|falls?|comes?|arrives?|containing|including|full)$/i;
/** Words of praise that nobody repeats in speech. */
const englishPraise =
  /^(?:new|brand-new|revolutionary|innovative|amazing|exciting|ultimate|world's|first|best|next-generation|game-changing|great|finally|our|the|a|an|this|introducing|meet|all-new|unique|exclusive|perfect|incredible|delicious|high-quality|state-of-the-art|imagine|think|groundbreaking|disruptive|very|truly)$/i;
const LONGEST_NOUN = 3;

const clean = (word: string) => word.replaceAll(/^["“„'(]+|["”“'),.;:!?]+$/g, "");

const quoted = /[“"„»]([\p{Lu}\d][^”"“«]{1,28})[”"“«]/u;
const called =
  /\b(?:called|named|namens|genannt|heißt|heisst)\s+["“„]?([\p{Lu}][\p{L}\d&'’-]*(?:\s[\p{Lu}\d][\p{L}\d&'’-]*){0,2})/u;
const headed =
  /^["“„]?([\p{Lu}\d][\p{L}\d&'’+-]*(?:\s[\p{Lu}\d][\p{L}\d&'’+-]*){0,2})["”“]?\s?(?::|–|—| - |,\s(?:a|an|the|ein|eine|der|die|das)\s|\sis\s(?:a|an|the)\s|\sist\s(?:ein|eine|der|die|das)\s)/u;
const notNames =
  /^(?:Concept|Konzept|Idea|Idee|Product|Produkt|New|Neu|Question|Frage|Introducing|Description|Beschreibung|This|That|It|Our|Das|Dies|Es|Unser|Unsere|The|What|Stimulus|Offer|Angebot)$/i;

/** The proper name of what is shown, if the text gives one. */
export function properName(text: string): string | null {
  for (const pattern of [called, headed, quoted]) {
    const name = pattern.exec(text)?.[1]?.trim();
    const isName = name && !notNames.test(name) && !/^(?:an?|the|our|eine?|der|die|das|unsere?)\s/i.test(name);
    if (isName && /\p{L}/u.test(name)) return name;
  }
  return null;
}

interface FoundNoun {
  noun: string;
  bare: boolean;
  gender?: Gender;
}

/** Openings of a sentence rather than of a name for the thing. */
const sentenceStart =
  /^(?:we|you|i|it|they|he|she|there|what|how|why|who|when|would|do|does|did|are|is|can|could|should|have|if|imagine|for|with|in|on|at|buy|get|try|let|pay|save|order|stop|never|every|from|after|because|people|my|and|tell|describe|think)$/i;

function nounFrom(phrase: string, article: string): FoundNoun | null {
  const words: string[] = [];
  for (const raw of phrase.split(/\s+/)) {
    const word = clean(raw);
    if (words.length > 0 && (englishEnd.test(word) || /^[\d€$£(–—]/.test(raw))) break;
    if (word && !englishPraise.test(word) && !englishEnd.test(word)) words.push(word);
    if (words.length > 0 && /[,)"”]$/.test(raw)) break;
  }
  const noun = words.slice(-LONGEST_NOUN).join(" ");
  if (noun.length < 3) return null;
  const lowered = /^[A-Z][a-z]/.test(noun) ? noun[0]!.toLowerCase() + noun.slice(1) : noun;
  return { noun: lowered, bare: !/^(?:an?|this|each|one)$/i.test(article) };
}

/** The first noun phrase: what the text opens with, or the first thing it introduces with an article. */
function englishNoun(text: string): FoundNoun | null {
  const start = text
    .slice(0, 240)
    .replace(/^\W*(?:introducing|meet|new|concept|product|idea)?\W+/i, "")
    .trim()
    // What is offered by the measure: `a litre of lemonade` is lemonade.
    .replace(
      /^(?:an?|one|the|\d+)\s+(?:litre|liter|bottle|pack|packet|box|can|carton|kilo|glass|cup|jar|tube|bag)s?\s+of\s+/i,
      "a ",
    );
  const opening = /^(?:(an?|the|this|these|our|one|each)\s+)?([^.!?;:\n]+)/i.exec(start);
  const first = clean(/^\S+/.exec(start)?.[0] ?? "");
  if (opening && (opening[1] || !sentenceStart.test(first.split(/['’]/)[0] ?? "")))
    return nounFrom(opening[2]!, opening[1] ?? "");
  const introduced = /\b(an?|this|these)\s+([^.!?;:\n]+)/i.exec(start);
  return introduced ? nounFrom(introduced[2]!, introduced[1]!) : null;
}

/** Genders by the end of German nouns; the longest fitting end decides. */
const genderByEnd: readonly (readonly [Gender, string])[] = [
  [
    "m",
    "drink|riegel|saft|tee|kaffee|joghurt|käse|wein|kurs|dienst|service|schuh|roller|kühlschrank|staubsauger|roboter|lautsprecher|kopfhörer|tarif|vertrag|rucksack|becher|stuhl|tisch|tracker|ring|assistent|chatbot|snack|burger|ersatz|spender|automat|beutel|block|club|pass|brei|shake|smoothie|wecker|fernseher|drucker|ofen|koffer|schirm|mixer|reiniger|rasierer|lippenstift|duft|stick|pullover|mantel|stoff|sender|urlaub|flug|zug|bus|apfel|honig|aufstrich|quark|skyr|spiegel|sensor|markt|laden|plan|berater|begleiter|newsletter|podcast|ersatz",
  ],
  [
    "f",
    "ung|heit|keit|schaft|ion|ität|app|milch|creme|flasche|box|dose|karte|uhr|limonade|schokolade|seife|bürste|pasta|maske|lampe|matratze|decke|tasche|jacke|hose|brille|plattform|software|versicherung|bank|kiste|wurst|pizza|suppe|soße|kapsel|tablette|maschine|kamera|klingel|pumpe|reise|zeitschrift|flatrate|marke|kollektion|linie|lösung|idee|butter|sahne|limo|cola|spülung|kur|windel|puppe|leine|tüte|packung|küche|fritteuse|waage|drohne|fahrt",
  ],
  [
    "n",
    "chen|lein|wasser|bier|shampoo|gel|öl|konto|rad|bike|auto|handy|smartphone|tablet|abo|paket|kissen|bett|regal|sofa|müsli|brot|eis|futter|pulver|mittel|gerät|spiel|buch|kleid|hemd|shirt|ticket|angebot|produkt|getränk|headset|armband|schloss|haus|system|set|fleisch|gericht|menü|programm|studio|gemüse|obst|duschgel|parfum|parfüm|deo|hotel|portal|netzwerk|magazin|thermostat|waschmittel|papier|spielzeug|toilettenpapier|präparat|serum|hörbuch|e-bike|modell|messer|kochset|glas",
  ],
];

/** Gender of a German noun by its end, checked against its article; null when neither tells. */
export function germanGender(noun: string, article: string): Gender | null {
  const lower = noun.toLowerCase();
  const isFeminine = /^(?:eine|einer|die)$/i.test(article);
  let best: { gender: Gender; length: number } | null = null;
  for (const [gender, ends] of genderByEnd)
    for (const end of ends.split("|"))
      if (lower.endsWith(end) && end.length > (best?.length ?? 0)) best = { gender, length: end.length };
  if (/^(?:eine|einer)$/i.test(article)) return "f";
  if (/^das$/i.test(article)) return "n";
  if (/^(?:der|einen)$/i.test(article)) return best?.gender === "f" ? "f" : "m";
  if (best?.gender === "f" && /^(?:ein|einem)$/i.test(article)) return null;
  return best?.gender ?? (isFeminine ? "f" : null);
}

function germanNoun(text: string): FoundNoun | null {
  const phrase =
    /(?:^|[\s:–—„"])(ein|eine|einen|der|die|das|den|dieser|diese|dieses|einer|einem)\s+((?:[\p{Ll}\d%-]+(?:,)?\s+){0,4})([\p{Lu}][\p{L}-]{2,})/u;
  const found = phrase.exec(text.replace(/^./, (letter) => letter.toLowerCase()).slice(0, 300));
  const first = /(?<![\p{L}])([\p{Lu}][\p{L}-]{2,})/u.exec(text);
  const noun = found?.[3] ?? first?.[1];
  if (!noun) return null;
  const gender = germanGender(noun, found?.[1] ?? "");
  if (gender) return { noun, bare: found === null, gender };
  // Named in the plural (`Elektroautos`, `Lieferdienste`): spoken of in the singular, which all sentences can carry.
  const singular = [/s$/, /e$/, /en$/, /n$/, /er$/]
    .map((end) => noun.replace(end, ""))
    .find((form) => form !== noun && germanGender(form, ""));
  return singular ? { noun: singular, bare: true, gender: germanGender(singular, "")! } : null;
}

/** Reads how to speak of the product; falls back to the noun of its category. */
export function readProduct(text: string, language: Language, category: Category): ProductPhrase {
  const name = properName(text);
  const body = name ? text.replace(/^["“„]?[^:–—]{1,40}[:–—]\s*/u, "") : text;
  const fallback = category[language];
  const found = language === "de" ? germanNoun(body) : englishNoun(body);
  const isName = found && name?.toLowerCase().includes(found.noun.toLowerCase());
  if (!found || isName) return { name, noun: fallback.noun, gender: fallback.gender, bare: false };
  return { name, noun: found.noun, gender: found.gender ?? fallback.gender, bare: found.bare };
}
