import type * as z from "zod";
import type { Model } from "../../adapters/bedrock/model.ts";
import type { generatePersonaInputSchema } from "../../contracts/pipelines/inputs.ts";
import { NameTaken, WorkStopped } from "../../domain/model-errors.ts";
import type { PersonaRecord } from "../../domain/persona/record.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { personaPrompt } from "../../prompts/persona/prompt.ts";
import type { GenerationStore } from "../../storage/generations.ts";
import { generationRef } from "./generation-ref.ts";

export interface WritePersonaDependencies {
  generations: GenerationStore;
  model: Model;
  /** Spread over personas: a blend of model families is nearer to people than any one of them. */
  modelIds: readonly string[];
}

/** Has a model write one person around its planned facts and stores it. A person that is stored already costs nothing. */
export async function writePersona(
  { generations, model, modelIds }: WritePersonaDependencies,
  input: z.output<typeof generatePersonaInputSchema>,
): Promise<{ persona_id: string }> {
  const ref = generationRef(input);
  const { persona_id } = input;
  const { group, plan, persona, takenNames } = await generations.loadOne(ref, persona_id);
  if (persona) return { persona_id };
  const planned = plan?.personas.find((entry) => entry.persona_id === persona_id);
  if (!group || !planned || group.status !== "generating" || group.generation !== ref.generation) {
    throw new WorkStopped("The group is gone or this generation is over");
  }
  const modelId = modelIds[planned.plan_index % modelIds.length] as string;
  const prompt = personaPrompt({
    facts: planned.facts,
    segment: { name: group.name, occupation: group.occupation },
    takenNames,
    signals: [],
  });
  const [{ value: written, usage }] = await Promise.all([
    model.ask(prompt, modelId),
    generations.markRunning(ref, persona_id),
  ]);
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
    signals: [],
    created_at: timestamp(),
    facts: planned.facts,
    generation: ref.generation,
    plan_index: planned.plan_index,
    model_id: modelId,
    usage,
  };
  const outcome = await generations.savePersona(ref, record);
  if (outcome === "name taken") throw new NameTaken(`Another persona of the group is called ${record.full_name}`);
  if (outcome === "stopped") throw new WorkStopped("The group is gone or this generation is over");
  return { persona_id };
}
