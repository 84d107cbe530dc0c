/**
 * Makes something from a thing once for each way, shares it with all callers, and keeps it as long as they keep the
 * thing.
 * @param make gets the thing and the way
 */
export function memoizeBy<Thing extends object, Way extends string | undefined, T>(
  make: (thing: Thing, way: Way) => Promise<T>,
): (thing: Thing, way: Way) => Promise<T> {
  const made = new WeakMap<Thing, Map<Way, Promise<T>>>();
  return (thing, way) => {
    const ways = made.get(thing) ?? new Map<Way, Promise<T>>();
    made.set(thing, ways);
    const known = ways.get(way) ?? make(thing, way);
    ways.set(way, known);
    return known;
  };
}
