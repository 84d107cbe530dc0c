import { baselines } from "../../adapters/calculations/baselines.ts";
import { calculate } from "../../adapters/calculations/calculate.ts";
import { reliability as stability } from "../../adapters/calculations/reliability.ts";
import type { ReliabilityInput } from "../../contracts/pipelines/inputs.ts";
import { wordingOf } from "../../domain/language/wording.ts";
import { libraryPersonaId } from "../../domain/library/ids.ts";
import { WorkStopped } from "../../domain/model-errors.ts";
import type { ObservedSimulation } from "../../domain/observations/observed-simulation.ts";
import type { MeasuredPersona } from "../../domain/reliability/persona-reliability.ts";
import type { ReliabilityOutcome } from "../../domain/reliability/record.ts";
import type { PersonaReliability } from "../../domain/reliability/schemas.ts";
import type { StoredParticipant } from "../../domain/simulation/participant.ts";
import { inheritableFlags } from "../../domain/simulation/results.ts";
import { NO_PERSONA_RUN, parseRerunId } from "../../domain/simulation/rerun.ts";
import { seedFrom } from "../../domain/statistics/random.ts";
import { addCosts, noCost } from "../../domain/costs/cost.ts";
import type { Asked, ReliabilityStore } from "../../storage/reliability/store.ts";
import { assessPersonas } from "../promotion/assess-personas.ts";
import { observeRuns, repeatedRuns } from "../promotion/observed-runs.ts";
import { loadRunning, originalOf } from "./study-ref.ts";

/** Not one rerun was finished. */
export class NothingToCompare extends Error {
  override readonly name = "NothingToCompare";
}

const isAnonymous = ({ simulation }: Asked): boolean => parseRerunId(simulation.id)?.number === NO_PERSONA_RUN;

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

/**
 * Compares the answers of a study and its reruns and stores what that shows. Reruns that failed are left out and do not
 * count as completed; what they cost does.
 * @throws NothingToCompare if none was finished
 */
export async function measureStudy(
  { reliability }: { reliability: ReliabilityStore },
  input: ReliabilityInput,
): Promise<{ completed_runs: number }> {
  const ref = originalOf(input);
  const { study, simulation, input: asked, reruns } = await loadRunning(reliability, input);
  const complete = reruns.filter((rerun) => rerun.simulation.status === "complete");
  const runs = complete.filter((rerun) => !isAnonymous(rerun));
  if (runs.length === 0) throw new NothingToCompare("No rerun was finished");

  const original = { simulation, input: asked };
  const [observed, everything, anonymous, participants, aggregate] = await Promise.all([
    observeRuns(reliability, ref, [original, ...runs]),
    repeatedRuns(reliability, ref, simulation.persona_group_id),
    observeRuns(reliability, ref, complete.filter(isAnonymous)),
    reliability.participantsOf(ref),
    reliability.aggregate(ref),
  ]);
  const [assessed, measured, compared] = await Promise.all([
    assessPersonas(
      reliability,
      ref,
      everything,
      participants.map(({ persona_id }) => persona_id),
    ),
    calculate(stability, { runs: observed, options: { seed: seedFrom("reliability", study.id) } }),
    // Beside random answering, and beside respondents without a persona if they were asked.
    calculate(baselines, {
      simulation: observed[0] as ObservedSimulation,
      conjoint: aggregate?.conjoint ?? null,
      anonymous: anonymous[0],
    }),
  ]);
  const inOrder = participants.toSorted(
    (a, b) =>
      (simulation.participants[a.persona_id]?.position ?? 0) - (simulation.participants[b.persona_id]?.position ?? 0),
  );
  const outcome: ReliabilityOutcome = {
    ...measured,
    completed_runs: runs.length,
    personas: inOrder.map((participant) =>
      personaFigures(participant, assessed.get(participant.persona_id)!, simulation.language),
    ),
    baselines: compared,
    flags: [
      ...new Set([
        ...inheritableFlags.filter((flag) => aggregate?.quality.flags.includes(flag)),
        // Whoever is in the library is there for answering consistently, which is what is measured here.
        ...(participants.some(({ library_persona_id }) => library_persona_id !== null)
          ? ["library_selected" as const]
          : []),
        ...measured.flags,
      ]),
    ],
    usage: reruns.map((rerun) => rerun.simulation.usage).reduce(addCosts, noCost),
  };
  if (!(await reliability.saveOutcome(ref, study.id, outcome)))
    throw new WorkStopped("The reliability study is over, or its simulation is gone");
  return { completed_runs: runs.length };
}
