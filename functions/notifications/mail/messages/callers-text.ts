/** Counted in visible characters. Names in a mail are not longer, and a fraudulent sentence should not fit. */
export const CALLERS_TEXT_LENGTH = 60;

/** Ideographic and other stops count as dots in host names, and mail clients link those too. */
const DOT = ".\u3002\uFF0E\uFF61\u2024";
const COLON = ":\uFF1A";

/** Characters of a top-level domain. Joiners are included, so that none can hide a letter from the rule. */
const LABEL = "[\\p{L}\\p{M}\\p{N}\\u200C\\u200D-]";

/*
 * Dots that may be part of a domain or an IPv4 address. Other dots are kept: before a space, before a single letter
 * (`S.p.A.`, `J.P. Morgan`) and in a single decimal number (`2.0`).
 */
const DOT_OF_ADDRESS = new RegExp(`[${DOT}](?=${LABEL}{2}|\\p{Nd}[${DOT}]\\p{Nd})`, "gu");
/** `https:`, `mailto:`, `tel:` and any other scheme; a colon before a space is kept. */
const COLON_OF_SCHEME = new RegExp(`[${COLON}](?=\\S)`, "gu");
/** The slashes after a scheme, and `\\server\share`, which Outlook links. */
const SLASHES = /[/\\\uFF0F\uFF3C]{2,}|[\\\uFF3C]/gu;
const AT_SIGN = /[@\uFF20]/gu;

/** Digits with anything but letters between them. */
const DIGITS = /\+?\p{Nd}[^\p{L}]*\p{Nd}/gu;
const DIGIT = /\p{Nd}/gu;
/**
 * Phones link numbers, and abusers of invitations write "call this number". At least nine digits: the shortest number
 * that works from abroad, but not two years (`2026-2027`).
 */
const PHONE_NUMBER_DIGITS = 9;
const withoutPhoneNumber = (run: string): string => ((run.match(DIGIT)?.length ?? 0) < PHONE_NUMBER_DIGITS ? run : "…");

/** Invisible characters and those that change the writing direction; joiners stay, because letters need them. */
const INVISIBLE = /[\p{Cf}--[\u200C\u200D]]/gv;
const NOT_TEXT = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Z}]+/gu;
/** Quotation marks surround caller-supplied text in a mail; none inside the text may appear to close them. */
const QUOTATION_MARKS = /["\u201C-\u201F\u00AB\u00BB\u2033\uFF02]/gu;
/** No script needs more than a few marks on a letter; stacks of them cover the neighbouring lines. */
const STACKED_MARKS = /(\p{M}{4})\p{M}+/gu;

function shortened(text: string, maximum: number): string {
  if (text.length <= maximum) return text;
  const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" }).segment(text);
  const characters = Array.from(graphemes, ({ segment }) => segment);
  if (characters.length <= maximum) return text;
  const kept = characters.slice(0, maximum - 1).join("");
  return `${kept.trimEnd()}…`;
}

/**
 * Makes text of a caller (a name, a company's name) safe for a mail to somebody else. The result is one short line
 * without invisible characters or ones that change the direction. Mail clients find no address, domain or phone number
 * to link in it. Spaces break up possible links: some clients ignore invisible characters, and readers can see that the
 * rest is not a link. The result is not yet escaped for HTML.
 * @returns an empty string if nothing readable is left
 */
export function callersText(text: string, maximum = CALLERS_TEXT_LENGTH): string {
  const visible = text
    // Limits the work below; a grapheme of a name rarely has more than a few code units.
    .slice(0, maximum * 16)
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(INVISIBLE, "")
    .replaceAll(NOT_TEXT, " ")
    .replaceAll(STACKED_MARKS, "$1");
  const linkless = visible
    .replaceAll(DIGITS, withoutPhoneNumber)
    .replaceAll(COLON_OF_SCHEME, " ")
    .replaceAll(SLASHES, " ")
    .replaceAll(AT_SIGN, " ")
    .replaceAll(DOT_OF_ADDRESS, " ")
    .replaceAll(QUOTATION_MARKS, "'");
  return shortened(linkless.replaceAll(/ {2,}/gu, " ").trim(), maximum);
}
