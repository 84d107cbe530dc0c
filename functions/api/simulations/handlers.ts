import type { simulationRoutes } from "../../contracts/routes/simulations.ts";
import { newId } from "../../domain/ids.ts";
import { presentMessage } from "../../domain/simulation/message.ts";
import { presentSimulation } from "../../domain/simulation/record.ts";
import { presentResults } from "../../domain/simulation/present-results.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { BadRequest, NotFound } from "../../shared/errors.ts";
import type { Handlers } from "../../shared/http/request.ts";
import { bestEffort } from "../../shared/best-effort.ts";
import type { SimulationRef } from "../../storage/keys.ts";
import { createSimulationCreator } from "./create-simulation.ts";
import type { SimulationDependencies } from "./dependencies.ts";
import { findSimulation } from "./find-simulation.ts";
import { presentList } from "./present-list.ts";
import { simulationRef } from "./simulation-ref.ts";

export function createSimulationHandlers(dependencies: SimulationDependencies): Handlers<typeof simulationRoutes> {
  const { simulations, sendDeletion, logger } = dependencies;

  /** Removes what is left of a simulation and stops its execution; both are repeated by the sweeper if they fail. */
  const removeLeftovers = (ref: SimulationRef, jobId: string) =>
    bestEffort(logger, "queueing a removal", () => sendDeletion({ company_id: ref.companyId, job_id: jobId }));

  return {
    ...createSimulationCreator(dependencies),

    // Loaded when it is first asked for: its statistics would make every start of the function longer.
    getConvergence: async (request) =>
      (await import("./convergence.ts")).createConvergenceReader(dependencies).getConvergence(request),

    listSimulations: async ({ identity, params, query: { order, limit, after } }) => {
      const ref = { companyId: identity.companyId, projectId: params.project_id };
      const found = await simulations.list(ref, { descending: order === "desc", limit, after });
      if (!found) throw new NotFound("Project");
      return { status: 200, body: await presentList(found, limit) };
    },

    getSimulation: async ({ identity, params }) => {
      const { simulation, input } = await findSimulation(simulations, simulationRef(identity, params));
      return { status: 200, body: presentSimulation(simulation, input) };
    },

    deleteSimulation: async ({ identity, params }) => {
      const ref = simulationRef(identity, params);
      const { simulation } = await findSimulation(simulations, ref);
      const jobId = newId();
      if (!(await simulations.delete(ref, simulation.persona_group_id, jobId, timestamp())))
        throw new NotFound("Simulation");
      await removeLeftovers(ref, jobId);
      return { status: 204 };
    },

    abortSimulation: async ({ identity, params }) => {
      const ref = simulationRef(identity, params);
      const jobId = newId();
      const aborted = await simulations.abort(ref, jobId, timestamp());
      // Read afterwards, whatever came of it: the answer shows what the study had come to when it ended.
      const { simulation, input } = await findSimulation(simulations, ref);
      if (!aborted) throw new BadRequest(`The simulation is ${simulation.status} and can no longer be aborted`);
      await removeLeftovers(ref, jobId);
      return { status: 200, body: presentSimulation(simulation, input) };
    },

    getSimulationResults: async ({ identity, params }) => {
      const found = await simulations.findWithResults(simulationRef(identity, params));
      if (!found) throw new NotFound("Simulation");
      const { simulation, aggregate, results, messages } = found;
      if (simulation.status !== "complete" || !aggregate) {
        throw new BadRequest(`The simulation is ${simulation.status}; results can be read when it is complete`);
      }
      return { status: 200, body: presentResults(simulation, aggregate, results, messages) };
    },

    listMessages: async ({ identity, params }) => {
      const found = await simulations.findMessages(simulationRef(identity, params));
      if (!found) throw new NotFound("Simulation");
      return { status: 200, body: found.map(presentMessage) };
    },
  };
}
