import { clipped } from "./comparison.ts";

/**
 * The similarity of {@link compareDistributions} for whole counts, from a table of c·log₂c: in sums of such terms the
 * divergence needs no logarithm, and a bootstrap asks for it some hundred thousand times. Counts beyond `largest`, which a
 * resample of a question that few answered may reach, are computed.
 *
 * N·JSD = Σ_sk c log c − Σ_k C log C − Σ_s n log n + N log N; corrected by (K − 1)(S − 1)/(2 ln 2) and divided by N·H =
 * N log N − Σ_s n log n, K and S counting what is not empty.
 */
export function createCountSimilarity(largest: number) {
  const termOf = (count: number): number => (count > 1 ? count * Math.log2(count) : 0);
  const terms = Float64Array.from({ length: largest + 1 }, (_, count) => termOf(count));
  const term = (count: number): number => (count <= largest ? terms[count]! : termOf(count));

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
