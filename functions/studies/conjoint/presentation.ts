import { randomFrom, seedFrom, shuffle, wholeNumber, type RandomGenerator } from "../../statistics/random.ts";
import type { ConjointDesign, DesignTask, PresentedTask } from "./design-schema.ts";
import { InvalidChoiceData } from "./errors.ts";

/** An answer in terms of the design: position of the offer in the task, null for "none of these". */
export interface Choice {
  task_id: string;
  offer: number | null;
}

/** The version of the design that a persona answers. */
export const versionFor = (design: ConjointDesign, position: number): DesignTask[] =>
  design.versions[position % design.versions.length]!;

/**
 * The tasks of one persona. Order effects are spread over personas rather than left in. Tasks, and the offers within
 * each, come in an order of the persona's own. So do attributes, which then keep their order throughout, as a person
 * would get lost otherwise. Holdouts are mixed in, never first.
 * @param position the persona's place among those who take part, from 0; decides the version
 * @param personaId seeds the order, so a repeated step shows the same tasks
 * @param isTurned offers and attributes from the other end; tasks keep their order
 */
export function presentTasks(
  design: ConjointDesign,
  position: number,
  personaId: string,
  isTurned = false,
): PresentedTask[] {
  const turned = <T>(shown: T[]): T[] => (isTurned ? shown.toReversed() : shown);
  const random = randomFrom(seedFrom(design.seed, "presentation", personaId));
  const order = turned(
    shuffle(
      random,
      design.attributes.map((_, attribute) => attribute),
    ),
  );
  const present = (task: DesignTask, holdout: boolean): PresentedTask => ({
    task_id: task.task_id,
    holdout,
    offers: turned(
      shuffle(
        random,
        task.offers.map((_, offer) => offer),
      ),
    ).map((offer) => ({
      offer,
      features: order.map((attribute) => ({
        attribute: design.attributes[attribute]!.name,
        level: design.attributes[attribute]!.levels[task.offers[offer]![attribute]!]!,
      })),
    })),
    include_none: design.include_none,
  });
  const tasks = shuffle(random, versionFor(design, position)).map((task) => present(task, false));
  return mixIn(
    tasks,
    design.holdouts.map((task) => present(task, true)),
    random,
  );
}

function mixIn(tasks: PresentedTask[], holdouts: readonly PresentedTask[], random: RandomGenerator): PresentedTask[] {
  for (const holdout of holdouts) tasks.splice(wholeNumber(random, 1, tasks.length), 0, holdout);
  return tasks;
}

/**
 * Turns what a persona picked on its own screen into a choice in terms of the design.
 * @param picked position among the presented offers, or null for "none of these"
 * @throws InvalidChoiceData when that was not on offer
 */
export function choiceOf(task: PresentedTask, picked: number | null): Choice {
  if (picked === null) {
    if (!task.include_none) throw new InvalidChoiceData(`Task ${task.task_id} has no "none of these"`);
    return { task_id: task.task_id, offer: null };
  }
  const chosen = task.offers[picked];
  if (!chosen) throw new InvalidChoiceData(`Task ${task.task_id} has no alternative ${picked}`);
  return { task_id: task.task_id, offer: chosen.offer };
}
