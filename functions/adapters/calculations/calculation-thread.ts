// Runs as a thread of its own (see calculate.ts): makes the one calculation it was started with and answers.
import { parentPort, workerData } from "node:worker_threads";
import { carriedError, type CarriedError } from "../threads/carried-error.ts";
import { baselines } from "./baselines.ts";
import type { Calculation } from "./calculation.ts";
import { conjointDesign } from "./conjoint-design.ts";
import { conjointReport } from "./conjoint-report.ts";
import { comparisons, crosstabs, norms } from "./comparisons.ts";
import { convergence } from "./convergence.ts";
import { promotion } from "./promotion.ts";
import { reliability } from "./reliability.ts";
import { robustness } from "./robustness.ts";
import { surveyAnalyses } from "./survey-analyses.ts";
import { validity } from "./validity.ts";

export interface CalculationJob {
  name: string;
  input: unknown;
}

export type CalculationReply = { output: unknown } | { failure: CarriedError };

const calculations = [
  baselines,
  comparisons,
  conjointDesign,
  conjointReport,
  convergence,
  crosstabs,
  norms,
  promotion,
  reliability,
  robustness,
  surveyAnalyses,
  validity,
];

function reply({ name, input }: CalculationJob): CalculationReply {
  try {
    const known = calculations.find((calculation) => calculation.name === name);
    if (!known) throw new Error(`There is no calculation called ${name}`);
    return { output: (known as Calculation<unknown, unknown>).run(input) };
  } catch (thrown) {
    return { failure: carriedError(thrown) };
  }
}

parentPort?.postMessage(reply(workerData as CalculationJob));
