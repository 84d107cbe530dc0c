import { isObject } from "../json.ts";
import type { StoredEvent } from "../execution-history.ts";
import { closeAll, closeAttempt, closeBranch, type Branch, type Outcome, type Visit } from "./visits.ts";

export interface Timeline {
  /** Of the first event, in epoch milliseconds. */
  from: number;
  /** Of the last event of an execution that has ended; undefined while it runs. */
  to: number | undefined;
  /** The states of the outermost sequence in the order in which they were entered. */
  visits: Visit[];
  /** The state that each event belongs to, by the event's id; events of none are missing. */
  stateOf: Map<number, string>;
}

/** A sequence of states, and the Map or Parallel around it. */
interface Sequence {
  visits: Visit[];
  branch?: Branch;
  owner?: Place;
}

/** Where an event stands: in a sequence, and there in a state, unless it is about the sequence itself. */
interface Place {
  sequence: Sequence;
  visit?: Visit;
  /** The next state entered begins a branch of the Parallel that this place is in. */
  branches?: boolean;
}

const ENTERED = /^(\w+)StateEntered$/;
const TRY_ENDED = /^(?:LambdaFunction|Task)(Succeeded|Failed|TimedOut)$/;
const AROUND_BRANCHES = /^(Map|Parallel)State(Started|Succeeded|Failed)$/;

/**
 * Reads from a history what ran when. Events name no iteration; which one they belong to follows from the event that
 * each of them names as its previous one.
 * @param events all of them, or the first ones, by rising id
 */
export function timelineOf(events: readonly StoredEvent[]): Timeline {
  return new TimelineReader().read(events);
}

class TimelineReader {
  readonly #root: Sequence = { visits: [] };
  readonly #places = new Map<number, Place>([[0, { sequence: this.#root }]]);
  readonly #stateOf = new Map<number, string>();
  #to: number | undefined;

  read(events: readonly StoredEvent[]): Timeline {
    for (const event of events) {
      const place = this.#placeOf(event, this.#places.get(event.previousEventId) ?? { sequence: this.#root });
      this.#places.set(event.id, place);
      // What cuts a state off is an event elsewhere, so such an event's place is not the state it is about.
      if (place.visit !== undefined && !event.type.endsWith("Aborted")) this.#stateOf.set(event.id, place.visit.name);
    }
    return { from: events[0]?.timestamp ?? 0, to: this.#to, visits: this.#root.visits, stateOf: this.#stateOf };
  }

  #placeOf(event: StoredEvent, previous: Place): Place {
    const { type } = event;
    const entered = ENTERED.exec(type)?.[1];
    if (entered !== undefined) return enter(event, entered, previous);
    if (type.endsWith("StateExited")) return exit(event, previous);
    if (type === "MapIterationStarted") return startIteration(event, previous);
    if (type === "MapIterationSucceeded" || type === "MapIterationFailed") return endIteration(event, previous);
    const [, kind, moment] = AROUND_BRANCHES.exec(type) ?? [];
    if (kind !== undefined) return aroundBranches(event, kind, moment ?? "", previous);
    if (type.startsWith("Execution")) return this.#execution(event);
    if (previous.visit !== undefined) attend(event, previous.visit);
    return previous;
  }

