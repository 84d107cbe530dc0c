import type { Model } from "../../models/port/model.ts";
import type { FileStore } from "../../platform/files/file-store.ts";
import type { SimulationInput } from "../../platform/pipelines/state-inputs.ts";
import { ModelError, WorkStopped } from "../../platform/model-errors.ts";
import { takesImages } from "../../models/image-models.ts";
import type { Encryption } from "../../personas/respondents/encryption.ts";
import type { Variation } from "../sensitivity/schemas.ts";
import { answeringModel, variationOf } from "../sensitivity/vary.ts";
import { conceptItems } from "../concept-test/battery.ts";
import type { Draft } from "./draft.ts";
import type { Participant } from "../../personas/people/participant.ts";
import type { SimulationRecord, StudyInput } from "./record.ts";
import type { PersonaResult } from "./results.ts";
import type { SimulationStatus } from "./schemas.ts";
import type { AskedPersona } from "../../personas/people/asked-persona.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";
import { openParticipant } from "../../personas/respondents/store-profiles.ts";
import type { SimulationLifecycle } from "./store-lifecycle.ts";
import type { Reader } from "../rating/reader/reader.ts";
import { loadMaterials } from "./load-materials.ts";
import type { Rating } from "./rate-words.ts";
import { simulationRef } from "./input-ref.ts";
import { kindOf } from "../study-kinds.ts";

/**
 * A real respondent was deleted before the study had asked them; other profiles are never deleted before their study.
 */
export class RespondentGone extends Error {
  override readonly name = "RespondentGone";
}

/** The study goes on without this participant: nothing is asked, and nothing has failed. */
export class ParticipantLost extends Error {
  override readonly name = "ParticipantLost";
}

/** The dependencies of every state that asks a persona. */
export interface AskDependencies {
  simulations: SimulationLifecycle;
  model: Model;
  /** The model that rates words where no vectors do, if not the model above. */
  ratingModel?: Model;
  modelIds: readonly string[];
  reader: Reader;
  files: FileStore;
  encryption: Encryption;
}

/** A participant of a running study, with what is stored of it. */
export interface LoadedParticipant {
  ref: SimulationRef;
  simulation: SimulationRecord;
  participant: Participant;
  /** Position among the participants, from 0. */
  position: number;
  /** What this run changes; null if it changes nothing. */
  variation: Variation | null;
  /** The persona's model; families are spread over personas. */
  modelId: string;
  /** The result that it has been stored with, if it is through already. */
  result: { result: PersonaResult } | undefined;
  draft: Draft | undefined;
  input: StudyInput | undefined;
}

/**
 * Loads a participant, who will be asked something.
 * @param states those that the study may be in
 * @throws WorkStopped if it is in another one, or gone; RespondentGone; ParticipantLost
 */
export async function loadParticipant(
  {
    simulations,
    model,
    modelIds,
    encryption,
  }: Pick<AskDependencies, "simulations" | "model" | "modelIds" | "encryption">,
  input: SimulationInput & { persona_id: string },
  states: readonly SimulationStatus[] = ["running"],
): Promise<LoadedParticipant> {
  const ref = simulationRef(input);
  const { persona_id } = input;
  model.prepare();
  const [simulation, participant, result, draft, studyInput] = await simulations.loadParticipant(ref, persona_id);
  if (!simulation || !states.includes(simulation.status)) throw new WorkStopped("The study is gone or over");
  const { position, lost_to: lostTo } = simulation.participants[persona_id] ?? {};
  if (lostTo !== undefined) throw new ParticipantLost(`The participant was lost to ${lostTo}`);
  if (!participant) throw new RespondentGone("Their profile was deleted");
  if (position === undefined) throw new Error(`Persona ${persona_id} is not among those whom the study asks`);
  const variation = variationOf(ref.simulationId);
  return {
    ref,
    simulation,
    participant: await openParticipant(encryption, ref, participant),
    position,
    variation,
    modelId: answeringModel(modelIds, position, variation),
    result,
    draft: draft?.draft,
    input: studyInput,
  };
}

/**
 * The participant as prompts address it, with everything the study shows.
 * @param briefingIds to be shown; all of the study without it
 * @throws BriefingGone
 */
export async function loadAskedPersona(
  { simulations, files }: Pick<AskDependencies, "simulations" | "files">,
  { ref, simulation, participant, variation, modelId }: LoadedParticipant,
  briefingIds: readonly string[] = simulation.briefing_ids,
): Promise<AskedPersona> {
  return {
    persona: participant.profile,
    isRetold: variation === "persona",
    context: simulation.prompt_question,
    language: simulation.language,
    study: ref.simulationId,
    briefings: await loadMaterials(simulations, ref, briefingIds, takesImages(modelId) ? files : null),
  };
}

/** The rating of what the participant is about to say. Meanwhile the reader finds out which scales can be read. */
export function ratingBy(
  { reader, model, ratingModel = model }: Pick<AskDependencies, "reader" | "model" | "ratingModel">,
  { ref, simulation, modelId }: LoadedParticipant,
): Rating {
  const items = kindOf(simulation).asks === "battery" ? conceptItems : [];
  reader.prepare(simulation.language, ["overall_sentiment", ...items]);
  return { reader, model: ratingModel, modelId, language: simulation.language, study: ref.simulationId };
}

/**
 * Records what a model call has cost even if it gave no answer.
 * @param isOver whether the study has ended for this work
 * @throws WorkStopped if the study has ended meanwhile: why the call failed then does not matter
 */
export async function withRecordedCost<T>(
  simulations: SimulationLifecycle,
  ref: SimulationRef,
  work: () => Promise<T>,
  isOver = simulations.isOver,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    await simulations.recordCost(ref, { usage: error.usage, modelIds: [] });
    throw isOver(await simulations.find(ref)) ? new WorkStopped("The study is gone or over") : error;
  }
}

/** Another attempt at the same step was quicker; the retry finds what it stored. */
export class StepTaken extends Error {
  override readonly name = "StepTaken";
}

/**
 * Turns a refused write into what the state machine should do about it.
 * @throws WorkStopped if the study is over, StepTaken if another attempt has stored the step
 */
export async function mustBeStored(
  simulations: SimulationLifecycle,
  ref: SimulationRef,
  stored: boolean,
): Promise<void> {
  if (stored) return;
  if (simulations.isOver(await simulations.find(ref))) throw new WorkStopped("The study is gone or over");
  throw new StepTaken("The step was stored by another attempt");
}
