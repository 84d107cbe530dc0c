import type * as z from "zod";
import type { askPersonaInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { addCosts } from "../../platform/costs/cost.ts";
import { batteryAsked } from "../sensitivity/vary.ts";
import { conceptTestPrompt } from "./prompt.ts";
import { allSettledOrThrow } from "../../platform/all-settled-or-throw.ts";
import {
  withRecordedCost,
  loadParticipant,
  mustBeStored,
  ratingBy,
  loadAskedPersona,
  type AskDependencies,
} from "../simulation/load-participant.ts";
import { askAboutConcepts } from "./ask-about-concepts.ts";
import { conceptResult, rateConceptReaction } from "./rate-concept-reaction.ts";

/**
 * Shows the concept, or one concept after the other, to one participant, rates its words and stores both. An answer
 * that is stored already costs nothing.
 */
export async function askAboutConcept(
  dependencies: AskDependencies,
  input: z.output<typeof askPersonaInputSchema>,
): Promise<{ persona_id: string }> {
  const { simulations, model } = dependencies;
  const { persona_id } = input;
  const loaded = await loadParticipant(dependencies, input);
  const { ref, participant, variation, modelId } = loaded;
  if (loaded.result) return { persona_id };
  if (loaded.input?.concepts) return askAboutConcepts(dependencies, loaded, loaded.input.concepts);
  const rating = ratingBy(dependencies, loaded);
  const battery = batteryAsked(rating.language, variation);
  const { context, ...askedPersona } = await loadAskedPersona(dependencies, loaded);
  return withRecordedCost(simulations, ref, async () => {
    const [{ value: reaction, usage, modelId: answeredBy }] = await allSettledOrThrow(
      model.ask(conceptTestPrompt({ ...askedPersona, battery, stimulus: context ?? "" }), modelId),
      simulations.markRunning(ref, loaded.position),
    );
    const rated = await rateConceptReaction(rating, battery, reaction);
    const stored = conceptResult(participant, rated, rated.vectors);
    const cost = { usage: addCosts(usage, rated.usage), modelIds: [answeredBy] };
    await mustBeStored(simulations, ref, await simulations.saveResult(ref, loaded, stored, cost));
    return { persona_id };
  });
}
