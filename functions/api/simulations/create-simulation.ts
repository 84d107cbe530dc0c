import type { simulationRoutes } from "../../contracts/routes/simulations.ts";
import { shownConcepts } from "../../domain/concepts/questions.ts";
import { MOST_REACTIONS, type Concept } from "../../domain/concepts/schemas.ts";
import { idempotencyRecord } from "../../domain/idempotency/idempotency.ts";
import { canBeId, newId } from "../../domain/ids.ts";
import { studyLanguage } from "../../domain/language/study-language.ts";
import { populationCoverage } from "../../domain/market/population/coverage.ts";
import { isInvented, type PersonaRecord } from "../../domain/persona/record.ts";
import type { SegmentDefinition } from "../../domain/persona/sampling-plan/segment.ts";
import { presentSimulation } from "../../domain/simulation/present-simulation.ts";
import type { PendingSimulation } from "../../domain/simulation/record.ts";
import { mostParticipants } from "../../domain/simulation/create-schema.ts";
import { startsAtOnce, type SimulationType } from "../../domain/simulation/schemas.ts";
import { timestamp } from "../../domain/timestamp.ts";
import type { WeightsRequest } from "../../domain/weights/schemas.ts";
import { noCost } from "../../domain/costs/cost.ts";
import { BadRequest, NotFound } from "../../shared/errors.ts";
import { handler } from "../../shared/http/handler.ts";
import type { ApiRequest } from "../../shared/http/request.ts";
import type { SimulationStore } from "../../storage/simulations/store.ts";
import type { SimulationHandler } from "./dependencies.ts";
import { startSimulation } from "./start-simulation.ts";

const notComplete = (status: string) =>
  status === "generating"
    ? "The persona group is still generating; start the study when its generation_status is complete"
    : `The persona group's generation_status is ${status}; generate its personas first`;

const tooMany = (type: SimulationType, most: number, personas: number) =>
  `A ${type} takes at most ${most} personas and this group has ${personas}; hold it with a smaller group`;

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
}

/** The concepts of a study with their ids. */
export const conceptsOf = ({ concepts }: Pick<SimulationWithInput["body"], "concepts">): Concept[] =>
  (concepts ?? []).map(({ name, text, briefing_ids }, index) => ({
    concept_id: `c${index + 1}`,
    name,
    text,
    briefing_ids: [...new Set(briefing_ids ?? [])],
  }));

/** @throws BadRequest if more take part, or there is more to say, than a study takes */
export function requireFewEnough(type: SimulationType, personas: number, concepts: number): void {
  const most = mostParticipants(type);
  if (personas > most) throw new BadRequest(tooMany(type, most, personas));
  if (personas * concepts > MOST_REACTIONS)
    throw new BadRequest(
      `${personas} personas and ${concepts} concepts are ${personas * concepts} reactions; a study takes ` +
        `${MOST_REACTIONS}: show fewer concepts, or a smaller group`,
    );
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
export async function weigh(wanted: WeightsRequest, personas: readonly PersonaRecord[], group: SegmentDefinition) {
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

const libraryIdsOf = (personas: readonly PersonaRecord[]): Set<string> =>
  new Set(personas.flatMap(({ library_persona_id: id }) => (id ? [id] : [])));

/**
 * What a study is made from, held against what it takes.
 * @throws NotFound, BadRequest
 */
export async function loadCreation(
  simulations: Pick<SimulationStore, "loadForCreation">,
  project: { companyId: string; projectId: string },
  body: Pick<
    SimulationWithInput["body"],
    "persona_group_id" | "briefing_ids" | "concepts" | "simulation_type" | "prompt_question"
  >,
) {
  const groupId = body.persona_group_id;
  const concepts = conceptsOf(body);
  const briefingIds = [...new Set([...(body.briefing_ids ?? []), ...concepts.flatMap((one) => one.briefing_ids)])];
  if (!canBeId(groupId)) throw new NotFound("Persona group");
  const loaded = await simulations.loadForCreation({ ...project, groupId }, briefingIds.filter(canBeId));
  if (!loaded) throw new NotFound("Persona group");
  const { group, briefings, personas } = loaded;
  if (briefings.filter((briefing) => briefing !== undefined).length < briefingIds.length)
    throw new NotFound("Briefing");
  if (group.status !== "complete") throw new BadRequest(notComplete(group.status));
  requireFewEnough(body.simulation_type, personas.length, concepts.length);
  const input =
    concepts.length > 0 ? { survey_schema: null, script: null, conjoint_design: null, concepts } : undefined;
  const language = studyLanguage(group, shownConcepts(body.prompt_question ?? null, concepts) || null);
  return { briefingIds, briefings, language, personas, group, input, concepts };
}

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
      const simulation = newSimulation({ projectId: ref.projectId, body, ...loaded, personas, weighed });
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
