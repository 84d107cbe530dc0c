import { calculate } from "../platform/calculations/calculate.ts";
import { norms as calculation } from "../findings/comparisons/calculations.ts";
import type { comparisonRoutes } from "../findings/comparisons/routes.ts";
import type { Norms } from "../findings/comparisons/norms-schema.ts";
import { normOf } from "../findings/comparisons/norm-record.ts";
import { tabledSimulation } from "../findings/comparisons/tabled-simulation.ts";
import { BadRequest, NotFound } from "../platform/errors.ts";
import type { ApiRequest, ApiResponse } from "../platform/http/request.ts";
import type { Reads } from "../platform/http/reads.ts";
import type { SimulationRef } from "../platform/table/keys.ts";
import { simulationRef } from "../studies/simulation/simulation-ref.ts";
import type { SimulationRecord } from "../studies/simulation/record.ts";
import { studysOwn, type LanguageOf } from "./reader-language.ts";
import { kindOf } from "../studies/study-kinds.ts";

type Route = (typeof comparisonRoutes)["getNorms"];

/** Loads what `getNorms` answers. */
export const readNorms = async (
  reads: Pick<Reads, "comparisons">,
  { identity, params }: ApiRequest<Route>,
): Promise<ApiResponse<Route>> => ({
  status: 200,
  body: (await place(reads, simulationRef(identity, params))).figures,
});

/**
 * Compares the concept of a complete test with others.
 * @param languageOf language of the service's own words
 * @throws NotFound, BadRequest
 */
export async function place(
  { comparisons }: Pick<Reads, "comparisons">,
  ref: SimulationRef,
  languageOf: LanguageOf = studysOwn,
): Promise<{ simulation: SimulationRecord; figures: Norms }> {
  const found = await comparisons.findForNorms(ref);
  if (!found) throw new NotFound("Simulation");
  const { simulation, input, aggregate, results, norms } = found;
  if (kindOf(simulation).asks !== "battery")
    throw new BadRequest(`Norms are for concept tests; this simulation is of type ${simulation.simulation_type}`);
  if (simulation.status !== "complete" || !aggregate)
    throw new BadRequest(`The simulation is ${simulation.status}; it can be placed among others when it is complete`);
  if (input?.concepts) throw new BadRequest("Norms are for tests of one concept; this simulation compares several");
  const own = normOf({ simulation, input }, tabledSimulation(found, aggregate, results));
  return {
    simulation,
    figures: await calculate(calculation, { own, recorded: norms, language: languageOf(simulation) }),
  };
}
