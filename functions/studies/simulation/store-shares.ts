import { addCosts, noCost } from "../../platform/costs/cost.ts";
import type { Shares } from "./roster.ts";
import type { SimulationStatus } from "./schemas.ts";
import { costUpdate, type CallCost } from "../../platform/costs/store-writes.ts";
import { gatherWrites } from "../../platform/table/gathered-writes.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";
import type { Table, Write } from "../../platform/table/table.ts";
import { statusUpdate, succeeded } from "./store-writes.ts";

/** The data stored of one participant of a study, with how far it is by then and what that has cost. */
export interface ShareStep {
  position: number;
  share: Shares[string];
  cost: CallCost;
  /** Whether it is refused if the participant is through already, as every earlier step is. */
  unlessThrough?: boolean;
  /** Writes of nothing but the participant. */
  writes: readonly Write[];
}

const sharesOf = (positions: readonly number[]) => ({
  paths: positions.map((_, index) => `progress.#place${index}`),
  names: Object.fromEntries(positions.map((position, index) => [`#place${index}`, String(position)])),
});

/** Shows participants who were not asked yet as running; an existing share stays. */
export function beginsShares(positions: readonly number[]) {
  const { paths, names } = sharesOf(positions);
  return {
    set: paths.map((path) => `${path} = if_not_exists(${path}, :begun)`).join(", "),
    names,
    values: { ":begun": 0 },
  };
}

/** An update of the simulation's item that says how far some of its personas are, and what that has cost. */
function sharesUpdate(ref: SimulationRef, states: readonly SimulationStatus[], steps: readonly ShareStep[]): Write {
  const cost = costUpdate({
    usage: steps.map((step) => step.cost.usage).reduce(addCosts, noCost),
    modelIds: steps.flatMap((step) => step.cost.modelIds),
  });
  const { paths, names } = sharesOf(steps.map(({ position }) => position));
  const set = paths.map((path, index) => `${path} = :share${index}`);
  const values = Object.fromEntries(steps.map(({ share }, index) => [`:share${index}`, share]));
  // A persona that is through stays through: an attempt that was given up may come late with a share on the way there.
  const guarded = paths.filter((_, index) => typeof steps[index]!.share === "number" || steps[index]!.unlessThrough);
  const notThrough = guarded.map((path) => `(attribute_not_exists(${path}) OR attribute_type(${path}, :number))`);
  return statusUpdate(
    ref,
    states,
    `SET ${[...set, cost.set].join(", ")}${cost.add}`,
    { ...names, ...cost.names },
    { ...values, ...cost.values },
    guarded.length > 0 ? { condition: notThrough.join(" AND "), values: { ":number": "N" } } : undefined,
  );
}

/** Items besides the study's own in one transaction, which takes 4 MB; each has 400 KB at most. */
const MOST_ITEMS = 9;

/** Nothing was written, so that each may try alone. After a request without an answer nobody knows what was written. */
function apartIfCancelled(error: Error): "apart" {
  if (error.name === "TransactionCanceledException") return "apart";
  throw error;
}

/**
 * Stores steps of participants. Steps of one study that come while an earlier one is being stored go together. Each
 * writes to the item of the study. A table takes such writes one after the other and bills them by the item's size.
 * @returns for each step, false if the study is in none of the states, or one of its own conditions did not hold
 */
export function storeSteps(table: Table) {
  const alone = (ref: SimulationRef, states: readonly SimulationStatus[], step: ShareStep) =>
    succeeded([sharesUpdate(ref, states, [step]), ...step.writes], table);
  const gathered = gatherWrites<ShareStep>((steps, next) => {
    const items = steps.reduce((sum, { writes }) => sum + writes.length, next.writes.length);
    return (
      steps.length < MOST_ITEMS && items <= MOST_ITEMS && steps.every(({ position }) => position !== next.position)
    );
  });

  return async (ref: SimulationRef, states: readonly SimulationStatus[], step: ShareStep): Promise<boolean> => {
    const stored = await gathered(`${ref.simulationId} ${states.join()}`, step, async (steps) => {
      if (steps.length === 1) return alone(ref, states, step);
      const writes = [sharesUpdate(ref, states, steps), ...steps.flatMap((one) => one.writes)];
      return succeeded(writes, table).then((done) => done || "apart", apartIfCancelled);
    });
    // Each step finds out alone which of their conditions did not hold, or what else was wrong with one of them.
    return stored === "apart" ? alone(ref, states, step) : stored;
  };
}
