interface Recommendation {
  title: string;
  rationale: string;
}

const plain = (text: string): string => text.normalize("NFKC").trim().toLowerCase();
const sentencesOf = (text: string): string[] =>
  plain(text)
    .split(/[.!?。！？]/u)
    .map((sentence) => sentence.trim());
const letters = (sentences: readonly string[]): number => sentences.join("").length;

/**
 * Removes recommendations that have the title of an earlier one, or more than half of whose reason earlier ones gave in
 * the same sentences. Small models write the same one five times. Different recommendations may quote the same words.
 */
export function distinctRecommendations<T extends Recommendation>(all: readonly T[]): T[] {
  const titles = new Set<string>();
  const said = new Set<string>();
  return all.filter(({ title, rationale }) => {
    const sentences = sentencesOf(rationale);
    const repeated = letters(sentences.filter((sentence) => said.has(sentence)));
    if (titles.has(plain(title)) || repeated > letters(sentences) / 2) return false;
    titles.add(plain(title));
    for (const sentence of sentences) said.add(sentence);
    return true;
  });
}
