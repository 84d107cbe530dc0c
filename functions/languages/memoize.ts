/**
 * Computes a value once per key.
 * @param compute always returns the same for a key; the result is shared, so nobody may change it
 * @param limit how many values are kept; beyond it the oldest is removed. A memo that lives as long as a process needs
 * a limit
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
