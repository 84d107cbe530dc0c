const LONGEST = 90;

/** A question or option in quotation marks, shortened, without marks of its own that would close them or end the sentence. */
export function quoted(text: string, [open, close]: readonly [string, string]): string {
  const plain = text
    .replaceAll(/[“”„"]/g, "'")
    .trim()
    .replace(/[.?!…]+$/, "")
    .replaceAll(/[.?!…]+\s+/g, "; ");
  return `${open}${plain.length > LONGEST ? `${plain.slice(0, LONGEST - 1).trimEnd()}…` : plain}${close}`;
}

/** `1 to 7, not at all … very` as `1 (not at all) to 7 (very)`. @param to the word between the ends */
export function scaleEnds(scale: string, to: string): string {
  const [, low, high, lowLabel = "", highLabel = ""] = /^(-?\d+) to (-?\d+)(?:, *(.*?) … *(.*))?$/.exec(scale) ?? [];
  if (low === undefined || high === undefined) return scale;
  const end = (value: string, label: string) => (label.trim() ? `${value} (${label.trim()})` : value);
  return `${end(low, lowLabel)} ${to} ${end(high, highLabel)}`;
}
