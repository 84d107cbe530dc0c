import type * as z from "zod";
import type { askPersonaInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { newId } from "../../platform/ids.ts";
import { addCosts } from "../../platform/costs/cost.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { privateViewPrompt } from "./private-view-prompt.ts";
import { scoreOf, sentimentStatement } from "../simulation/persona-result.ts";
import { rateWords } from "../simulation/rate-words.ts";
import {
  withRecordedCost,
  loadParticipant,
  mustBeStored,
  ratingBy,
  loadAskedPersona,
  type AskDependencies,
} from "../simulation/load-participant.ts";
import { viewSequence } from "./sequence.ts";

/** Has a member of the group note its view before the discussion, and rates it. */
export async function formView(
  dependencies: AskDependencies,
  input: z.output<typeof askPersonaInputSchema>,
): Promise<{ persona_id: string }> {
  const { simulations, model } = dependencies;
  const { persona_id } = input;
  const loaded = await loadParticipant(dependencies, input);
  const { ref, participant, position, modelId } = loaded;
  if (loaded.draft || loaded.result) return { persona_id };
  const rating = ratingBy(dependencies, loaded);
  const askedPersona = await loadAskedPersona(dependencies, loaded);
  return withRecordedCost(simulations, ref, async () => {
    const { value, usage, modelId: answeredBy } = await model.ask(privateViewPrompt(askedPersona), modelId);
    const { rated, usage: ratingUsage } = await rateWords(rating, [sentimentStatement(value.view, rating.language)]);
    const stored = await simulations.saveStep(
      ref,
      loaded,
      {
        draft: { kind: "focus_group", view: value.view, score: scoreOf(rated[0]!), method: rated[0]!.method },
        messages: [
          {
            id: newId(),
            sequence: viewSequence(position),
            role: "persona",
            persona_id,
            persona_name: participant.persona_name,
            content: value.view,
            round: 0,
            created_at: timestamp(),
          },
        ],
        share: 0.1,
      },
      { usage: addCosts(usage, ratingUsage), modelIds: [answeredBy] },
    );
    await mustBeStored(simulations, ref, stored);
    return { persona_id };
  });
}
