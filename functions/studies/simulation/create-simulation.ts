import type { simulationRoutes } from "./routes.ts";
import { idempotencyRecord } from "../../platform/idempotency/record.ts";
import { newId } from "../../platform/ids.ts";
import { presentSimulation } from "./present-simulation.ts";
import type { PendingSimulation } from "./record.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { noCost } from "../../platform/costs/cost.ts";
import { handler } from "../../platform/http/handler.ts";
import type { ApiRequest } from "../../platform/http/request.ts";
import type { OrderedWho } from "./store-inputs.ts";
import type { SimulationHandler } from "./dependencies.ts";
import { loadCreation, requireEnough } from "./load-creation.ts";
import { startSimulation } from "./start-simulation.ts";
import { libraryIdsOf, whoTakesPart, writeWithAvailable } from "./who-takes-part.ts";
import { studyKinds } from "../study-kinds.ts";
import { settingsOf } from "./settings.ts";

const CHANGED = "The persona group or a briefing changed at the same moment; look at them and try again";

interface SimulationWithInput {
  projectId: string;
  body: ApiRequest<(typeof simulationRoutes)["createSimulation"]>["body"];
  briefingIds: string[];
  partialInput: boolean;
  language: string;
  who: OrderedWho;
}

/** A simulation as it is before anything has happened in it. */
function newSimulation({
  projectId,
  body,
  briefingIds,
  partialInput,
  language,
  who,
}: SimulationWithInput): PendingSimulation {
  const created_at = timestamp();
  const type = body.simulation_type;
  return {
    id: newId(),
    project_id: projectId,
    persona_group_id: body.persona_group_id,
    name: body.name ?? null,
    simulation_type: type,
    status: "pending",
    prompt_question: body.prompt_question ?? null,
    briefing_ids: briefingIds,
    partial_input: partialInput,
    direct_estimate: body.direct_estimate,
    language,
    ...settingsOf(body),
    ...who,
    ...(studyKinds[type].waitsFor === null ? { ordered_at: created_at } : {}),
    ...(studyKinds[type].isLive ? { chat: { messages: 0, last_spoken_to: null, tickets: 0, waiting: {} } } : {}),
    model_ids: new Set(),
    usage: noCost,
    created_at,
  };
}

export const createSimulation: SimulationHandler<"createSimulation"> = handler({
  load: async ({ simulations }, { identity, params, body }) => {
    const project = { companyId: identity.companyId, projectId: params.project_id };
    const { briefings, concepts: _, ...loaded } = await loadCreation(simulations, project, body);
    return { ...loaded, partialInput: briefings.some((briefing) => briefing?.partial === true) };
  },
  act: async (all, request, { personas, group, input, ...loaded }) => {
    const { identity, params, body } = request;
    const ref = { companyId: identity.companyId, projectId: params.project_id };
    return writeWithAvailable(personas, CHANGED, async (available) => {
      // Retired personas of the group take no part.
      if (input?.design === "monadic") requireEnough(available.length, input.concepts.length);
      const who = await whoTakesPart(available, group, body);
      const simulation = newSimulation({ projectId: ref.projectId, body, ...loaded, who });
      const answer = { status: 201, body: presentSimulation(simulation, input) } as const;
      const record = idempotencyRecord(request, answer);
      const written = await all.simulations.create(ref, simulation, input, libraryIdsOf(available), record);
      if (written.outcome === "written" && simulation.ordered_at)
        await startSimulation(all, { ...ref, simulationId: simulation.id });
      return { written, answer };
    });
  },
});
