/** Names that people of a country bear, in Latin script; given names by gender and by the years in which they were given. */
export interface NameCulture {
  /** Given before about 1980, and since then. */
  women: { older: readonly string[]; younger: readonly string[] };
  men: { older: readonly string[]; younger: readonly string[] };
  families: readonly string[];
  /** Family names of women, where their ending differs. */
  womensFamily: (family: string) => string;
  /** Two family names are usual, as in Spain. */
  isDouble: boolean;
}

interface Lists {
  women: readonly [older: string, younger: string];
  men: readonly [older: string, younger: string];
  families: string;
  womensFamily?: (family: string) => string;
  isDouble?: boolean;
}

const split = (list: string): string[] => list.split(" ").map((name) => name.replaceAll("_", " "));

/** A culture from lists separated by spaces; an underscore stands for a space within a name. */
export const culture = ({ women, men, families, womensFamily, isDouble }: Lists): NameCulture => ({
  women: { older: split(women[0]), younger: split(women[1]) },
  men: { older: split(men[0]), younger: split(men[1]) },
  families: split(families),
  womensFamily: womensFamily ?? ((family) => family),
  isDouble: isDouble ?? false,
});
