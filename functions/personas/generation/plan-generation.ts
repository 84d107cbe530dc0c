import type * as z from "zod";
import { splitIntoBatches, type BatchCapacity } from "../../platform/functions/batch-capacity.ts";
import type { planGenerationInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { reusableFor } from "../library/search.ts";
import { placeOfGroup } from "../market/detect-market.ts";
import { WorkStopped } from "../../platform/model-errors.ts";
import { holdsRespondents } from "../groups/record.ts";
import { audienceText, type GroupDefinition } from "../groups/schemas.ts";
import { isReused, type PersonaRecord, type SamplingPlan } from "../people/record.ts";
import type { PersonaProgressMap } from "../../platform/pipelines/progress.ts";
import type { GenerationRef, GenerationStore } from "../groups/store-lifecycle.ts";
import type { RespondentBuilding } from "../respondents/store-building.ts";
import type { LibraryStore } from "../library/store.ts";
import { planFingerprint } from "../sampling-plan/sampling-plan.ts";
import { buildRespondents } from "../respondents/build-respondents.ts";
import { drawPlan } from "./draw-plan.ts";
import { generationRef } from "./generation-ref.ts";
import { lookForSignals, type LookForSignalsDependencies, type SignalLook } from "./look-for-signals.ts";
import { placeReused } from "./place-reused.ts";
import type { Model } from "../../models/port/model.ts";
import type { Requirement } from "../requirements/schemas.ts";
import { requirementsPrompt } from "../requirements/prompt.ts";
import { emitCost } from "../../platform/log/study-metrics.ts";

interface RequirementsReader {
  model: Pick<Model, "ask">;
  /** The id of the model for the role `parse`. */
  parserId: string;
}

/**
 * What a group's description says of every one of its people; without a description no model is asked. @throws
 * ModelError
 */
async function readRequirements(
  { model, parserId }: RequirementsReader,
  group: Pick<GroupDefinition, "description">,
): Promise<Requirement[]> {
  const description = audienceText(group);
  if (description === null) return [];
  const { value, usage } = await model.ask(requirementsPrompt(description), parserId);
  emitCost("persona_generation", usage);
  return value;
}

export interface PlanDependencies extends LookForSignalsDependencies, RequirementsReader {
  /** How wide personas are written. */
  capacity: BatchCapacity;
  generations: GenerationStore;
  library: LibraryStore;
  building: RespondentBuilding;
}

/** The personas that a model still has to write, and whether the market's signals are worth waiting for. */
export interface PlannedGeneration extends SignalLook {
  persona_ids: string[];
  /** The same, as they are written: a batch for every invocation that there may be. */
  batches: string[][];
}

/**
 * Decides which personas a run ends with. It reads what the group's description requires, reuses the personas that the
 * library has for the group, puts them into it, and samples the facts of everybody else. For an upload of real
 * respondents it makes everybody here, at once.
 *
 * A repetition of the same run finds its own plan and answers with what is left of it. A library persona that was
 * retired meanwhile, or whose name is taken, cannot be placed. The plan then replaces it by the next one of the library
 * or by a new person.
 */
export async function planGeneration(
  dependencies: PlanDependencies,
  input: z.output<typeof planGenerationInputSchema>,
): Promise<PlannedGeneration> {
  const ref = generationRef(input);
  const looks = input.plan?.looks ?? 0;
  const refused = new Set<string>();
  for (;;) {
    const loaded = await dependencies.generations.load(ref);
    if (loaded.group && holdsRespondents(loaded.group)) {
      await buildRespondents(dependencies.building, ref, loaded.group);
      return { persona_ids: [], batches: [], looks, look_again_at: null };
    }
    const { plan, market, finished } = await settlePlan(dependencies, ref, loaded, refused);
    const unplaced = await placeReused(dependencies, ref, plan.personas.filter(isReused), (id) => finished.has(id));
    if (unplaced.length > 0) {
      for (const id of unplaced) refused.add(id);
      continue;
    }
    const missing = plan.personas.filter((planned) => !isReused(planned) && !finished.has(planned.persona_id));
    const persona_ids = missing.map(({ persona_id }) => persona_id);
    return {
      persona_ids,
      batches: splitIntoBatches(persona_ids, dependencies.capacity),
      ...(missing.length > 0 ? await look(dependencies, ref, market, looks) : { looks, look_again_at: null }),
    };
  }
}

/** Looks for the market's signals, and notes their state on the group when there is no more waiting for them. */
async function look(
  dependencies: PlanDependencies,
  ref: GenerationRef,
  market: string,
  before: number,
): Promise<SignalLook> {
  const { looks, look_again_at, grounding } = await lookForSignals(dependencies, market, before);
  if (grounding && !(await dependencies.generations.noteGrounding(ref, grounding))) throw over();
  return { looks, look_again_at };
}

/**
 * Returns the stored plan of the run. Makes it if there is none yet, and repairs it if somebody of it is not available.
 */
async function settlePlan(
  { generations, library, ...reader }: PlanDependencies,
  ref: GenerationRef,
  { group, plan: earlier, personas }: Awaited<ReturnType<GenerationStore["load"]>>,
  refused: ReadonlySet<string>,
): Promise<{ plan: SamplingPlan; market: string; finished: Finished }> {
  if (!group || group.status !== "generating" || group.generation !== ref.generation) throw over();
  const finished = new Map(personas.map((persona) => [persona.id, persona]));
  const { market } = placeOfGroup(group.location);
  const cannotBeHad = earlier?.personas.some(
    (planned) => isReused(planned) && !finished.has(planned.persona_id) && refused.has(planned.library_persona_id),
  );
  if (earlier?.generation === ref.generation && !cannotBeHad) return { plan: earlier, market, finished };

  const known = earlier?.fingerprint === planFingerprint(group) ? earlier.requirements : undefined;
  const requirements = known ?? (await readRequirements(reader, group));
  const { plan, dropped } = await drawPlan({ ref, group, earlier, personas, refused }, requirements, async () =>
    reusableFor(await library.list(ref.companyId), group),
  );
  if (!(await generations.savePlan(ref, plan, progressOf(plan, finished), dropped))) throw over();
  return { plan, market, finished };
}

const over = () => new WorkStopped("The group is gone or this generation is over");

type Finished = ReadonlyMap<string, PersonaRecord>;

const progressOf = (plan: SamplingPlan, finished: Finished): PersonaProgressMap =>
  Object.fromEntries(
    plan.personas.map((planned, position): [string, PersonaProgressMap[string]] => {
      const persona = finished.get(planned.persona_id);
      return [
        planned.persona_id,
        {
          full_name: persona?.full_name ?? null,
          status: persona ? "complete" : "pending",
          position,
          ...(isReused(planned) ? { reused: true } : {}),
        },
      ];
    }),
  );
