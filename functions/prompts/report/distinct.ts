interface Recommendation {
  title: string;
  rationale: string;
  evidence: readonly { quote: string }[];
}

const plain = (text: string): string => text.normalize("NFKC").trim().toLowerCase();

/**
 * Recommendations without those that say what an earlier one says, in their title, their reason or all their quotes:
 * small models write the same one five times.
 */
export function distinctRecommendations<T extends Recommendation>(all: readonly T[]): T[] {
  const said = new Set<string>();
  return all.filter(({ title, rationale, evidence }) => {
    const quotes = evidence.map(({ quote }) => plain(quote)).toSorted();
    const marks = [`title ${plain(title)}`, `reason ${plain(rationale)}`, `quotes ${quotes.join("\n")}`];
    const isNew = marks.every((mark) => !said.has(mark));
    for (const mark of marks) said.add(mark);
    return isNew;
  });
}
