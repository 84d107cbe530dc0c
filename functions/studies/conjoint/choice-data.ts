import { InvalidChoiceData } from "./errors.ts";

/** One answered choice task: coded alternatives (K columns each) and which of them was taken. */
export interface ChoiceSet {
  person: string;
  alternatives: readonly ArrayLike<number>[];
  /** Index into `alternatives`. */
  chosen: number;
  /** The weight of the person, positive and the same in all of their sets; 1 by default. */
  weight?: number;
}

/**
 * Choices laid out for fast passes. A logit sees only differences between the alternatives of one set. Each set is
 * therefore held as x_j − x_chosen for its alternatives not chosen. That takes one row less, and nothing cancels out
 * where a column such as a price varies little around a large mean. Sets of one person are neighbours.
 */
export interface ChoiceData {
  /** K, the number of utilities. */
  columns: number;
  /** Number of choice sets. */
  sets: number;
  /** Most alternatives in any set, the chosen one not counted. */
  largestSet: number;
  /** Person ids in order of first appearance. */
  persons: readonly string[];
  /** The weight of each person, 1 on average. */
  weights: Float64Array;
  /** Rows × K differences, row-major. */
  differences: Float64Array;
  /** Row range of set t: `setStart[t]` to `setStart[t + 1]`. */
  setStart: Int32Array;
  /** Set range of person i: `personStart[i]` to `personStart[i + 1]`. */
  personStart: Int32Array;
}

/**
 * Lays out choice sets for estimation.
 * @throws InvalidChoiceData when there is no set, widths differ, a value is not finite, or `chosen` is not offered
 */
export function choiceData(choiceSets: readonly ChoiceSet[]): ChoiceData {
  const columns = choiceSets[0]?.alternatives[0]?.length ?? 0;
  if (columns === 0) throw new InvalidChoiceData("There are no choices to estimate from");
  const byPerson = new Map<string, ChoiceSet[]>();
  let rows = 0;
  for (const set of choiceSets) {
    if (set.alternatives.length < 2) throw new InvalidChoiceData("A choice task needs at least two alternatives");
    if (set.alternatives[set.chosen] === undefined)
      throw new InvalidChoiceData(`Alternative ${set.chosen} was not offered in a task of ${set.alternatives.length}`);
    rows += set.alternatives.length - 1;
    const own = byPerson.get(set.person);
    if (own) own.push(set);
    else byPerson.set(set.person, [set]);
  }

  const differences = new Float64Array(rows * columns);
  const setStart = new Int32Array(choiceSets.length + 1);
  const personStart = new Int32Array(byPerson.size + 1);
  let row = 0;
  let setIndex = 0;
  let personIndex = 0;
  for (const sets of byPerson.values()) {
    for (const { alternatives, chosen } of sets) {
      const taken = alternatives[chosen]!;
      alternatives.forEach((alternative, index) => {
        if (alternative.length !== columns)
          throw new InvalidChoiceData(
            `An alternative has ${alternative.length} columns where ${columns} were expected`,
          );
        if (index === chosen) return;
        for (let k = 0; k < columns; k++) differences[row * columns + k] = alternative[k]! - taken[k]!;
        row++;
      });
      setStart[++setIndex] = row;
    }
    personStart[++personIndex] = setIndex;
  }
  if (!differences.every(Number.isFinite))
    throw new InvalidChoiceData("A coded alternative holds a value that is no number");
  const given = Float64Array.from(byPerson.values(), ([first]) => first!.weight ?? 1);
  const total = given.reduce((sum, weight) => sum + weight, 0);
  const largestSet = choiceSets.reduce((most, set) => Math.max(most, set.alternatives.length - 1), 0);
  return {
    columns,
    sets: choiceSets.length,
    largestSet,
    persons: [...byPerson.keys()],
    weights: given.map((weight) => (weight * given.length) / total),
    differences,
    setStart,
    personStart,
  };
}
