/**
 * Whether programs would take a text for the begin of a formula: one of `= + - @`, also as wide forms, or a control
 * character, which some skip.
 */
export const beginsFormula = (text: string): boolean => /^[=+\-@＝＋－＠\p{Cc}]/u.test(text);
