/**
 * Waits for two parallel promises. Even if one fails, it waits for the other: work that continued after a function has
 * answered would be frozen.
 * @throws the error of the first, or else of the second
 */
export async function allSettledOrThrow<A, B>(first: Promise<A>, second: Promise<B>): Promise<[A, B]> {
  const [a, b] = await Promise.allSettled([first, second]);
  if (a.status === "rejected") throw a.reason;
  if (b.status === "rejected") throw b.reason;
  return [a.value, b.value];
}
