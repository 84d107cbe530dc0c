import type { HistoryEvent } from "@aws-sdk/client-sfn";
import * as z from "zod";
import { MOST_WAVES } from "../../../functions/studies/focus-group/rounds.ts";
import type { SimulationResults } from "../../../functions/studies/simulation/results.ts";
import { turnOf } from "../../../functions/studies/focus-group/sequence.ts";
import type { Company } from "./company.ts";
import type { Course, GroupTurn, WorkKind } from "./critical-path.ts";
import { SURVEY_QUESTIONS } from "./materials.ts";

/** What the moderating function answers, one per turn. */
const turnSchema = z.object({ turn: z.int(), finished: z.boolean(), speakers: z.array(z.string()) });

/**
 * Reads the course of a generation or a study from the history of its execution and, where people talked, its results.
 */
export async function observedCourse(
  kind: WorkKind,
  { personas, id }: { personas: number; id: string },
  history: readonly HistoryEvent[],
  { conduct, projectId }: Company,
): Promise<Course> {
  switch (kind) {
    case "persona_generation":
      return { kind, written: writtenIn(history) };
    case "concept_test":
    case "conjoint":
      return { kind, personas };
    case "survey":
      return { kind, personas, questions: SURVEY_QUESTIONS };
    case "focus_group":
      return { kind, personas, turns: turnsIn(history, personas) };
    case "idi_ai": {
      const params = { project_id: projectId, simulation_id: id };
      return { kind, interviews: probesIn(await conduct.api.getSimulationResults({ params })) };
    }
  }
}

/** How many persons each run of the only Map of a generation was for. */
export const writtenIn = (history: readonly HistoryEvent[]): number[] =>
  history.flatMap(({ mapStateStartedEventDetails: started }) => (started ? [started.length ?? 0] : []));

/** The turns of a discussion, in order; a turn that was moderated twice counts once. */
export function turnsIn(history: readonly HistoryEvent[], personas: number): GroupTurn[] {
  const waves = Math.min(MOST_WAVES, personas);
  const turns = new Map<number, GroupTurn>();
  for (const { lambdaFunctionSucceededEventDetails: succeeded } of history) {
    const { data } = turnSchema.safeParse(JSON.parse(succeeded?.output ?? "null"));
    if (!data || data.finished) continue;
    const { wave } = turnOf(data.turn, waves);
    turns.set(data.turn, { moderated: wave === null || wave === 0, speakers: data.speakers.length });
  }
  return [...turns].toSorted(([a], [b]) => a - b).map(([, turn]) => turn);
}

/** By persona and question of the guide: what it was asked beyond the question. */
export const probesIn = ({ persona_results }: Pick<SimulationResults, "persona_results">): number[][] =>
  persona_results.map(({ transcript }) => {
    const answers = (transcript ?? []).filter(({ role }) => role === "persona");
    return [...Map.groupBy(answers, ({ round }) => round).values()].map((given) => given.length - 1);
  });
