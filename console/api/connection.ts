import { createStore } from "../store.ts";

/** Where the API is: beside this page. */
export const API_URL = location.pathname.replace(/\/console\/?$/, "");

/** Whether the service answered when it was last asked. */
export const reachable = createStore(true);

const RETRY_MS = 1_000;

let waiting: Promise<void> | undefined;

const answers = () =>
  fetch(`${API_URL}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

/** The next try comes after a moment, or when the browser says that the network is back. */
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

/** Resolves when a service that did not answer does so again; everybody waits for the same answer. */
export const untilReachable = (): Promise<void> => (waiting ??= askUntilItAnswers());
