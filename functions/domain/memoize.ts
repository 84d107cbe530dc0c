/**
 * Computes a value once for each of the keys that were asked for last.
 * @param limit how many values are kept; beyond it the oldest goes
 * @param compute always makes the same of a key; what it makes is shared, so nobody may change it
 */
export function rememberLast<Key, Value>(limit: number, compute: (key: Key) => Value): (key: Key) => Value {
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
