import type { Model } from "../../models/port/model.ts";
import type { GroupTurnInput } from "../../platform/pipelines/state-inputs.ts";
import { addCosts } from "../../platform/costs/cost.ts";
import { roundsOf } from "./rounds.ts";
import { speakingWaves } from "./running-order.ts";
import { newId } from "../../platform/ids.ts";
import { countWords } from "../interview/count-words.ts";
import { WorkStopped, isGivenUp } from "../../platform/model-errors.ts";
import type { SimulationRecord } from "../simulation/record.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { MOST_PROBED, groupModeratorPrompt } from "./moderator-prompt.ts";
import type { SimulationLifecycle } from "../simulation/store-lifecycle.ts";
import type { StoredMessage } from "../simulation/message.ts";
import { loadMaterials } from "../simulation/load-materials.ts";
import { withRecordedCost, mustBeStored } from "../simulation/load-participant.ts";
import { simulationRef } from "../simulation/input-ref.ts";
import { heardBefore, utterances } from "./stage-discussion.ts";
import { moderatorSequence, turnOf, turnsOf } from "./sequence.ts";

export interface ModerateDependencies {
  simulations: SimulationLifecycle;
  model: Model;
  modelId: string;
  /** Asked once if the model refuses; undefined if the deployment names no fallback. */
  fallbackId: string | undefined;
}

/** The next turn and its speakers. */
export interface NextTurn {
  turn: number;
  finished: boolean;
  speakers: string[];
}

const membersOf = ({ participants }: SimulationRecord, said: readonly StoredMessage[]) =>
  Object.entries(participants)
    .filter(([, { lost_to }]) => lost_to === undefined)
    .toSorted(([, a], [, b]) => a.position - b.position)
    .map(([id, { full_name }]) => ({
      id,
      name: full_name ?? "",
      words: said.reduce(
        (sum, { persona_id, role, content }) =>
          sum + (persona_id === id && role === "persona" ? countWords(content) : 0),
        0,
      ),
    }));

/** The members that the moderator turned to; if it named nobody who is there, those who have said least. */
function probed(addressed: readonly string[], members: ReturnType<typeof membersOf>): string[] {
  const plain = (name: string) => name.trim().toLowerCase();
  const named = members.filter(({ name }) => addressed.some((other) => plain(other) === plain(name)));
  const silent = members.toSorted((a, b) => a.words - b.words).slice(0, 2);
  return (named.length > 0 ? named.slice(0, MOST_PROBED) : silent).map(({ id }) => id);
}

/**
 * Takes the discussion to its next turn: opens a round with a question, calls up the next to speak, or probes. A turn
 * that was moderated already is called up again as it was.
 */
export async function moderate(
  { simulations, model, modelId, fallbackId }: ModerateDependencies,
  input: GroupTurnInput,
): Promise<NextTurn> {
  const ref = simulationRef(input);
  const { turn } = input;
  model.prepare();
  const [simulation, messages] = await Promise.all([simulations.find(ref), simulations.messages(ref)]);
  if (!simulation || simulation.status !== "running") throw new WorkStopped("The study is gone or over");
  const ids = Object.keys(simulation.participants).toSorted(
    (a, b) => (simulation.participants[a]?.position ?? 0) - (simulation.participants[b]?.position ?? 0),
  );
  const waveCount = speakingWaves(ids, 1, ref.simulationId).length;
  const rounds = roundsOf(simulation);
  if (turn >= turnsOf(waveCount, rounds)) return { turn, finished: true, speakers: [] };

  const { round, wave } = turnOf(turn, waveCount);
  const sequence = moderatorSequence(turn);
  // Turns are numbered by the waves of all members: a member that is lost in between leaves its wave smaller.
  const order = speakingWaves(ids, round, ref.simulationId);
  const present = (speakers: readonly string[] = []) =>
    speakers.filter((id) => simulation.participants[id]?.lost_to === undefined);
  const spoken = messages.find((message) => message.sequence === sequence);
  if (wave !== null && (wave > 0 || spoken)) return { turn, finished: false, speakers: present(order[wave]) };
  if (spoken) return { turn, finished: false, speakers: present(spoken.addressed) };

  const said = heardBefore(messages, sequence);
  const members = membersOf(simulation, said);
  const briefings = await loadMaterials(simulations, ref, simulation.briefing_ids, null);
  return withRecordedCost(simulations, ref, async () => {
    const prompt = groupModeratorPrompt({
      topic: simulation.prompt_question ?? "",
      briefings,
      members: members.map(({ name, words }) => ({ name, words })),
      discussion: utterances(said),
      round,
      rounds,
      task: wave === null ? "probe" : "open",
      language: simulation.language,
    });
    const asked = await model.ask(prompt, modelId).catch(async (error: unknown) => {
      if (!isGivenUp(error) || fallbackId === undefined) throw error;
      const instead = await model.ask(prompt, fallbackId);
      return { ...instead, usage: addCosts(error.usage, instead.usage) };
    });
    const { value, usage, modelId: answeredBy } = asked;
    const speakers = wave === null ? probed(value.addressed, members) : present(order[wave]);
    const message: StoredMessage = {
      id: newId(),
      sequence,
      role: "moderator",
      persona_id: wave === null && speakers.length === 1 ? (speakers[0] ?? null) : null,
      persona_name: null,
      content: value.message,
      round,
      created_at: timestamp(),
      ...(wave === null ? { addressed: speakers } : {}),
    };
    const stored = await simulations.saveTurn(ref, message, round, { usage, modelIds: [answeredBy] });
    await mustBeStored(simulations, ref, stored);
    return { turn, finished: false, speakers };
  });
}
