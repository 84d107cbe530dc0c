import type { Pipeline } from "../../platform/pipelines/executions.ts";
import type { reliabilityRoutes } from "./routes.ts";
import { idempotencyRecord } from "../../platform/idempotency/record.ts";
import { newId } from "../../platform/ids.ts";
import { presentReliability, type ReliabilityRecord } from "./record.ts";
import { whyNotVaried } from "../../studies/sensitivity/vary.ts";
import type { SimulationRecord } from "../../studies/simulation/record.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { BadRequest, NotFound } from "../../platform/errors.ts";
import { handler } from "../../platform/http/handler.ts";
import type { Identity } from "../../platform/http/request.ts";
import { bestEffort } from "../../platform/best-effort.ts";
import type { Logger } from "../../platform/log/logger.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";
import type { ReliabilityStore } from "./store.ts";
import type { ApiHandlers } from "../../platform/http/reads.ts";
import { hasClosedQuestions, kindOf } from "../../studies/study-kinds.ts";

export interface ReliabilityDependencies {
  reliability: Pick<ReliabilityStore, "findLatest" | "findOriginal" | "create">;
  pipeline: Pipeline;
  /** Models that answer as personas. */
  personaModelIds: readonly string[];
  logger: Logger;
}

const refOf = (identity: Identity, params: { project_id: string; simulation_id: string }): SimulationRef => ({
  companyId: identity.companyId,
  projectId: params.project_id,
  simulationId: params.simulation_id,
});

/** @throws BadRequest if a simulation cannot be run again */
function requireRepeatable(simulation: SimulationRecord): void {
  if (kindOf(simulation).isLive)
    throw new BadRequest("A live interview cannot be run again: a person asked its questions");
  if (simulation.status !== "complete")
    throw new BadRequest(`The simulation is ${simulation.status}; its reliability can be checked when it is complete`);
}

/** @throws BadRequest if a simulation has no question whose answers could be estimated */
function requireEstimable({ simulation_type }: SimulationRecord): void {
  if (!hasClosedQuestions({ simulation_type }))
    throw new BadRequest(
      `A direct estimate needs questions with scales or options, which a study of type ${simulation_type} does not ` +
        "have; leave `direct_estimate` out",
    );
}

const IN_THE_WAY = {
  briefing_gone: "A briefing of this simulation was deleted, so the same study cannot be run again",
  under_way: "A reliability check of this simulation is running already; wait until it is complete",
} as const;

export const reliabilityHandlers: ApiHandlers<typeof reliabilityRoutes, ReliabilityDependencies> = {
  startReliabilityCheck: handler({
    load: async ({ reliability }, { identity, params, body }) => {
      const simulation = await reliability.findOriginal(refOf(identity, params));
      if (!simulation) throw new NotFound("Simulation");
      requireRepeatable(simulation);
      if (body.direct_estimate) requireEstimable(simulation);
      return simulation;
    },
    act: async ({ reliability, pipeline, personaModelIds, logger }, request, simulation) => {
      const { identity, params, body } = request;
      const whyNot = whyNotVaried(simulation.simulation_type, body.vary, personaModelIds);
      if (whyNot !== null) throw new BadRequest(whyNot);
      const ref = refOf(identity, params);
      const study: ReliabilityRecord = {
        id: newId(),
        simulation_id: simulation.id,
        project_id: ref.projectId,
        status: "running",
        runs: body.runs,
        no_persona_run: body.no_persona_run,
        direct_estimate: body.direct_estimate,
        vary: body.vary,
        completed: new Set(),
        created_at: timestamp(),
      };
      const answer = { status: 202, body: presentReliability(study) } as const;
      const outcome = await reliability.create(ref, simulation.briefing_ids, study, idempotencyRecord(request, answer));
      if (outcome !== "created") throw new BadRequest(IN_THE_WAY[outcome]);
      await bestEffort(logger, "starting a reliability study", () =>
        pipeline.start(study.id, {
          company_id: ref.companyId,
          project_id: ref.projectId,
          simulation_id: simulation.id,
          study_id: study.id,
        }),
      );
      return answer;
    },
  }),

  getReliabilityCheck: {
    load: async ({ reliability }, { identity, params }) => {
      const found = await reliability.findLatest(refOf(identity, params));
      if (!found) throw new NotFound("Simulation");
      if (!found.study) throw new NotFound("Reliability check");
      return { status: 200, body: presentReliability(found.study) };
    },
  },
};
