import { ApiError } from "../../clients/typescript/src/index.ts";
import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import { sentenceOf, SignedOut, wasAborted } from "../api/errors.ts";
import { Button } from "./button.tsx";
import { useWithoutDeleted } from "./deletions.tsx";
import { Page } from "./page.tsx";
import { pause } from "./pause.ts";
import { t } from "../language/say.ts";

/** Times that a question is asked in its own rhythm; what takes longer than that is in no hurry. */
const QUICKLY = 60;

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
  /** Milliseconds until the question is asked again; four times as many after a while, and not while nobody looks. */
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
          // An answer that was on its way when a newer one was put in is the older one.
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
  /** What is on its way: `the projects`. */
  what: string;
  /** It is all there is on the page, whose heading is then missing, too, if it does not come. */
  whole?: boolean;
  children: (data: T) => ComponentChildren;
}

/** What the service has answered; until then that it is on its way, or why it is not. */
export function Loaded<T>({ answer: { data, error, reload }, what, whole = false, children }: LoadedProps<T>) {
  // What is asked for over and over may have been deleted meanwhile.
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
