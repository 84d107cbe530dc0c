import type { Pipeline } from "../../adapters/pipelines/executions.ts";
import type { liveInterviewRoutes } from "../../contracts/routes/live-interviews.ts";
import { idempotencyRecord } from "../../domain/idempotency/idempotency.ts";
import { presentSimulation } from "../../domain/simulation/record.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { BadRequest } from "../../shared/errors.ts";
import type { Handlers } from "../../shared/http/request.ts";
import type { Logger } from "../../shared/logger.ts";
import type { IdempotencyStore } from "../../storage/idempotency/store.ts";
import type { SimulationStore } from "../../storage/simulations/store.ts";
import { findSimulation, requireType } from "../simulations/find-simulation.ts";
import { simulationRef } from "../simulations/simulation-ref.ts";
import { startSimulation } from "../simulations/start-simulation.ts";
import { createInterviewer, type InterviewerDependencies } from "./interviewer.ts";

export interface LiveInterviewDependencies extends InterviewerDependencies {
  simulations: SimulationStore;
  answers: Pick<IdempotencyStore, "find">;
  pipeline: Pipeline;
  logger: Logger;
}

export function createLiveInterviewHandlers(
  dependencies: LiveInterviewDependencies,
): Handlers<typeof liveInterviewRoutes> {
  const { simulations, interviews, answers } = dependencies;
  const interview = createInterviewer(dependencies);

  return {
    sendMessage: async (request) => {
      const ref = simulationRef(request.identity, request.params);
      const { content, persona_id } = request.body;
      const { identity, idempotency } = request;
      const body = await interview(
        ref,
        { content, personaId: persona_id ?? undefined },
        {
          authorize: request.authorize,
          idempotencyRecordOf: (exchange) => idempotencyRecord(request, { status: 201, body: exchange }),
          isAnswered: async () =>
            idempotency !== null && (await answers.find(identity.companyId, idempotency.key)) !== undefined,
        },
      );
      return { status: 201, body };
    },

    endInterview: async (request) => {
      const ref = simulationRef(request.identity, request.params);
      const { simulation, input } = await findSimulation(simulations, ref);
      requireType(simulation, "idi_manual", "end closes");
      if (simulation.status === "pending")
        throw new BadRequest("The interview has not begun; send at least one message before you end it");
      if (simulation.status !== "active") throw new BadRequest(`The interview is ${simulation.status} already`);
      const at = timestamp();
      // Only those who were spoken to have something to look back on.
      const interviewed = Object.entries(simulation.participants).filter(([, { status }]) => status !== "pending");
      const ended = {
        ...simulation,
        status: "generating_report" as const,
        ordered_at: at,
        participants: Object.fromEntries(interviewed),
      };
      const answer = { status: 202, body: presentSimulation(ended, input) } as const;
      await request.authorize();
      if (!(await interviews.end(ref, ended, at, idempotencyRecord(request, answer))))
        throw new BadRequest("The interview went on or ended at the same moment; look at it and try again");
      await startSimulation(dependencies, ref);
      return answer;
    },
  };
}
