import type { Embedder } from "../../models/port/embedder.ts";
import type { Model } from "../../models/port/model.ts";
import type { GenerationInput } from "../../platform/pipelines/state-inputs.ts";
import { groupLanguage } from "../market/study-language.ts";
import { ModelError, WorkStopped } from "../../platform/model-errors.ts";
import { withInitials } from "../people/with-initials.ts";
import { packVector, portraitText, type Portrait } from "../people/similarity.ts";
import type { PersonaGroupRecord } from "../groups/record.ts";
import { audienceText } from "../groups/schemas.ts";
import { isReused, type FreshPersona, type PersonaRecord, type SamplingPlan } from "../people/record.ts";
import { chooseSignals } from "../signals/choose-signals.ts";
import { areStale, usedEvidence, numberedSignals } from "../signals/grounding.ts";
import type { MarketSignals } from "../signals/market-signals.ts";
import { seedFrom } from "../../statistics/random.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { addCosts, noCost } from "../../platform/costs/cost.ts";
import { personaPrompt } from "../people/prompt.ts";
import { allSettledOrThrow } from "../../platform/all-settled-or-throw.ts";
import { emitCost } from "../../platform/log/study-metrics.ts";
import type { GenerationRef, GenerationStore } from "../groups/store-lifecycle.ts";
import type { SavedPersona } from "../groups/store-writes.ts";
import type { SignalStore } from "../signals/store.ts";
import { generationRef } from "./generation-ref.ts";

export interface WritePersonaDependencies {
  generations: GenerationStore;
  signals: Pick<SignalStore, "find">;
  model: Model;
  /** Spread over personas: a blend of model families is nearer to people than any one of them. */
  modelIds: readonly string[];
  /** Null: duplicates are found by words. */
  embedder: Embedder | null;
}

/** The data that all personas share that one invocation writes; names of the others are read for each, at its turn. */
export interface Writing {
  ref: GenerationRef;
  group: PersonaGroupRecord;
  plan: SamplingPlan;
  /** The signals of a market, read once. */
  signalsOf(market: string): Promise<MarketSignals>;
}

/** @throws WorkStopped if the group is gone or the run is over */
export async function loadWriting(
  { generations, signals }: Pick<WritePersonaDependencies, "generations" | "signals">,
  input: GenerationInput,
): Promise<Writing> {
  const ref = generationRef(input);
  const { group, plan } = await generations.loadPlan(ref);
  if (!group || !plan || group.status !== "generating" || group.generation !== ref.generation) throw over();
  const found = new Map<string, Promise<MarketSignals>>();
  const signalsOf = (market: string) => {
    const known = found.get(market) ?? signals.find(market);
    found.set(market, known);
    return known;
  };
  return { ref, group, plan, signalsOf };
}

const over = () => new WorkStopped("The group is gone or this generation is over");

/**
 * Has a model write one person around its planned facts and stores it. A person that is stored already costs nothing.
 */
export async function writePersona(
  { generations, model, modelIds, embedder }: Omit<WritePersonaDependencies, "signals">,
  { ref, group, plan, signalsOf }: Writing,
  persona_id: string,
): Promise<{ persona_id: string }> {
  const names = await generations.names(ref);
  if (names.some((name) => name.persona_id === persona_id)) return { persona_id };
  const planned = plan.personas.find((entry) => entry.persona_id === persona_id);
  if (!planned) throw over();
  if (isReused(planned)) throw new Error("A persona of the library is copied, not written");
  const { shown, stale } = await signalsFor(signalsOf, ref, planned);
  const notLike = planned.not_like ?? [];
  // A persona that came out like somebody else is written by the next model.
  const modelId = modelIds[(planned.plan_index + notLike.length) % modelIds.length] as string;
  const description = audienceText(group);
  const prompt = personaPrompt({
    facts: planned.facts,
    segment: { name: group.name, occupation: group.occupation },
    audience: description === null ? null : { description, requirements: plan.requirements },
    takenNames: names.map(({ full_name }) => full_name),
    signals: numberedSignals(shown),
    notLike,
    language: groupLanguage(group) ?? "en",
  });
  const [{ value: written, usage, modelId: writtenBy }] = await allSettledOrThrow(
    model.ask(prompt, modelId),
    generations.markRunning(ref, persona_id),
  );
  const similarity = await similarityOf(embedder, written);
  const grounds = usedEvidence(shown, written.signals_used);
  const record: PersonaRecord = {
    id: persona_id,
    persona_group_id: ref.groupId,
    full_name: written.full_name,
    age: planned.facts.age,
    gender: planned.facts.gender,
    occupation: written.occupation,
    location: planned.facts.region,
    income_level: planned.facts.income_level,
    personality_traits: written.personality_traits,
    trusted_brands: written.trusted_brands,
    distrusted_brands: written.distrusted_brands,
    digital_habits: written.digital_habits,
    price_sensitivity: written.price_sensitivity,
    psychographic_notes: written.psychographic_notes,
    library_persona_id: null,
    signals: grounds,
    signals_stale: stale && grounds.length > 0,
    created_at: timestamp(),
    facts: planned.facts,
    encrypted: null,
    generation: ref.generation,
    plan_index: planned.plan_index,
    model_id: writtenBy,
    usage: addCosts(usage, similarity.usage),
    similarity: similarity.packed ?? null,
    collides_with: null,
  };
  const outcome = await saveWithOwnName(generations, ref, record);
  if (outcome === "stopped") throw over();
  emitCost("persona_generation", record.usage);
  return { persona_id };
}

/**
 * Stores a person. A person whose name somebody of the group has already gets a middle initial. Small models repeat a
 * taken name even when they are told, and two personas that are written in parallel may get the same one.
 */
async function saveWithOwnName(
  generations: Pick<GenerationStore, "savePersona">,
  ref: GenerationRef,
  record: PersonaRecord,
): Promise<SavedPersona> {
  for (let initials = 0; ; initials += 1) {
    const full_name = withInitials(record.full_name, initials, record.plan_index ?? 0);
    const outcome = await generations.savePersona(ref, { ...record, full_name });
    if (outcome !== "name taken") return outcome;
  }
}

/**
 * What a persona is like, as a vector. If the embedding model fails, the person is still kept, without a vector. The
 * search for duplicates makes up for it, and writing them again would cost more.
 */
async function similarityOf(embedder: Embedder | null, written: Portrait) {
  if (!embedder) return { packed: undefined, usage: noCost };
  try {
    const { vectors, usage } = await embedder.embed([portraitText(written)]);
    return { packed: packVector(vectors[0] ?? [], embedder.modelId), usage };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { packed: undefined, usage: error.usage };
  }
}

/**
 * The signals of its market that a persona is shown; its place in the plan decides, so that a group meets much of it.
 */
async function signalsFor(signalsOf: Writing["signalsOf"], ref: GenerationRef, { plan_index, facts }: FreshPersona) {
  const market = await signalsOf(facts.market);
  return {
    shown: chooseSignals(market.signals, plan_index, seedFrom("signals", ref.groupId)),
    stale: areStale(market),
  };
}
