import type { Embedder } from "../../models/port/embedder.ts";
import { splitIntoBatches, type BatchCapacity } from "../../platform/functions/batch-capacity.ts";
import type { GenerationInput } from "../../platform/pipelines/state-inputs.ts";
import { groupLanguage } from "../market/study-language.ts";
import { wordsOf } from "../../languages/word-overlap.ts";
import { WorkStopped } from "../../platform/model-errors.ts";
import { holdsRespondents } from "../groups/record.ts";
import {
  MOST_TRIES,
  byVectors,
  byWords,
  findDuplicates,
  type Candidate,
  type Duplicate,
} from "../people/find-duplicates.ts";
import { portraitText, unpackVector } from "../people/similarity.ts";
import { isReused, type FreshPersona, type NotLike, type PersonaRecord, type SamplingPlan } from "../people/record.ts";
import { DROPPED_AT_ONCE, type GenerationStore } from "../groups/store-lifecycle.ts";
import type { Reader } from "../../studies/rating/reader/reader.ts";
import { generationRef } from "./generation-ref.ts";

export interface DropDuplicatesDependencies {
  generations: GenerationStore;
  reader: Reader;
  /** How wide personas are written. */
  capacity: BatchCapacity;
}

/**
 * Compares every persona of a run with all others of the group. A persona that is nearly the same as an earlier one is
 * dropped, to be written again with a note about whom not to resemble. After two tries it stays and is marked.
 * @returns the personas to be written (again); usually nobody
 */
export async function dropDuplicates(
  { generations, reader, capacity }: DropDuplicatesDependencies,
  input: GenerationInput,
): Promise<{ persona_ids: string[]; batches: string[][] }> {
  const ref = generationRef(input);
  const { group, plan, personas } = await generations.load(ref);
  // Real respondents are who they are, even if two are similar.
  if (group && holdsRespondents(group)) return { persona_ids: [], batches: [] };
  if (!group || group.status !== "generating" || group.generation !== ref.generation || !plan) throw over();

  const seniority = bySeniority(plan, personas);
  const { rewrite: found, keep } = await duplicatesAmong(reader, groupLanguage(group) ?? "en", plan, seniority);
  // Those beyond are found again when these have been written.
  const rewrite = found.slice(0, DROPPED_AT_ONCE);
  const byId = new Map(personas.map((persona) => [persona.id, persona]));
  const models = new Map(rewrite.map(({ id, of }) => [id, byId.get(of) as PersonaRecord]));
  const marked = keep.filter(({ id, of }) => byId.get(id)?.collides_with !== of);
  const after: SamplingPlan = { ...plan, personas: plan.personas.map((planned) => unlike(planned, models)) };
  const dropped = personas.filter(({ id }) => models.has(id));
  let toMark = marked;
  for (; toMark.length > DROPPED_AT_ONCE; toMark = toMark.slice(DROPPED_AT_ONCE))
    if (!(await generations.dropDuplicates(ref, plan, [], toMark.slice(0, DROPPED_AT_ONCE)))) throw over();
  if (dropped.length + toMark.length > 0 && !(await generations.dropDuplicates(ref, after, dropped, toMark)))
    throw over();
  const isLost = (id: string) => group.generating[id]?.lost_to !== undefined;
  const again = plan.personas
    .map(({ persona_id }) => persona_id)
    .filter((id) => models.has(id) || (!byId.has(id) && !isLost(id)));
  return { persona_ids: again, batches: splitIntoBatches(again, capacity) };
}

const over = () => new WorkStopped("The group is gone or this generation is over");

/** Personas from before the run come first, then those stored first: a persona that is written anew is the youngest. */
function bySeniority(plan: SamplingPlan, personas: readonly PersonaRecord[]): PersonaRecord[] {
  const planned = new Set(plan.personas.map(({ persona_id }) => persona_id));
  const rank = ({ id, created_at }: PersonaRecord) => `${planned.has(id) ? 1 : 0} ${created_at} ${id}`;
  return personas.toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** Compares by vectors if these show what texts in the group's language are about, else by words. */
async function duplicatesAmong(
  reader: Reader,
  language: string,
  plan: SamplingPlan,
  personas: readonly PersonaRecord[],
): Promise<{ rewrite: Duplicate[]; keep: Duplicate[] }> {
  const { similarity } = reader;
  const asCandidates = <T>(portraitOf: (persona: PersonaRecord) => T) => candidatesOf(plan, personas, portraitOf);
  const above = await reader.samePersonAbove(language);
  if (!similarity || above === null)
    return findDuplicates(
      asCandidates((persona) => wordsOf(portraitText(persona))),
      byWords,
    );
  const vectors = await vectorsOf(similarity, personas);
  return findDuplicates(
    asCandidates(({ id }) => vectors.get(id) ?? []),
    byVectors(above),
  );
}

/** Vectors of personas by id. One that was stored without a vector, or with another model's, is embedded now. */
async function vectorsOf(
  embedder: Embedder,
  personas: readonly PersonaRecord[],
): Promise<ReadonlyMap<string, readonly number[]>> {
  const unknown = personas.filter(({ similarity }) => similarity?.model_id !== embedder.modelId);
  const { vectors } = await embedder.embed(unknown.map(portraitText));
  const embedded = new Map(unknown.map(({ id }, index) => [id, vectors[index]]));
  return new Map(
    personas.map(({ id, similarity }) => [id, embedded.get(id) ?? (similarity ? unpackVector(similarity) : [])]),
  );
}

function candidatesOf<T>(
  plan: SamplingPlan,
  personas: readonly PersonaRecord[],
  portraitOf: (persona: PersonaRecord) => T,
): Candidate<T>[] {
  const planned = new Map(plan.personas.map((entry) => [entry.persona_id, entry]));
  return personas.map((persona) => {
    const entry = planned.get(persona.id);
    const isWritten = entry !== undefined && !isReused(entry);
    return {
      id: persona.id,
      portrait: portraitOf(persona),
      isNew: entry !== undefined,
      triesLeft: isWritten ? MOST_TRIES - (entry.not_like?.length ?? 0) : 0,
    };
  });
}

/** Notes in the plan the persons that a persona came out the same as, if any. */
function unlike<T extends SamplingPlan["personas"][number]>(
  planned: T,
  models: ReadonlyMap<string, PersonaRecord>,
): T | FreshPersona {
  const model = models.get(planned.persona_id);
  if (!model || isReused(planned)) return planned;
  return { ...planned, not_like: [...(planned.not_like ?? []), whatToAvoid(model)] };
}

const whatToAvoid = (persona: PersonaRecord): NotLike => ({
  full_name: persona.full_name,
  occupation: persona.occupation,
  personality_traits: persona.personality_traits,
  digital_habits: persona.digital_habits,
  price_sensitivity: persona.price_sensitivity,
  psychographic_notes: persona.psychographic_notes,
});
