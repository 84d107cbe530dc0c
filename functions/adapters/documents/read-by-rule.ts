import { HumanStudyRefused } from "../../domain/human-study/problems.ts";
import { NotInFormat, UnreadableLine } from "../../domain/questionnaires/unreadable-line.ts";
import { BadRequest } from "../../shared/errors.ts";
import { JobEnded } from "../processes/job-process.ts";
import type { WorkLimits } from "../processes/watch-work.ts";
import { runInPool } from "./reading-pool.ts";
import type { RuleName, Rules } from "./rules.ts";

/** A questionnaire of 200 questions takes 0.1 s. */
const SECONDS = 6;
/** A table of 20,000 people with 100 answers each has taken more than 6 s. */
const TABLE_SECONDS = 20;
const MEGABYTES = 420;

const called: Record<RuleName, { noun: string; advice: string; seconds: number }> = {
  notation: { noun: "questionnaire", advice: "shorten its longest lines", seconds: SECONDS },
  survey: {
    noun: "questionnaire",
    advice: "shorten its longest lines, or send its questions as JSON",
    seconds: SECONDS,
  },
  guide: { noun: "discussion guide", advice: "shorten its longest lines", seconds: SECONDS },
  qsf: { noun: "Qualtrics survey", advice: "export it in parts, or send its questions as JSON", seconds: SECONDS },
  lss: { noun: "LimeSurvey survey", advice: "export it in parts, or send its questions as JSON", seconds: SECONDS },
  people: { noun: "table", advice: "send fewer rows or columns", seconds: TABLE_SECONDS },
  respondents: { noun: "table", advice: "send fewer rows or columns", seconds: TABLE_SECONDS },
};

/**
 * Takes what a caller sent apart by rule, in a process of its own: no text holds up anybody else, whatever a rule makes
 * of it.
 * @throws what the rule throws; BadRequest if it takes more than 6 s of processor time (a table 20 s) or 420 MB;
 *   RateLimited if the service is too busy
 */
export async function readByRule<N extends RuleName>(
  rule: N,
  input: Parameters<Rules[N]>[0],
  limits: WorkLimits = { seconds: called[rule].seconds, megabytes: MEGABYTES },
): Promise<ReturnType<Rules[N]>> {
  try {
    const errors = { BadRequest, HumanStudyRefused, NotInFormat, UnreadableLine };
    return await runInPool<ReturnType<Rules[N]>>({ rule, input }, limits, errors);
  } catch (error) {
    if (!(error instanceof JobEnded) || error.why === "failed") throw error;
    const much = error.why === "work" ? `more than ${limits.seconds} seconds of processor time` : "too much memory";
    const { noun, advice } = called[rule];
    throw new BadRequest(`The ${noun} takes ${much} to read; ${advice}.`, { cause: error });
  }
}
