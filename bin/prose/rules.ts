/** A way of writing that readers stop at, and what to write instead. */
export interface Rule {
  name: string;
  /** Found in one sentence, in which code is `X`. Linear in the sentence's length. */
  pattern: RegExp;
  instead: string;
}

/** A pattern of several alternatives, one a line. */
const oneOf = (...alternatives: string[]): RegExp => new RegExp(alternatives.join("|"), "i");
/** Words after “is no” with which it is plain English. */
const NO_MORE = ["longer", "more", "less", "fewer", "other", "better", "worse", "one", "later", "earlier", "wider"];

/** More words than this and a reader has lost the beginning. */
export const MOST_WORDS = 30;

/**
 * The habits that made native readers stop, counted in ten random pages of these documents (58 places, one in 76
 * words). Each rule was tried on all documents; words that are right as often as wrong have none.
 */
export const rules: readonly Rule[] = [
  {
    name: "free relative",
    pattern: oneOf(
      String.raw`^(?:who|whoever) (?!is (?:this|that) for)[a-z]+(?! we)\b[^?]*[.;]`,
      String.raw`\b(?:by|for|from|of|than|to|with) who(?:ever)? (?:[a-z]+s|has|is|was|had)\b`,
      String.raw`^whoever\b`,
    ),
    instead: "name who does it",
  },
  {
    name: "“What …” as a subject",
    pattern: oneOf(
      String.raw`^what (?!it (?:does|is)|the|is|are|was|a |you|to|happens|change[sd]|does|this)` +
        String.raw`[^?]*\b(?:is|are|goes|comes|stays)\b[^?]*\.$`,
    ),
    instead: "name the thing",
  },
  {
    name: "“Of …” in front",
    pattern: /^of (?!course)|[;:] of (?!course)/i,
    instead: "put the subject first",
  },
  {
    name: "“is no …”",
    pattern: oneOf(String.raw`(?<!\bthere )\b(?:is|are|was|were|be) no (?!(?:${NO_MORE.join("|")})\b)[a-z]`),
    instead: "“is not a …”",
  },
  {
    name: "“hold against”",
    pattern: /\bh[eo]ld(?:s|ing)? (?:it |them )?(?:against|to what)\b/i,
    instead: "“compare with”",
  },
  { name: "“mend”", pattern: /\bmend(?:s|ed|ing)?\b/i, instead: "“fix” or “repair”" },
  {
    name: "“so many”",
    pattern: /\bso (?:many|much|long|few) (?!that\b|as\b|more\b)(?!.*\bthat\b)/i,
    instead: "the number, or “this many”",
  },
  {
    name: "“from … on”",
    pattern: /\bfrom (?:[\w,.]+ ){1,3}on\b(?! (?:the|a|this|each|your|its)\b)/i,
    instead: "“at least …” or “since …”",
  },
  { name: "“beside”", pattern: /\bbeside\b/i, instead: "“next to”, “besides” or “with”" },
  { name: "“in the end”", pattern: /\bin the end\b|\bat last\b/i, instead: "“finally”" },
  {
    name: "“told apart”",
    pattern: /\btold apart\b|\btells? .{1,30} apart\b|\bcannot be told\b/i,
    instead: "“distinguish”",
  },
  { name: "“come to” of a cost", pattern: /\bcomes? to (?:about |some )?[\d$]/i, instead: "“costs” or “is”" },
  { name: "“alike”", pattern: /\balike\b/i, instead: "“in the same way” or “the same”" },
  { name: "“worth of”", pattern: /\bthe worth of\b|\bworth of\b/i, instead: "“equivalent to”" },
  {
    name: "coined noun",
    pattern: /\b(?:retriers?|looks? back|a persona's whereabouts|nobody'?s)\b/i,
    instead: "a term of the field",
  },
  {
    name: "“once” in front of nothing",
    pattern: /\bonce and for all\b|\bnot a[tn] all of\b/i,
    instead: "a plain word",
  },
];
