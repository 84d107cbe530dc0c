/** Longest excerpt of a signal, in UTF-16 code units. */
export const EXCERPT_LENGTH = 400;
/** Longer texts are cut before they are cleaned; the rest could not get into an excerpt. */
const CONSIDERED_LENGTH = 8_000;
/** A cut goes back to the end of a word if that costs at most this share; scripts without spaces are cut anywhere. */
const LONGEST_BACKTRACK = 0.2;

const namedEntities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  euro: "€",
  hellip: "…",
  ndash: "–",
  mdash: "—",
};

const decodeEntities = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/giu, (whole, decimal, hex, name) => {
    if (name !== undefined) return namedEntities[String(name).toLowerCase()] ?? " ";
    const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : whole;
  });

/** Markdown and HTML; the text that they format stays. */
const markup: readonly (readonly [RegExp, string])[] = [
  [/<(script|style)\b[^<>]{0,500}>(?:.*?<\/\1\s*>|.*)/gisu, " "],
  [/<!--(?:.*?-->|.*)/gsu, " "],
  [/<\/?[a-z][^<>]{0,500}>/giu, " "],
  [/^\s{0,3}(?:```|~~~).*$/gmu, " "],
  [/!?\[([^[\]\n]{0,300})\]\([^[)\n]{0,1000}\)/gu, "$1"],
  [/^[ \t]{0,3}(?:#{1,6}[ \t]+|>[ \t]?|[-*+][ \t]+|\d{1,3}[.)][ \t]+)+/gmu, ""],
  [/^(?=.*-{3})[ \t|:-]+$/gmu, " "],
  [/>!|!</gu, " "],
  [/\\([\\`*_{}[\]()#+\-.!>~|^])/gu, "$1"],
  [/\*{1,3}|~~|`{1,3}|\|/gu, " "],
  [/(?<![\p{L}\p{N}])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}])/gu, ""],
];

/** A phone number that begins with 0, of seven digits at least; not a date, nor the end of a longer figure. */
const trunkPrefixed = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}.,]|\d[ /-])(?!\d\d[/-]\d\d[/-]\d{4})(?=\(?(?:\d[ )/-]{0,3}){7})`,
    String.raw`\(?0\d{1,5}\)?(?:[ /-]{1,2}\d{2,8}){1,5}(?!\d)`,
  ].join(""),
  "gu",
);

/** Whatever leads to a person or away from here. The order matters: an address contains what looks like a name. */
const traces: readonly (readonly [RegExp, string])[] = [
  [/\b(?:https?|ftp):\/\/\S+/giu, " "],
  [/\bwww\.\S+/giu, " "],
  [/[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,4}/gu, " "],
  [/(?<![\p{L}\p{N}/])\/?u\/[\w-]{1,40}/giu, " "],
  [/(?<![\p{L}\p{N}])@[\p{L}\p{N}_.-]{1,60}/gu, " "],
  [/\b[\p{L}\p{N}-]{1,63}\.(?:com|net|org|de|co\.uk|fr|es|it|com\.br|jp|io|app|eu|info)\b(?:\/\S*)?/giu, " "],
  // International and trunk-prefixed numbers of at least seven digits, then American ones, then any run of nine digits.
  [/(?<![\p{L}\p{N}.,])(?:\+|00)[1-9](?:[ ()/.-]{0,2}\d){6,14}(?!\d)/gu, " "],
  [trunkPrefixed, " "],
  [/(?<![\p{L}\p{N}.,])\(?\d{3}\)?[ .-]\d{3}[.-]\d{4}(?!\d)/gu, " "],
  [/(?<!\p{N})\d{9,20}(?!\p{N})/gu, " "],
];

const replaceAll = (text: string, rules: readonly (readonly [RegExp, string])[]): string =>
  rules.reduce((rest, [pattern, replacement]) => rest.replaceAll(pattern, replacement), text);

/**
 * A text of a stranger, reduced to one line that names nobody and links to nothing. Removes markup, user names,
 * addresses, telephone numbers, links and control characters.
 * @param maximum in UTF-16 code units; cut at the end of a word where there is one
 */
export function cleanExcerpt(text: string, maximum: number = EXCERPT_LENGTH): string {
  const considered = decodeEntities(decodeEntities(text.slice(0, CONSIDERED_LENGTH)));
  const plain = replaceAll(
    replaceAll(considered.replaceAll(/[\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]/gu, ""), markup),
    traces,
  )
    .replaceAll(/[\p{Cc}\p{Cs}\p{Co}\s]+/gu, " ")
    .replaceAll(/\(\s*\)|\[\s*\]/gu, "")
    .replaceAll(/ {2,}/gu, " ")
    .replaceAll(/ ([,.;!?])(?=\s|$)/gu, "$1")
    .trim();
  return cutAtWord(plain, maximum);
}

function cutAtWord(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const room = maximum - 1;
  const cut = text.slice(0, room + 1);
  const space = cut.lastIndexOf(" ");
  const end = space >= room * (1 - LONGEST_BACKTRACK) ? space : room;
  // Half of a surrogate pair at the cut would not be a character.
  const kept = text.slice(0, end).replace(/[\ud800-\udbff]$/u, "");
  return `${kept.replace(/(?<![\s,;:–—-])[\s,;:–—-]+$/u, "")}…`;
}
