import { noCost, presentUsage, type Cost } from "../costs/cost.ts";
import { NO_PERSONA_RUN, parseRerunId } from "../simulation/rerun.ts";
import { reliabilityStudySchema, type ReliabilityStudy } from "./schemas.ts";

/** What a reliability study found, once its reruns were measured. */
export type ReliabilityOutcome = Omit<
  ReliabilityStudy,
  "id" | "simulation_id" | "status" | "runs" | "completed_runs" | "error" | "usage" | "created_at" | "completed_at"
> & {
  completed_runs: number;
  usage: Cost;
};

/** A reliability study as stored. */
export interface ReliabilityRecord {
  id: string;
  simulation_id: string;
  project_id: string;
  status: ReliabilityStudy["status"];
  runs: number;
  /** Whether the study also asks respondents who are nobody in particular. */
  no_persona_run: boolean;
  /** Ids of the reruns that are complete. */
  completed?: Set<string>;
  outcome?: ReliabilityOutcome;
  error: string | null;
  created_at: string;
  completed_at: string | null;
}

const nothingFound = {
  confidence_score: null,
  confidence_interval: null,
  components: null,
  personas: [],
  verdict: null,
  interpretation: null,
  baselines: [],
  flags: [],
} satisfies Partial<ReliabilityStudy>;

/** The study as callers see it. What it found is shown once it is complete, personas promoted and all. */
export function presentReliability({ outcome, ...study }: ReliabilityRecord): ReliabilityStudy {
  const { usage = noCost, completed_runs: counted, ...found } = outcome ?? {};
  const completed = [...(study.completed ?? [])].filter((id) => parseRerunId(id)?.number !== NO_PERSONA_RUN).length;
  return reliabilityStudySchema.parse({
    id: study.id,
    simulation_id: study.simulation_id,
    status: study.status,
    runs: study.runs,
    completed_runs: counted ?? completed,
    ...nothingFound,
    ...(study.status === "complete" ? found : {}),
    error: study.error,
    usage: presentUsage(usage),
    created_at: study.created_at,
    completed_at: study.completed_at,
  });
}
