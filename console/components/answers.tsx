import { ApiError } from "../../clients/typescript/src/index.ts";
import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { sentenceOf, SignedOut, wasAborted } from "../api/errors.ts";
import { Button } from "./button.tsx";
import { useWithoutDeleted } from "./deletions.tsx";
import { Page } from "./page.tsx";
import { pause } from "./pause.ts";
import { t } from "../language/say.ts";

/** The number of requests at the given interval; work that takes longer is not urgent. */
const QUICKLY = 60;

/** The service's answer to a request of a page. */
export interface Answered<T> {
  /** The last answer; undefined until there is one. */
  data: T | undefined;
  error: Error | undefined;
  /** Asks again; the old answer stays until the new one arrives. */
  reload: () => void;
  /** Sets the answer, if the caller already knows it. */
  put: (data: T) => void;
}

interface Repetition<T> {
  /** Milliseconds until the next request; four times as many after a while. No requests while the page is hidden. */
  every: number;
  /** Until this is true of the answer. */
  until: (data: T) => boolean;
}

/**
 * Sends a request when the page appears, and again when a dependency has changed.
 * @param repeated repeats the request, to follow work in progress
 */
export function useAnswer<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  dependencies: readonly unknown[],
  repeated?: Repetition<T>,
): Answered<T> {
  const [state, setState] = useState<Pick<Answered<T>, "data" | "error">>({ data: undefined, error: undefined });
  const [round, setRound] = useState(0);
  const puts = useRef(0);
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const askOn = async () => {
      for (let asked = 1; !signal.aborted; asked++) {
        try {
          const putsBefore = puts.current;
          const data = await ask(signal);
          if (signal.aborted) return;
          // If a newer answer was put in while this one was on its way, this one is outdated.
          const isNewest = puts.current === putsBefore;
          if (isNewest) setState({ data, error: undefined });
          if (!repeated || (isNewest && repeated.until(data))) return;
        } catch (error) {
          if (signal.aborted || error instanceof SignedOut || wasAborted(error)) return;
          setState(({ data }) => ({ data, error: error instanceof Error ? error : new Error(String(error)) }));
          if (!repeated || (error instanceof ApiError && error.status < 429)) return;
        }
        await pause(repeated.every * (asked > QUICKLY ? 4 : 1), ending);
      }
    };
    void askOn();
    return () => ending.abort();
  }, [...dependencies, round]);
  const reload = useCallback(() => setRound((count) => count + 1), []);
  const put = useCallback((data: T) => {
    puts.current += 1;
    setState({ data, error: undefined });
  }, []);
  return { ...state, data: useWithoutDeleted(state.data), reload, put };
}

interface LoadedProps<T> {
  answer: Answered<T>;
  /** The name of what is loading: `the projects`. */
  what: string;
  /** Whether it is the whole page: if it fails to load, the page's heading is missing, too. */
  whole?: boolean;
  children: (data: T) => ComponentChildren;
}

/** The service's answer; until it arrives, a note that it is loading, or the error. */
export function Loaded<T>({ answer: { data, error, reload }, what, whole = false, children }: LoadedProps<T>) {
  // A resource that is requested repeatedly may have been deleted in the meantime.
  const missing = error instanceof ApiError && error.status === 404;
  if (data !== undefined && !missing) return <>{children(data)}</>;
  if (!error)
    return (
      <p class="quiet" role="status">
        {t("Loading {what}…", { what })}
      </p>
    );
  const absence = (
    <div role="alert">
      <p class="alert bad">{sentenceOf(error)}</p>
      {missing ? (
        <p>{t("It may have been deleted, or the address is incomplete.")}</p>
      ) : (
        <Button onClick={reload}>{t("Try again")}</Button>
      )}
    </div>
  );
  return whole ? <Page title={missing ? t("Nothing here") : t("Something went wrong")}>{absence}</Page> : absence;
}
