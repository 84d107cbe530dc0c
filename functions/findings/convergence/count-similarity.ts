import { clipped } from "./comparison.ts";

/** c·log₂c of whole numbers; likely ones are looked up. */
function createTerms(largest: number): (count: number) => number {
  const termOf = (count: number): number => (count > 1 ? count * Math.log2(count) : 0);
  const terms = Float64Array.from({ length: largest + 1 }, (_, count) => termOf(count));
  return (count) => (count <= largest ? terms[count]! : termOf(count));
}

/**
 * The similarity of {@link compareDistributions} for whole counts, from a table of c·log₂c. With sums of such terms,
 * the divergence needs no logarithm; a bootstrap computes it several hundred thousand times. Counts above `largest` are
 * computed: a resample of a question that few answered may reach them.
 *
 * N·JSD = Σ_sk c log c − Σ_k C log C − Σ_s n log n + N log N.
 * It is corrected by (K − 1)(S − 1)/(2 ln 2) and divided by N·H = N log N − Σ_s n log n.
 * K and S count what is not empty.
 */
export function createCountSimilarity(largest: number) {
  const term = createTerms(largest);

  /**
   * @param counts rows of studies over the same categories, row-major
   * @returns null below two rows with answers
   */
  return (counts: Int32Array, categories: number): number | null => {
    const rows = counts.length / categories;
    let cells = 0;
    let sizes = 0;
    let total = 0;
    let filled = 0;
    for (let row = 0; row < rows; row++) {
      let size = 0;
      for (let k = 0; k < categories; k++) {
        const count = counts[row * categories + k]!;
        size += count;
        cells += term(count);
      }
      if (size > 0) filled++;
      sizes += term(size);
      total += size;
    }
    if (filled < 2) return null;
    let columns = 0;
    let used = 0;
    for (let k = 0; k < categories; k++) {
      let column = 0;
      for (let row = 0; row < rows; row++) column += counts[row * categories + k]!;
      columns += term(column);
      if (column > 0) used++;
    }
    const divergence = Math.max(0, cells - columns - sizes + term(total));
    const expected = ((used - 1) * (filled - 1)) / (2 * Math.LN2);
    return clipped(1 - (divergence - expected) / (term(total) - sizes));
  };
}

/**
 * The mean of {@link createCountSimilarity} over the options of a question with several answers. Each option is a table
 * of those who take it and those who do not. All options have the same study sizes.
 * @param largest see there
 */
export function createOptionSimilarity(largest: number) {
  const term = createTerms(largest);

  /**
   * @param taken how many take each option in each study, study by study
   * @param sizes how many answered in each study
   * @returns null below two studies with answers
   */
  return (taken: Int32Array, sizes: Int32Array): number | null => {
    const options = taken.length / sizes.length;
    const filled = sizes.reduce((count, size) => count + (size > 0 ? 1 : 0), 0);
    if (filled < 2) return null;
    const all = sizes.reduce((sum, size) => sum + size, 0);
    const ofSizes = sizes.reduce((sum, size) => sum + term(size), 0);
    const entropy = term(all) - ofSizes;
    let similarities = 0;
    for (let option = 0; option < options; option++) {
      let cells = 0;
      let column = 0;
      for (let study = 0; study < sizes.length; study++) {
        const count = taken[study * options + option]!;
        column += count;
        cells += term(count) + term(sizes[study]! - count);
      }
      const divergence = Math.max(0, cells - term(column) - term(all - column) + entropy);
      const expected = column > 0 && column < all ? (filled - 1) / (2 * Math.LN2) : 0;
      similarities += clipped(1 - (divergence - expected) / entropy);
    }
    return similarities / options;
  };
}
