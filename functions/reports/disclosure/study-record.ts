import { summariseCalls, type CallSummary } from "../../models/call-log/summarise.ts";
import type { ReportMaterial } from "../store.ts";

/** What is known of how a study was made, beside its results. */
export interface StudyRecord {
  /** The company that ran it. */
  company: string;
  calls: CallSummary;
  /** Whether the population tables have figures of everybody's market. */
  isPopulationCovered: boolean;
  /** Whether the participants were built from rows about real respondents. */
  hasRespondents: boolean;
  /** Participants whose market's signals stand behind them. */
  grounded: number;
  /** Participants who came from the library. */
  reused: number;
  /** Of the choice design; null where there is none. */
  designSeed: string | null;
}

/** Gathers what a disclosure says of a study from what its report is made from. */
export function studyRecord({ company, simulation, input, asked, participants, people }: ReportMaterial): StudyRecord {
  return {
    company,
    calls: summariseCalls(asked),
    isPopulationCovered: simulation.population_covered,
    hasRespondents: people.respondents !== undefined,
    grounded: participants.filter(({ grounded }) => grounded).length,
    reused: participants.filter(({ library_persona_id: id }) => id !== null).length,
    designSeed: input?.conjoint_design?.seed ?? null,
  };
}
