import { crosstab, type CrosstabRequest } from "../../domain/comparisons/crosstab.ts";
import { ComparisonRefused } from "../../domain/comparisons/refused.ts";
import type { Calculation } from "./calculation.ts";

const errors = { ComparisonRefused };

/** A thousand cells of three hundred people take a second, in 25 columns, which make 300 pairs of each row, three. */
export const crosstabs = {
  name: "crosstab",
  seconds: ({ simulation: { personas } }: CrosstabRequest) => 1e-3 * personas.length,
  run: crosstab,
  errors,
} as const satisfies Calculation<CrosstabRequest, unknown>;
