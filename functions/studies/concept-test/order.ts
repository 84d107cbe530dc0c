/**
 * Orders of `count` conditions, as positions from 0, in which each comes equally often at every place and right behind
 * every other (Williams 1949, Aust J Sci Res A 2:149). An even number has `count` orders. An odd one has twice as many;
 * the second half is the first half reversed. Any `count` orders of one half are a Latin square.
 */
export function williamsOrders(count: number): number[][] {
  const zigzag = Array.from({ length: count }, (_, index) =>
    index % 2 === 1 ? (index + 1) / 2 : (count - index / 2) % count,
  );
  const square = Array.from({ length: count }, (_, shift) => zigzag.map((start) => (start + shift) % count));
  return count % 2 === 0 ? square : [...square, ...square.map((order) => order.toReversed())];
}

/**
 * The concepts in the order in which a persona sees them. Places in the sample go through the orders one after the
 * other, so that a rerun shows the same.
 * @param place the persona's place in the sample, from 0
 */
export function shownOrder<T>(concepts: readonly T[], place: number): T[] {
  const orders = williamsOrders(concepts.length);
  return orders[place % orders.length]!.map((index) => concepts[index]!);
}
