import { compareSimulations, type ComparisonRequest } from "./compare-simulations.ts";
import { crosstab, type CrosstabRequest } from "./crosstab.ts";
import { presentNorms, type NormsRequest } from "./norms.ts";
import { ComparisonError } from "./comparison-error.ts";
import type { TabledSimulation } from "./tabled-simulation.ts";
import type { Calculation } from "../../platform/calculations/calculation.ts";

const errors = { ComparisonError };
const answersIn = ({ dataset }: TabledSimulation): number => dataset.participants.length * dataset.questions.length;

/** A thousand cells of three hundred people take three seconds; 25 columns make 12,000 pairs of them. */
export const crosstabs = {
  name: "crosstab",
  seconds: ({ simulation }: CrosstabRequest) =>
    1e-3 * simulation.dataset.participants.length + 1e-5 * answersIn(simulation),
  run: crosstab,
  errors,
} as const satisfies Calculation<CrosstabRequest, unknown>;

/** Five thousand differences between ten simulations of three hundred people take three seconds. */
export const comparisons = {
  name: "comparison",
  seconds: ({ simulations }: ComparisonRequest) =>
    simulations.reduce((sum, simulation) => sum + 0.05 + 1e-4 * answersIn(simulation), 0),
  run: compareSimulations,
  errors,
} as const satisfies Calculation<ComparisonRequest, unknown>;

/** Two hundred thousand random numbers; with fewer than ten concepts, none. */
export const norms = {
  name: "norms",
  seconds: ({ recorded }: NormsRequest) => (recorded.length < 10 ? 0 : 0.2),
  run: presentNorms,
} as const satisfies Calculation<NormsRequest, unknown>;
