/**
 * Computes a value once per key: the point sets that a plan compares ask for the same ages, places and households again
 * and again.
 */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}
