/** Something that took time, on any clock. */
export interface Span {
  startedAt: number;
  endedAt: number;
}

/**
 * The longest chain of spans of which none overlaps another: what a caller waits for one after the other. Calls that
 * were sent side by side count once, however their ends fall.
 * @returns the chain in order of time; of several that are as long, the one whose spans end first
 */
export function longestSequence<S extends Span>(spans: readonly S[]): S[] {
  const chain: S[] = [];
  for (const span of [...spans].sort((a, b) => a.endedAt - b.endedAt)) {
    const last = chain.at(-1);
    if (!last || span.startedAt >= last.endedAt) chain.push(span);
  }
  return chain;
}
