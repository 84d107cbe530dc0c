import { calculate } from "../platform/calculations/calculate.ts";
import { comparisons as calculation } from "../findings/comparisons/calculations.ts";
import type { comparisonRoutes } from "../findings/comparisons/routes.ts";
import { letterOf } from "../statistics/letters.ts";
import { COMPARED_SIMULATIONS, type SimulationComparison } from "../findings/comparisons/schemas.ts";
import { tabledSimulation } from "../findings/comparisons/tabled-simulation.ts";
import type { ProjectRef } from "../platform/table/keys.ts";
import { canBeId } from "../platform/ids.ts";
import { seedFrom } from "../statistics/random.ts";
import { BadRequest, NotFound } from "../platform/errors.ts";
import type { ApiRequest, ApiResponse } from "../platform/http/request.ts";
import type { TableMaterial } from "../findings/comparisons/store-material.ts";
import type { Reads } from "../platform/http/reads.ts";
import type { SimulationRecord } from "../studies/simulation/record.ts";
import type { Survey } from "../studies/survey/schemas.ts";
import { studysOwn, type LanguageOf } from "./reader-language.ts";
import { throwAsBadRequest } from "./bad-comparison.ts";

type Route = (typeof comparisonRoutes)["compareSimulations"];

function requireIds(ids: readonly string[]): void {
  const { fewest, most } = COMPARED_SIMULATIONS;
  if (new Set(ids).size < ids.length) throw new BadRequest("ids: names a simulation twice; name each once");
  if (ids.length < fewest || ids.length > most)
    throw new BadRequest(`ids: must name ${fewest} to ${most} simulations, and names ${ids.length}`);
  if (!ids.every(canBeId)) throw new NotFound("Simulation");
}

/** Complete simulations of one type, with their figures. @throws BadRequest */
function requireComparable(found: readonly TableMaterial[]) {
  const types = [...new Set(found.map(({ simulation }) => simulation.simulation_type))];
  if (types.length > 1)
    throw new BadRequest(`Only simulations of one type can be compared; these are of type ${types.join(" and ")}`);
  return found.map((material) => {
    const { simulation, aggregate } = material;
    if (simulation.status !== "complete" || !aggregate)
      throw new BadRequest(
        `The simulation ${simulation.id} is ${simulation.status}; only complete ones can be compared`,
      );
    return { ...material, simulation, aggregate };
  });
}

/** The load of `compareSimulations`. */
export async function readComparison(
  reads: Pick<Reads, "comparisons">,
  { identity, params, query }: ApiRequest<Route>,
): Promise<ApiResponse<Route>> {
  const ref = { companyId: identity.companyId, projectId: params.project_id };
  return { status: 200, body: (await compare(reads, ref, query)).figures };
}

/**
 * Compares complete simulations of a project side by side, and returns the first of them, too.
 * @param languageOf language of the service's own words
 * @throws NotFound, BadRequest
 */
export async function compare(
  { comparisons }: Pick<Reads, "comparisons">,
  ref: ProjectRef,
  { ids, questions }: ApiRequest<Route>["query"],
  languageOf: LanguageOf = studysOwn,
): Promise<{ simulation: SimulationRecord; survey: Survey | null; figures: SimulationComparison }> {
  requireIds(ids);
  const found = (await comparisons.findForComparison(ref, ids)).filter((material) => material !== undefined);
  if (found.length < ids.length) throw new NotFound("Simulation");
  const compared = requireComparable(found);
  const simulations = compared.map((material) => {
    const tabled = tabledSimulation(material, material.aggregate, material.results);
    return { ...tabled, language: languageOf(material.simulation) };
  });
  const figures = await calculate(calculation, {
    simulations,
    questionIds: questions ?? null,
    seed: seedFrom(...ids),
  }).catch(throwAsBadRequest);
  const [first] = compared;
  return {
    simulation: first!.simulation,
    survey: first!.input?.survey_schema ?? null,
    figures: {
      simulation_type: first!.simulation.simulation_type,
      simulations: compared.map(({ simulation, results }, index) => ({
        letter: letterOf(index),
        simulation_id: simulation.id,
        name: simulation.name,
        prompt_question: simulation.prompt_question,
        completed_at: simulation.completed_at,
        personas: results.length,
        weighted: simulations[index]!.weighted,
      })),
      ...figures,
    },
  };
}
