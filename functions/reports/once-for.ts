/** Makes something of a thing once, for all who ask for it, and keeps it as long as they keep the thing. */
export function onceFor<Thing extends object, T>(make: (thing: Thing) => Promise<T>): (thing: Thing) => Promise<T> {
  const made = new WeakMap<Thing, Promise<T>>();
  return (thing) => {
    const known = made.get(thing) ?? make(thing);
    made.set(thing, known);
    return known;
  };
}