  #execution({ type, timestamp }: StoredEvent): Place {
    if (type === "ExecutionStarted") this.#to = undefined;
    else {
      this.#to = timestamp;
      closeAll(this.#root.visits, timestamp, type === "ExecutionFailed" ? "failed" : "aborted");
    }
    return { sequence: this.#root };
  }
}

function enter(event: StoredEvent, type: string, previous: Place): Place {
  const { name = "", input = "" } = detailsOf(event);
  const visit: Visit = {
    name: String(name),
    type,
    input: String(input),
    from: event.timestamp,
    to: undefined,
    outcome: "running",
    failed: false,
    attempts: [],
    branches: [],
  };
  const sequence = previous.branches ? branchOf(previous, event.timestamp) : previous.sequence;
  sequence.visits.push(visit);
  return { sequence, visit };
}

function exit(event: StoredEvent, previous: Place): Place {
  const { name } = detailsOf(event);
  const place = around(previous, (visit) => visit.name === name) ?? previous;
  const { visit } = place;
  if (visit === undefined) return place;
  const lastFailed = visit.failed || visit.attempts.at(-1)?.outcome === "failed";
  closeAttempt(visit, event.timestamp, "succeeded");
  for (const branch of visit.branches) closeBranch(branch, event.timestamp, "aborted");
  visit.to = event.timestamp;
  visit.outcome = lastFailed ? "failed" : "succeeded";
  return place;
}

function startIteration(event: StoredEvent, previous: Place): Place {
  const { name, index } = detailsOf(event);
  const owner = around(previous, (visit) => visit.name === name);
  return owner === undefined ? previous : { sequence: branchOf(owner, event.timestamp, Number(index)) };
}

function endIteration(event: StoredEvent, previous: Place): Place {
  const { timestamp, type } = event;
  const { name, index } = detailsOf(event);
  const owner = around(previous, (visit) => visit.name === name);
  const branch = owner?.visit?.branches.findLast((one) => one.index === index);
  if (owner?.visit === undefined || branch === undefined) return previous;
  const failed = type === "MapIterationFailed";
  closeBranch(branch, timestamp, failed ? "failed" : "succeeded");
  if (failed) endTry(owner.visit, timestamp, "failed");
  return { sequence: { visits: branch.visits, branch, owner } };
}

function aroundBranches(event: StoredEvent, kind: string, moment: string, previous: Place): Place {
  const place = around(previous, (visit) => visit.type === kind && !visit.failed);
  const visit = place?.visit;
  if (place === undefined || visit === undefined) return previous;
  const { timestamp } = event;
  if (moment === "Started") {
    endTry(visit, timestamp, "failed");
    visit.attempts.push({ from: timestamp, to: undefined, outcome: "running" });
    return { ...place, branches: kind === "Parallel" };
  }
  if (moment === "Failed") {
    visit.failed = true;
    // The event before this one is of the branch that failed.
    const failing = previous.sequence.branch;
    if (failing !== undefined && visit.branches.includes(failing)) closeBranch(failing, timestamp, "failed");
    endTry(visit, timestamp, "failed");
  } else {
    for (const branch of visit.branches) closeBranch(branch, branch.visits.at(-1)?.to ?? timestamp, "succeeded");
    closeAttempt(visit, timestamp, "succeeded");
  }
  return { sequence: place.sequence, visit };
}

/** A try of a Map or Parallel has ended badly: its branches that are still open were cut off. */
function endTry(visit: Visit, at: number, outcome: Outcome): void {
  closeAttempt(visit, at, outcome);
  for (const branch of visit.branches) closeBranch(branch, at, "aborted");
}

/** Tries of a Task. */
function attend(event: StoredEvent, visit: Visit): void {
  const { type, timestamp } = event;
  if (type === "LambdaFunctionScheduled" || type === "TaskScheduled") {
    visit.attempts.push({ from: timestamp, to: undefined, outcome: "running" });
    return;
  }
  if (type === "TaskSubmitted") {
    const output = parsed(detailsOf(event)["output"]);
    if (typeof output["ExecutionArn"] === "string") visit.childArn = output["ExecutionArn"];
    return;
  }
  const ending = TRY_ENDED.exec(type)?.[1];
  if (ending === "Succeeded") closeAttempt(visit, timestamp, "succeeded");
  else if (ending !== undefined) {
    const { error = ending === "TimedOut" ? "States.Timeout" : undefined, cause } = detailsOf(event);
    closeAttempt(visit, timestamp, "failed", {
      ...(typeof error === "string" ? { error } : {}),
      ...(typeof cause === "string" ? { cause } : {}),
    });
  }
}

/** The nearest open state, from a place outwards, that fits. */
function around(from: Place, fits: (visit: Visit) => boolean): Place | undefined {
  for (let place: Place | undefined = from; place !== undefined; place = place.sequence.owner) {
    if (place.visit !== undefined && place.visit.to === undefined && fits(place.visit)) return place;
  }
  return undefined;
}

/** A new branch of the Map or Parallel at `owner`; without an index the next of this try. */
function branchOf(owner: Place, from: number, given?: number): Sequence {
  const tryFrom = owner.visit?.attempts.at(-1)?.from ?? from;
  const index = given ?? owner.visit?.branches.filter((branch) => branch.from >= tryFrom).length ?? 0;
  const branch: Branch = { index, from, to: undefined, outcome: "running", visits: [] };
  owner.visit?.branches.push(branch);
  return {
    visits: branch.visits,
    branch,
    owner: { sequence: owner.sequence, ...(owner.visit ? { visit: owner.visit } : {}) },
  };
}

/** The one member that holds an event's details, whatever it is called for the event's type. */
export function detailsOf({ details }: StoredEvent): Record<string, unknown> {
  const [only] = Object.values(parsed(details));
  return isObject(only) ? only : {};
}

function parsed(text: unknown): Record<string, unknown> {
  if (typeof text !== "string") return {};
  const value: unknown = JSON.parse(text);
  return isObject(value) ? value : {};
}
