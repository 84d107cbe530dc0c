import type * as z from "zod";
import type { askPersonaInputSchema } from "../../platform/pipelines/state-inputs.ts";
import type { ConjointDesign, PresentedTask } from "./design-schema.ts";
import { choiceOf, presentTasks } from "./presentation.ts";
import { WorkStopped } from "../../platform/model-errors.ts";
import type { Choices } from "../simulation/results.ts";
import { addCosts } from "../../platform/costs/cost.ts";
import { conjointChoicesPrompt, type ConjointReply } from "./prompt.ts";
import { allSettledOrThrow } from "../../platform/all-settled-or-throw.ts";
import { resultOf } from "../simulation/persona-result.ts";
import {
  withRecordedCost,
  loadParticipant,
  mustBeStored,
  ratingBy,
  loadAskedPersona,
  type AskDependencies,
} from "../simulation/load-participant.ts";

/** The persona's picks on its own screens, in terms of the design and in its order of tasks. */
function choicesOf(design: ConjointDesign, tasks: readonly PresentedTask[], reply: ConjointReply): Choices {
  const offersOf = new Map(
    [...design.versions.flat(), ...design.holdouts].map(({ task_id, offers }) => [
      task_id,
      offers.map((offer) => offer.map((level, attribute) => design.attributes[attribute]?.levels[level] ?? "")),
    ]),
  );
  return {
    tasks: tasks.map((task, index) => {
      const picked = reply.choices.find((choice) => choice.task === index + 1)?.chosen ?? 0;
      const { task_id, offer } = choiceOf(task, picked === 0 ? null : picked - 1);
      return { task_id, holdout: task.holdout, offers: offersOf.get(task_id) ?? [], chosen: offer };
    }),
  };
}

/** Has one persona choose in all its tasks, in one sitting and in an order of its own. */
export async function makeChoices(
  dependencies: AskDependencies,
  input: z.output<typeof askPersonaInputSchema>,
): Promise<{ persona_id: string }> {
  const { simulations, model } = dependencies;
  const { persona_id } = input;
  const loaded = await loadParticipant(dependencies, input);
  const { ref, participant, position, variation, modelId } = loaded;
  const design = loaded.input?.conjoint_design;
  if (!design) throw new WorkStopped("The study has no conjoint design");
  if (loaded.result) return { persona_id };
  const rating = ratingBy(dependencies, loaded);
  const tasks = presentTasks(design, position, persona_id, variation === "scale");
  const askedPersona = await loadAskedPersona(dependencies, loaded);
  return withRecordedCost(simulations, ref, async () => {
    const [{ value, usage, modelId: answeredBy }] = await allSettledOrThrow(
      model.ask(conjointChoicesPrompt(askedPersona, tasks), modelId),
      simulations.markRunning(ref, loaded.position),
    );
    const { stored, usage: ratingUsage } = await resultOf(rating, participant, value, [], {
      answers: null,
      choices: choicesOf(design, tasks, value),
    });
    const cost = { usage: addCosts(usage, ratingUsage), modelIds: [answeredBy] };
    await mustBeStored(simulations, ref, await simulations.saveResult(ref, loaded, stored, cost));
    return { persona_id };
  });
}
