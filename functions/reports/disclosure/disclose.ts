import { BadRequest, NotFound } from "../../platform/errors.ts";
import { DIGITAL_SOURCE_TYPE } from "../../platform/content-source.ts";
import type { ApiRequest } from "../../platform/http/request.ts";
import type { Reads } from "../../platform/http/reads.ts";
import { LARGEST_ANSWER_BYTES } from "../../platform/http/response.ts";
import { simulationRef } from "../../studies/simulation/simulation-ref.ts";
import { contextOf } from "../content/context.ts";
import { reportSource } from "../report-source.ts";
import type { ReportMaterial } from "../store.ts";
import { disclosedItems, type Checklist } from "./items.ts";
import type { disclosureRoutes } from "./routes.ts";
import type { DisclosedPrompt, Disclosure } from "./schemas.ts";

const NOT_KEPT = {
  personal: "The prompt tells of a real respondent: only its hash is kept.",
  long: "The prompt is longer than what is kept of one: only its hash is kept.",
};

/**
 * Every question to a model with the text that was sent. They are ordered by participant, in the order of the study,
 * then by time. Questions that were not put to a participant come last.
 * @param sent texts by their hash
 * @param personaId the participant whose prompts are wanted; undefined: all
 */
export function disclosedPrompts(
  { asked, participants, simulation, people }: ReportMaterial,
  sent: ReadonlyMap<string, string | null>,
  personaId?: string,
): DisclosedPrompt[] {
  const byName = new Map(participants.map((one) => [one.persona_name, one]));
  const position = (id: string | null) =>
    id === null ? Infinity : (simulation.participants[id]?.position ?? Infinity);
  return asked
    .map(({ speaker, ...question }) => {
      const { persona_id = null, persona_name = null } = byName.get(speaker ?? "") ?? {};
      const text = sent.get(question.sha256) ?? null;
      const reason = people.respondents !== undefined && persona_id !== null ? "personal" : "long";
      return {
        ...question,
        persona_id,
        persona_name,
        sent: text,
        not_kept_because: text === null ? NOT_KEPT[reason] : null,
      };
    })
    .filter(({ persona_id }) => personaId === undefined || persona_id === personaId)
    .sort((a, b) => position(a.persona_id) - position(b.persona_id) || (a.asked_at < b.asked_at ? -1 : 1));
}

const shown = ({ title: _, ...checklist }: Checklist) => checklist;

/**
 * Discloses how a study was made.
 * @throws NotFound; BadRequest if it is not complete, or if the prompts do not fit in an answer
 */
export async function disclose(
  { readReport, readPrompts, version }: Pick<Reads, "readReport" | "readPrompts" | "version">,
  { identity, params, query }: ApiRequest<(typeof disclosureRoutes)["getDisclosure"]>,
): Promise<{ status: 200; body: Disclosure }> {
  const wantsPrompts = query.prompts === "true";
  if (query.persona_id !== undefined && !wantsPrompts)
    throw new BadRequest("persona_id: only valid with prompts=true; add that, or leave persona_id out");
  const ref = simulationRef(identity, params);
  const material = await readReport(ref);
  if (!material) throw new NotFound("Simulation");
  const source = await reportSource(material, "its disclosure can be read", { language: query.language });
  const { simulation, results, record, people } = source;
  if (query.persona_id !== undefined && !people.some(({ persona_id }) => persona_id === query.persona_id))
    throw new BadRequest("persona_id: no persona of this simulation has this id; take one of its personas");
  const context = contextOf(source, { language: query.language });
  const { guide_llm, aapor, method_card } = disclosedItems(context);
  const body: Disclosure = {
    simulation_id: simulation.id,
    simulation_type: simulation.simulation_type,
    service_version: version,
    digital_source_type: DIGITAL_SOURCE_TYPE,
    language: context.language,
    started_at: simulation.started_at,
    completed_at: simulation.completed_at,
    model_ids: simulation.model_ids,
    calls: record.calls,
    calls_recorded: { answers: record.calls.answers, of: simulation.usage.llm_calls },
    participants: people.map(({ persona_id, full_name }) => ({ persona_id, persona_name: full_name })),
    participants_lost: results.aggregate.participants_lost.length,
    guide_llm: shown(guide_llm),
    aapor: shown(aapor),
    method_card: shown(method_card),
    prompts: wantsPrompts ? disclosedPrompts(material, await readPrompts(ref), query.persona_id) : null,
  };
  if (Buffer.byteLength(JSON.stringify(body)) > LARGEST_ANSWER_BYTES)
    throw new BadRequest(
      query.persona_id === undefined
        ? "prompts: do not fit in one answer; ask for those of one persona with persona_id"
        : "prompts: those of this persona do not fit in one answer; leave prompts out",
    );
  return { status: 200, body };
}

declare module "../../platform/http/reads.ts" {
  interface Reads {
    readPrompts: (ref: ReturnType<typeof simulationRef>) => Promise<Map<string, string | null>>;
  }
}
