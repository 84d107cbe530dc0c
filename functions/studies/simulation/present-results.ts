import { calibratedFigures, factQuestions } from "../calibration/calibrated-figures.ts";
import type { PairRecord } from "../calibration/record.ts";
import { addSpread } from "../spread/add-spread.ts";
import { wordingOf } from "../../languages/wording.ts";
import { presentMessage, type Message } from "./message.ts";
import { conceptArms } from "../concept-test/concept-assignment.ts";
import { withPauses, type Steps } from "../../platform/steps.ts";
import { armsOf } from "./arms.ts";
import { seenBy } from "../survey/seen-questions.ts";
import type { SimulationRecord, StudyInput } from "./record.ts";
import type { Aggregate, PersonaResult, PresentedAggregate, SimulationResults } from "./results.ts";
import { kindOf } from "../study-kinds.ts";

/** The transcript that belongs to a persona's record; null for studies without talks. */
function transcriptOf(
  simulation: SimulationRecord,
  personaId: string,
  messages: readonly Message[],
  rounds: readonly number[],
): Message[] | null {
  const { asks, isDiscussion } = kindOf(simulation);
  if (asks !== "talk") return null;
  // The discussion is everybody's, a private view its owner's.
  const isHeard = ({ round }: Message) => isDiscussion && round !== rounds[0] && round !== rounds.at(-1);
  return messages.filter((message) => message.persona_id === personaId || isHeard(message));
}

/** What the results of a company are presented with. */
export interface CompanyKnowledge {
  /** The pairs of all human studies of the company. */
  pairs: readonly PairRecord[];
  /** Whether it wants shares widened by the public prior. */
  publicSpread: boolean;
}

/** The figures of a group, with what the human studies of its company teach; where they teach nothing, that is said. */
function presentAggregate(
  { id, language }: SimulationRecord,
  aggregate: Aggregate,
  results: readonly PersonaResult[],
  { pairs, publicSpread }: CompanyKnowledge,
): PresentedAggregate {
  const others = pairs.filter(({ simulation_id }) => simulation_id !== id);
  const calibrated = calibratedFigures(aggregate, results, others);
  const { flags, notes } = aggregate.quality;
  const quality = calibrated
    ? aggregate.quality
    : {
        flags: [...flags, "not_validated" as const],
        notes: [...notes, wordingOf(language).say("flags.not_validated")],
      };
  const survey =
    aggregate.survey && addSpread(aggregate.survey, { calibrated, publicSpread, facts: factQuestions(results) });
  return { ...aggregate, survey, calibrated, quality };
}

/** What a participant saw, if not everybody saw the same. */
function seenIn({ participants, language }: SimulationRecord, input: StudyInput | undefined, result: PersonaResult) {
  const survey = input?.survey_schema;
  const position = participants[result.persona_id]?.position;
  if (position === undefined) return null;
  if (input?.design === "monadic") {
    const arms = conceptArms(input, participants, position);
    return { arms: { ...arms }, variables: {}, blocks: [], questions: [] };
  }
  if (!survey) return null;
  const arms = armsOf(survey, participants, position);
  return seenBy(survey, { position, arms, answers: result.answers ?? [], language });
}

/**
 * The results of a complete study as callers see them, with pauses between participants: 1,000 of them with 60
 * questions each take 150 ms of work.
 * @param input what it asked
 */
export const presentResults = (...of: Parameters<typeof resultSteps>): Promise<SimulationResults> =>
  withPauses(resultSteps(...of));

function* resultSteps(
  simulation: SimulationRecord,
  aggregate: Aggregate,
  results: readonly PersonaResult[],
  messages: readonly Message[],
  known: CompanyKnowledge,
  input: StudyInput | undefined,
): Steps<SimulationResults> {
  const position = ({ persona_id }: PersonaResult) => simulation.participants[persona_id]?.position ?? 0;
  const rounds = [...new Set(messages.map(({ round }) => round ?? 0))].toSorted((a, b) => a - b);
  const said = messages.map(presentMessage);
  const persona_results: SimulationResults["persona_results"] = [];
  for (const result of results.toSorted((a, b) => position(a) - position(b))) {
    const transcript = transcriptOf(simulation, result.persona_id, said, rounds);
    persona_results.push({ ...result, transcript, seen: seenIn(simulation, input, result) });
    yield;
  }
  return {
    simulation_id: simulation.id,
    simulation_type: simulation.simulation_type,
    status: simulation.status,
    completed_at: "completed_at" in simulation ? simulation.completed_at : null,
    persona_results,
    aggregate: presentAggregate(simulation, aggregate, results, known),
  };
}
