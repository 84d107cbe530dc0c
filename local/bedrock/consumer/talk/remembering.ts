/** Texts that one reading remembers: some hundred interviews' worth. */
const MOST_TEXTS = 4_000;

/**
 * A pure reading of a text that is done once per text: an interviewer asks everybody the same, and every request brings
 * the whole talk again. The oldest text is forgotten when there are too many.
 */
export function remembering<T>(read: (text: string) => T, most = MOST_TEXTS): (text: string) => T {
  const known = new Map<string, { reading: T }>();
  return (text) => {
    const before = known.get(text);
    if (before) return before.reading;
    const reading = read(text);
    if (known.size >= most) known.delete(known.keys().next().value!);
    known.set(text, { reading });
    return reading;
  };
}
