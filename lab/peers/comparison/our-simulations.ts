import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Simulation } from "../../../functions/studies/simulation/schemas.ts";
import type { SurveyQuestion } from "../../../functions/studies/survey/schemas.ts";
import { AUDIENCE } from "../../costs/studies.ts";
import { openAccountFile } from "../../../bin/study/accounts.ts";
import { begin } from "../../../bin/study/begin.ts";
import type { Conduct } from "../../../bin/study/conduct.ts";
import type { StudyPlan } from "../../../bin/study/plan.ts";
import { deadlineIn, untilSimulationEnds, type Deadline } from "../../../bin/study/poll.ts";
import { recruit } from "../../../bin/study/recruit.ts";
import { signIn } from "../../../bin/study/session.ts";
import { silent } from "../../../bin/cli/progress-display.ts";
import { startStack } from "../../../local/stack.ts";
import { FIVE_QUESTIONS, pickQuestions } from "./five-questions.ts";
import { watchModels, type ModelWatch, type WatchedCall } from "./model-watch.ts";

/** The concept of docs/measurements/costs.md. */
export const CONCEPT =
  "An oat drink from a farm in Bavaria, 3 g of protein per glass, no added sugar, returnable glass bottle, 1.99 " +
  "EUR per litre.";
export const PERSONAS = 5;

const QUESTIONNAIRE = new URL("../../../docs/examples/survey.txt", import.meta.url);
/** The time of an embedding beside that of a model, as everywhere in the benchmark. */
const EMBEDDING_SHARE = 0.1;
const TIMEOUT_SECONDS = 120;
/** For calls whose answer has not been written down when the study is complete. */
const POLLING = { first: 200, growth: 1, longest: 200 };

/** Our own studies, by the calls that they made of models. */
export interface OurSimulations {
  conceptTest: WatchedCall[];
  survey: WatchedCall[];
  /** The survey's questions as the service has read them. */
  questions: SurveyQuestion[];
}

interface Group {
  conduct: Conduct;
  deadline: Deadline;
  projectId: string;
  groupId: string;
}

/** Holds a study from its creation to its results, and takes the calls that it made. */
async function hold(
  { conduct, deadline, projectId, groupId }: Group,
  plan: StudyPlan,
  watch: ModelWatch,
): Promise<{ ended: Simulation; calls: WatchedCall[] }> {
  const { api } = conduct;
  const project = { project_id: projectId };
  const shown = plan.type === "concept_test" ? { prompt_question: CONCEPT } : {};
  const body = { persona_group_id: groupId, simulation_type: plan.type, ...shown };
  watch.take();
  const { id } = await api.createSimulation({ params: project, body });
  const params = { ...project, simulation_id: id };
  await begin(plan, params, [], conduct);
  const ended = await untilSimulationEnds(params, conduct, deadline);
  if (ended.status !== "complete") throw new Error(`Our own ${plan.type} is ${ended.status}: ${ended.error}`);
  await api.getSimulationResults({ params });
  return { ended, calls: watch.take() };
}

/** A project of a company of its own, with its people. */
async function prepareGroup(url: string, folder: string, signal: AbortSignal): Promise<Group> {
  const { api } = await signIn({ url, signal }, openAccountFile(join(folder, "account.json")));
  const conduct: Conduct = { api, display: silent, signal, polling: POLLING };
  const deadline = deadlineIn(TIMEOUT_SECONDS);
  const { id: projectId } = await api.createProject({ body: { name: "Comparison" } });
  const { personaGroup } = await recruit({ projectId, audience: AUDIENCE, personas: PERSONAS }, conduct, deadline);
  return { conduct, deadline, projectId, groupId: personaGroup.id };
}

/**
 * Holds a concept test and a survey of five questions with five personas through the whole service, one after the
 * other.
 * @param latencyMs of every model call
 * @throws Error if a study does not come to its end; the signal's reason when interrupted
 */
export async function holdOurSimulations(
  folder: string,
  latencyMs: number,
  { say, signal }: { say: (line: string) => void; signal: AbortSignal },
): Promise<OurSimulations> {
  const embeddingLatencyMs = latencyMs * EMBEDDING_SHARE;
  const watch = watchModels(latencyMs, embeddingLatencyMs);
  const stack = await startStack({
    port: 0,
    dataFolder: folder,
    modelFaults: watch.injector,
    variables: {
      LOCAL_LLM_LATENCY_MS: String(latencyMs),
      LOCAL_EMBEDDING_LATENCY_MS: String(embeddingLatencyMs),
    },
  });
  try {
    say("our own: making five personas ...");
    const group = await prepareGroup(stack.url, folder, signal);
    say("our own: concept test ...");
    const conceptTest = await hold(group, { type: "concept_test" }, watch);
    say("our own: survey ...");
    const bytes = new TextEncoder().encode(pickQuestions(readFileSync(QUESTIONNAIRE, "utf8"), FIVE_QUESTIONS));
    const file = { name: "five-questions.txt", contentType: "text/plain", bytes } as const;
    const survey = await hold(group, { type: "survey", file }, watch);
    const questions = survey.ended.survey_schema?.questions ?? [];
    if (questions.length !== FIVE_QUESTIONS.length)
      throw new Error(`Of ${FIVE_QUESTIONS.length} questions the service has read ${questions.length}.`);
    return { conceptTest: conceptTest.calls, survey: survey.calls, questions };
  } finally {
    await stack.close();
  }
}
