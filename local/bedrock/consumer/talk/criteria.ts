import type { Consumer } from "../appraisal/consumer.ts";
import type { Interest } from "../stimulus/claim.ts";
import type { Category } from "../stimulus/category.ts";

type Criterion = Interest | "brand" | "curiosity";

/** What people go by when they choose, as a label and by the words that ask about it. */
const criteria: readonly (readonly [Criterion, en: string, de: string, asked: RegExp])[] = [
  [
    "thrift",
    "price comes first",
    "Preis zuerst",
    /\bprices?\b|cheap|discount|special offer|on sale|bargain|voucher|coupon|preis|günstig|sonderangebot|rabatt|schnäppchen|gutschein/i,
  ],
  [
    "green",
    "origin and packaging",
    "Herkunft und Verpackung",
    /sustainab|environment|organic|plastic|packag|climate|recycl|nachhaltig|umwelt|\bbio\b|verpackung|plastik|klima/i,
  ],
  [
    "health",
    "ingredients and health",
    "Inhaltsstoffe und Gesundheit",
    /health|sugar|ingredient|nutriti|calorie|gesund|zucker|zutaten|nährwert|inhaltsstoff/i,
  ],
  ["privacy", "data privacy", "Datenschutz", /privacy|\bdata\b|datenschutz|\bdaten\b/i],
  [
    "tech",
    "reviews and tests",
    "Tests und Bewertungen",
    /reviews?\b|\btests?\b|technolog|gadget|artificial intelligence|\bai\b|bewertung|testbericht|technik|\bki\b/i,
  ],
  ["brand", "trusted brands", "vertraute Marken", /\bbrands?\b|\bmarken?\b|markenprodukt/i],
  [
    "quality",
    "lasting quality",
    "Qualität, die hält",
    /quality|durab|\blast(?:s|ing)\b|repair|qualität|haltbar|langlebig/i,
  ],
  ["local", "local origin", "regionale Herkunft", /\blocal|regional|\borigin\b|herkunft/i],
  ["social", "advice of friends", "Rat von Freunden", /friends|influencer|recommendation|freunde|empfehlung/i],
  [
    "convenience",
    "quick and easy",
    "schnell und bequem",
    /convenien|quick|\bfast\b|\beasy\b|schnell|bequem|einfach zu/i,
  ],
  ["style", "looks matter", "Aussehen zählt", /design|\blooks?\b(?! for)|style|fashion|aussehen|mode\b/i],
  ["tradition", "habit and tradition", "Gewohnheit", /tradition|habit|gewohnheit/i],
  ["animals", "animal welfare", "Tierwohl", /animal|vegan|tierwohl/i],
  [
    "curiosity",
    "trying new things",
    "Lust auf Neues",
    /\bnew (?:things|products|brands)|try new|neue[snr]? (?:dinge|produkte|marken|sachen)|neues/i,
  ],
  ["family", "family decides", "Familie entscheidet mit", /\bfamily|children|kids|familie|kinder/i],
];

const weightOf = (criterion: Criterion, consumer: Consumer): number => {
  if (criterion === "brand") return 0.15 - 0.2 * consumer.openness;
  if (criterion === "curiosity") return 0.6 * consumer.openness;
  if (criterion === "thrift") return consumer.interests.thrift + 1.4 * (consumer.thrift - 0.45) - 0.2 * consumer.income;
  if (criterion === "family") return consumer.hasChildren ? consumer.interests.family + 0.3 : -1;
  return consumer.interests[criterion];
};

export interface Guide {
  id: string;
  theme: string;
  /** −1..1.4: how much the person goes by it. */
  weight: number;
}

const guide = ([id, en, de]: (typeof criteria)[number], consumer: Consumer, isGerman: boolean): Guide => ({
  id,
  theme: isGerman ? de : en,
  weight: weightOf(id, consumer),
});

/** What guides a person's choice of a kind of thing, strongest first. */
export function guidesOf(consumer: Consumer, { id: category, kind, field }: Category, isGerman: boolean): Guide[] {
  const isDigital = kind === "app" || kind === "service" || field === "tech";
  return criteria
    .filter(
      ([id]) =>
        !(
          id === "health" &&
          !/drink|milk|coffee|tea|water|food|yoghurt|bar|crisps|chocolate|cereal|meal|meat|supplement|care|makeup|cleaning|produce/.test(
            category,
          )
        ),
    )
    .filter(
      ([id]) =>
        !((id === "green" || id === "style") && (kind === "app" || (kind === "service" && category !== "thing"))) &&
        !(id === "style" && kind === "food"),
    )
    .filter(([id]) => (isDigital || (id !== "privacy" && id !== "tech")) && id !== "local" && id !== "animals")
    .map((entry) => guide(entry, consumer, isGerman))
    .toSorted((a, b) => b.weight - a.weight);
}

/** The criterion that a question asks about; undefined when it names none. */
export function guideIn(ask: string, consumer: Consumer, isGerman: boolean): Guide | undefined {
  const found = criteria.find(([, , , pattern]) => pattern.test(ask));
  return found ? guide(found, consumer, isGerman) : undefined;
}
