import { randomFrom, seedFrom, uniform } from "../../../../functions/domain/statistics/random.ts";
import { normalQuantile } from "../../../../functions/domain/statistics/normal.ts";
import { RetryPolicy } from "../../../../local/step-functions/retry-and-catch.ts";
import { StatesError } from "../../../../local/step-functions/errors.ts";
import type { Retrier } from "../../../../local/step-functions/definition.ts";
import { leastRounds } from "../../capped-path.ts";
import type { MeasuredWork } from "../../measured-file.ts";
import type { Load } from "../load.ts";
import type { Arrival } from "./arrivals.ts";
import { createEventQueue } from "./event-queue.ts";
import { createModelLoad } from "./model-load.ts";
import type { Settings } from "./settings.ts";
import { stagesOf, type Stage, type WaitedKind } from "./stages.ts";

/** How a study went. */
export interface StudyEnd {
  kind: WaitedKind;
  personas: number;
  /** From its start to its end, and what it would have taken alone, calls of mean length. */
  seconds: number;
  leastSeconds: number;
  failed: "no turn" | "models" | undefined;
  /** Attempts that found no turn. */
  refusals: number;
  /** Invocations that a model refused somebody of. */
  throttled: number;
}

/** A day of studies. */
export interface SimulatedDay {
  ends: StudyEnd[];
  transitions: number;
  /** In the busiest minute, a second. */
  mostTransitions: number;
  /** Of all transitions, those of attempts that found no turn. */
  refusals: number;
  /** Model calls, and those of them that their model refused and its fallback was asked instead. */
  calls: number;
  diverted: number;
}

interface Study {
  arrival: Arrival;
  stages: readonly Stage[];
  position: number;
  waiting: number[];
  open: number;
  isOver: boolean;
  end: StudyEnd;
}
/** A batch that is to be asked, or is being asked. */
interface Item {
  study: Study;
  personas: number;
  /** Calls one after the other that are left. */
  rounds: number;
  policy: RetryPolicy;
  /** Of the invocation that runs: calls one after the other, and a second. */
  asked: number;
  rate: number;
  running: boolean;
  /** Personas that a model refused in it. */
  refused: number;
  /** Transitions that have to be had before it is tried. */
  owed: number;
}

const NO_TURN = new StatesError("Lambda.TooManyRequestsException");
const THROTTLED = new StatesError("ModelThrottled");
/** Of the pause between two invocations of a batch. */
const PAUSE_SECONDS = 1;
/** Choice, Map and lane of a stage are counted with it; a pause is entered and its task again. */
const PAUSE_TRANSITIONS = 2;
/** States before the first stage and after the last. */
const FIRST_TRANSITIONS = 2;
const LAST_TRANSITIONS = 4;
const MINUTE = 60;

const callsOf = (steps: readonly number[]): number => steps.reduce((sum, calls) => sum + calls, 0);
const roundsOf = ({ task, steps }: Stage, personas: number): number =>
  leastRounds(personas, steps, task.capacity.callsAtOnce);

/** Rounds of a stage that has all its turns. */
function leastOf(stage: Stage): number {
  const lanes = Math.min(stage.lanes, stage.task.capacity.invocations);
  const longest = Math.max(...stage.items.map((personas) => roundsOf(stage, personas)));
  const all = stage.items.reduce((sum, personas) => sum + roundsOf(stage, personas), 0);
  return Math.max(longest, all / lanes);
}

/**
 * Lets the studies of a day ask models by the settings: turns of functions, lanes of Maps, retries with their jitter,
 * batches that hand back when their time is up, quotas of the models and of state transitions. An invocation is one
 * event: its calls fill the places it has.
 */
