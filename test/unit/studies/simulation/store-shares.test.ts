import { beforeEach, expect, it } from "vitest";
import { noCost } from "../../../../functions/platform/costs/cost.ts";
import { inContext } from "../../../../functions/platform/work-context.ts";
import { createAskingStore } from "../../../../functions/studies/simulation/store-asking.ts";
import { storeSteps, type ShareStep } from "../../../../functions/studies/simulation/store-shares.ts";
import { cancelled } from "../../../support/mock-table.ts";
import { ConditionFailed, type Table, type Write } from "../../../../functions/platform/table/table.ts";

const ref = { companyId: "c", projectId: "p", simulationId: "s" };

let transactions: Write[][] = [];
/** Whether a transaction is refused, and how it is. */
let refuses: (writes: readonly Write[]) => boolean = () => false;
let refusal: Error;
beforeEach(() => {
  transactions = [];
  refuses = () => false;
  refusal = new ConditionFailed(0, { status: "complete", progress: {} });
});
const table = {
  async transact(...writes: Write[]) {
    transactions.push(writes);
    await new Promise((resolve) => setImmediate(resolve));
    if (refuses(writes)) throw refusal;
  },
} as unknown as Table;
const store = storeSteps(table);

const step = (position: number, share: ShareStep["share"] = true): ShareStep => ({
  position,
  share,
  cost: { usage: { ...noCost, llm_calls: 1, cost_microusd: 10 + position }, modelIds: [`model-${position % 2}`] },
  writes: [{ Put: { Item: { PK: "s", SK: `RESULT#${position}` } } }],
});
const stored = (...steps: ShareStep[]) =>
  inContext({ correlationId: "c" }, () => Promise.all(steps.map((one) => store(ref, ["running"], one))));
const positionsIn = (writes: readonly Write[]) => Object.values(namesOf(writes)).filter((name) => /^\d+$/.test(name));
const updateOf = ([first]: readonly Write[]) => first!.Update!;
const namesOf = (writes: readonly Write[]) => updateOf(writes).ExpressionAttributeNames!;
const positions = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

it("stores together what comes while something of the study is being stored, nine results at a time", async () => {
  expect(await stored(...positions(0, 12).map((position) => step(position)))).toEqual(Array(12).fill(true));
  expect(transactions.map(positionsIn)).toEqual([positions(0, 9).map(String), positions(9, 12).map(String)]);
  const [nine] = transactions;
  expect(nine!.slice(1)).toEqual(positions(0, 9).flatMap((position) => step(position).writes));
  expect(updateOf(nine!).ExpressionAttributeValues).toMatchObject({
    ":llm_calls": 9,
    ":cost_microusd": 9 * 10 + 36,
    ":models": new Set(["model-0", "model-1"]),
  });
});

it("asks of those alone who are on the way whether they are through", async () => {
  await stored(step(3), step(4, 0.5), step(5));
  const { ConditionExpression, ExpressionAttributeValues, ExpressionAttributeNames } = updateOf(transactions[0]!);
  expect(ConditionExpression!.match(/attribute_type\((\S+), :number\)/g)).toEqual([
    "attribute_type(progress.#place1, :number)",
  ]);
  expect(ExpressionAttributeNames).toMatchObject({ "#place0": "3", "#place1": "4", "#place2": "5" });
  expect(ExpressionAttributeValues).toMatchObject({ ":share0": true, ":share1": 0.5, ":share2": true, ":number": "N" });
});

it("lets each find out by itself whose condition did not hold", async () => {
  refuses = (writes) => positionsIn(writes).includes("2");
  expect(await stored(step(1), step(2), step(3))).toEqual([true, false, true]);
  expect(transactions.map(positionsIn)).toEqual([["1", "2", "3"], ["1"], ["2"], ["3"]]);
});

it("lets the others be stored where one of them cannot be, whatever is wrong with it", async () => {
  refuses = (writes) => positionsIn(writes).includes("2");
  refusal = cancelled(["None", "ValidationError"]);
  const outcomes = await inContext({ correlationId: "c" }, () =>
    Promise.allSettled([1, 2, 3].map((position) => store(ref, ["running"], step(position)))),
  );
  expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

it("does not try again where nobody knows what came of a request", async () => {
  refuses = () => true;
  refusal = new Error("no answer");
  await expect(stored(step(1), step(2))).rejects.toThrow("no answer");
  expect(transactions).toHaveLength(1);
});

it("asks of a result that is to be the first whether there is one", async () => {
  await stored({ ...step(1), unlessThrough: true });
  expect(updateOf(transactions[0]!).ConditionExpression).toContain("attribute_type(progress.#place0, :number)");
});

it("stores two steps of the same participant one after the other", async () => {
  await stored(step(1, 0.5), step(1));
  expect(transactions.map(positionsIn)).toEqual([["1"], ["1"]]);
});

it("lets nobody's answer hang on whether they could be shown as running, who begin together in one write", async () => {
  const updates: unknown[] = [];
  const failing = {
    update: (update: unknown) => {
      updates.push(update);
      return Promise.reject(new Error("no table"));
    },
  } as unknown as Table;
  const { markRunning } = createAskingStore(failing);
  const shown = inContext({ correlationId: "c" }, async () => {
    const first = markRunning(ref, 0);
    // A moment later, in which no timer ends.
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
    return Promise.all([first, markRunning(ref, 1), markRunning(ref, 2)]);
  });
  expect(await shown).toEqual([false, false, false]);
  expect(updates).toEqual([expect.objectContaining({ ExpressionAttributeNames: expect.anything() as unknown })]);
});
