import type { simulationRoutes } from "../../contracts/routes/simulations.ts";
import { idempotencyRecord } from "../../domain/idempotency/idempotency.ts";
import { newId } from "../../domain/ids.ts";
import { populationCoverage } from "../../domain/market/population/coverage.ts";
import { isInvented, type PersonaRecord } from "../../domain/persona/record.ts";
import type { SegmentDefinition } from "../../domain/persona/sampling-plan/segment.ts";
import { SampleRefused, planSample } from "../../domain/quotas/plan-sample.ts";
import type { KeptSample, SampleRequest } from "../../domain/quotas/schemas.ts";
import { presentSimulation } from "../../domain/simulation/present-simulation.ts";
import type { PendingSimulation } from "../../domain/simulation/record.ts";
import { startsAtOnce } from "../../domain/simulation/schemas.ts";
import { timestamp } from "../../domain/timestamp.ts";
import type { WeightsRequest } from "../../domain/weights/schemas.ts";
import { noCost } from "../../domain/costs/cost.ts";
import { BadRequest } from "../../shared/errors.ts";
import { handler } from "../../shared/http/handler.ts";
import type { ApiRequest } from "../../shared/http/request.ts";
import type { SimulationHandler } from "./dependencies.ts";
import { loadCreation } from "./load-creation.ts";
import { startSimulation } from "./start-simulation.ts";

const NOBODY_AVAILABLE =
  "The persona group has no persona that could take part (retired library personas take no part); generate " +
  "personas first";

const CHANGED = "The persona group or a briefing changed at the same moment; look at them and try again";

interface SimulationWithInput {
  projectId: string;
  body: ApiRequest<(typeof simulationRoutes)["createSimulation"]>["body"];
  briefingIds: string[];
  partialInput: boolean;
  language: string;
  personas: readonly PersonaRecord[];
  /** Null of a study that is not weighted to margins. */
  weighed: Awaited<ReturnType<typeof weigh>> | null;
  /** Null of a study that asks everybody. */
  sample: KeptSample | null;
}

/** A simulation as it is before anything has happened in it. */
function newSimulation({
  projectId,
  body,
  briefingIds,
  partialInput,
  language,
  personas,
  weighed,
  sample,
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
    population_covered: personas.every(
      // Real respondents are drawn from no table.
      ({ facts }) => facts === null || populationCoverage(facts.market).missing.length === 0,
    ),
    language,
    weights: weighed?.study ?? null,
    sample,
    max_cost_usd: body.max_cost_usd ?? null,
    participants: Object.fromEntries(
      personas.map(({ id, full_name }, position) => {
        const weight = weighed?.weights[position];
        return [id, { full_name, status: "pending" as const, position, ...(weight === undefined ? {} : { weight }) }];
      }),
    ),
    ...(startsAtOnce(type) ? { ordered_at: created_at } : {}),
    ...(type === "idi_manual" ? { chat: { messages: 0, last_spoken_to: null, tickets: 0, waiting: {} } } : {}),
    model_ids: new Set(),
    usage: noCost,
    created_at,
  };
}

/**
 * Loads what weighs personas when it is needed: the tables of populations would make every start of the function
 * longer.
 * @throws BadRequest if these personas cannot be weighted so
 */
async function weigh(wanted: WeightsRequest, personas: readonly PersonaRecord[], group: SegmentDefinition) {
  if (!personas.every(isInvented))
    throw new BadRequest("weights: real respondents are not weighted to margins; leave weights out");
  const { WeightsRefused, weighPersonas } = await import("../../domain/weights/weigh-personas.ts");
  try {
    return weighPersonas(
      wanted,
      personas.map(({ facts }) => facts),
      group,
    );
  } catch (error) {
    if (error instanceof WeightsRefused) throw new BadRequest(error.message);
    throw error;
  }
}

/** Who is asked first, and what is kept of the sample; everybody without one. @throws BadRequest */
function firstAsked(wanted: SampleRequest | undefined, personas: readonly PersonaRecord[]) {
  if (!wanted) return { sample: null, asked: personas };
  try {
    const { sample, first } = planSample(wanted, personas);
    const byId = new Map(personas.map((persona) => [persona.id, persona]));
    return { sample, asked: first.map((id) => byId.get(id)!) };
  } catch (error) {
    if (error instanceof SampleRefused) throw new BadRequest(error.message);
    throw error;
  }
}

const libraryIdsOf = (personas: readonly PersonaRecord[]): Set<string> =>
  new Set(personas.flatMap(({ library_persona_id: id }) => (id ? [id] : [])));

export const createSimulation: SimulationHandler<"createSimulation"> = handler({
  load: async ({ simulations }, { identity, params, body }) => {
    const project = { companyId: identity.companyId, projectId: params.project_id };
    const { briefings, concepts: _, ...loaded } = await loadCreation(simulations, project, body);
    return { ...loaded, partialInput: briefings.some((briefing) => briefing?.partial === true) };
  },
  act: async (all, request, { personas: inGroup, group, input, ...loaded }) => {
    const { identity, params, body } = request;
    const ref = { companyId: identity.companyId, projectId: params.project_id };
    // Who is retired is known once the write has been refused for it; the next attempt is made without them.
    let personas: readonly PersonaRecord[] = inGroup;
    for (;;) {
      if (personas.length === 0) throw new BadRequest(NOBODY_AVAILABLE);
      const weighed = body.weights ? await weigh(body.weights, personas, group) : null;
      const { sample, asked } = firstAsked(body.sample, personas);
      const simulation = newSimulation({ projectId: ref.projectId, body, ...loaded, personas: asked, weighed, sample });
      const answer = { status: 201, body: presentSimulation(simulation, input) } as const;
      const created = await all.simulations.create(
        ref,
        simulation,
        input,
        libraryIdsOf(personas),
        idempotencyRecord(request, answer),
      );
      if (created.outcome === "changed") throw new BadRequest(CHANGED);
      if (created.outcome === "created") {
        if (simulation.ordered_at) await startSimulation(all, { ...ref, simulationId: simulation.id });
        return answer;
      }
      const { libraryIds } = created;
      personas = personas.filter(({ library_persona_id: id }) => !id || !libraryIds.has(id));
    }
  },
});
