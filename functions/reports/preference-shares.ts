import type { comparisonRoutes } from "../findings/comparisons/routes.ts";
import { calculate } from "../platform/calculations/calculate.ts";
import { BadRequest, NotFound, Unprocessable } from "../platform/errors.ts";
import type { ApiRequest, ApiResponse } from "../platform/http/request.ts";
import type { Reads } from "../platform/http/reads.ts";
import { profileOf } from "../studies/conjoint/attributes.ts";
import type { Scenario } from "../studies/conjoint/group-figures.ts";
import { conjointShares } from "../studies/conjoint/report-calculation.ts";
import { storedChoices } from "../studies/conjoint/responses.ts";
import { simulationRef } from "../studies/simulation/simulation-ref.ts";
import { kindOf } from "../studies/study-kinds.ts";

type Route = (typeof comparisonRoutes)["simulateShares"];

/** The offers as positions of levels. @throws Unprocessable for one that is not an offer of these attributes */
const scenariosIn = (
  attributes: Parameters<typeof profileOf>[0],
  { scenarios }: ApiRequest<Route>["body"],
): Scenario[] =>
  scenarios.map(({ name, offers }, scenario) => ({
    name,
    offers: offers.map((offer, index) => {
      const profile = profileOf(attributes, offer);
      if (!profile)
        throw new Unprocessable(
          `scenarios.${scenario}.offers.${index}: must name one of the levels of every attribute`,
        );
      return profile;
    }),
  }));

/** The load of `simulateShares`. */
export async function readShares(
  { comparisons }: Pick<Reads, "comparisons">,
  { identity, params, body }: ApiRequest<Route>,
): Promise<ApiResponse<Route>> {
  const found = await comparisons.findForShares(simulationRef(identity, params));
  if (!found) throw new NotFound("Simulation");
  const { simulation, input, aggregate, results } = found;
  const design = input?.conjoint_design;
  if (kindOf(simulation).asks !== "tasks")
    throw new BadRequest(
      `Shares of preference are for conjoint studies; this one is of type ${simulation.simulation_type}`,
    );
  if (simulation.status !== "complete" || !aggregate || !design)
    throw new BadRequest(`The simulation is ${simulation.status}; offers can be compared when it is complete`);
  const weights = new Map(aggregate.weighting?.personas.map(({ persona_id, weight }) => [persona_id, weight]));
  const shares = await calculate(conjointShares, {
    design,
    responses: storedChoices(results, (id) => (simulation.weights ? (weights.get(id) ?? 1) : 1)),
    scenarios: scenariosIn(design.attributes, body),
  });
  return { status: 200, body: shares };
}
