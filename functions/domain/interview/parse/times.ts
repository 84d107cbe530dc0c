const AMOUNT = String.raw`(?:ca\.?|about|approx(?:\.|imately)?|etwa|rund|max\.?|env(?:\.|iron)?|aprox\.?|unos|≈|~|[<>])? ?\d{1,3}(?: ?(?:-|–|—|to|bis|à|a) ?\d{1,3})? ?(?:min(?:ute[ns]?|utos?|s)?\.?|sec(?:onds?|s)?\.?|sek(?:unden)?\.?|h(?:ours?|rs?)?|std\.?|stunden?|['’′])(?: ?(?:max\.?|each|total|insgesamt))?`;

/** `(5 min)`, `[ca. 10–15 Minuten]`. */
const BRACKETED = new RegExp(
  String.raw` ?[([] ?(?:(?:time|duration|dauer|zeit|durée|duración) ?: ?)?${AMOUNT} ?[)\]]`,
  "giu",
);
/** ` – 5 min` or `: 5 min` at the end; only the end is looked at. */
const TRAILING = new RegExp(String.raw` ?(?:[-–—:|,•·]|\/\/) ?${AMOUNT}$`, "iu");
const ALONE = new RegExp(`^${AMOUNT}$`, "iu");
const LONGEST_TRAILING = 40;

/** Takes times such as `(5 min)` out of a text. */
export function takeTimes(text: string): { text: string; hadTime: boolean } {
  if (ALONE.test(text)) return { text: "", hadTime: true };
  const inner = text.replaceAll(BRACKETED, "").trim();
  const start = Math.max(0, inner.length - LONGEST_TRAILING);
  const tail = inner.slice(start).replace(TRAILING, "");
  const rest = (inner.slice(0, start) + tail).trim();
  return { text: rest, hadTime: rest !== text };
}
