import { uploadBriefing } from "../../clients/typescript/src/index.ts";
import type { SampleRequest } from "../../functions/studies/sample/schemas.ts";
import type { InputFile } from "./input-file.ts";
import type { Briefing } from "../../functions/briefings/schemas.ts";
import type { SimulationResults } from "../../functions/studies/simulation/results.ts";
import type { Simulation, SimulationType } from "../../functions/studies/simulation/schemas.ts";
import type { Project } from "../../functions/projects/schemas.ts";
import { begin } from "./begin.ts";
import { findProject } from "./compare.ts";
import { secondsSince, type Conduct, type SimulationParams } from "./conduct.ts";
import { NothingAsked, WorkFailed } from "../cli/errors.ts";
import type { StudyOutcome } from "./outcome.ts";
import type { StudyPlan } from "./plan.ts";
import { studyKinds } from "../../functions/studies/study-kinds.ts";
import { deadlineIn, untilSimulationEnds, type Deadline } from "./poll.ts";
import { recruit, recruitRespondents } from "./recruit.ts";
import type { RespondentsFile } from "./respondents.ts";
import type { Weights } from "./weights.ts";
import { truncate } from "../cli/display-width.ts";
import { oneLine } from "../cli/printable.ts";

export interface StudyRequest {
  /** Who is asked: as described, the people of a file, or the personas of a group that there is. */
  audience: string | RespondentsFile | { group: string };
  /** What the personas are shown; only concept tests and focus groups need it. */
  concept: string | null;
  plan: StudyPlan;
  /** A briefing shown with the concept. */
  file: InputFile | null;
  directEstimate: boolean;
  /** What the personas are weighted to; null for nothing. */
  weights: Weights | null;
  /** How many are to go through a survey; null where everybody is asked. */
  sample: SampleRequest | null;
  /** What its model calls may cost, in US dollars; null for no limit of its own. */
  maxCostUsd: number | null;
  /** Whether to go on without what was not understood of the audience. */
  goOn: boolean;
  personas: number;
  timeoutSeconds: number;
}

// A project's name holds 200 UTF-16 code units, its description 2,000; a cell is at most a few of them.
const NAME_CELLS = 80;
const DESCRIPTION_CELLS = 400;
/** How long an interrupted command waits for the service to confirm the abort. */
const ABORT_MS = 5_000;

/** What the personas are doing, beside the bar. */
const labels = {
  concept_test: "Answers",
  survey: "Answers",
  focus_group: "Focus group",
  idi_ai: "Interviews",
  idi_manual: "Report",
  conjoint: "Choices",
} as const satisfies Record<SimulationType, string>;

const briefingInWords = ({ file_name, file_type, character_count, summary_text }: Briefing): string =>
  `Briefing read: ${oneLine(file_name)} (${file_type}, ${character_count} ` +
  `characters${summary_text === null ? "" : ", shown as a summary"})`;

/**
 * The typical workflow: project, group from the audience's words, personas, study, results.
 * @throws CommandError; the signal's reason when interrupted, after asking the service to abort the running study
 */
