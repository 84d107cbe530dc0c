import type { simulationRoutes } from "../../contracts/routes/simulations.ts";
import { remembered } from "../../domain/idempotency/idempotency.ts";
import { canBeId, newId } from "../../domain/ids.ts";
import type { PersonaRecord } from "../../domain/persona/record.ts";
import { presentSimulation, type SimulationRecord } from "../../domain/simulation/record.ts";
import { startsAtOnce } from "../../domain/simulation/schemas.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { noStoredUsage } from "../../domain/usage/stored-usage.ts";
import { BadRequest, NotFound } from "../../shared/errors.ts";
import type { Handlers } from "../../shared/http/request.ts";
import type { SimulationDependencies } from "./dependencies.ts";
import { startStudy } from "./start-study.ts";

const notComplete = (status: string) =>
  status === "generating"
    ? "The persona group is still generating; start the study when its generation_status is complete"
    : `The persona group's generation_status is ${status}; generate its personas first`;

const NOBODY_AVAILABLE =
  "The persona group has no persona that could take part (retired library personas take no part); generate personas first";

export const createSimulationCreator = (
  dependencies: SimulationDependencies,
): Pick<Handlers<typeof simulationRoutes>, "createSimulation"> => {
  const { simulations, library } = dependencies;

  /** Personas that may take part: those from the library only while they are not retired. */
  const available = async (companyId: string, personas: readonly PersonaRecord[]): Promise<PersonaRecord[]> => {
    const libraryIds = personas.flatMap(({ library_persona_id: id }) => (id ? [id] : []));
    const retired = libraryIds.length > 0 ? await library.findRetired(companyId, libraryIds) : new Set<string>();
    return personas.filter(({ library_persona_id: id }) => id === null || !retired.has(id));
  };

  return {
    createSimulation: async (request) => {
      const { identity, params, body } = request;
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
      const created_at = timestamp();
      const type = body.simulation_type;
      const simulation: SimulationRecord = {
        id: newId(),
        project_id: ref.projectId,
        persona_group_id: groupId,
        name: body.name ?? null,
        simulation_type: type,
        status: "pending",
        prompt_question: body.prompt_question ?? null,
        briefing_ids: briefingIds,
        partial_input: loaded.briefings.some((briefing) => briefing?.partial),
        participants: Object.fromEntries(
          personas.map(({ id, full_name }, position) => [id, { full_name, status: "pending" as const, position }]),
        ),
        ...(startsAtOnce(type) ? { ordered_at: created_at } : {}),
        ...(type === "idi_manual" ? { chat: { messages: 0, last_spoken_to: null, tickets: 0, waiting: {} } } : {}),
        error: null,
        usage: noStoredUsage,
        created_at,
        started_at: null,
        completed_at: null,
      };
      const answer = { status: 201, body: presentSimulation(simulation, undefined) } as const;
      if (!(await simulations.create(ref, simulation, remembered(request, answer)))) {
        throw new BadRequest("The persona group or a briefing changed at the same moment; look at them and try again");
      }
      if (startsAtOnce(type)) await startStudy(dependencies, { ...ref, simulationId: simulation.id });
      return answer;
    },
  };
};
