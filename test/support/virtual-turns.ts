import { vi } from "vitest";
import type { FunctionName } from "../../functions/contracts/environment.ts";
import { reservedConcurrency } from "../../functions/contracts/model-capacity.ts";
import { randomFrom, seedFrom, uniform } from "../../functions/domain/statistics/random.ts";
import { ExecutionHistory } from "../../local/step-functions/execution-history.ts";
import { runStates } from "../../local/step-functions/run-states.ts";
import { Scope } from "../../local/step-functions/scope.ts";
import { registerStateMachines } from "../../local/step-functions/state-machine.ts";
import { ACCOUNT_ID, REGION, functionOfArn, loadStateMachines, stateMachineArn } from "../../local/state-machines.ts";
import type { Json } from "../../local/step-functions/json.ts";
import type { Run } from "../../local/step-functions/scope.ts";

/** How long a function takes, in seconds, and what it answers. */
type Service = (payload: { simulation_id: string; persona_id?: string }) => { seconds: number; answer: Json };

export interface VirtualStudy {
  personas: number;
  /** Seconds after the first study. */
  startsAfter?: number;
  /** What its states call; one that is not named takes a tenth of a second. */
  services: Partial<Record<FunctionName, Service>>;
}

export interface VirtualEnd {
  /** From its start to its end. */
  seconds: number;
  /** Events of its history, of which the service allows 25,000. */
  events: number;
  /** Why it failed. */
  error?: string;
}

const place = { region: REGION, accountId: ACCOUNT_ID };

/**
 * Runs studies by the definition that is deployed, in the interpreter of the one-machine stack, on a clock that jumps
 * from timer to timer, beside functions that only take their time. Each function runs as often at once as its reserved
 * concurrency allows; one more is refused, as Lambda does.
 * @param cap model calls at once of the environment; with 0 nobody ever gets a turn
 */
export async function runVirtually(cap: number, studies: readonly VirtualStudy[]): Promise<VirtualEnd[]> {
  const machine = registerStateMachines(place, loadStateMachines()).get(stateMachineArn("simulation"));
  if (machine === undefined) throw new Error("There is no such state machine");
  const reserved = reservedConcurrency(cap);
  const running = new Map<FunctionName, number>();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const random = randomFrom(seedFrom("turns", cap, studies.length));
  vi.spyOn(Math, "random").mockImplementation(() => uniform(random));
  const pass = (seconds: number) => new Promise<void>((resolve) => setTimeout(resolve, seconds * 1_000));

  const runStudy = async ({ startsAfter = 0, services }: VirtualStudy, simulation_id: string): Promise<VirtualEnd> => {
    await pass(startsAfter);
    const begun = Date.now();
    let events = 0;
    const invoke = async (arn: string, payload: unknown) => {
      const name = functionOfArn(arn);
      const atOnce = running.get(name) ?? 0;
      if (atOnce >= (reserved.get(name) ?? Infinity))
        throw Object.assign(new Error("Rate Exceeded."), { name: "Lambda.TooManyRequestsException" });
      running.set(name, atOnce + 1);
      const { seconds, answer } = services[name]?.(payload as never) ?? { seconds: 0.1, answer: {} };
      await pass(seconds);
      running.set(name, (running.get(name) ?? 1) - 1);
      return answer;
    };
    const run: Run = {
      executionArn: simulation_id,
      place,
      history: new ExecutionHistory(() => (events += 1)),
      invoke,
      retryDelayScale: 1,
      context: { execution: { Id: simulation_id, StartTime: new Date(begun).toISOString() }, stateMachine: {} },
      children: { start: refuse, ended: refuse, stop: refuse },
    };
    const input = { correlation_id: "test", company_id: "company", project_id: "project", simulation_id };
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), (machine.definition.TimeoutSeconds ?? Infinity) * 1_000);
    const error = await runStates(machine.definition, input, new Scope(run, limit.signal, 0)).then(
      () => undefined,
      (thrown: Error) => (limit.signal.aborted ? "States.Timeout" : thrown.message),
    );
    clearTimeout(timer);
    return { seconds: (Date.now() - begun) / 1_000, events, ...(error === undefined ? {} : { error }) };
  };

  try {
    let over = false;
    const all = Promise.all(studies.map((study, index) => runStudy(study, `study-${index}`)));
    void all.finally(() => (over = true)).catch(() => undefined);
    while (!over) {
      // Everything that follows from one timer is done before the next goes off.
      await new Promise(setImmediate);
      vi.advanceTimersToNextTimer();
    }
    return await all;
  } finally {
    vi.restoreAllMocks();
    vi.useRealTimers();
  }
}

const refuse = (): never => {
  throw new Error("A study starts no other execution");
};
