import { pairOf } from "./pair.ts";
import { askedQuestions } from "../human-study/asked-questions.ts";
import { matchQuestions } from "../human-study/match-questions.ts";
import { observeStored } from "../../dataset/observe-stored.ts";
import { timestamp } from "../../platform/timestamp.ts";
import type { CalibrationStore } from "../../studies/calibration/store.ts";
import type { HumanStudyStore } from "../human-study/store.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";

export interface PairingDependencies {
  humanStudies: Pick<HumanStudyStore, "findCandidate" | "list">;
  calibration: Pick<CalibrationStore, "pair">;
}

/**
 * Pairs a simulation that has just been completed with human studies that existed before it: those that name it, and
 * those for which no simulation had asked the same. Safe to repeat. @returns how many pairs were made
 */
export async function pairHumanStudies(
  { humanStudies, calibration }: PairingDependencies,
  ref: SimulationRef,
): Promise<number> {
  const waiting = ((await humanStudies.list(ref, false)) ?? []).filter(({ study: { simulation_id: id, named } }) =>
    named ? id === ref.simulationId : id === null,
  );
  const found = waiting.length > 0 ? await humanStudies.findCandidate(ref) : undefined;
  if (!found) return 0;
  const { simulation, input, results = [] } = found;
  const { language } = simulation;
  const observed = observeStored({ simulation, input }, results);
  const asked = askedQuestions(simulation, input);
  let made = 0;
  for (const { study, questions } of waiting) {
    const { matched } = matchQuestions(asked, questions, { named: study.named, language });
    const pair = pairOf(study, matched, observed, timestamp());
    if (pair && (await calibration.pair(ref.companyId, pair))) made++;
  }
  return made;
}
