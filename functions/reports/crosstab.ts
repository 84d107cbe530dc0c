import { calculate } from "../platform/calculations/calculate.ts";
import { crosstabs } from "../findings/comparisons/calculations.ts";
import type { comparisonRoutes } from "../findings/comparisons/routes.ts";
import { crosstabFacts } from "../findings/comparisons/schemas.ts";
import { tabledSimulation } from "../findings/comparisons/tabled-simulation.ts";
import { BadRequest, NotFound } from "../platform/errors.ts";
import type { ApiRequest, ApiResponse } from "../platform/http/request.ts";
import type { Reads } from "../platform/http/reads.ts";
import { simulationRef } from "../studies/simulation/simulation-ref.ts";
import { refused } from "./refused.ts";
import { hasClosedQuestions } from "../studies/study-kinds.ts";

type Route = (typeof comparisonRoutes)["getCrosstab"];

/** The load of `getCrosstab`. */
export async function readCrosstab(
  { comparisons }: Pick<Reads, "comparisons">,
  { identity, params, query: { by, questions } }: ApiRequest<Route>,
): Promise<ApiResponse<Route>> {
  const byFact = crosstabFacts.some((fact) => fact === by);
  const found = await comparisons.findForCrosstab(simulationRef(identity, params), byFact);
  if (!found) throw new NotFound("Simulation");
  const { simulation, aggregate, results, participants, codebooks } = found;
  const { simulation_type: type, status } = simulation;
  if (!hasClosedQuestions(simulation))
    throw new BadRequest(`Cross-tabs are made of surveys and concept tests; this simulation is of type ${type}`);
  if (status !== "complete" || !aggregate)
    throw new BadRequest(`The simulation is ${status}; its answers can be crossed when it is complete`);
  const tabled = tabledSimulation(found, aggregate, results, participants, codebooks);
  const request = { simulation: tabled, by, questionIds: questions ?? null };
  return { status: 200, body: await calculate(crosstabs, request).catch(refused) };
}
