import { isObject } from "../json.ts";
import type { StoredEvent } from "../execution-history.ts";

/** Tries of one state that failed in the same way. */
export interface FailedTries {
  state: string;
  count: number;
  error: string | null;
  cause: string | null;
}

const TRY_FAILED = /^(?:LambdaFunction|Task)(?:Failed|TimedOut)$/;

/** The one member that holds an event's details, whatever it is called for the event's type. */
export function detailsOf({ details }: StoredEvent): Record<string, unknown> {
  const [only] = Object.values(JSON.parse(details ?? "{}") as Record<string, unknown>);
  return isObject(only) ? only : {};
}

/**
 * The state that each event belongs to, by the event's id. Most events do not name their state; it follows from the
 * event that each of them names as its previous one.
 * @param events all of them, or the first ones, by rising id
 */
export function statesOfEvents(events: readonly StoredEvent[]): ReadonlyMap<number, string> {
  const states = new Map<number, string>();
  for (const event of events) {
    const { id, type, previousEventId } = event;
    // What aborts a state is an event elsewhere, and a Map or Parallel ends after an event inside it.
    if (/Aborted$|^(?:Map|Parallel)State(?:Succeeded|Failed)$|^Execution/.test(type)) continue;
    const { name, index } = detailsOf(event);
    const state = typeof name === "string" ? name : states.get(previousEventId);
    if (state !== undefined) states.set(id, typeof index === "number" ? `${state} #${index}` : state);
  }
  return states;
}

/** What went wrong in the states of an execution, by state and error, the latest first. */
export function failedTries(events: readonly StoredEvent[], states: ReadonlyMap<number, string>): FailedTries[] {
  const tries = new Map<string, FailedTries>();
  for (const event of events) {
    if (!TRY_FAILED.test(event.type)) continue;
    const { error = event.type.endsWith("TimedOut") ? "States.Timeout" : undefined, cause } = detailsOf(event);
    const state = states.get(event.id) ?? "";
    const key = `${state} ${String(error)}`;
    const count = (tries.get(key)?.count ?? 0) + 1;
    const words = { error: typeof error === "string" ? error : null, cause: typeof cause === "string" ? cause : null };
    tries.delete(key);
    tries.set(key, { state, count, ...words });
  }
  return [...tries.values()].toReversed();
}
