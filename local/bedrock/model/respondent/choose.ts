import { normalCdf, normalQuantile } from "../../../../functions/statistics/normal.ts";
import { randomFrom, seedFrom, uniform } from "../../../../functions/statistics/random.ts";
import { passing, type Consumer } from "./person.ts";
import type { Feature, ShownTask } from "./tasks.ts";
import { noneUtility, type Utilities } from "./utilities.ts";

/** A choice: the number of the offer on the screen, 0 for none of them. */
export interface TaskChoice {
  task: number;
  chosen: number;
}

/** Scale of the error: people who have all screens before them at once waver less than the logit's unit. */
const WAVERING = 0.8;
/** How much of the error is the same whenever the same person is asked (correlation between two occasions). */
const LASTING = 0.9;

const textOf = (features: readonly Feature[]) =>
  features
    .map(({ attribute, level }) => `${attribute}: ${level}`)
    .toSorted()
    .join("; ");

/** Gumbel error, for the same person and the same words partly the same on every occasion. */
function error(consumer: Consumer, about: string, seed: string): number {
  const { full_name, age, location } = consumer.profile;
  const lasting = uniform(randomFrom(seedFrom(full_name, age, location, "choice", about)));
  const today = passing(consumer, `choice ${about}`, seed);
  const u =
    seed === "" ? lasting : normalCdf(Math.sqrt(LASTING) * normalQuantile(lasting) + Math.sqrt(1 - LASTING) * today);
  return -WAVERING * Math.log(-Math.log(Math.max(u, Number.MIN_VALUE)));
}

/** Chooses by random utility. The error hangs on what a task offers, not on the order in which it does. */
export function chooseIn(task: ShownTask, consumer: Consumer, utilities: Utilities, seed: string): TaskChoice {
  const offers = task.offers.map(({ offer, features }) => ({ offer, features, text: textOf(features) }));
  const screen = offers
    .map(({ text }) => text)
    .toSorted()
    .join(" | ");
  const values = offers.map(({ offer, features, text }) => ({
    offer,
    value:
      features.reduce((sum, { attribute, level }) => sum + (utilities.get(attribute)?.get(level) ?? 0), 0) +
      error(consumer, `${text} of ${screen}`, seed),
  }));
  if (task.noneAllowed)
    values.push({ offer: 0, value: noneUtility(consumer) + error(consumer, `none of ${screen}`, seed) });
  const best = values.reduce((a, b) => (b.value > a.value ? b : a));
  return { task: task.task, chosen: best.offer };
}
