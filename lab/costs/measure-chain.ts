import { join } from "node:path";
import type { Stack } from "../../local/stack.ts";
import { openAccountFile } from "../../bin/study/accounts.ts";
import type { Conduct } from "../../bin/study/conduct.ts";
import type { Deadline } from "../../bin/study/poll.ts";
import { recruit } from "../../bin/study/recruit.ts";
import { checkReliability } from "../../bin/study/reliability.ts";
import { signIn } from "../../bin/study/session.ts";
import { silent, type ProgressDisplay } from "../../bin/cli/progress-display.ts";
import type { Executions } from "./executions.ts";
import { costKinds, type CostKind } from "./kinds.ts";
import { countRequests, measureWork, type Measured, type Meters } from "./measure-work.ts";
import { measuredKind, type DoneWork, type MeasuredKind } from "./measured-kind.ts";
import {
  AUDIENCE,
  codeReactions,
  holdSimulation,
  openLiveInterview,
  type AutomaticStudy,
  type Panel,
} from "./studies.ts";
import type { Tally } from "./tally.ts";

export interface Measurement {
  /** On a stack of its own, in a process that the meter was loaded into. */
  stack: Stack;
  dataFolder: string;
  personas: readonly number[];
  timeoutSeconds: number;
  /** Between two looks of a client that waits. */
  lookEverySeconds: number;
  /** Whether what is asked for once and then kept is asked for before anything is measured. */
  warmUp: boolean;
  display: ProgressDisplay;
  signal: AbortSignal;
}

export interface Surroundings {
  measurement: Measurement;
  executions: Executions;
  tally: Tally;
  deadline: Deadline;
  /** What is being measured, in words. */
  underWay: Set<string>;
  /** Generations, one after the other: several together would have more batches than there are turns. */
  alone: <T>(generate: () => Promise<T>) => Promise<T>;
}

const RERUNS = 3;

/** A company of its own with a project. */
export async function company({ measurement, executions, tally, deadline }: Surroundings, name: string) {
  const { stack, dataFolder, signal, lookEverySeconds } = measurement;
  const accounts = openAccountFile(join(dataFolder, `${name}.json`));
  const requests = countRequests();
  const { api } = await signIn({ url: stack.url, signal, send: requests.send, idempotencyKeys: false }, accounts);
  const look = lookEverySeconds * 1_000;
  const conduct: Conduct = { api, display: silent, signal, polling: { first: look, growth: 1, longest: look } };
  const { company_id: companyId } = await api.getCurrentUser();
  const { id: projectId } = await api.createProject({ body: { name } });
  const meters: Meters = { requests, companyId, executions, tally };
  const makePanel = async (personas: number): Promise<Panel> => {
    const recruited = await recruit({ projectId, audience: AUDIENCE, personas }, conduct, deadline);
    return { projectId, groupId: recruited.personaGroup.id, personas: recruited.personas, conduct, deadline };
  };
  return { meters, makePanel, conduct, projectId };
}

interface Chain {
  meters: Meters;
  panel: Panel;
  generation: Measured<unknown>;
  /** Id of the study that is run again, and whose answers are coded: the concept test before that. */
  original: string;
  timeoutSeconds: number;
}

/** Does one kind of work with the people of a chain. */
async function measureOne(kind: CostKind, chain: Chain): Promise<DoneWork> {
  const { meters, panel, original, timeoutSeconds } = chain;
  switch (kind) {
    case "persona_generation":
      return chain.generation;
    case "live_message": {
      const ask = await openLiveInterview(panel);
      return measureWork(meters, ask, () => ({ pipelines: [], matches: () => false }));
    }
    case "answer_coding": {
      const code = () => codeReactions(original, panel);
      return measureWork(meters, code, ({ id }) => ({
        pipelines: ["answer-coding"],
        matches: (name) => name === id,
      }));
    }
    case "reliability_study": {
      const study = { project_id: panel.projectId, id: original };
      const check = () => checkReliability(study, { runs: RERUNS, timeoutSeconds }, panel.conduct);
      return measureWork(meters, check, ({ id }) => ({
        pipelines: ["reliability-study", "simulation"],
        matches: (name) => name === id || name.startsWith(`${original}_`),
      }));
    }
    default: {
      const hold = () => holdSimulation(panel, kind as AutomaticStudy);
      const held = await measureWork(meters, hold, ({ simulation_id }) => ({
        pipelines: ["simulation"],
        matches: (name) => name === simulation_id,
      }));
      if (kind === "concept_test") chain.original = held.value.simulation_id;
      return { ...held, results: held.value };
    }
  }
}

/** Kinds of work that one company does one after the other, with the same people. */
export async function measureChain(
  surroundings: Surroundings,
  personas: number,
  kinds: readonly CostKind[],
): Promise<MeasuredKind[]> {
  const { measurement, underWay, alone } = surroundings;
  const { meters, makePanel } = await company(surroundings, `${kinds.at(-1)}-${personas}`);
  const generation = await alone(() =>
    measureWork(
      meters,
      () => makePanel(personas),
      ({ groupId }) => ({ pipelines: ["persona-generation"], matches: (name) => name.startsWith(groupId) }),
    ),
  );
  const { timeoutSeconds, display } = measurement;
  const chain: Chain = { meters, panel: generation.value, generation, original: "", timeoutSeconds };
  const found: MeasuredKind[] = [];
  for (const kind of kinds) {
    const label = `${costKinds[kind]} with ${personas}`;
    underWay.add(label);
    const done = await measureOne(kind, chain);
    underWay.delete(label);
    found.push(measuredKind(kind, personas, done));
    const { transitions, invocations } = done.consumption;
    display.say(`${label}: ${transitions} state transitions, ${invocations.length} invocations`);
  }
  return found;
}
