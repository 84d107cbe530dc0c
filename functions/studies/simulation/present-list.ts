import { presentSimulation } from "./present-simulation.ts";
import type { Simulation } from "./schemas.ts";
import type { SimulationWithInput } from "./store-list.ts";
import { openAnswer } from "../../platform/http/answer-page.ts";

/**
 * Simulations as a list shows them; reads on only while they fit into one answer.
 * @param limit how many were asked for; undefined: all
 * @throws BadRequest if they do not fit
 */
export async function presentList(
  simulations: AsyncIterable<SimulationWithInput>,
  limit: number | undefined,
): Promise<Simulation[]> {
  const list: Simulation[] = [];
  const answer = openAnswer("simulations", limit);
  for await (const { simulation, input } of simulations) {
    const shown = presentSimulation(simulation, input);
    answer.add(shown);
    list.push(shown);
  }
  return list;
}
