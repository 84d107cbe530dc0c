const LONGEST = 90;

/** A text of bearable length that ends with a whole word. */
function cutAtWord(text: string): string {
  if (text.length <= LONGEST) return text;
  const cut = text.slice(0, LONGEST).replace(/\s+\S*$/, "");
  return `${cut.replace(/[,;:–-]+$/, "")}…`;
}

/** A question or option in quotation marks, shortened, without marks of its own that would close them or end the sentence. */
export function quoted(text: string, [open, close]: readonly [string, string]): string {
  const plain = text
    .replaceAll(/[“”„"]/g, "'")
    .trim()
    .replace(/[.?!…]+$/, "")
    .replaceAll(/[.?!…]+\s+/g, "; ");
  return `${open}${cutAtWord(plain)}${close}`;
}

/** `1 to 7, not at all … very` as `1 (not at all) to 7 (very)`. @param to the word between the ends */
export function scaleEnds(scale: string, to: string): string {
  const [, low, high, lowLabel = "", highLabel = ""] = /^(-?\d+) to (-?\d+)(?:, *(.*?) … *(.*))?$/.exec(scale) ?? [];
  if (low === undefined || high === undefined) return scale;
  const end = (value: string, label: string) => (label.trim() ? `${value} (${label.trim()})` : value);
  return `${end(low, lowLabel)} ${to} ${end(high, highLabel)}`;
}
