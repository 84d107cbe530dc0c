/**
 * Whether programs would read a text as a formula: it begins with one of `= + - @`, also in their wide forms, or with a
 * control character, which some programs skip.
 */
export const beginsFormula = (text: string): boolean => /^[=+\-@＝＋－＠\p{Cc}]/u.test(text);
