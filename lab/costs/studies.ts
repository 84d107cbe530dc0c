import { fileURLToPath } from "node:url";
import type { Codebook } from "../../functions/findings/codebook/schemas.ts";
import type { Persona } from "../../functions/personas/people/schemas.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import { begin } from "../../bin/study/begin.ts";
import type { Conduct, SimulationParams } from "../../bin/study/conduct.ts";
import { WorkFailed } from "../../bin/cli/errors.ts";
import { readPlan, type StudyPlan } from "../../bin/study/plan.ts";
import { pollUntil, untilSimulationEnds, type Deadline } from "../../bin/study/poll.ts";

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
  "An oat drink from a farm in Bavaria, 3 g of protein per glass, no added sugar, returnable glass bottle, 1.99 " +
  "EUR per litre.";
/** The open question of a concept test. */
const REACTION = "reaction";
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

async function create({ projectId, groupId, conduct }: Panel, type: SimulationType): Promise<SimulationParams> {
  const { id } = await conduct.api.createSimulation({
    params: { project_id: projectId },
    body: { persona_group_id: groupId, simulation_type: type, prompt_question: CONCEPT },
  });
  return { project_id: projectId, simulation_id: id };
}

/** Holds a study from its creation to its results, as a client does. @throws CommandError */
export async function holdSimulation(panel: Panel, type: AutomaticStudy): Promise<SimulationResults> {
  const { conduct, deadline } = panel;
  const params = await create(panel, type);
  await begin(planOf(type), params, panel.personas, conduct);
  const ended = await untilSimulationEnds(params, conduct, deadline);
  if (ended.status !== "complete") throw new WorkFailed(`A study of type ${type} is ${ended.status}: ${ended.error}`);
  return conduct.api.getSimulationResults({ params });
}

/** Has the reactions to a concept coded, by codes that a model drafts. @throws CommandError */
export async function codeReactions(
  simulationId: string,
  { projectId, conduct: { api, signal, polling }, deadline }: Panel,
): Promise<Codebook> {
  const params = { project_id: projectId, simulation_id: simulationId, question_id: REACTION };
  await api.codeAnswers({ params, body: {} });
  const codebook = await pollUntil<Codebook>({
    look: () => api.getCodebook({ params }),
    show: () => {},
    hasEnded: ({ status }) => status !== "coding",
    describe: ({ status }) => status,
    ...{ deadline, signal, polling },
  });
  if (codebook.status !== "complete") throw new WorkFailed(`The coding of answers is ${codebook.status}`);
  return codebook;
}

/** Begins a live interview. @returns puts one question to its first persona */
export async function openLiveInterview(panel: Panel): Promise<() => Promise<unknown>> {
  const params = await create(panel, "idi_manual");
  return () => panel.conduct.api.sendMessage({ params, body: { content: LIVE_QUESTION } });
}
