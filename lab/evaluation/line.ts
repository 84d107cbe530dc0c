/** One line of the evaluation: a figure, what chance alone would give, and what that means. */
export interface Line {
  section: string;
  measure: string;
  /** For comparisons between runs; null where the check was skipped or has no value. */
  value: number | null;
  /** The value as people read it, with its unit and spread. */
  shown: string;
  /** What random answering, drawing or assignment gives. */
  random: string;
  /** Whether the service does what it promises; null where it could not be told. */
  holds: boolean | null;
  verdict: string;
}

/** A check that could not be done, and why. */
export const skipped = (section: string, measure: string, why: string): Line => ({
  section,
  measure,
  value: null,
  shown: "–",
  random: "–",
  holds: null,
  verdict: `skipped: ${why}`,
});
