import { openExecutions, type Executions } from "../../costs/executions.ts";
import { loadNow } from "../part.ts";
import { historySize, type HistorySize } from "../pipelines/history-size.ts";
import type { Company } from "./company.ts";
import { modelCallsOf, type ModelCalls, type WorkKind } from "./critical-path.ts";
import type { StudyKind } from "./materials.ts";
import { observedCourse } from "./observed-course.ts";
import type { OwnStack } from "./own-stack.ts";
import type { RecordedCall } from "./recorded-call.ts";
import { generate, prepareSimulation, type TimedWork } from "./timed-work.ts";

/** A piece of work with everything that its figures are made of. */
export interface MeasuredWork {
  kind: WorkKind;
  personas: number;
  work: TimedWork;
  /** From the client's request to its knowing that the work is complete, in seconds. */
  wallSeconds: number;
  calls: ModelCalls;
  /** Critical path of model calls and embeddings, in seconds. */
  criticalSeconds: number;
  /** The conversational ones alone. */
  conversationSeconds: number;
  /** Conversational model calls that were really made: what is above `calls.total` are repair turns and retries. */
  made: number;
  /** Embeddings that were made. */
  embeddings: number;
  history: HistorySize;
  /** Invocations of functions that failed, and were tried again. */
  failed: number;
  load: number;
}

/** Measures work on a stack; what runs beside it is measured with it. */
export interface Stopwatch {
  /** @param groupId of the group that they are added to; without it one is made */
  generation(company: Company, personas: number, groupId?: string): Promise<MeasuredWork>;
  study(company: Company, group: { id: string; personas: number }, kind: StudyKind): Promise<MeasuredWork>;
  /** Studies that are begun at the same moment, in the order in which they are given. */
  studiesAtOnce(
    studies: readonly { company: Company; group: { id: string; personas: number }; kind: StudyKind }[],
  ): Promise<MeasuredWork[]>;
  close(): void;
}

/** An embedding takes a twentieth of a conversational call: Titan answers in 50 to 150 ms. */
export const EMBEDDINGS_PER_CALL = 20;

/** What so many calls take one after the other. @param latencySeconds of a conversational call */
export const secondsOf = (calls: number, embeddings: number, latencySeconds: number): number =>
  (calls + embeddings / EMBEDDINGS_PER_CALL) * latencySeconds;

type Timed = Pick<MeasuredWork, "kind" | "personas" | "work" | "load">;

/** @param latencySeconds of every conversational model call of the stack */
export function startStopwatch(stack: OwnStack, latencySeconds: number): Stopwatch {
  const executions = openExecutions(stack.stepFunctions);

  const measured = async (timed: Timed, company: Company, calls: readonly RecordedCall[]): Promise<MeasuredWork> => {
    const { kind, work, personas } = timed;
    const execution = await executionOf(executions, kind, work.id);
    const { history } = execution;
    const needed = modelCallsOf(await observedCourse(kind, { personas, id: work.id }, history, company));
    const own = calls.filter(({ input }) => input.includes(work.id));
    const count = (wanted: RecordedCall["kind"]) => own.filter((call) => call.kind === wanted).length;
    const size = historySize([execution]);
    return {
      ...timed,
      wallSeconds: (work.seenAt - work.sentAt) / 1_000,
      calls: needed,
      criticalSeconds: secondsOf(needed.critical, needed.embeddings, latencySeconds),
      conversationSeconds: needed.critical * latencySeconds,
      made: count("model"),
      embeddings: count("embedding"),
      history: size,
      failed: Object.values(size.failures).reduce((sum, failures) => sum + failures, 0),
    };
  };

  /** Executions go on for a moment after the client has seen the end, and so may their calls. */
  const allCalls = async (timed: readonly Timed[]): Promise<RecordedCall[]> => {
    for (const { kind, work } of timed) await executionOf(executions, kind, work.id);
    return stack.takeCalls();
  };

  const studiesAtOnce: Stopwatch["studiesAtOnce"] = async (studies) => {
    const begins = await Promise.all(
      studies.map(({ company, group, kind }) => prepareSimulation(company, group.id, kind)),
    );
    const load = loadNow();
    const timed = await Promise.all(
      studies.map(async ({ kind, group: { personas } }, index): Promise<Timed> => {
        const begin = begins[index] as () => Promise<TimedWork>;
        return { kind, personas, work: await begin(), load };
      }),
    );
    const calls = await allCalls(timed);
    return Promise.all(studies.map(({ company }, index) => measured(timed[index] as Timed, company, calls)));
  };

  return {
    async generation(company, personas, groupId) {
      const load = loadNow();
      const work = await generate(company, personas, groupId);
      const timed: Timed = { kind: "persona_generation", personas, work, load };
      return measured(timed, company, await allCalls([timed]));
    },
    async study(company, group, kind) {
      const [one] = await studiesAtOnce([{ company, group, kind }]);
      return one as MeasuredWork;
    },
    studiesAtOnce,
    close: () => executions.close(),
  };
}

/** The latest execution of a piece of work, once it has ended. */
async function executionOf(executions: Executions, kind: WorkKind, id: string) {
  const pipeline = kind === "persona_generation" ? "persona-generation" : "simulation";
  const [execution] = await executions.ended([pipeline], (name) => name.startsWith(id));
  if (!execution) throw new Error(`There is no execution of ${pipeline} for ${id}.`);
  return execution;
}
