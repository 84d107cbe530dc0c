import type { Pipeline } from "../../adapters/pipelines/executions.ts";
import type { SendRemoval } from "../../adapters/queues/removal-queue.ts";
import type { simulationRoutes } from "../../contracts/routes/simulations.ts";
import { remembered } from "../../domain/idempotency/idempotency.ts";
import { canBeId, newId } from "../../domain/ids.ts";
import type { PersonaRecord } from "../../domain/persona/record.ts";
import { presentSimulation, type SimulationRecord } from "../../domain/simulation/record.ts";
import { noStoredUsage } from "../../domain/usage/stored-usage.ts";
import { simulationResultsSchema } from "../../domain/simulation/results.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { BadRequest, NotFound } from "../../shared/errors.ts";
import type { Handlers, Identity } from "../../shared/http/request.ts";
import { leaveToSweeper } from "../../shared/leave-to-sweeper.ts";
import type { Logger } from "../../shared/logger.ts";
import type { SimulationRef } from "../../storage/keys.ts";
import type { LibraryStore } from "../../storage/library.ts";
import type { SimulationStore } from "../../storage/simulations.ts";

export interface SimulationDependencies {
  simulations: SimulationStore;
  library: Pick<LibraryStore, "findRetired">;
  pipeline: Pipeline;
  sendRemoval: SendRemoval;
  logger: Logger;
}

const simulationRef = (identity: Identity, params: { project_id: string; simulation_id: string }): SimulationRef => ({
  companyId: identity.companyId,
  projectId: params.project_id,
  simulationId: params.simulation_id,
});

export function createSimulationHandlers(dependencies: SimulationDependencies): Handlers<typeof simulationRoutes> {
  const { simulations, library, pipeline, sendRemoval, logger } = dependencies;

  const find = async (ref: SimulationRef): Promise<SimulationRecord> => {
    const simulation = await simulations.find(ref);
    if (!simulation) throw new NotFound("Simulation");
    return simulation;
  };

  /** Personas that may take part: those from the library only while they are not retired. */
  const available = async (companyId: string, personas: readonly PersonaRecord[]): Promise<PersonaRecord[]> => {
    const libraryIds = personas.flatMap(({ library_persona_id: id }) => (id ? [id] : []));
    const retired = libraryIds.length > 0 ? await library.findRetired(companyId, libraryIds) : new Set<string>();
    return personas.filter(({ library_persona_id: id }) => id === null || !retired.has(id));
  };

  /** Removes what is left of a simulation and stops its execution; both are repeated by the sweeper if they fail. */
  const removeLeftovers = (ref: SimulationRef, jobId: string) =>
    leaveToSweeper(logger, "queueing a removal", () => sendRemoval({ company_id: ref.companyId, job_id: jobId }));

  return {
    listSimulations: async ({ identity, params, query }) => {
      const found = await simulations.list(
        { companyId: identity.companyId, projectId: params.project_id },
        query.order === "desc",
      );
      if (!found) throw new NotFound("Project");
      return { status: 200, body: found.map(presentSimulation) };
    },

    createSimulation: async (request) => {
      const { identity, params, body } = request;
      if (body.simulation_type !== "concept_test") {
        throw new BadRequest(`Studies of type ${body.simulation_type} are not available yet; concept_test is`);
      }
      const ref = { companyId: identity.companyId, projectId: params.project_id };
      const groupId = body.persona_group_id;
      const briefingIds = [...new Set(body.briefing_ids ?? [])];
      if (!canBeId(groupId)) throw new NotFound("Persona group");
      const loaded = await simulations.loadForCreation({ ...ref, groupId }, briefingIds.filter(canBeId));
      if (!loaded) throw new NotFound("Persona group");
      if (loaded.briefings.filter((briefing) => briefing !== undefined).length < briefingIds.length)
        throw new NotFound("Briefing");
      const { group } = loaded;
      if (group.status !== "complete") throw new BadRequest(notComplete(group.status));
      const personas = await available(ref.companyId, loaded.personas);
      if (personas.length === 0) throw new BadRequest(NOBODY_AVAILABLE);
      const simulation: SimulationRecord = {
        id: newId(),
        project_id: ref.projectId,
        persona_group_id: groupId,
        name: body.name ?? null,
        simulation_type: body.simulation_type,
        status: "pending",
        prompt_question: body.prompt_question ?? null,
        briefing_ids: briefingIds,
        partial_input: loaded.briefings.some((briefing) => briefing?.partial),
        participants: Object.fromEntries(
          personas.map(({ id, full_name }, position) => [id, { full_name, status: "pending" as const, position }]),
        ),
        error: null,
        usage: noStoredUsage,
        created_at: timestamp(),
        started_at: null,
        completed_at: null,
      };
      const answer = { status: 201, body: presentSimulation(simulation) } as const;
      if (!(await simulations.create(ref, simulation, remembered(request, answer)))) {
        throw new BadRequest("The persona group or a briefing changed at the same moment; look at them and try again");
      }
      await leaveToSweeper(logger, "starting a study", () =>
        pipeline.start(simulation.id, {
          company_id: ref.companyId,
          project_id: ref.projectId,
          simulation_id: simulation.id,
        }),
      );
      return answer;
    },

    getSimulation: async ({ identity, params }) => ({
      status: 200,
      body: presentSimulation(await find(simulationRef(identity, params))),
    }),

    deleteSimulation: async ({ identity, params }) => {
      const ref = simulationRef(identity, params);
      const simulation = await find(ref);
      const jobId = newId();
      if (!(await simulations.delete(ref, simulation.persona_group_id, jobId, timestamp())))
        throw new NotFound("Simulation");
      await removeLeftovers(ref, jobId);
      return { status: 204 };
    },

    abortSimulation: async ({ identity, params }) => {
      const ref = simulationRef(identity, params);
      await find(ref);
      const jobId = newId();
      const aborted = await simulations.abort(ref, jobId, timestamp());
      const simulation = await find(ref);
      if (!aborted) throw new BadRequest(`The simulation is ${simulation.status} and can no longer be aborted`);
      await removeLeftovers(ref, jobId);
      return { status: 200, body: presentSimulation(simulation) };
    },

    getSimulationResults: async ({ identity, params }) => {
      const found = await simulations.findWithResults(simulationRef(identity, params));
      if (!found) throw new NotFound("Simulation");
      const { simulation, aggregate, results } = found;
      if (simulation.status !== "complete" || !aggregate) {
        throw new BadRequest(`The simulation is ${simulation.status}; results can be read when it is complete`);
      }
      const position = (personaId: string) => simulation.participants[personaId]?.position ?? 0;
      return {
        status: 200,
        // Parsed by the schema, because the table gives the keys of a record back in any order.
        body: simulationResultsSchema.parse({
          simulation_id: simulation.id,
          simulation_type: simulation.simulation_type,
          status: simulation.status,
          completed_at: simulation.completed_at,
          persona_results: results.toSorted((a, b) => position(a.persona_id) - position(b.persona_id)),
          aggregate,
        }),
      };
    },
  };
}

const notComplete = (status: string) =>
  status === "generating"
    ? "The persona group is still generating; start the study when its generation_status is complete"
    : `The persona group's generation_status is ${status}; generate its personas first`;

const NOBODY_AVAILABLE =
  "The persona group has no persona that could take part (retired library personas take no part); generate personas first";
