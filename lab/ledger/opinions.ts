import { join } from "node:path";
import { bootstrapInterval } from "../../functions/statistics/bootstrap.ts";
import { mean } from "../../functions/statistics/moments.ts";
import { seedFrom } from "../../functions/statistics/random.ts";
import type { PairRecord } from "../../functions/studies/calibration/record.ts";
import { learnPrior } from "../spread/learn.ts";
import { blendOf, measureRun } from "../spread/measure.ts";
import { readQuestions, type OpinionQuestion } from "../spread/read-questions.ts";

/** A mean over questions with its bootstrap interval over questions. */
export interface Averaged {
  mean: number;
  interval: [number, number] | null;
}

/** One run against people, over all questions that it answered; distances are total variations, 0 to 1. */
export interface RunLine {
  run: string;
  questions: number;
  raw: Averaged;
  equal: Averaged;
  /** Widened by a prior that does not know the question's wave. */
  adjusted: Averaged;
  mode_right: Averaged;
}

/** One question and one run of it. */
export interface QuestionLine {
  question: string;
  run: string;
  options: number;
  raw: number;
  equal: number;
  adjusted: number;
  mode_right: number;
}

const BLEND = "all runs blended";
/** Resamples of questions: the ends of an interval then move by less than a fiftieth of its width. */
const REPLICATES = 1_000;

/** @param name seeds the resampling, so that the ledger is the same on every machine */
export function averaged(name: string, values: readonly number[]): Averaged {
  const options = { seed: seedFrom("ledger", name), replicates: REPLICATES, method: "percentile" } as const;
  const found = values.length < 2 ? null : bootstrapInterval(values, (sample) => mean(sample), options);
  return { mean: mean(values), interval: found && [found.lower, found.upper] };
}

const average = (run: string, lines: readonly QuestionLine[]): RunLine => {
  const over = (figure: "raw" | "equal" | "adjusted" | "mode_right") =>
    averaged(
      `${run} ${figure}`,
      lines.map((line) => line[figure]),
    );
  return {
    run,
    questions: lines.length,
    raw: over("raw"),
    equal: over("equal"),
    adjusted: over("adjusted"),
    mode_right: over("mode_right"),
  };
};

/** Every question of the opinions file by every run, and the runs as a whole, the furthest from people first. */
export function measureOpinions(folder: string) {
  const { runs, questions } = readQuestions(join(folder, "opinions", "opinionsqa.csv"));
  const { withoutWave, coverage, width } = learnPrior(questions);
  const sharesOf = (run: string, question: OpinionQuestion) =>
    run === BLEND ? blendOf(question) : question.runs.get(run);
  const lines = [...runs, BLEND].flatMap((run) =>
    questions.flatMap((question): QuestionLine[] => {
      const found = measureRun(
        run,
        [question],
        (one) => sharesOf(run, one),
        ({ wave }) => withoutWave.get(wave)!,
      );
      if (!found) return [];
      const { raw, equal, adjusted, modeRight: mode_right } = found;
      return [{ question: question.id, run, options: question.people.length, raw, equal, adjusted, mode_right }];
    }),
  );
  const byRun = [...Map.groupBy(lines, ({ run }) => run)].map(([run, own]) => average(run, own));
  return {
    file: { runs, questions },
    withoutWave,
    runs: byRun.toSorted((a, b) => b.raw.mean - a.raw.mean),
    lines: lines.toSorted((a, b) => b.raw - a.raw),
    spread_interval: { coverage, width },
  };
}

/** People behind a share of the file, which does not give their number; a wave of the panel asks several thousand. */
const PEOPLE = 1_000;

/** A run as a company's human studies would hold it, a wave of questions a study. */
export const wavesAsPairs = (run: string, questions: readonly OpinionQuestion[]): PairRecord[] =>
  [...Map.groupBy(questions, ({ wave }) => wave)].map(([wave, own]) => ({
    human_study_id: wave,
    name: wave,
    project_id: run,
    simulation_id: wave,
    created_at: "",
    questions: own.flatMap(({ id, people, runs }) => {
      const shares = runs.get(run);
      if (!shares) return [];
      const figures = people.map((share, option) => ({
        human: { mean: share, sd: Math.sqrt(share * (1 - share)), n: PEOPLE },
        synthetic: { mean: shares[option]!, se: null, n: 50 },
      }));
      return [{ question_id: id, family: "share" as const, figures }];
    }),
  }));
