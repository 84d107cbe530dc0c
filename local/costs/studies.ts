import { fileURLToPath } from "node:url";
import { liveExchangeSchema } from "../../functions/domain/interview/live-schemas.ts";
import type { Persona } from "../../functions/domain/persona/schemas.ts";
import { simulationResultsSchema, type SimulationResults } from "../../functions/domain/simulation/results.ts";
import { simulationSchema, type Simulation, type SimulationType } from "../../functions/domain/simulation/schemas.ts";
import { isFinal } from "../../functions/domain/simulation/transitions.ts";
import { begin } from "../study/begin.ts";
import type { Conduct } from "../study/conduct.ts";
import { WorkFailed } from "../study/errors.ts";
import { readPlan, type StudyPlan } from "../study/plan.ts";
import { pollUntil, type Deadline } from "../study/poll.ts";

export type AutomaticStudy = Exclude<SimulationType, "idi_manual">;

/** Whom studies are held with: a group, its people, and how long to wait for everything together. */
export interface Panel {
  projectId: string;
  groupId: string;
  personas: readonly Persona[];
  conduct: Conduct;
  deadline: Deadline;
}

export const AUDIENCE = "Women aged 25 to 45 in Munich who buy organic food";
const CONCEPT =
  "An oat drink from a farm in Bavaria, 3 g of protein per glass, no added sugar, returnable glass bottle, 1.99 EUR per litre.";
const LIVE_QUESTION = "What do you usually have for breakfast, and why?";

const example = (name: string): string => fileURLToPath(new URL(`../../docs/examples/${name}`, import.meta.url));

/** Studies as long as those in docs/examples: 24 questions of a survey, 17 of a guide, five attributes. */
function planOf(type: AutomaticStudy): StudyPlan {
  switch (type) {
    case "survey":
      return readPlan({ type, path: example("survey.txt") });
    case "idi_ai":
      return readPlan({ type, path: example("guide.txt") });
    case "conjoint":
      return readPlan({ type, path: example("conjoint.json") });
    default:
      return readPlan({ type });
  }
}

const create = ({ projectId, groupId, conduct }: Panel, type: SimulationType): Promise<Simulation> =>
  conduct.post(
    `/projects/${projectId}/simulations`,
    { persona_group_id: groupId, simulation_type: type, prompt_question: CONCEPT },
    simulationSchema,
  );

/** Holds a study from its creation to its results, as a client does. @throws StudyError */
export async function holdSimulation(panel: Panel, type: AutomaticStudy): Promise<SimulationResults> {
  const { conduct, deadline } = panel;
  const { id } = await create(panel, type);
  const path = `/projects/${panel.projectId}/simulations/${id}`;
  await begin(planOf(type), path, panel.personas, conduct);
  const ended = await pollUntil({
    look: () => conduct.get(path, simulationSchema),
    show: () => {},
    hasEnded: ({ status }) => isFinal(status),
    describe: ({ progress }) => progress.message,
    deadline,
    signal: conduct.signal,
    ...(conduct.polling ? { polling: conduct.polling } : {}),
  });
  if (ended.status !== "complete") throw new WorkFailed(`A study of type ${type} is ${ended.status}: ${ended.error}`);
  return conduct.get(`${path}/results`, simulationResultsSchema);
}

/** Begins a live interview. @returns puts one question to its first persona */
export async function openLiveInterview(panel: Panel): Promise<() => Promise<unknown>> {
  const { id } = await create(panel, "idi_manual");
  const path = `/projects/${panel.projectId}/simulations/${id}/messages`;
  return () => panel.conduct.post(path, { content: LIVE_QUESTION }, liveExchangeSchema);
}
