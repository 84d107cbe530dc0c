import type { ReliabilityInput } from "../../platform/pipelines/state-inputs.ts";
import { WorkStopped } from "../../platform/model-errors.ts";
import type { PendingSimulation, SimulationRecord } from "../../studies/simulation/record.ts";
import { variedRun } from "../../studies/sensitivity/vary.ts";
import { ESTIMATING_RUN, NO_PERSONA_RUN, parseRerunId, rerunId } from "../../platform/rerun.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { noCost } from "../../platform/costs/cost.ts";
import type { ReliabilityStore } from "./store.ts";
import { loadRunning, originalOf } from "./study-ref.ts";
import { settingsOf } from "../../studies/simulation/settings.ts";

/** The same study once more: same questions, same briefings, same participants, no answers yet. */
export const again = (original: SimulationRecord, id: string, at: string, estimates = false): PendingSimulation => ({
  id,
  project_id: original.project_id,
  persona_group_id: original.persona_group_id,
  name: original.name,
  simulation_type: original.simulation_type,
  status: "pending",
  prompt_question: original.prompt_question,
  briefing_ids: original.briefing_ids,
  partial_input: original.partial_input,
  direct_estimate: estimates,
  population_covered: original.population_covered,
  language: original.language,
  weights: original.weights,
  sample: null,
  ...settingsOf(original),
  // A reliability check is requested separately, by a caller who can see what one run has cost.
  max_cost_usd: null,
  participants: Object.fromEntries(
    Object.entries(original.participants).map(([personaId, { full_name, position, weight, balanced_within }]) => [
      personaId,
      { full_name, position, status: "pending" as const, weight, balanced_within },
    ]),
  ),
  ordered_at: at,
  model_ids: new Set(),
  usage: noCost,
  created_at: at,
});

/**
 * Writes the reruns of a study, each under an id made of its number, so that a repetition of this task writes none
 * twice. The run without personas comes first if it was requested. Runs that vary something come last. The run in other
 * words exists already, or could not be worded. One rerun makes a direct estimate next to its own questions; it is
 * stored with the original.
 */
export async function writeReruns(
  { reliability }: { reliability: ReliabilityStore },
  input: ReliabilityInput,
): Promise<{ rerun_ids: string[] }> {
  const ref = originalOf(input);
  const { study, simulation, input: asked, reruns } = await loadRunning(reliability, input);
  const idOf = (number: number) => rerunId({ simulationId: simulation.id, studyId: study.id, number });
  const there = new Set(reruns.map((rerun) => rerun.simulation.id));
  const ids = [
    ...(study.no_persona_run ? [idOf(NO_PERSONA_RUN)] : []),
    ...Array.from({ length: study.runs }, (_, index) => idOf(index + 1)),
    ...study.vary
      .map((variation) => ({ variation, id: idOf(variedRun(variation)) }))
      .flatMap(({ variation, id }) => (variation !== "wording" || there.has(id) ? [id] : [])),
  ];
  const written = await Promise.all(
    ids
      .filter((id) => !there.has(id))
      .map((id) => {
        const estimates = study.direct_estimate && parseRerunId(id)?.number === ESTIMATING_RUN;
        return reliability.addRerun(ref, study.id, again(simulation, id, timestamp(), estimates), asked);
      }),
  );
  if (written.includes(false)) throw new WorkStopped("The reliability check is over, or its simulation is gone");
  return { rerun_ids: ids };
}
