/** An error of the conjoint code that a person can act on: `code` is stable, `message` one readable sentence. */
export abstract class ConjointError extends Error {
  abstract readonly code: string;
}

/** The tasks cannot distinguish some utilities: the information matrix has less than full rank. */
export class RankDeficientDesign extends ConjointError {
  override readonly name = "RankDeficientDesign";
  readonly code = "rank_deficient_design";
  /** Rank of the information matrix. */
  readonly rank: number;
  /** Number of utilities to estimate. */
  readonly columns: number;
  constructor(rank: number, columns: number) {
    super(
      `The choice tasks can identify only ${rank} of ${columns} utilities; use more tasks or alternatives, or ` +
        "fewer levels",
    );
    this.rank = rank;
    this.columns = columns;
  }
}

/** No task of that size can be built without repeating an alternative or offering one that differs in price alone. */
export class UnsatisfiableDesign extends ConjointError {
  override readonly name = "UnsatisfiableDesign";
  readonly code = "unsatisfiable_design";
}

/** Choices that do not fit their design or matrix: wrong width, unknown task, an alternative that was not offered. */
export class InvalidChoiceData extends ConjointError {
  override readonly name = "InvalidChoiceData";
  readonly code = "invalid_choice_data";
}
