/**
 * Waits for two things that go on side by side. Whichever of them fails, the other one is over, too: what still went on
 * after a function has answered would stand still.
 * @throws what the first has failed with, or else the second
 */
export async function allSettledOrThrow<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  const [a, b] = await Promise.allSettled([first, second]);
  if (a.status === "rejected") throw a.reason;
  if (b.status === "rejected") throw b.reason;
  return [a.value, b.value];
}
