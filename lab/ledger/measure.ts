import { leaveOneOut } from "../../functions/studies/calibration/present-calibration.ts";
import type { PairRecord } from "../../functions/studies/calibration/record.ts";
import { FEWEST_STUDIES, type ScaleFamily } from "../../functions/studies/calibration/schemas.ts";
import { waysOf } from "../ask-first/examples.ts";
import { measureAskFirst } from "../ask-first/measure.ts";
import { measureOpinions, wavesAsPairs } from "./opinions.ts";
import { readOwnStudies } from "./own-studies.ts";
import { measurePeople, measureTwins, twinsAsPairs } from "./people.ts";

/** Whether prediction intervals hold people's figures, each study predicted by the others. */
export interface IntervalLine {
  family: ScaleFamily;
  run: string;
  studies: number;
  /** Figures of people that were predicted; those beyond what other studies cover are not. */
  figures: number;
  /** 0 to 1; null where nothing could be predicted. */
  coverage: number | null;
  /** Mean width, as a part of the scale. */
  width: number | null;
  /** Whether the service gives intervals of so few studies. */
  given: boolean;
}

function intervalLine(family: ScaleFamily, run: string, pairs: readonly PairRecord[]): IntervalLine {
  const found = leaveOneOut(pairs, family);
  return {
    family,
    run,
    studies: pairs.length,
    figures: found?.figures ?? 0,
    coverage: found?.coverage ?? null,
    width: found?.width ?? null,
    given: pairs.length >= FEWEST_STUDIES,
  };
}

/**
 * All that is known of how far models are from people, from a folder of public data.
 * @param own megastudy.json of studies that our own pipeline held with a real model
 */
export function measureLedger(folder: string, own: string | null) {
  const { file, withoutWave, ...opinions } = measureOpinions(folder);
  const { questions } = file;
  const { pairs, ...twins } = measureTwins(folder);
  const runs = [...new Set(questions.flatMap((question) => [...question.runs.keys()]))];
  return {
    opinions: { ...opinions, questions: questions.length },
    ask_first: measureAskFirst(waysOf(file, ({ wave }) => withoutWave.get(wave)!)),
    twins,
    people: measurePeople(folder),
    own: own === null ? null : readOwnStudies(own),
    intervals: [
      ...runs.map((run) => intervalLine("share", run, wavesAsPairs(run, questions))),
      intervalLine("rating", "twins", twinsAsPairs(pairs)),
    ],
  };
}
export type Ledger = ReturnType<typeof measureLedger>;
