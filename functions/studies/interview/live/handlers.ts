import type { Pipeline } from "../../../platform/pipelines/executions.ts";
import type { liveInterviewRoutes } from "./routes.ts";
import { idempotencyRecord } from "../../../platform/idempotency/record.ts";
import { presentSimulation } from "../../simulation/present-simulation.ts";
import { timestamp } from "../../../platform/timestamp.ts";
import { BadRequest } from "../../../platform/errors.ts";
import { handler } from "../../../platform/http/handler.ts";
import type { Logger } from "../../../platform/log/logger.ts";
import type { IdempotencyStore } from "../../../platform/idempotency/store.ts";
import type { SimulationStore } from "../../simulation/store.ts";
import type { ApiHandlers } from "../../../platform/http/reads.ts";
import { findSimulation, requireType } from "../../simulation/find-simulation.ts";
import { simulationRef } from "../../simulation/simulation-ref.ts";
import { startSimulation } from "../../simulation/start-simulation.ts";
import { answerMessage, openInterview, type InterviewerDependencies } from "./interviewer.ts";

export interface LiveInterviewDependencies extends InterviewerDependencies {
  simulations: SimulationStore;
  answers: Pick<IdempotencyStore, "find">;
  pipeline: Pipeline;
  logger: Logger;
}

export const liveInterviewHandlers: ApiHandlers<typeof liveInterviewRoutes, LiveInterviewDependencies> = {
  sendMessage: handler({
    load: async ({ interviews }, { identity, params, body }) => {
      const arrived = Date.now();
      const personaId = body.persona_id ?? undefined;
      const seen = await openInterview(interviews, simulationRef(identity, params), personaId);
      return { content: body.content, personaId, arrived, seen };
    },
    act: async (all, request, message) => {
      const { identity, idempotency, params } = request;
      const body = await answerMessage(all, simulationRef(identity, params), message, {
        idempotencyRecordOf: (exchange) => idempotencyRecord(request, { status: 201, body: exchange }),
        isAnswered: async () =>
          idempotency !== null && (await all.answers.find(identity.companyId, idempotency.key)) !== undefined,
      });
      return { status: 201, body };
    },
  }),

  endInterview: handler({
    load: async ({ simulations }, { identity, params }) => {
      const { simulation, input } = await findSimulation(simulations, simulationRef(identity, params));
      requireType(simulation, "idi_manual", "end closes");
      if (simulation.status === "pending")
        throw new BadRequest("The interview has not begun; send at least one message before you end it");
      if (simulation.status !== "active") throw new BadRequest(`The interview is ${simulation.status} already`);
      return { simulation, input };
    },
    act: async (all, request, { simulation, input }) => {
      const ref = simulationRef(request.identity, request.params);
      const at = timestamp();
      // Only those who were spoken to have something to say in the closing question.
      const interviewed = Object.entries(simulation.participants).filter(([, { status }]) => status !== "pending");
      const ended = {
        ...simulation,
        status: "generating_report" as const,
        ordered_at: at,
        participants: Object.fromEntries(interviewed),
      };
      const answer = { status: 202, body: presentSimulation(ended, input) } as const;
      if (!(await all.interviews.end(ref, ended, at, idempotencyRecord(request, answer))))
        throw new BadRequest("The interview went on or ended at the same moment; look at it and try again");
      await startSimulation(all, ref);
      return answer;
    },
  }),
};
