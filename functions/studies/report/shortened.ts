/**
 * Characters of statements in one report request: some 30,000 tokens, which every model in use takes with room to
 * spare.
 */
const MOST_CHARACTERS = 120_000;
/** Statements that are always shown: the final view. */
const ALWAYS = 1;

/**
 * What fits of everybody's statements. Everyone gets the same room; where it is too small, shorter statements go first,
 * as they say least, and the order of the rest stays.
 * @param statements by participant, the final view first
 */
export function shortened(statements: readonly (readonly string[])[], most = MOST_CHARACTERS): string[][] {
  const room = most / Math.max(1, statements.length);
  return statements.map((own) => {
    const ranked = own
      .map((text, index) => ({ text, index }))
      .toSorted((a, b) => Number(b.index < ALWAYS) - Number(a.index < ALWAYS) || b.text.length - a.text.length);
    let used = 0;
    const kept = ranked.filter(({ text, index }) => {
      const fits = index < ALWAYS || used + text.length <= room;
      if (fits) used += text.length;
      return fits;
    });
    return kept.toSorted((a, b) => a.index - b.index).map(({ text }) => text);
  });
}
