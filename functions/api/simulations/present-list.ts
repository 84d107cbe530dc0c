import { presentSimulation } from "../../domain/simulation/present-simulation.ts";
import type { Simulation } from "../../domain/simulation/schemas.ts";
import { BadRequest } from "../../shared/errors.ts";
import type { SimulationWithInput } from "../../storage/simulations/list.ts";

/**
 * Most bytes of simulations in one answer. A function may answer with 6 MB (AWS Lambda quotas, synchronous invocation),
 * headers included; the gateway's own limit is 10 MB.
 */
const MOST_BYTES = 5_500_000;

/** Bytes of what is shown on its way out of the function: as JSON within a text of JSON, where each quote takes two. */
const bytesOf = (shown: Simulation): number => Buffer.byteLength(JSON.stringify(JSON.stringify(shown)));

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
  let bytes = 0;
  for await (const { simulation, input } of simulations) {
    const shown = presentSimulation(simulation, input);
    bytes += bytesOf(shown);
    if (bytes > MOST_BYTES)
      throw new BadRequest(
        limit === undefined
          ? "These are more simulations than one answer can hold; ask for them in pages, with limit and after"
          : `limit: ${limit} of these simulations are more than one answer can hold; ask for fewer`,
      );
    list.push(shown);
  }
  return list;
}
