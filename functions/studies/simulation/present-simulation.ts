import { hasReachedMaxCost } from "../../platform/costs/max-cost.ts";
import { presentUsage } from "../../platform/costs/cost.ts";
import { personaProgress, settled } from "../../platform/pipelines/progress.ts";
import { sampleDone } from "../sample/sample-progress.ts";
import { studySample } from "../sample/study-sample.ts";
import type { SimulationRecord, StudyInput } from "./record.ts";
import type { Simulation, SimulationStatus } from "./schemas.ts";
import { stageMessage } from "./stage-message.ts";
import { isFinal } from "./transitions.ts";
import { settingsOf } from "./settings.ts";

const isAskedNoMore = (status: SimulationStatus): boolean => status === "generating_report" || isFinal(status);

/** The simulation as callers see it. */
export const presentSimulation = (simulation: SimulationRecord, input: StudyInput | undefined): Simulation => ({
  id: simulation.id,
  project_id: simulation.project_id,
  name: simulation.name,
  simulation_type: simulation.simulation_type,
  status: simulation.status,
  prompt_question: simulation.prompt_question,
  persona_group_id: simulation.persona_group_id,
  briefing_ids: simulation.briefing_ids,
  language: simulation.language,
  persona_count: Object.keys(simulation.participants).length,
  progress: personaProgress(
    simulation.status,
    settled(simulation.status === "failed" || simulation.status === "aborted", simulation.participants),
    stageMessage(simulation, input),
    simulation.sample
      ? sampleDone(simulation.sample, simulation.participants, isAskedNoMore(simulation.status))
      : undefined,
  ),
  survey_schema: input?.survey_schema ?? null,
  script: input?.script ?? null,
  concepts: input?.concepts ?? null,
  design: input?.concepts ? (input.design ?? "sequential") : null,
  conjoint_design: input?.conjoint_design ?? null,
  direct_estimate: simulation.direct_estimate,
  weights: simulation.weights,
  sample:
    simulation.sample &&
    studySample(simulation.sample, simulation.participants, {
      // Where a study failed or was aborted, that is why its sample is unfilled; it may go on.
      isOver: simulation.status === "generating_report" || simulation.status === "complete",
      atMaxCost: hasReachedMaxCost(simulation.usage, simulation.max_cost_usd),
    }),
  ...settingsOf(simulation),
  error: simulation.status === "failed" || simulation.status === "complete" ? (simulation.error ?? null) : null,
  retry_until: simulation.status === "failed" ? (simulation.kept_until ?? null) : null,
  model_ids: [...simulation.model_ids].sort(),
  usage: presentUsage(simulation.usage),
  headline: simulation.status === "complete" ? (simulation.headline ?? null) : null,
  created_at: simulation.created_at,
  started_at: "started_at" in simulation ? simulation.started_at : null,
  completed_at: "completed_at" in simulation ? simulation.completed_at : null,
});
