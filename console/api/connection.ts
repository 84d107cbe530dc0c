import { createStore } from "../store.ts";

/** The address of the API, on the same host as this page. */
export const API_URL = location.pathname.replace(/\/console\/?$/, "");

/** Whether the service answered the last request. */
export const reachable = createStore(true);

const RETRY_MS = 1_000;

let waiting: Promise<void> | undefined;

const answers = () =>
  fetch(`${API_URL}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Waits a moment before the next try, or until the browser reports that the network is back. */
const aMoment = () =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, RETRY_MS);
    addEventListener("online", () => (clearTimeout(timer), resolve()), { once: true });
  });

async function askUntilItAnswers(): Promise<void> {
  reachable.set(false);
  do await aMoment();
  while (!(await answers()));
  waiting = undefined;
  reachable.set(true);
}

/** Resolves when an unreachable service answers again; all callers wait for the same answer. */
export const untilReachable = (): Promise<void> => (waiting ??= askUntilItAnswers());
