import { lookUp } from "../../../../functions/domain/look-up.ts";

/** Words for units and what they come to in the smallest unit of their kind. */
const units: Readonly<Record<string, readonly (readonly [pattern: RegExp, factor: number])[]>> = {
  mass: [
    [/^(?:kg|kilos?|kilograms?|kilogramm)$/, 1000],
    [/^(?:g|grams?|gramm)$/, 1],
    [/^mg$/, 0.001],
  ],
  volume: [
    [/^(?:l|lit(?:er|re)s?)$/, 1000],
    [/^cl$/, 10],
    [/^ml$/, 1],
  ],
  time: [
    [/^(?:years?|yrs?|jahre?n?)$/, 525_600],
    [/^(?:months?|monate?n?)$/, 43_800],
    [/^(?:weeks?|wochen?)$/, 10_080],
    [/^(?:days?|tagen?|tage?)$/, 1440],
    [/^(?:h|hrs?|hours?|std|stunden?)$/, 60],
    [/^(?:min|mins|minutes?|minuten?)$/, 1],
    [/^(?:s|sec|seconds?|sekunden?)$/, 1 / 60],
  ],
  memory: [
    [/^tb$/, 1000],
    [/^gb$/, 1],
    [/^mb$/, 0.001],
  ],
  length: [
    [/^km$/, 1_000_000],
    [/^m$/, 1000],
    [/^cm$/, 10],
    [/^mm$/, 1],
    [/^(?:inch|inches|zoll|")$/, 25.4],
  ],
};
const kindsOfUnits = Object.entries(units);

interface Quantity {
  kind: string;
  amount: number;
}

const nothing = /^(?:no|none|without|not included|nein|kein\p{L}*|ohne|nicht)\b/iu;
const figure = /^(?:up to |about |ca\.? |bis zu |over |über |from |ab )?(\d+(?:[.,]\d+)?)\s?[-–]?\s?(\p{L}+|%|"|°)?/iu;
const numberWords: Readonly<Record<string, string>> = {
  one: "1", two: "2", three: "3", four: "4", five: "5", six: "6", ten: "10", twelve: "12",
  ein: "1", eine: "1", einen: "1", zwei: "2", drei: "3", vier: "4", fünf: "5", sechs: "6", zehn: "10", zwölf: "12",
}; // prettier-ignore

function quantityOf(level: string): Quantity | "nothing" | null {
  const text = level.trim().toLowerCase();
  if (text === "0" || nothing.test(text)) return "nothing";
  const [first = "", ...rest] = text.split(" ");
  const found = figure.exec([lookUp(numberWords, first) ?? first, ...rest].join(" "));
  if (!found) return null;
  const number = Number(found[1]!.replace(",", "."));
  const word = found[2] ?? "";
  for (const [kind, table] of kindsOfUnits) {
    const unit = table.find(([pattern]) => pattern.test(word));
    if (unit) return { kind, amount: number * unit[1] };
  }
  return { kind: word, amount: number };
}

/** Amounts of levels such as `250 g`, `1 kg`, `2 years`, `no warranty` in one unit; null unless all are of one kind and differ. */
export function readQuantities(levels: readonly string[]): { kind: string; amounts: number[] } | null {
  const read = levels.map(quantityOf);
  const kinds = new Set(read.flatMap((quantity) => (quantity && quantity !== "nothing" ? [quantity.kind] : [])));
  const [kind] = kinds;
  if (read.includes(null) || kinds.size !== 1 || kind === undefined) return null;
  const amounts = read.map((quantity) => (quantity && quantity !== "nothing" ? quantity.amount : 0));
  return new Set(amounts).size < 2 ? null : { kind, amounts };
}

const burden =
  /\bweight\b|gewicht|deliver|shipping|liefer|versand|wait|warte|charging|lade(?:zeit|dauer)|preparation|prep time|zubereitung|lead time|\bqueue|processing|bearbeitung|minimum term|contract|commitment|laufzeit(?!.*akku)|vertrag|bindung|k(?:ü|ue)ndigungsfrist|notice|calori|kalorien|kcal|sugar|zucker|\bsalt\b|salz|\bfat\b|\bfett|noise|lautst|dezibel|decibel|\bco2|emission|carbon|consumption|verbrauch|distance|entfernung|commute|\bads?\b|advert|werb|fees?\b|geb(?:ü|ue)hr|deposit|pfand|kaution|\bcosts?\b|kosten|latency|thickness|dicke/i;
const boon =
  /akku|battery|batterie|net weight|füllgewicht|pack(?:age|ung)? (?:weight|size)|consumption limit|included|inklusiv/i;

/** Whether more of what an attribute counts is worse, as it is of weight, waiting and binding. */
export const isBurden = (attribute: string): boolean => burden.test(attribute) && !boon.test(attribute);
