import type { ModelIds } from "../../platform/functions/environment.ts";
import { createLogger } from "../../platform/log/logger.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";
import { beforeEnd, waitUntil, workContext } from "../../platform/work-context.ts";
import type { AskedQuestion, EmbeddedText, ModelTurn, Recorded } from "./record.ts";
import type { CallLog } from "./store.ts";

const logger = createLogger();

/** Questions that are written together at most: their prompts are in memory until then. */
const AT_ONCE = 200;

/** Records what models are asked and answer for the study at work; outside of studies it records nothing. */
export interface CallRecorder {
  /** One question with all of its turns, and the text that was sent. */
  question(asked: AskedQuestion, text: string | null): void;
  /** One call. Not kept of work that speaks as real people (`setPersonal`). */
  turn(turn: ModelTurn): void;
  /** Texts with their vectors. Not kept of work that speaks as real people. */
  vectors(texts: readonly EmbeddedText[]): void;
}

/** The study that records what models are asked; undefined where they are not asked for a study. */
function studyAtWork(): SimulationRef | undefined {
  const context = workContext();
  const study = context?.recordedIn ?? context?.study;
  return study && context?.companyId !== undefined ? { companyId: context.companyId, ...study } : undefined;
}

/**
 * Records calls when the work that made them is over: one or two writes for each batch of personas. A call that cannot
 * be written must not lose an answer that has been paid for. The record then lacks it, and the log has the error. The
 * record says how many questions it has.
 * @param models which answer in which role
 */
export function openCallRecorder({ record }: Pick<CallLog, "record">, models: ModelIds): CallRecorder {
  const waiting = new Map<string, Recorded & { isPersonal: boolean }>();

  const write = async (key: string, ref: SimulationRef): Promise<void> => {
    const recorded = waiting.get(key);
    waiting.delete(key);
    if (!recorded) return;
    const kept = recorded.isPersonal ? { ...recorded, turns: [], vectors: [] } : recorded;
    try {
      await record(ref, kept, models);
    } catch (error) {
      logger.error("what models were asked could not be recorded", { error, questions: kept.asked.length });
    }
  };

  const withOwn = (add: (own: Recorded) => void): void => {
    const ref = studyAtWork();
    if (!ref) return;
    const key = JSON.stringify([ref.companyId, ref.projectId, ref.simulationId]);
    const own = waiting.get(key) ?? { asked: [], prompts: [], turns: [], vectors: [], isPersonal: false };
    // Noted with each call: a live interview asks in a context of its own, which is over before the record is written.
    own.isPersonal ||= workContext()?.isPersonal ?? false;
    waiting.set(key, own);
    add(own);
    if (own.asked.length >= AT_ONCE) waitUntil(write(key, ref));
    else beforeEnd(own, () => write(key, ref));
  };

  return {
    question: (asked, text) =>
      withOwn((own) => {
        own.asked.push(asked);
        if (!own.prompts.some(({ sha256 }) => sha256 === asked.sha256))
          own.prompts.push({ sha256: asked.sha256, text });
      }),
    turn: (turn) => withOwn(({ turns }) => turns.push(turn)),
    vectors: (texts) => withOwn(({ vectors }) => vectors.push(...texts)),
  };
}
