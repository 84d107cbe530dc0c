import { createLogger } from "../../platform/log/logger.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";
import { beforeEnd, waitUntil, workContext } from "../../platform/work-context.ts";
import type { AskedQuestion, SentPrompt } from "./record.ts";
import type { CallLog } from "./store.ts";

const logger = createLogger();

/** Questions that are written together at most: their prompts are in memory until then. */
const AT_ONCE = 200;

/** Records one question to a model and the text that was sent, for the study at work. */
export type RecordQuestion = (asked: AskedQuestion, text: string | null) => void;

interface Waiting {
  asked: AskedQuestion[];
  prompts: SentPrompt[];
}

/** The study whose record says what models are asked; undefined where it is asked for no study. */
function studyAtWork(): SimulationRef | undefined {
  const context = workContext();
  const study = context?.recordedIn ?? context?.study;
  return study && context?.companyId !== undefined ? { companyId: context.companyId, ...study } : undefined;
}

/**
 * Records questions when the work in whose course they were asked is over: a write or two for each batch of personas.
 * What cannot be written must not lose an answer that has been paid for: it is missing in the record then, which says
 * how many questions it has, and the log has the error.
 */
export function recordQuestions({ record }: Pick<CallLog, "record">): RecordQuestion {
  const waiting = new Map<string, Waiting>();

  const write = async (key: string, ref: SimulationRef): Promise<void> => {
    const { asked, prompts } = waiting.get(key) ?? { asked: [], prompts: [] };
    waiting.delete(key);
    if (asked.length === 0) return;
    try {
      await record(ref, asked, prompts);
    } catch (error) {
      logger.error("what models were asked could not be recorded", { error, questions: asked.length });
    }
  };

  return (asked, text) => {
    const ref = studyAtWork();
    if (!ref) return;
    const key = JSON.stringify([ref.companyId, ref.projectId, ref.simulationId]);
    const own = waiting.get(key) ?? { asked: [], prompts: [] };
    waiting.set(key, own);
    own.asked.push(asked);
    if (!own.prompts.some(({ sha256 }) => sha256 === asked.sha256)) own.prompts.push({ sha256: asked.sha256, text });
    if (own.asked.length >= AT_ONCE) waitUntil(write(key, ref));
    else beforeEnd(own, () => write(key, ref));
  };
}
