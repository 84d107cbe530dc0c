/** Wordings by language, each a part of a regular expression. */
type ByLanguage = Readonly<Record<string, readonly string[]>>;

/** A text without accents, which capitals often lack. If the text is composed, its length does not change. */
export const fold = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "").normalize("NFC");

/** One of the wordings of all languages, as the source of a pattern. */
export const listOf = (byLanguage: ByLanguage): string => `(?:${Object.values(byLanguage).flat().join("|")})`;
/** The same for folded texts. */
export const foldedList = (byLanguage: ByLanguage): string => fold(listOf(byLanguage));

/** Fits texts that are one of the wordings and nothing else. */
export const wholePattern = (byLanguage: ByLanguage): RegExp => new RegExp(`^${listOf(byLanguage)}$`, "iu");
/** The same for folded texts. */
export const wholeFolded = (byLanguage: ByLanguage): RegExp => new RegExp(`^${foldedList(byLanguage)}$`, "iu");
