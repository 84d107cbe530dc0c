interface Recommendation {
  title: string;
  rationale: string;
}

const plain = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

/**
 * Recommendations without those that say in title or reason what one before them says: small models write the same one
 * five times. Others may rest on the same quotes.
 */
export function distinctRecommendations<T extends Recommendation>(all: readonly T[]): T[] {
  const said = new Set<string>();
  return all.filter(({ title, rationale }) => {
    const marks = [`title ${plain(title)}`, `reason ${plain(rationale)}`];
    if (marks.some((mark) => said.has(mark))) return false;
    for (const mark of marks) said.add(mark);
    return true;
  });
}
