import type { SimulationInput } from "../../../contracts/pipelines/inputs.ts";
import { WorkStopped } from "../../../domain/model-errors.ts";
import { participantOf } from "../../../domain/simulation/participant.ts";
import { timestamp } from "../../../domain/timestamp.ts";
import type { StudyStore } from "../../../storage/studies.ts";
import { simulationRef } from "./simulation-ref.ts";

/** Nobody is left to ask: every persona was deleted between the order of the study and its start. */
export class NoParticipants extends Error {
  override readonly name = "NoParticipants";
}

/**
 * Moves a study to running and fixes who takes part. A repetition finds the study running and answers with the
 * participants that were fixed before.
 */
export async function fixParticipants(
  { studies }: { studies: StudyStore },
  input: SimulationInput,
): Promise<{ simulation_type: string; persona_ids: string[] }> {
  const ref = simulationRef(input);
  const simulation = await studies.find(ref);
  if (!simulation || studies.isOver(simulation)) throw new WorkStopped("The study is gone or over");
  const ordered = Object.entries(simulation.participants)
    .sort(([, a], [, b]) => a.position - b.position)
    .map(([personaId]) => personaId);
  if (simulation.status !== "pending") return { simulation_type: simulation.simulation_type, persona_ids: ordered };

  const personas = new Map(
    (await studies.personasOf(ref, simulation.persona_group_id)).map((persona) => [persona.id, persona]),
  );
  const participants = ordered.flatMap((personaId) => {
    const persona = personas.get(personaId);
    return persona ? [participantOf(persona)] : [];
  });
  if (participants.length === 0) throw new NoParticipants("No persona is left in the group");
  if (!(await studies.start(ref, participants, timestamp()))) {
    // Another delivery of this task was faster, or the study was stopped: reading again tells which.
    return fixParticipants({ studies }, input);
  }
  return { simulation_type: simulation.simulation_type, persona_ids: participants.map(({ persona_id }) => persona_id) };
}
