import { baselines } from "../baselines/calculation.ts";
import { calculate } from "../../platform/calculations/calculate.ts";
import { reliability as stability } from "./calculation.ts";
import { robustness } from "../sensitivity/calculation.ts";
import type { ReliabilityInput } from "../../platform/pipelines/state-inputs.ts";
import { wordingOf } from "../../languages/wording.ts";
import { libraryPersonaId } from "../../personas/library/ids.ts";
import { WorkStopped } from "../../platform/model-errors.ts";
import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";
import type { MeasuredPersona } from "./persona-reliability.ts";
import type { ReliabilityOutcome, ReliabilityRecord } from "./record.ts";
import type { PersonaReliability } from "./schemas.ts";
import type { StoredParticipant } from "../../personas/people/participant.ts";
import { interpretSensitivity } from "../sensitivity/interpretation.ts";
import type { Robustness, Variation } from "../../studies/sensitivity/schemas.ts";
import { variationOf } from "../../studies/sensitivity/vary.ts";
import { whatWasVaried } from "../sensitivity/what-was-varied.ts";
import { inheritableFlags } from "../../studies/simulation/results.ts";
import { isUnvaried, NO_PERSONA_RUN, parseRerunId } from "../../platform/rerun.ts";
import { seedFrom } from "../../statistics/random.ts";
import { addCosts, noCost } from "../../platform/costs/cost.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";
import type { Asked, ReliabilityStore } from "./store.ts";
import { assessPersonas } from "../promotion/assess-personas.ts";
import { observeRuns, repeatedRuns } from "../promotion/observed-runs.ts";
import { loadRunning, originalOf } from "./study-ref.ts";

/** The error if not one rerun was finished. */
export class NothingToCompare extends Error {
  override readonly name = "NothingToCompare";
}

const isAnonymous = ({ simulation }: Asked): boolean => parseRerunId(simulation.id)?.number === NO_PERSONA_RUN;

const unfinished = (variation: Variation): Robustness => ({
  variation,
  completed: false,
  varied: null,
  personas: 0,
  questions: [],
  mean_absolute_shift: null,
  mean_absolute_shift_interval: null,
  rerun_mean_absolute_shift: null,
});

const personaFigures = (
  { persona_id, persona_name, library_persona_id }: StoredParticipant,
  { score, lower_bound, answers_compared, promote, reason }: MeasuredPersona,
  language: string,
): PersonaReliability => ({
  persona_id,
  persona_name,
  score,
  lower_bound,
  answers_compared,
  promoted: promote || library_persona_id !== null,
  library_persona_id: promote || library_persona_id ? libraryPersonaId({ id: persona_id, library_persona_id }) : null,
  reason: library_persona_id ? wordingOf(language).say("promotion.from_library", { reason }) : reason,
});

/** How much figures moved with each thing that the study was to vary; nothing is known about a rerun that failed. */
async function sensitivityOf(
  reliability: ReliabilityStore,
  ref: SimulationRef,
  { id, vary }: ReliabilityRecord,
  original: Asked,
  { observed, complete }: { observed: readonly ObservedSimulation[]; complete: readonly Asked[] },
): Promise<Robustness[]> {
  const runs = vary.map((variation) => complete.find(({ simulation }) => variationOf(simulation.id) === variation));
  const finished = runs.filter((run) => run !== undefined);
  const measured =
    finished.length === 0
      ? []
      : await calculate(robustness, {
          unvaried: observed,
          varied: await observeRuns(reliability, ref, finished),
          seed: seedFrom("robustness", id),
        });
  return vary.map((variation, index) => {
    const run = runs[index];
    if (!run) return unfinished(variation);
    const figures = measured[finished.indexOf(run)]!;
    return { variation, completed: true, varied: whatWasVaried(variation, original, run), ...figures };
  });
}

/**
 * Compares the answers of a study and its reruns, and stores the result. Reruns that failed are left out and do not
 * count as completed; their cost does count.
 * @throws NothingToCompare if none was finished
 */
export async function measureStudy(
  { reliability }: { reliability: ReliabilityStore },
  input: ReliabilityInput,
): Promise<{ completed_runs: number }> {
  const ref = originalOf(input);
  const { study, simulation, input: asked, reruns } = await loadRunning(reliability, input);
  const complete = reruns.filter((rerun) => rerun.simulation.status === "complete");
  const runs = complete.filter((rerun) => isUnvaried(rerun.simulation.id));
  if (runs.length === 0) throw new NothingToCompare("No rerun was finished");

  const original = { simulation, input: asked };
  const [observed, everything, anonymous, participants, aggregate] = await Promise.all([
    observeRuns(reliability, ref, [original, ...runs]),
    repeatedRuns(reliability, ref, simulation.persona_group_id),
    observeRuns(reliability, ref, complete.filter(isAnonymous)),
    reliability.participantsOf(ref),
    reliability.aggregate(ref),
  ]);
  const [assessed, measured, compared, robust] = await Promise.all([
    assessPersonas(
      reliability,
      ref,
      everything,
      participants.map(({ persona_id }) => persona_id),
    ),
    calculate(stability, { runs: observed, options: { seed: seedFrom("reliability", study.id) } }),
    // Compared with random answering, and with respondents without a persona if they were asked.
    calculate(baselines, {
      simulation: observed[0] as ObservedSimulation,
      conjoint: aggregate?.conjoint ?? null,
      anonymous: anonymous[0],
    }),
    sensitivityOf(reliability, ref, study, original, { observed, complete }),
  ]);
  const inOrder = participants.toSorted(
    (a, b) =>
      (simulation.participants[a.persona_id]?.position ?? 0) - (simulation.participants[b.persona_id]?.position ?? 0),
  );
  const outcome: ReliabilityOutcome = {
    ...measured,
    completed_runs: runs.length,
    robustness: robust,
    interpretation: wordingOf(simulation.language).sentences([
      measured.interpretation,
      ...interpretSensitivity(robust, simulation.language),
    ]),
    personas: inOrder.map((participant) =>
      personaFigures(participant, assessed.get(participant.persona_id)!, simulation.language),
    ),
    baselines: compared,
    flags: [
      ...new Set([
        ...inheritableFlags.filter((flag) => aggregate?.quality.flags.includes(flag)),
        // Personas are in the library because they answer consistently, and consistency is measured here.
        ...(participants.some(({ library_persona_id }) => library_persona_id !== null)
          ? ["library_selected" as const]
          : []),
        ...measured.flags,
      ]),
    ],
    usage: reruns.map((rerun) => rerun.simulation.usage).reduce(addCosts, noCost),
  };
  if (!(await reliability.saveOutcome(ref, study.id, outcome)))
    throw new WorkStopped("The reliability check is over, or its simulation is gone");
  return { completed_runs: runs.length };
}
