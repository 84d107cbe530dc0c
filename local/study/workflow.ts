import * as z from "zod";
import type { Briefing } from "../../functions/domain/briefing/schemas.ts";
import {
  audienceSuggestionSchema,
  generationStartedSchema,
  personaGroupSchema,
} from "../../functions/domain/persona-group/schemas.ts";
import { personaSchema } from "../../functions/domain/persona/schemas.ts";
import { projectSchema } from "../../functions/domain/project/schemas.ts";
import { simulationResultsSchema } from "../../functions/domain/simulation/results.ts";
import { simulationSchema } from "../../functions/domain/simulation/schemas.ts";
import { audienceInWords } from "./audience.ts";
import { sendBriefing, type BriefingFile } from "./briefing.ts";
import { WorkFailed } from "./errors.ts";
import type { StudyOutcome } from "./outcome.ts";
import { deadlineIn, pollUntil } from "./poll.ts";
import type { Session } from "./session.ts";
import type { ProgressDisplay } from "./terminal/progress-display.ts";
import { truncate } from "./terminal/display-width.ts";
import { oneLine } from "./terminal/printable.ts";

export interface StudyRequest {
  audience: string;
  concept: string;
  /** A briefing shown with the concept. */
  file: BriefingFile | null;
  personas: number;
  timeoutSeconds: number;
}

export interface Conduct {
  session: Session;
  display: ProgressDisplay;
  signal: AbortSignal;
  polling?: { first: number; growth: number; longest: number };
}

// A project's name holds 200 UTF-16 code units, its description 2,000; a cell is at most a few of them.
const NAME_CELLS = 80;
const DESCRIPTION_CELLS = 400;
/** How long an interrupted command waits for the service to confirm the abort. */
const ABORT_MS = 5_000;

const briefingInWords = ({ file_name, file_type, character_count, summary_text }: Briefing): string =>
  `Briefing read: ${oneLine(file_name)} (${file_type}, ${character_count} characters${summary_text === null ? "" : ", shown as a summary"})`;

const secondsSince = (start: number): number => (performance.now() - start) / 1_000;

/**
 * The typical workflow: project, group from the audience's words, personas, concept test, results.
 * @throws StudyError; the signal's reason when interrupted, after asking the service to abort the running study
 */
export async function runStudy(request: StudyRequest, conduct: Conduct): Promise<StudyOutcome> {
  const { session, display, signal, polling } = conduct;
  const deadline = deadlineIn(request.timeoutSeconds);
  const get = <S extends z.ZodType>(path: string, schema: S) =>
    session.request({ method: "GET", path, signal }, schema);
  const post = <S extends z.ZodType>(path: string, body: object | undefined, schema: S) =>
    session.request({ method: "POST", path, signal, ...(body ? { body } : {}) }, schema);

  const project = await post(
    "/projects",
    {
      name: truncate(oneLine(request.audience), NAME_CELLS),
      description: truncate(oneLine(request.concept), DESCRIPTION_CELLS),
    },
    projectSchema,
  );
  // First: a file that the service rejects should cost no generation.
  const briefing = request.file && (await sendBriefing(session, project.id, request.file, signal));
  if (briefing) display.say(briefingInWords(briefing));
  const groups = `/projects/${project.id}/persona-groups`;
  const suggestion = await post(`${groups}/parse-prompt`, { prompt: request.audience }, audienceSuggestionSchema);
  const created = await post(groups, { ...suggestion, persona_count: request.personas }, personaGroupSchema);
  display.say(`Audience understood as: ${audienceInWords(created)}`);

  const generationStart = performance.now();
  const group = `${groups}/${created.id}`;
  await post(`${group}/generate`, undefined, generationStartedSchema);
  const personaGroup = await pollUntil({
    look: () => get(group, personaGroupSchema),
    show: ({ progress }) => progress && display.update("Personas", progress),
    hasEnded: ({ generation_status }) => generation_status === "complete" || generation_status === "failed",
    describe: ({ generation_progress }) => generation_progress ?? "generation is waiting to start",
    deadline,
    signal,
    ...(polling ? { polling } : {}),
  });
  display.end();
  const generation = secondsSince(generationStart);
  if (personaGroup.generation_status === "failed") {
    throw new WorkFailed(
      `Generating the personas failed: ${personaGroup.generation_progress ?? "no reason was given"}`,
    );
  }
  const personas = await get(`${group}/personas`, z.array(personaSchema));

  const studyStart = performance.now();
  const simulations = `/projects/${project.id}/simulations`;
  const started = await post(
    simulations,
    {
      persona_group_id: personaGroup.id,
      simulation_type: "concept_test",
      prompt_question: request.concept,
      ...(briefing ? { briefing_ids: [briefing.id] } : {}),
    },
    simulationSchema,
  );
  const simulationPath = `${simulations}/${started.id}`;
  try {
    const simulation = await pollUntil({
      look: () => get(simulationPath, simulationSchema),
      show: ({ progress }) => display.update("Answers", progress),
      hasEnded: ({ status }) => ["complete", "failed", "aborted"].includes(status),
      describe: ({ progress }) => progress.message,
      deadline,
      signal,
      ...(polling ? { polling } : {}),
    });
    display.end();
    const study = secondsSince(studyStart);
    if (simulation.status === "failed") {
      throw new WorkFailed(`The study failed: ${simulation.error ?? "no reason was given"}`);
    }
    if (simulation.status === "aborted") throw new WorkFailed("The study was aborted by someone else.");
    const results = await get(`${simulationPath}/results`, simulationResultsSchema);
    return { project, personaGroup, personas, simulation, results, seconds: { generation, study } };
  } catch (error) {
    if (signal.aborted) {
      // The person has already left; a service that does not answer now is no news to them.
      const call = { method: "POST", path: `${simulationPath}/abort`, signal: AbortSignal.timeout(ABORT_MS) } as const;
      await session.request(call, simulationSchema).catch(() => undefined);
    }
    throw error;
  }
}