export async function runStudy(request: StudyRequest, conduct: Conduct): Promise<StudyOutcome> {
  const { api, display, signal } = conduct;
  const { plan } = request;
  const deadline = deadlineIn(request.timeoutSeconds);
  const project = await projectFor(request, api);
  // First: a file that the service rejects should cost no generation.
  const { file } = request;
  const briefing = file && (await uploadBriefing(api, project.id, file, { title: file.name, signal }));
  if (briefing) display.say(briefingInWords(briefing));
  const { personaGroup, personas, seconds: generation } = await peopleFor(request, project, conduct, deadline);

  const studyStart = performance.now();
  const { id } = await api.createSimulation({
    params: { project_id: project.id },
    body: {
      persona_group_id: personaGroup.id,
      simulation_type: plan.type,
      ...(request.concept === null ? {} : { prompt_question: request.concept }),
      ...("concepts" in plan ? { concepts: plan.concepts, ...(plan.design && { design: plan.design }) } : {}),
      ...(briefing ? { briefing_ids: [briefing.id] } : {}),
      ...(request.weights ? { weights: request.weights } : {}),
      ...(request.directEstimate ? { direct_estimate: true } : {}),
      ...(request.sample ? { sample: request.sample } : {}),
      ...(request.maxCostUsd === null ? {} : { max_cost_usd: request.maxCostUsd }),
    },
  });
  const params = { project_id: project.id, simulation_id: id };
  try {
    await begin(plan, params, personas, conduct);
    // People may talk as long as they like: `--timeout` is for waiting.
    const talked = studyKinds[plan.type].isLive ? secondsSince(studyStart) : 0;
    const simulation = await watch(params, { ...deadline, at: deadline.at + talked * 1_000 }, conduct);
    const study = secondsSince(studyStart);
    const results = await readResults(params, api);
    return { project, personaGroup, personas, simulation, results, seconds: { generation, study } };
  } catch (error) {
    // The person has already left, or asked nothing; a service that does not answer now is no news to them.
    if (signal.aborted || error instanceof NothingAsked)
      await api.abortSimulation({ params, signal: AbortSignal.timeout(ABORT_MS) }).catch(() => undefined);
    throw error;
  }
}

/** A project of its own; for personas that there are, theirs, so that studies with them can be compared. */
async function projectFor({ audience, concept }: StudyRequest, api: Conduct["api"]): Promise<Project> {
  if (typeof audience === "object" && "group" in audience) {
    const projectId = await findProject(api, `group ${audience.group}`, (project_id) =>
      api.getPersonaGroup({ params: { project_id, group_id: audience.group } }),
    );
    return api.getProject({ params: { project_id: projectId } });
  }
  return api.createProject({
    body: {
      name: truncate(oneLine(typeof audience === "string" ? audience : audience.name), NAME_CELLS),
      ...(concept === null ? {} : { description: truncate(oneLine(concept), DESCRIPTION_CELLS) }),
    },
  });
}

async function peopleFor(
  { audience, goOn, personas: wanted }: StudyRequest,
  { id: projectId }: Project,
  conduct: Conduct,
  deadline: Deadline,
): ReturnType<typeof recruit> {
  if (typeof audience === "string") return recruit({ projectId, audience, goOn, personas: wanted }, conduct, deadline);
  if (!("group" in audience)) return recruitRespondents(projectId, audience, conduct, deadline);
  const params = { project_id: projectId, group_id: audience.group };
  const [personaGroup, personas] = await Promise.all([
    conduct.api.getPersonaGroup({ params }),
    conduct.api.listPersonas({ params }),
  ]);
  return { personaGroup, personas, seconds: 0 };
}

/** What fifty personas said to a hundred questions fits into one answer. */
const RESULTS_PER_PAGE = 50;

/** The results of everybody, page by page. */
async function readResults(params: SimulationParams, api: Conduct["api"]): Promise<SimulationResults> {
  const read = (after?: string) => api.getSimulationResults({ params, query: { limit: RESULTS_PER_PAGE, after } });
  const results = await read();
  for (let page = results; page.persona_results.length === RESULTS_PER_PAGE;) {
    page = await read(results.persona_results.at(-1)?.persona_id);
    results.persona_results.push(...page.persona_results);
  }
  return results;
}

/** Waits for a study's end. @throws CommandError unless it is complete */
async function watch(params: SimulationParams, deadline: Deadline, conduct: Conduct): Promise<Simulation> {
  const { display } = conduct;
  const simulation = await untilSimulationEnds(params, conduct, deadline, ({ simulation_type, progress }) =>
    display.update(labels[simulation_type], progress),
  );
  display.end();
  if (simulation.status === "failed") {
    throw new WorkFailed(`The study failed: ${simulation.error ?? "no reason was given"}`);
  }
  if (simulation.status === "aborted") throw new WorkFailed("The study was aborted by someone else.");
  return simulation;
}
