import { describe, expect, it } from "vitest";
import { shownOrder, williamsOrders } from "../../../../functions/studies/concept-test/order.ts";

const counts = Array.from({ length: 9 }, (_, index) => index + 2);
const tally = (all: readonly string[]) => [...Map.groupBy(all, (one) => one).values()].map((same) => same.length);

describe.each(counts)("the orders of %i concepts", (count) => {
  const orders = williamsOrders(count);

  it("are as many as there are concepts, or twice as many where they are odd", () => {
    expect(orders.length).toBe(count % 2 === 0 ? count : 2 * count);
    expect(new Set(orders.map(String)).size).toBe(orders.length);
    for (const order of orders) expect(new Set(order).size).toBe(count);
  });

  it("put each at every place, and behind every other, equally often", () => {
    const places = tally(orders.flatMap((order) => order.map((one, place) => `${one} at ${place}`)));
    const behind = tally(orders.flatMap((order) => order.slice(1).map((one, index) => `${order[index]} ${one}`)));
    expect([places.length, new Set(places).size]).toEqual([count * count, 1]);
    expect([behind.length, new Set(behind).size]).toEqual([count * (count - 1), 1]);
  });

  it("are a Latin square after as many people as there are concepts", () => {
    const places = orders.slice(0, count).flatMap((order) => order.map((one, place) => `${one} at ${place}`));
    expect(new Set(places).size).toBe(count * count);
  });
});

it("goes round: whoever comes after all orders begins anew", () => {
  expect(shownOrder(["a", "b", "c"], 0)).toEqual(["a", "b", "c"]);
  expect(shownOrder(["a", "b", "c"], 5)).toEqual(["b", "a", "c"]);
  expect(shownOrder(["a", "b", "c"], 6)).toEqual(["a", "b", "c"]);
});
