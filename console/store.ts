import { useLayoutEffect, useState } from "preact/hooks";

/** A value that components follow. */
export interface Store<T> {
  get(): T;
  set(value: T): void;
  /** @returns what ends it */
  subscribe(listener: () => void): () => void;
}

export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** The value of a store; the component is drawn again when it changes. */
export function useStore<T>(store: Store<T>): T {
  const [value, setValue] = useState(() => store.get());
  useLayoutEffect(() => {
    const follow = () => setValue(() => store.get());
    follow();
    return store.subscribe(follow);
  }, [store]);
  return value;
}
