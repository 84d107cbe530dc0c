import { shownConcepts } from "../concept-test/questions.ts";
import { MOST_REACTIONS, type Concept } from "../concept-test/schemas.ts";
import { canBeId } from "../../platform/ids.ts";
import { studyLanguage } from "../../personas/market/study-language.ts";
import type { CreateSimulation } from "./create-schema.ts";
import type { SimulationType } from "./schemas.ts";
import { BadRequest, NotFound } from "../../platform/errors.ts";
import type { SimulationStore } from "./store.ts";
import { studyKinds } from "../study-kinds.ts";

const notComplete = (status: string) =>
  status === "generating"
    ? "The persona group is still generating; start the study when its generation_status is complete"
    : `The persona group's generation_status is ${status}; generate its personas first`;

const tooMany = (type: SimulationType, most: number, personas: number) =>
  `A ${type} takes at most ${most} personas and this group has ${personas}; use a smaller group`;

/** The concepts of a study with their ids. */
export const conceptsOf = ({ concepts }: Pick<CreateSimulation, "concepts">): Concept[] =>
  (concepts ?? []).map(({ name, text, briefing_ids }, index) => ({
    concept_id: `c${index + 1}`,
    name,
    text,
    briefing_ids: [...new Set(briefing_ids ?? [])],
  }));

/** @throws BadRequest if more personas take part, or more is to be said, than a study takes */
export function requireFewEnough(
  type: SimulationType,
  personas: number,
  concepts: number,
  design: CreateSimulation["design"],
): void {
  const most = studyKinds[type].mostParticipants ?? Infinity;
  if (personas > most) throw new BadRequest(tooMany(type, most, personas));
  if (design === "monadic") return requireEnough(personas, concepts);
  if (personas * concepts > MOST_REACTIONS)
    throw new BadRequest(
      `${personas} personas and ${concepts} concepts are ${personas * concepts} reactions; a study takes ` +
        `${MOST_REACTIONS}: show fewer concepts, or a smaller group`,
    );
}

/** @throws BadRequest if a monadic test has a concept that nobody would see */
export function requireEnough(personas: number, concepts: number): void {
  if (personas < concepts)
    throw new BadRequest(
      `${concepts} concepts need at least ${concepts} personas where each sees one (monadic), and ${personas} can ` +
        "take part; show fewer concepts, or generate more personas",
    );
}

/**
 * Loads what a study is made from, and checks that the study takes it.
 * @param most personas of the group that are read, the first ones; all by default
 * @returns with `size`, the number of personas in the group
 * @throws NotFound, BadRequest
 */
export async function loadCreation(
  simulations: Pick<SimulationStore, "loadForCreation">,
  project: { companyId: string; projectId: string },
  body: Pick<
    CreateSimulation,
    "persona_group_id" | "briefing_ids" | "concepts" | "design" | "simulation_type" | "prompt_question"
  >,
  most?: number,
) {
  const groupId = body.persona_group_id;
  const concepts = conceptsOf(body);
  const briefingIds = [...new Set([...(body.briefing_ids ?? []), ...concepts.flatMap((one) => one.briefing_ids)])];
  if (!canBeId(groupId)) throw new NotFound("Persona group");
  const loaded = await simulations.loadForCreation({ ...project, groupId }, briefingIds.filter(canBeId), most);
  if (!loaded) throw new NotFound("Persona group");
  const { group, briefings, personas } = loaded;
  if (briefings.filter((briefing) => briefing !== undefined).length < briefingIds.length)
    throw new NotFound("Briefing");
  if (group.status !== "complete") throw new BadRequest(notComplete(group.status));
  const size = most === undefined ? personas.length : group.personas_total;
  requireFewEnough(body.simulation_type, size, concepts.length, body.design);
  const input =
    concepts.length > 0
      ? {
          ...{ survey_schema: null, script: null, conjoint_design: null, concepts },
          ...(body.design === "monadic" && { design: body.design }),
        }
      : undefined;
  const language = studyLanguage(group, shownConcepts(body.prompt_question ?? null, concepts) || null);
  return { briefingIds, briefings, language, personas, size, group, input, concepts };
}
