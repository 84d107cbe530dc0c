import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useState } from "preact/hooks";
import { sentenceOf, ServiceAnsweredError, SignedOut, wasAborted } from "../api/errors.ts";
import { Button } from "./button.tsx";

/** What the service answers to a question of a page. */
export interface Answered<T> {
  /** The last answer; undefined until there is one. */
  data: T | undefined;
  error: Error | undefined;
  /** Asks again; what there is stays until the answer comes. */
  reload: () => void;
  /** Puts in what is known to be the answer now. */
  put: (data: T) => void;
}

interface Repetition<T> {
  /** Milliseconds until the question is asked again. */
  every: number;
  /** Until this is true of the answer. */
  until: (data: T) => boolean;
}

/**
 * Asks when the page appears, and again when something it depends on has changed.
 * @param repeated asks over and over, for what goes on meanwhile
 */
export function useAnswer<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  dependencies: readonly unknown[],
  repeated?: Repetition<T>,
): Answered<T> {
  const [state, setState] = useState<Pick<Answered<T>, "data" | "error">>({ data: undefined, error: undefined });
  const [round, setRound] = useState(0);
  useEffect(() => {
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askOnce = () =>
      ask(ending.signal).then(
        (data) => {
          if (ending.signal.aborted) return;
          setState({ data, error: undefined });
          if (repeated && !repeated.until(data)) timer = setTimeout(() => void askOnce(), repeated.every);
        },
        (error: unknown) => {
          if (ending.signal.aborted || error instanceof SignedOut || wasAborted(error)) return;
          setState(({ data }) => ({ data, error: error instanceof Error ? error : new Error(String(error)) }));
        },
      );
    void askOnce();
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [...dependencies, round]);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  const put = useCallback((data: T) => setState({ data, error: undefined }), []);
  return { ...state, reload, put };
}

interface LoadedProps<T> {
  answer: Answered<T>;
  /** What is on its way: `the projects`. */
  what: string;
  children: (data: T) => ComponentChildren;
}

/** What the service has answered; until then that it is on its way, or why it is not. */
export function Loaded<T>({ answer: { data, error, reload }, what, children }: LoadedProps<T>) {
  if (data !== undefined) return <>{children(data)}</>;
  if (!error) return <p class="quiet" role="status">{`Loading ${what}…`}</p>;
  const missing = error instanceof ServiceAnsweredError && error.status === 404;
  return (
    <div role="alert">
      <p class="alert bad">{sentenceOf(error)}</p>
      {missing ? (
        <p>It may have been deleted, or the address is incomplete.</p>
      ) : (
        <Button onClick={reload}>Try again</Button>
      )}
    </div>
  );
}
