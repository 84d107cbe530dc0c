import { summariseCalls, type CallSummary } from "../../models/call-log/summarise.ts";
import type { ReportMaterial } from "../store.ts";

/** The facts about how a study was made that its results do not contain. */
export interface StudyRecord {
  /** The company that ran it. */
  company: string;
  calls: CallSummary;
  /** Whether the population tables have figures for the markets of all participants. */
  isPopulationCovered: boolean;
  /** Whether the participants were built from rows about real respondents. */
  hasRespondents: boolean;
  /** The number of participants who are based on signals from their market. */
  grounded: number;
  /** The number of participants who came from the library. */
  reused: number;
  /** Seed of the choice design; null if there is none. */
  designSeed: string | null;
}

/** Gathers the facts for a disclosure from the material of the report. */
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
