import { setImmediate } from "node:timers/promises";
import { briefingMaterials } from "../../briefings/materials.ts";
import type { ModelIds } from "../../platform/functions/environment.ts";
import { shownConcepts } from "../concept-test/questions.ts";
import type { EstimateRequest } from "./schemas.ts";
import { computePower } from "./experiments-power.ts";
import { presentEstimate, type CountedCalls, type Estimate } from "./estimate.ts";
import { canBeId } from "../../platform/ids.ts";
import { writtenLanguage } from "../../personas/market/study-language.ts";
import { isInvented } from "../../personas/people/record.ts";
import { mostAsked } from "../sample/next-wave.ts";
import { personaProfile } from "../../personas/people/participant.ts";
import { expectedCalls } from "./expected-calls/expected-calls.ts";
import type { Bound, ExpectedCall } from "./expected-calls/study.ts";
import { NotFound } from "../../platform/errors.ts";
import type { LanguageStore } from "../rating/store-languages.ts";
import type { SimulationStore } from "../simulation/store.ts";
import { conceptsOf, loadCreation, requireFewEnough } from "../simulation/load-creation.ts";
import { SAMPLE, planStudy, type DescribedStudy } from "./plan-study.ts";
import { primaryLanguage } from "../../languages/language-tag.ts";
import { GRADED_ANSWERS_VERSION } from "../rating/scale-families.ts";
import { isLanguage } from "../../languages/language.ts";
import { scaleFamilies, type ScaleFamily } from "../rating/scale-families.ts";
import { isAccepted } from "../rating/scale-map.ts";

/**
 * The scales on which vectors rate words of a language, as far as that was learned: what a study will find. If nobody
 * has asked for a scale yet, it counts as read at best and as expected, and as not read at worst. For a language that
 * nobody has written answers for, no scale is read.
 */
export async function knownScales(
  languages: Pick<LanguageStore, "findScaleTests">,
  { embedding }: Pick<ModelIds, "embedding">,
  tag: string,
): Promise<Readonly<Record<Bound, ReadonlySet<ScaleFamily>>>> {
  const language = primaryLanguage(tag);
  const none = new Set<ScaleFamily>();
  if (embedding === null || !isLanguage(language)) return { low: none, expected: none, high: none };
  const tests = await languages.findScaleTests(embedding, { language, version: GRADED_ANSWERS_VERSION });
  const read = new Set(
    scaleFamilies.filter((family) => {
      const test = tests.get(family);
      return test === undefined || isAccepted(test);
    }),
  );
  // In the worst case everybody gives one answer of a word, which vectors do not rate.
  return { low: read, expected: read, high: none };
}

type Reads = Pick<SimulationStore, "loadForCreation" | "loadProject">;
interface Dependencies {
  simulations: Reads;
  models: ModelIds;
  /** Counts calls and prices them, with these models. */
  countCalls: (calls: readonly ExpectedCall[]) => CountedCalls;
  languages: Pick<LanguageStore, "findScaleTests">;
}
type Project = { companyId: string; projectId: string };

/** Describes who would take part, and what they would be shown. @throws NotFound, BadRequest as a creation does */
async function describe(
  simulations: Reads,
  project: Project,
  body: EstimateRequest,
): Promise<Omit<DescribedStudy, "scales">> {
  const { persona_group_id, personas: count = 0, simulation_type, prompt_question = null } = body;
  const sent = typeof body.concepts === "number" ? undefined : body.concepts;
  const concepts = conceptsOf({ concepts: sent });
  if (persona_group_id !== undefined) {
    const creation = { ...body, persona_group_id, concepts: sent };
    const loaded = await loadCreation(simulations, project, creation, SAMPLE);
    const { group, personas, size, briefings, briefingIds, language } = loaded;
    if (typeof body.concepts === "number") requireFewEnough(simulation_type, size, body.concepts, body.design);
    return {
      body: { ...body, briefing_ids: body.briefing_ids && [...new Set(body.briefing_ids)] },
      language,
      personas: size,
      profiles: personas.filter(isInvented).map(personaProfile),
      group,
      briefings: await withIds(briefings, briefingIds, project),
      concepts,
    };
  }
  const shown = typeof body.concepts === "number" ? body.concepts : concepts.length;
  requireFewEnough(simulation_type, count, shown, body.design);
  const ids = [...new Set([...(body.briefing_ids ?? []), ...concepts.flatMap((one) => one.briefing_ids)])];
  const found = await simulations.loadProject(project, ids.filter(canBeId));
  if (!found) throw new NotFound("Project");
  const there = found.filter((briefing) => briefing !== undefined);
  if (there.length < ids.length) throw new NotFound("Briefing");
  const stimulus = shownConcepts(prompt_question, concepts) || writtenIn(body);
  return {
    body,
    // Personas that will be there one day most likely speak the language of what they are shown.
    language: writtenLanguage(stimulus ?? ""),
    personas: count,
    profiles: [],
    group: null,
    briefings: await withIds(there, ids, project),
    concepts,
  };
}

/** The text of a questionnaire or a guide, where nothing else shows the language of a study. */
const writtenIn = ({ survey, script }: EstimateRequest): string | null =>
  script ?? (typeof survey === "object" ? survey.questions.map(({ text }) => text).join("\n") : (survey ?? null));

/** Briefings with their texts; no picture is fetched to be counted. */
async function withIds(
  briefings: Parameters<typeof briefingMaterials>[2],
  ids: readonly string[],
  project: Project,
): Promise<DescribedStudy["briefings"]> {
  const materials = await briefingMaterials(null, project, briefings);
  return materials.map((material, index) => ({ ...material, id: ids[index]! }));
}

/**
 * How many of the personas would be asked. For a sample of completes, this is all that it may ask, since nobody knows
 * how many are screened out; the low bound is that nobody is.
 */
const askedOf = ({ sample }: EstimateRequest, available: number, bound: Bound): number =>
  sample ? mostAsked(bound === "low" ? { ...sample, replacements: 0 } : sample, available) : available;

/** The expected cost of a study, by the prompts that it would send. Nothing is started, stored or paid. */
export async function estimateSimulation(
  { simulations, models, countCalls, languages }: Dependencies,
  project: Project,
  body: EstimateRequest,
): Promise<Estimate> {
  const described = await describe(simulations, project, body);
  const scales = await knownScales(languages, models, described.language);
  const asked = (bound: Bound) => askedOf(body, described.personas, bound);
  const work = async (bound: Bound) => {
    const personas = asked(bound);
    const profiles = described.profiles.slice(0, personas);
    const study = await planStudy({ ...described, personas, profiles, scales: scales[bound] });
    return { ...expectedCalls(study, bound, body.reruns), experiments: study.survey?.experiments ?? [] };
  };
  const counted = async (bound: Bound) => {
    const { calls, sequence, experiments } = await work(bound);
    // The prompts of 300 personas take 50 ms to put together: other requests get their turn between the bounds.
    await setImmediate();
    return { ...countCalls(calls), sequence, experiments };
  };
  const bounds = { low: await counted("low"), expected: await counted("expected"), high: await counted("high") };
  const personas = asked("expected");
  const { sequence, experiments } = bounds.expected;
  const power = computePower(experiments, Math.min(personas, body.sample?.completes ?? personas));
  return presentEstimate(bounds, { personas, sequence, experiments: power });
}
