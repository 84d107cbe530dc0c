import type { MergedTheme } from "../reliability/merge-theme-wordings.ts";
import { meanOverPairs, type Comparison } from "./comparison.ts";
import type { Rows } from "./difference.ts";

function bitsSet(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How many bits two sets, each `words` long, have in common. */
function inCommon(sets: Int32Array, first: number, second: number, words: number): number {
  let common = 0;
  for (let word = 0; word < words; word++)
    common += bitsSet(sets[first * words + word]! & sets[second * words + word]!);
  return common;
}

/** Personas with the themes they brought up in each study. */
function rowsOf(
  themes: readonly MergedTheme[],
  slotOf: ReadonlyMap<number, number>,
  positions: ReadonlyMap<string, number>,
) {
  const named = new Map<string, { persona: number; slot: number; themes: number[] }>();
  for (const [theme, { mentions }] of themes.entries()) {
    for (const [personaId, studies] of mentions) {
      for (const study of studies) {
        const key = `${study} ${personaId}`;
        const row = named.get(key) ?? { persona: positions.get(personaId)!, slot: slotOf.get(study)!, themes: [] };
        row.themes.push(theme);
        named.set(key, row);
      }
    }
  }
  return [...named.values()];
}

/**
 * Compares the themes that studies brought up, by the mean Jaccard index over pairs of studies. A theme is in the set
 * of a study if at least one persona named it. Null with fewer than two studies that have themes.
 * @param themes themes merged over all studies, see `shared-themes.ts`
 * @param positions positions of the personas among all personas
 * @param name the comparison in words
 */
export function compareThemes(
  themes: readonly MergedTheme[],
  positions: ReadonlyMap<string, number>,
  name: string,
): Comparison | null {
  const found = new Set(themes.flatMap(({ mentions }) => [...mentions.values()].flatMap((studies) => [...studies])));
  const studies = [...found].sort((a, b) => a - b);
  if (studies.length < 2) return null;
  const named = rowsOf(themes, new Map(studies.map((study, slot) => [study, slot])), positions);
  const rows: Rows = {
    persona: Int32Array.from(named, ({ persona }) => persona),
    slot: Int32Array.from(named, ({ slot }) => slot),
    slots: studies.length,
  };
  // A theme in only one row is in no two sets, whatever rows the sets are made of. It counts, but needs no bit.
  const uses = new Int32Array(themes.length);
  for (const row of named) for (const theme of row.themes) uses[theme]! += 1;
  const bitOf = new Map([...themes.keys()].filter((theme) => uses[theme]! > 1).map((theme, bit) => [theme, bit]));
  const words = Math.ceil(bitOf.size / 32);
  const bits = named.map((row) => {
    const own = new Int32Array(words);
    for (const bit of row.themes.flatMap((theme) => bitOf.get(theme) ?? [])) own[bit >>> 5]! |= 1 << (bit & 31);
    return own;
  });
  const alone = Int32Array.from(named, (row) => row.themes.filter((theme) => uses[theme] === 1).length);
  const sets = new Int32Array(rows.slots * words);
  const sizes = new Int32Array(rows.slots);
  const once = new Int32Array(named.length).fill(1);
  const similarity = (slots: Int32Array, weights: Int32Array): number | null => {
    sets.fill(0);
    sizes.fill(0);
    for (let row = 0; row < bits.length; row++) {
      if (weights[row] === 0) continue;
      const slot = slots[row]!;
      const own = bits[row]!;
      sizes[slot]! += alone[row]!;
      for (let word = 0; word < words; word++) sets[slot * words + word]! |= own[word]!;
    }
    for (let slot = 0; slot < rows.slots; slot++) sizes[slot]! += inCommon(sets, slot, slot, words);
    return meanOverPairs(rows.slots, (first, second) => {
      const common = inCommon(sets, first, second, words);
      const union = sizes[first]! + sizes[second]! - common;
      return union === 0 ? null : common / union;
    });
  };
  return {
    studies,
    rows,
    measured: {
      question_id: "themes",
      question: name,
      kind: "themes",
      similarity: similarity(rows.slot, once) ?? 0,
      ks_similarity: null,
      wasserstein_similarity: null,
    },
    features: null,
    steps: words * (named.length + rows.slots ** 2),
    resampled: (weights) => similarity(rows.slot, weights),
    permuted: (slots) => similarity(slots, once),
  };
}
