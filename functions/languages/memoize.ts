/**
 * Computes a value once per key.
 * @param compute always makes the same of a key; what it makes is shared, so nobody may change it
 * @param limit how many values are kept: beyond it the oldest goes. What lives as long as a process needs one
 */
export function memoize<Key, Value>(compute: (key: Key) => Value, limit = Infinity): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = compute(key);
    known.set(key, value);
    if (known.size > limit) known.delete(known.keys().next().value as Key);
    return value;
  };
}
