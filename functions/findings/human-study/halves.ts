import { randomFrom, seedFrom, shuffle } from "../../statistics/random.ts";
import { DIVISIONS } from "./record.ts";

/** By division and person: whether the person is in its first half. The same for every question and every upload. */
export function divideIntoHalves(people: number): boolean[][] {
  const everybody = Array.from({ length: people }, (_, person) => person);
  return Array.from({ length: DIVISIONS }, (_, division) => {
    const first = new Array<boolean>(people).fill(false);
    const order = shuffle(randomFrom(seedFrom("halves", division, people)), everybody);
    for (const person of order.slice(0, Math.floor(people / 2))) first[person] = true;
    return first;
  });
}
