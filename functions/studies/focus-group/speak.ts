import type { GroupSpeakerInput } from "../../platform/pipelines/state-inputs.ts";
import { newId } from "../../platform/ids.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { groupTurnPrompt } from "./turn-prompt.ts";
import {
  withRecordedCost,
  loadParticipant,
  mustBeStored,
  loadAskedPersona,
  type AskDependencies,
} from "../simulation/load-participant.ts";
import { simulationRef } from "../simulation/input-ref.ts";
import { heardBefore, utterances } from "./stage-discussion.ts";
import { moderatorSequence, speakerSequence, turnsOf } from "./sequence.ts";
import { MOST_WAVES, roundsOf } from "./rounds.ts";

/** Gives one member of the group its turn. It has heard everything up to the wave it speaks in. */
export async function speak(dependencies: AskDependencies, input: GroupSpeakerInput): Promise<{ persona_id: string }> {
  const { simulations, model } = dependencies;
  const { persona_id, turn, index } = input;
  const [loaded, messages] = await Promise.all([
    loadParticipant(dependencies, input),
    simulations.messages(simulationRef(input)),
  ]);
  const { ref, participant, modelId, draft } = loaded;
  const sequence = speakerSequence(turn, index);
  if (messages.some((message) => message.sequence === sequence)) return { persona_id };
  const discussion = utterances(heardBefore(messages, moderatorSequence(turn) + 1));
  const askedPersona = await loadAskedPersona(dependencies, loaded);
  const round = messages.reduce((latest, message) => Math.max(latest, message.round ?? 0), 1);
  return withRecordedCost(simulations, ref, async () => {
    const {
      value,
      usage,
      modelId: answeredBy,
    } = await model.ask(
      groupTurnPrompt(askedPersona, { privateView: draft?.kind === "focus_group" ? draft.view : "", discussion }),
      modelId,
    );
    const stored = await simulations.saveStep(
      ref,
      loaded,
      {
        messages: [
          {
            id: newId(),
            sequence,
            role: "persona",
            persona_id,
            persona_name: participant.persona_name,
            content: value.message,
            round,
            created_at: timestamp(),
            themes: value.themes,
          },
        ],
        share: 0.1 + (0.8 * (turn + 1)) / turnsOf(MOST_WAVES, roundsOf(loaded.simulation)),
      },
      { usage, modelIds: [answeredBy] },
    );
    await mustBeStored(simulations, ref, stored);
    return { persona_id };
  });
}
