import { splitIntoBatches, ONE_BATCH } from "../../platform/functions/batch-capacity.ts";
import type { Environment } from "../../platform/functions/environment.ts";
import type { SimulationInput } from "../../platform/pipelines/state-inputs.ts";
import type { StartedSimulation } from "./start-result.ts";
import { hasReachedMaxCost } from "../../platform/costs/max-cost.ts";
import { estimableQuestions } from "../direct-estimate/questions.ts";
import { WorkStopped } from "../../platform/model-errors.ts";
import { isEncrypted, participantOf, withoutPersona, type Participant } from "../../personas/people/participant.ts";
import type { OpenPersona } from "../../personas/people/record.ts";
import type { PersonaProgressMap } from "../../platform/pipelines/progress.ts";
import { nextWave } from "../sample/next-wave.ts";
import type { KeptSample } from "../sample/schemas.ts";
import type { SimulationRecord } from "./record.ts";
import { NO_PERSONA_RUN, parseRerunId, type Rerun } from "../../platform/rerun.ts";
import type { SimulationStatus } from "./schemas.ts";
import { timestamp } from "../../platform/timestamp.ts";
import type { Encryption } from "../../personas/respondents/encryption.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";
import { openParticipants, openPersonas, encryptParticipant } from "../../personas/respondents/store-profiles.ts";
import { balancingGroups } from "./arms.ts";
import type { SimulationLifecycle } from "./store-lifecycle.ts";
import { simulationRef } from "./input-ref.ts";
import { kindOf } from "../study-kinds.ts";

/** Nobody is left to ask: every persona was deleted between the order of the study and its start. */
export class NoParticipants extends Error {
  override readonly name = "NoParticipants";
}

interface FixDependencies {
  simulations: SimulationLifecycle;
  /** How wide functions ask batches of personas. */
  capacities: Environment<"simulation-start-study">["BATCH_CAPACITIES"];
  encryption: Encryption;
}

/**
 * Moves a study to running and fixes who takes part. A repetition, in an execution that begins again or is redriven,
 * answers with the participants that were fixed before, and with how far the study has come since. For a sample in
 * waves it answers with those whose turn it is. These are first those who were asked and are not through, and then the
 * next ones of the group.
 * @throws WorkStopped if it was aborted, has failed or is gone
 */
export async function fixParticipants(
  dependencies: FixDependencies,
  input: SimulationInput,
): Promise<StartedSimulation> {
  const { simulations, capacities } = dependencies;
  const ref = simulationRef(input);
  const rerun = parseRerunId(ref.simulationId);
  const simulation = await simulations.find(ref);
  if (!simulation || (simulations.isOver(simulation) && simulation.status !== "complete"))
    throw new WorkStopped("The study is gone or over");
  const ordered = Object.entries(simulation.participants)
    .filter(([, { lost_to }]) => lost_to === undefined)
    .sort(([, a], [, b]) => a.position - b.position)
    .map(([personaId]) => personaId);
  const estimated = await estimatedQuestions(simulations, ref, simulation);
  const started = (persona_ids: string[], status: SimulationStatus): StartedSimulation => ({
    simulation_type: simulation.simulation_type,
    status,
    persona_ids,
    batches: splitIntoBatches(persona_ids, capacities[kindOf(simulation).batchesAskedBy ?? ""] ?? ONE_BATCH),
    is_rerun: rerun !== undefined,
    in_waves: simulation.sample !== null && status === "running" && persona_ids.length > 0,
    ...estimated,
  });
  const groupId = simulation.persona_group_id;
  const { sample } = simulation;
  if (sample && (simulation.status === "pending" || simulation.status === "running")) {
    const wave = await takeInWave(dependencies, ref, { ...simulation, sample });
    return wave ? started(wave, "running") : fixParticipants(dependencies, input);
  }
  if (simulation.status !== "pending") return started(ordered, simulation.status);

  const participants = rerun
    ? await formerParticipants(dependencies, ref, groupId, rerun, ordered)
    : chosen(await membersOf(dependencies, ref, groupId), ordered);
  if (participants.length === 0) throw new NoParticipants("No persona is left in the group");
  const stored = await encrypted(dependencies, ref, participants);
  const groups = balancingGroups(participants, null);
  const entryOf = (id: string) => ({
    weight: simulation.participants[id]?.weight,
    // A rerun has the arms of its original.
    balanced_within: rerun ? simulation.participants[id]?.balanced_within : groups.get(id),
  });
  if (!(await simulations.start(ref, groupId, stored, timestamp(), entryOf))) {
    // Another delivery was faster, the study was stopped, or a respondent was deleted: reading again shows which.
    return fixParticipants(dependencies, input);
  }
  return started(
    participants.map(({ persona_id }) => persona_id),
    "running",
  );
}

/** The questions that the model is to estimate besides the personas' answers; nothing if nobody asked for it. */
async function estimatedQuestions(
  simulations: SimulationLifecycle,
  ref: SimulationRef,
  simulation: SimulationRecord,
): Promise<Pick<StartedSimulation, "estimated_questions">> {
  if (!simulation.direct_estimate) return {};
  const questions = estimableQuestions(simulation, await simulations.findInput(ref));
  return { estimated_questions: questions.map(({ question_id }) => question_id) };
}

