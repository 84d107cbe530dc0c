interface Recommendation {
  title: string;
  rationale: string;
}

const plain = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

/**
 * Removes recommendations that repeat the title or the reason of an earlier one. Small models write the same one five
 * times. Different recommendations may quote the same words.
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
