import type { simulationRoutes } from "./routes.ts";
import { newId } from "../../platform/ids.ts";
import { presentMessage } from "./message.ts";
import { presentSimulation } from "./present-simulation.ts";
import { presentResults } from "./present-results.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { idempotencyRecord } from "../../platform/idempotency/record.ts";
import { ANSWERS_KEPT_DAYS } from "./transitions.ts";
import { BadRequest, NotFound } from "../../platform/errors.ts";
import { handler } from "../../platform/http/handler.ts";
import { bestEffort } from "../../platform/best-effort.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";
import type { ApiHandlers } from "../../platform/http/reads.ts";
import { answerPage } from "../../platform/http/answer-page.ts";
import { createSimulation } from "./create-simulation.ts";
import type { SimulationDependencies } from "./dependencies.ts";
import { findSimulation } from "./find-simulation.ts";
import { presentList } from "./present-list.ts";
import { simulationRef } from "./simulation-ref.ts";
import { canGoOn, reopened } from "./reopening.ts";
import { executionInput, startSimulation } from "./start-simulation.ts";

const CHANGED = "The simulation changed at the same moment; look at it and try again";
/** Longer than an execution tries to have a report put into words. */
const WORDS_MINUTES = 10;

/** Removes what is left of a simulation and stops its execution; both are repeated by the sweeper if they fail. */
const removeLeftovers = ({ sendDeletion, logger }: SimulationDependencies, ref: SimulationRef, jobId: string) =>
  bestEffort(logger, "queueing a deletion", () => sendDeletion({ company_id: ref.companyId, job_id: jobId }));

export const simulationHandlers: ApiHandlers<typeof simulationRoutes, SimulationDependencies> = {
  createSimulation,

  // Loaded when it is first asked for: its statistics would make every start of the function longer.
  getConvergence: {
    load: async (reads, request) =>
      (await import("../../findings/convergence/handlers.ts")).readConvergence(reads, request),
  },

  listSimulations: {
    load: async ({ simulations }, { identity, params, query }) => {
      const { order, limit, after, simulation_type: type, status } = query;
      const ref = { companyId: identity.companyId, projectId: params.project_id };
      const part = { descending: order === "desc", limit, after, type, status };
      const found = await simulations.list(ref, part);
      if (!found) throw new NotFound("Project");
      return { status: 200, body: await presentList(found, limit) };
    },
  },

  getSimulation: {
    load: async ({ simulations }, { identity, params }) => {
      const { simulation, input } = await findSimulation(simulations, simulationRef(identity, params));
      return { status: 200, body: presentSimulation(simulation, input) };
    },
  },

  deleteSimulation: handler({
    load: ({ simulations }, { identity, params }) => findSimulation(simulations, simulationRef(identity, params)),
    act: async (all, { identity, params }, { simulation }) => {
      const ref = simulationRef(identity, params);
      const jobId = newId();
      if (!(await all.simulations.delete(ref, simulation, jobId, timestamp()))) throw new NotFound("Simulation");
      await removeLeftovers(all, ref, jobId);
      return { status: 204 };
    },
  }),

  abortSimulation: handler({
    load: ({ simulations }, { identity, params }) => findSimulation(simulations, simulationRef(identity, params)),
    act: async (all, { identity, params }, { simulation: { attempt } }) => {
      const ref = simulationRef(identity, params);
      const jobId = newId();
      const aborted = await all.simulations.abort(ref, attempt, jobId, timestamp());
      // Read afterwards, whatever the outcome: the answer shows the study as it was when it ended.
      const { simulation, input } = await findSimulation(all.simulations, ref);
      if (!aborted) throw new BadRequest(`The simulation is ${simulation.status} and can no longer be aborted`);
      await removeLeftovers(all, ref, jobId);
      return { status: 200, body: presentSimulation(simulation, input) };
    },
  }),

  retrySimulation: handler({
    load: ({ simulations }, { identity, params }) => findSimulation(simulations, simulationRef(identity, params)),
    act: async (all, request, { simulation, input }) => {
      const ref = simulationRef(request.identity, request.params);
      const at = timestamp();
      if (simulation.status !== "failed")
        throw new BadRequest(`The simulation is ${simulation.status}; only a failed one can be retried`);
      if (!canGoOn(simulation, at))
        throw new BadRequest(
          `Its answers were kept for ${ANSWERS_KEPT_DAYS} days and are gone; start a new simulation`,
        );
      const answer = { status: 202, body: presentSimulation(reopened(simulation), input) } as const;
      if (!(await all.simulations.retry(ref, simulation, at, idempotencyRecord(request, answer))))
        throw new BadRequest(CHANGED);
      await startSimulation(all, ref, (simulation.attempt ?? 0) + 1);
      return answer;
    },
  }),

  rewriteReport: handler({
    load: async ({ simulations }, { identity, params }) => {
      const ref = simulationRef(identity, params);
      const [found, aggregate] = await Promise.all([findSimulation(simulations, ref), simulations.findAggregate(ref)]);
      return { ...found, aggregate };
    },
    act: async (all, request, { simulation, input, aggregate }) => {
      const ref = simulationRef(request.identity, request.params);
      if (simulation.status !== "complete" || !aggregate)
        throw new BadRequest(
          `The simulation is ${simulation.status}; only the report of a complete simulation has words`,
        );
      if (!aggregate.quality.flags.includes("report_without_words"))
        throw new BadRequest("The report already has its words");
      const now = new Date();
      const before = timestamp(new Date(now.getTime() - WORDS_MINUTES * 60_000));
      const answer = { status: 202, body: presentSimulation(simulation, input) } as const;
      if (!(await all.simulations.orderWords(ref, timestamp(now), before, idempotencyRecord(request, answer))))
        throw new BadRequest(`The words were asked for a moment ago; ask again after ${WORDS_MINUTES} minutes`);
      const name = `${ref.simulationId}-words-${now.getTime()}`;
      await all.pipeline.start(name, { ...executionInput(ref), words: "again" });
      return answer;
    },
  }),

  getSimulationResults: {
    load: async ({ simulations }, { identity, params, query }) => {
      const found = await simulations.findWithResults(simulationRef(identity, params));
      if (!found) throw new NotFound("Simulation");
      const { simulation, input, aggregate, results, messages, known } = found;
      if (simulation.status !== "complete" || !aggregate) {
        throw new BadRequest(`The simulation is ${simulation.status}; results can be read when it is complete`);
      }
      const { persona_results, ...rest } = await presentResults(simulation, aggregate, results, messages, known, input);
      const page = answerPage(persona_results, query, ({ persona_id }) => persona_id, "persona_results");
      return { status: 200, body: { ...rest, persona_results: page } };
    },
  },

  listMessages: {
    load: async ({ simulations }, { identity, params, query }) => {
      const found = await simulations.findMessages(simulationRef(identity, params));
      if (!found) throw new NotFound("Simulation");
      return { status: 200, body: answerPage(found.map(presentMessage), query, ({ id }) => id, "messages") };
    },
  },
};
