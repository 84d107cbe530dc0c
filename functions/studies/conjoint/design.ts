import { randomFrom, seedFrom, type RandomGenerator } from "../../statistics/random.ts";
import { profileOf, type Attribute, type ConjointInput } from "./attributes.ts";
import { codingOf } from "./coding.ts";
import { diagnose, recommendedTasks, taskKey } from "./design-diagnostics.ts";
import { designInformation, type Task } from "./design-information.ts";
import type { ConjointDesign, DesignTask } from "./design-schema.ts";
import {
  distinctOffers,
  exchangeCoordinates,
  randomTasks,
  type MutableTasks,
  type TaskRules,
} from "./design-search.ts";
import { RankDeficientDesign, UnsatisfiableDesign } from "./errors.ts";
import { rankAndCondition } from "../../statistics/linear-algebra.ts";
import { findPriceAttribute } from "./price.ts";

export const FEWEST_DEFAULT_TASKS = 8;
export const MOST_DEFAULT_TASKS = 15;
const DEFAULT_ALTERNATIVES = 3;
export const HOLDOUTS = 2;
/** Local optima of 20 starts lie within about 1 % of each other; the largest permitted design takes half a second. */
const STARTS = 20;
/** Candidates for each holdout task. */
const HOLDOUT_DRAWS = 200;
/** Prediction of standard errors when the number of personas is not known. */
const DEFAULT_PERSONAS = 10;

/**
 * Tasks per persona by default: 2K/(J−1), at least 8 and at most 15, the number up to which a respondent stays
 * attentive.
 */
export const defaultTasks = (attributes: readonly Attribute[], alternatives: number): number =>
  Math.min(MOST_DEFAULT_TASKS, Math.max(FEWEST_DEFAULT_TASKS, recommendedTasks(attributes, alternatives)));

/**
 * Builds a choice design: coordinate exchange on the D₀-error from 20 seeded starts, and two holdout tasks.
 *
 * If one persona has fewer than 2K/(J−1) tasks, the design has several versions. They are as many as together reach
 * that number, but no more than there are personas. The same input, seed and number of personas give the same design.
 * @param options.seed any text, for example the simulation's id
 * @param options.personas how many will answer; bounds the versions and scales the predicted standard errors
 * @throws RankDeficientDesign when the tasks are too few to identify all utilities
 * @throws UnsatisfiableDesign when a task asks for more alternatives than differ in something besides the price
 */
export function designConjoint(
  input: ConjointInput,
  options: { seed: string; personas?: number; starts?: number },
): ConjointDesign {
  const { attributes } = input;
  const none = input.include_none ?? true;
  const price = findPriceAttribute(input);
  const rules = rulesFor(input, price?.attribute ?? null);
  const tasks = input.tasks_per_persona ?? defaultTasks(attributes, rules.alternatives);
  const personas = options.personas ?? DEFAULT_PERSONAS;
  const wanted = Math.ceil(recommendedTasks(attributes, rules.alternatives) / tasks);
  const versionCount = Math.max(1, Math.min(wanted, personas));

  const best = search(attributes, none, rules, tasks * versionCount, options.seed, options.starts ?? STARTS);
  const versions = Array.from({ length: versionCount }, (_, v) => best.filter((_task, t) => t % versionCount === v));
  const holdouts = drawHoldouts(rules, best, randomFrom(seedFrom(options.seed, "holdouts")));
  return {
    attributes,
    price_attribute: price,
    tasks_per_persona: tasks,
    alternatives_per_task: rules.alternatives,
    include_none: none,
    seed: options.seed,
    versions: versions.map((version, v) => version.map((task, t) => named(`v${v + 1}-t${t + 1}`, task))),
    holdouts: holdouts.map((task, index) => named(`holdout-${index + 1}`, task)),
    scenarios: (input.scenarios ?? []).map(({ name, offers }) => ({
      name,
      offers: offers.flatMap((offer) => {
        const profile = profileOf(attributes, offer);
        return profile ? [[...profile]] : [];
      }),
    })),
    diagnostics: diagnose(versions, attributes, none, personas),
  };
}

const named = (task_id: string, task: Task): DesignTask => ({ task_id, offers: task.map((offer) => [...offer]) });

function rulesFor(input: ConjointInput, price: number | null): TaskRules {
  const levels = input.attributes.map((attribute) => attribute.levels.length);
  const available = distinctOffers({ levels, price });
  const alternatives = input.alternatives_per_task ?? Math.min(DEFAULT_ALTERNATIVES, available);
  if (alternatives > available)
    throw new UnsatisfiableDesign(
      `alternatives_per_task: ${alternatives} alternatives need as many offers that differ in more than the ` +
        `price, and these attributes allow ${available}`,
    );
  return { levels, alternatives, price };
}

function search(
  attributes: readonly Attribute[],
  none: boolean,
  rules: TaskRules,
  count: number,
  seed: string,
  starts: number,
): MutableTasks {
  const coding = codingOf(attributes, { none });
  let best: MutableTasks = [];
  let highest = -Infinity;
  for (let start = 0; start < starts; start++) {
    const tasks = randomTasks(rules, count, randomFrom(seedFrom(seed, "start", start)));
    const logDeterminant = exchangeCoordinates(tasks, coding, rules);
    if (best.length > 0 && logDeterminant <= highest) continue;
    best = tasks;
    highest = logDeterminant;
  }
  const { rank } = rankAndCondition(designInformation(best, coding), coding.columns);
  if (rank < coding.columns) throw new RankDeficientDesign(rank, coding.columns);
  return best;
}

/** Holdouts are new tasks where the attributes allow it, with as little overlap as the drawn candidates offer. */
function drawHoldouts(rules: TaskRules, design: readonly Task[], random: RandomGenerator): Task[] {
  const used = new Set(design.map(taskKey));
  return Array.from({ length: HOLDOUTS }, () => {
    let best: Task | null = null;
    let fewest = Infinity;
    for (const candidate of randomTasks(rules, HOLDOUT_DRAWS, random)) {
      const repeated = rules.levels.map((_, a) => candidate.length - new Set(candidate.map((offer) => offer[a])).size);
      const penalty = repeated.reduce((sum, count) => sum + count, used.has(taskKey(candidate)) ? 1_000 : 0);
      if (penalty < fewest) [best, fewest] = [candidate, penalty];
    }
    used.add(taskKey(best!));
    return best!;
  });
}