type Members = ReadonlyMap<string, OpenPersona>;

/** Those who are in the group now. */
async function membersOf(
  { simulations, encryption }: FixDependencies,
  ref: SimulationRef,
  groupId: string,
): Promise<Members> {
  const members = await openPersonas(encryption, { ...ref, groupId }, await simulations.personasOf(ref, groupId));
  return new Map(members.map((persona) => [persona.id, persona]));
}

/** Those of the given personas who are still in the group, as they are now. */
const chosen = (members: Members, ids: readonly string[]): Participant[] =>
  ids.flatMap((id) => {
    const persona = members.get(id);
    return persona ? [participantOf(persona)] : [];
  });

const encrypted = ({ encryption }: FixDependencies, ref: SimulationRef, participants: readonly Participant[]) =>
  Promise.all(participants.map((participant) => encryptParticipant(encryption, ref, participant)));

/**
 * The personas whose turn it is in a sample in waves. A wave begins when everybody of the one before is through. The
 * next personas are copied as they are then, so that a persona that was deleted before it was asked is simply not
 * asked.
 * @returns nobody if nothing is missing, nobody is left, or it has cost as much as it may. Undefined if another attempt
 * was quicker, the study was stopped, or a respondent was deleted
 * @throws NoParticipants if nobody can be asked first
 */
async function takeInWave(
  dependencies: FixDependencies,
  ref: SimulationRef,
  simulation: SimulationRecord & { sample: KeptSample },
): Promise<string[] | undefined> {
  const { simulations } = dependencies;
  const { sample, persona_group_id: groupId } = simulation;
  const isFirst = simulation.status === "pending";
  // A persona that has said nothing when the limit is reached is never through.
  if (hasReachedMaxCost(simulation.usage, simulation.max_cost_usd) && !isFirst) return [];
  const asked = isFirst ? {} : await throughSoFar(simulations, ref, simulation.participants);
  const open = Object.keys(asked).filter((id) => asked[id]!.status !== "complete" && asked[id]!.lost_to === undefined);
  if (open.length > 0) return open.sort((a, b) => asked[a]!.position - asked[b]!.position);
  if (!isFirst && nextWave(sample, asked).length === 0) return [];
  const members = await membersOf(dependencies, ref, groupId);
  const wave = chosen(
    members,
    nextWave(sample, asked, (id) => members.has(id)),
  );
  if (wave.length === 0 && isFirst) throw new NoParticipants("No persona is left in the group");
  if (wave.length === 0) return [];
  const stored = await encrypted(dependencies, ref, wave);
  const groups = balancingGroups(wave, sample, Object.keys(asked).length);
  const entryOf = (id: string) => ({ balanced_within: groups.get(id) });
  const isTaken = isFirst
    ? await simulations.start(ref, groupId, stored, timestamp(), entryOf)
    : await simulations.askMore(ref, groupId, asked, stored, entryOf);
  return isTaken ? wave.map(({ persona_id }) => persona_id) : undefined;
}

/**
 * Those who were asked, and which of them are through. An entry that is shown as running may be through: an attempt
 * that came too late may have marked somebody as running whose result is there.
 */
async function throughSoFar(
  simulations: SimulationLifecycle,
  ref: SimulationRef,
  asked: PersonaProgressMap,
): Promise<PersonaProgressMap> {
  if (Object.values(asked).every(({ status }) => status === "complete" || status === "failed")) return asked;
  const ended = await simulations.endedBy(ref);
  return Object.fromEntries(
    Object.entries(asked).map(([id, entry]) => {
      const by = ended.get(id);
      if (by === undefined) return [id, entry];
      return [id, { ...entry, status: "complete" as const, ...(by === null ? {} : { screened_out: true }) }];
    }),
  );
}

/** A rerun asks those who took part in the original, as they were then; or as many respondents without a persona. */
async function formerParticipants(
  { simulations, encryption }: FixDependencies,
  ref: SimulationRef,
  groupId: string,
  { simulationId, number }: Rerun,
  ids: readonly string[],
): Promise<Participant[]> {
  const original = { ...ref, simulationId };
  const took = await simulations.participantsOf(original);
  // A real respondent who was deleted is not asked any more; copies are deleted a little after the persona.
  const present = took.some(isEncrypted) ? await simulations.personasOf(ref, groupId) : [];
  const there = new Set(present.map(({ id }) => id));
  const asked = took.filter((participant) => !isEncrypted(participant) || there.has(participant.persona_id));
  const opened = await openParticipants(encryption, original, asked);
  const participants = new Map(opened.map((participant) => [participant.persona_id, participant]));
  return ids.flatMap((id) => {
    const participant = participants.get(id);
    if (!participant) return [];
    return [number === NO_PERSONA_RUN ? withoutPersona(participant) : participant];
  });
}
