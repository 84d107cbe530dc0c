import { calculate } from "../platform/calculations/calculate.ts";
import { crosstabs } from "../findings/comparisons/calculations.ts";
import type { comparisonRoutes } from "../findings/comparisons/routes.ts";
import { crosstabFacts, type Crosstab } from "../findings/comparisons/schemas.ts";
import { tabledSimulation } from "../findings/comparisons/tabled-simulation.ts";
import { BadRequest, NotFound } from "../platform/errors.ts";
import type { ApiRequest, ApiResponse } from "../platform/http/request.ts";
import type { Reads } from "../platform/http/reads.ts";
import type { SimulationRef } from "../platform/table/keys.ts";
import { simulationRef } from "../studies/simulation/simulation-ref.ts";
import type { SimulationRecord } from "../studies/simulation/record.ts";
import type { Survey } from "../studies/survey/schemas.ts";
import type { LanguageOf } from "./reader-language.ts";
import { throwAsBadRequest } from "./bad-comparison.ts";
import { hasClosedQuestions } from "../studies/study-kinds.ts";

type Route = (typeof comparisonRoutes)["getCrosstab"];

/** Loads what `getCrosstab` answers. */
export const readCrosstab = async (
  reads: Pick<Reads, "comparisons">,
  { identity, params, query }: ApiRequest<Route>,
): Promise<ApiResponse<Route>> => ({
  status: 200,
  body: (await cross(reads, simulationRef(identity, params), query, (study) => query.language ?? study.language))
    .figures,
});

/**
 * The questions of a complete simulation by groups of its personas.
 * @param languageOf language of the service's own words
 * @throws NotFound, BadRequest
 */
export async function cross(
  { comparisons }: Pick<Reads, "comparisons">,
  ref: SimulationRef,
  { by, questions }: Pick<ApiRequest<Route>["query"], "by" | "questions">,
  languageOf: LanguageOf,
): Promise<{ simulation: SimulationRecord; survey: Survey | null; figures: Crosstab }> {
  const byFact = crosstabFacts.some((fact) => fact === by);
  const found = await comparisons.findForCrosstab(ref, byFact);
  if (!found) throw new NotFound("Simulation");
  const { simulation, aggregate, results, participants, codebooks } = found;
  const { simulation_type: type, status } = simulation;
  if (!hasClosedQuestions(simulation))
    throw new BadRequest(`Cross-tabs are made of surveys and concept tests; this simulation is of type ${type}`);
  if (status !== "complete" || !aggregate)
    throw new BadRequest(`The simulation is ${status}; its answers can be crossed when it is complete`);
  const tabled = tabledSimulation(found, aggregate, results, participants, codebooks);
  const told = { ...tabled, language: languageOf(simulation) };
  const request = { simulation: told, by, questionIds: questions ?? null };
  const survey = found.input?.survey_schema ?? null;
  return { simulation, survey, figures: await calculate(crosstabs, request).catch(throwAsBadRequest) };
}