export function simulateDay(
  arrivals: readonly Arrival[],
  settings: Settings,
  load: Load,
  work: readonly MeasuredWork[],
): SimulatedDay {
  const { mean, variation } = load.modelCallSeconds;
  const random = randomFrom(seedFrom("day", arrivals.length));
  const free = new Map([...settings.tasks].map(([name, { capacity }]) => [name, capacity.invocations]));
  const models = createModelLoad(settings);
  const queue = createEventQueue<Item | Arrival>();
  const known = new Map<string, readonly Stage[]>();
  const ends: StudyEnd[] = [];
  const logSd = Math.sqrt(Math.log(1 + variation ** 2));

  let transitions = 0;
  let refusals = 0;
  let allCalls = 0;
  let diverted = 0;
  let bucketEmptyAt = 0;
  const byMinute: number[] = [];
  /** Takes transitions out of the bucket. @returns when the last of them may happen */
  const pass = (now: number, count: number): number => {
    transitions += count;
    const { aSecond, bucket } = settings.transitions;
    bucketEmptyAt = Math.max(bucketEmptyAt, now - bucket / aSecond) + count / aSecond;
    const at = Math.max(now, bucketEmptyAt);
    const minute = Math.floor(at / MINUTE);
    byMinute[minute] = (byMinute[minute] ?? 0) + count;
    return at;
  };

  const stagesFor = ({ kind, personas }: Arrival): readonly Stage[] => {
    const key = `${kind} ${personas}`;
    const stages = known.get(key) ?? stagesOf(kind, personas, work, settings);
    known.set(key, stages);
    return stages;
  };
  /** Of so many calls one after the other, each of random length. */
  const lasting = (rounds: number): number => {
    const draw = normalQuantile(Math.min(1 - 1e-9, Math.max(1e-9, uniform(random))));
    const sd = logSd / Math.sqrt(rounds);
    return rounds * mean * Math.exp(sd * draw - sd ** 2 / 2);
  };

  function over(study: Study, now: number, failed?: StudyEnd["failed"]): void {
    study.isOver = true;
    study.end.seconds = now - study.arrival.at;
    study.end.failed = failed;
    ends.push(study.end);
  }

  function beginItem(study: Study, stage: Stage, now: number): void {
    const personas = study.waiting.shift();
    if (personas === undefined) return;
    study.open += 1;
    const policy = new RetryPolicy(stage.task.retry as Retrier[]);
    const rounds = roundsOf(stage, personas);
    queue.push(now, { study, personas, rounds, policy, asked: 0, rate: 0, running: false, refused: 0, owed: 1 });
  }

  function beginStage(study: Study, now: number): void {
    const stage = study.stages[study.position];
    if (!stage) {
      over(study, pass(now, LAST_TRANSITIONS));
      return;
    }
    const at = pass(now, stage.transitions);
    study.waiting = [...stage.items];
    for (let lane = 0; lane < stage.lanes && study.waiting.length > 0; lane++) beginItem(study, stage, at);
  }

  function begin(arrival: Arrival): void {
    const stages = stagesFor(arrival);
    const leastSeconds = stages.reduce((sum, stage) => sum + leastOf(stage) * mean, 0);
    const { kind, personas } = arrival;
    const end: StudyEnd = { kind, personas, seconds: 0, leastSeconds, failed: undefined, refusals: 0, throttled: 0 };
    const study: Study = { arrival, stages, position: 0, waiting: [], open: 0, isOver: false, end };
    beginStage(study, pass(arrival.at, FIRST_TRANSITIONS));
  }

  /** Tries again after a failure, as the definition says. */
  function again(item: Item, now: number, failure: StatesError, failed: NonNullable<StudyEnd["failed"]>): void {
    const { study, policy } = item;
    const delay = policy.nextDelay(failure, () => uniform(random));
    if (delay === undefined) over(study, now, failed);
    else later(item, now + delay, 1, failed);
  }

  /** Has an item tried at a time, if its execution has not ended by then. */
  function later(item: Item, at: number, owed: number, failed: NonNullable<StudyEnd["failed"]>): void {
    const limit = item.study.arrival.at + settings.timeLimit;
    item.owed = owed;
    if (at > limit) over(item.study, limit, failed);
    else queue.push(at, item);
  }

  function attempt(item: Item, now: number): void {
    const { study, owed } = item;
    item.owed = 0;
    const at = owed > 0 ? pass(now, owed) : now;
    if (at > now) {
      later(item, at, 0, "no turn");
      return;
    }
    const stage = study.stages[study.position] as Stage;
    const { task } = stage;
    const turns = free.get(task.name) as number;
    if (turns === 0) {
      study.end.refusals += 1;
      refusals += 1;
      again(item, now, NO_TURN, "no turn");
      return;
    }
    free.set(task.name, turns - 1);
    const rounds = task.inBatches ? Math.min(item.rounds, Math.ceil(task.seconds / mean)) : item.rounds;
    const seconds = lasting(rounds);
    const share = rounds / roundsOf(stage, item.personas);
    const calls = Math.max(1, callsOf(stage.steps) * item.personas * Math.min(1, share));
    item.rate = calls / seconds;
    models.add(stage, item.rate);
    allCalls += calls;
    diverted += calls * models.diverted(stage);
    const refusedCall = models.refused(stage);
    if (refusedCall > 0) {
      const isRefused = 1 - (1 - refusedCall) ** Math.max(1, calls / item.personas);
      for (let persona = 0; persona < item.personas; persona++) if (uniform(random) < isRefused) item.refused += 1;
    }
    item.asked = rounds;
    item.rounds -= rounds;
    item.running = true;
    queue.push(now + seconds, item);
  }

  function end(item: Item, now: number): void {
    const { study, refused } = item;
    const stage = study.stages[study.position] as Stage;
    item.running = false;
    free.set(stage.task.name, (free.get(stage.task.name) as number) + 1);
    models.add(stage, -item.rate);
    if (study.isOver) return;
    if (refused > 0) study.end.throttled += 1;
    if (item.rounds > 0) {
      // Whoever was refused is asked with the others, half of what was asked of them in the mean.
      item.rounds += Math.round((item.refused / item.personas) * (item.asked / 2));
      item.refused = 0;
      item.policy = new RetryPolicy(stage.task.retry as Retrier[]);
      later(item, now + PAUSE_SECONDS, PAUSE_TRANSITIONS, "no turn");
      return;
    }
    if (refused > 0) {
      // Half of what they were to be asked is left, in the mean.
      item.personas = refused;
      item.rounds = Math.max(1, Math.ceil(roundsOf(stage, refused) / 2));
      item.refused = 0;
      again(item, now, THROTTLED, "models");
      return;
    }
    study.open -= 1;
    beginItem(study, stage, now);
    if (study.open > 0) return;
    study.position += 1;
    beginStage(study, now);
  }

  for (const arrival of arrivals) queue.push(arrival.at, arrival);
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { at, event } = next;
    if (!("study" in event)) begin(event);
    else if (event.running) end(event, at);
    else if (!event.study.isOver) attempt(event, at);
  }
  const mostTransitions = byMinute.reduce((most, count) => Math.max(most, count / MINUTE), 0);
  return { ends, transitions, mostTransitions, refusals, calls: allCalls, diverted };
}
