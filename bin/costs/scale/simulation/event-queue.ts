/** Things that happen at a time, the earliest first; of the same time in the order in which they came. */
export interface EventQueue<T> {
  push(at: number, event: T): void;
  /** Undefined when nothing is left. */
  pop(): { at: number; event: T } | undefined;
}

/** A binary heap over plain arrays: simulations of a day push tens of millions of events. */
export function createEventQueue<T>(): EventQueue<T> {
  const times: number[] = [];
  const orders: number[] = [];
  const events: T[] = [];
  let pushed = 0;

  const isBefore = (a: number, b: number): boolean => {
    const [first, second] = [times[a] as number, times[b] as number];
    return first < second || (first === second && (orders[a] as number) < (orders[b] as number));
  };
  const swap = (a: number, b: number): void => {
    const [time, order, event] = [times[a] as number, orders[a] as number, events[a] as T];
    times[a] = times[b] as number;
    orders[a] = orders[b] as number;
    events[a] = events[b] as T;
    times[b] = time;
    orders[b] = order;
    events[b] = event;
  };

  return {
    push(at, event) {
      times.push(at);
      orders.push(pushed++);
      events.push(event);
      for (let child = times.length - 1; child > 0;) {
        const parent = (child - 1) >> 1;
        if (!isBefore(child, parent)) break;
        swap(child, parent);
        child = parent;
      }
    },
    pop() {
      const last = times.length - 1;
      if (last < 0) return undefined;
      swap(0, last);
      const at = times.pop() as number;
      orders.pop();
      const event = events.pop() as T;
      for (let parent = 0; ;) {
        const left = 2 * parent + 1;
        const right = left + 1;
        let least = parent;
        if (left < last && isBefore(left, least)) least = left;
        if (right < last && isBefore(right, least)) least = right;
        if (least === parent) break;
        swap(parent, least);
        parent = least;
      }
      return { at, event };
    },
  };
}
