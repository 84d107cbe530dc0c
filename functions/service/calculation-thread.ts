// Runs as its own thread (see calculate.ts): runs the one calculation it was started with and answers.
import { parentPort, workerData } from "node:worker_threads";
import { carriedError } from "../platform/calculations/carried-error.ts";
import { baselines } from "../findings/baselines/calculation.ts";
import type { Calculation, CalculationJob, CalculationReply } from "../platform/calculations/calculation.ts";
import { conjointDesign } from "../studies/conjoint/design-calculation.ts";
import { conjointReport, conjointShares } from "../studies/conjoint/report-calculation.ts";
import { comparisons, crosstabs, norms } from "../findings/comparisons/calculations.ts";
import { convergence } from "../findings/convergence/calculation.ts";
import { promotion } from "../findings/promotion/calculation.ts";
import { reliability } from "../findings/reliability/calculation.ts";
import { robustness } from "../findings/sensitivity/calculation.ts";
import { surveyAnalyses } from "../studies/survey/analyses/calculation.ts";
import { choiceValidity } from "../findings/validity/choice-calculation.ts";
import { validity } from "../findings/validity/calculation.ts";

const calculations = [
  baselines,
  choiceValidity,
  comparisons,
  conjointDesign,
  conjointReport,
  conjointShares,
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
