import { calculate } from "../../platform/calculations/calculate.ts";
import { conjointDesign } from "../conjoint/design-calculation.ts";
import type { Pipeline } from "../../platform/pipelines/executions.ts";
import type { studyInputRoutes } from "./routes.ts";
import type { designConjoint } from "../conjoint/design.ts";
import { presentTasks } from "../conjoint/presentation.ts";
import { RankDeficientDesign, UnsatisfiableDesign } from "../conjoint/errors.ts";
import { idempotencyRecord } from "../../platform/idempotency/record.ts";
import { presentSimulation } from "../simulation/present-simulation.ts";
import { MOST_GUIDE_CHARACTERS } from "../interview/schemas.ts";
import { MOST_QUESTIONS, type Survey } from "../survey/schemas.ts";
import type { PendingSimulation, StudyInput } from "../simulation/record.ts";
import type { SimulationType } from "../simulation/schemas.ts";
import { timestamp } from "../../platform/timestamp.ts";
import type { UploadedFile } from "../../briefings/documents/read-document.ts";
import { BadRequest, Unprocessable } from "../../platform/errors.ts";
import { handler } from "../../platform/http/handler.ts";
import type { ApiRequest } from "../../platform/http/request.ts";
import type { Logger } from "../../platform/log/logger.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";
import type { FollowUpStore } from "../simulation/store-inputs.ts";
import type { SimulationStore } from "../simulation/store.ts";
import type { ApiHandlers } from "../../platform/http/reads.ts";
import { findSimulation, requireType, requireWaiting, waits } from "../simulation/find-simulation.ts";
import { simulationRef } from "../simulation/simulation-ref.ts";
import { loadCreation } from "../simulation/load-creation.ts";
import { startSimulation } from "../simulation/start-simulation.ts";
import { libraryIdsOf, NOBODY_AVAILABLE, whoTakesPartNow, writeWithAvailable } from "../simulation/who-takes-part.ts";
import type { Parser } from "../../models/ask-parser.ts";
import { readGuide, readGuideFile } from "./read-guide.ts";
import { readSurveyFile, requireRead } from "./read-survey.ts";
import type { Reading } from "./reading-schema.ts";
import { requireFewAnswers, requireLength } from "./require-length.ts";
import { takeSurvey } from "./usable-survey.ts";

export interface StudyInputDependencies {
  simulations: SimulationStore;
  followUps: FollowUpStore;
  parser: Parser;
  pipeline: Pipeline;
  logger: Logger;
}

const noInput: StudyInput = { survey_schema: null, script: null, conjoint_design: null };
const CHANGED = "The simulation changed at the same moment; look at it and try again";
const STARTED = "The survey has been started already; each can be run once";

/** A design that cannot be built is a body that fails, so its sentence begins with a field. */
async function design(
  input: Parameters<typeof designConjoint>[0],
  options: Parameters<typeof designConjoint>[1],
): Promise<ReturnType<typeof designConjoint>> {
  try {
    return await calculate(conjointDesign, { input, options });
  } catch (error) {
    if (error instanceof UnsatisfiableDesign) throw new Unprocessable(error.message);
    if (error instanceof RankDeficientDesign) throw new Unprocessable(`tasks_per_persona: ${error.message}`);
    throw error;
  }
}

/** A study that waits to be started, and its audience as it is now. */
interface Waiting extends Pick<Awaited<ReturnType<typeof loadCreation>>, "personas" | "group"> {
  simulation: PendingSimulation;
}

/**
 * Reads the audience before anything is read or computed for the study: what cannot start costs nothing.
 * @throws NotFound, BadRequest
 */
async function withAudience(
  simulations: Pick<SimulationStore, "loadForCreation">,
  ref: SimulationRef,
  simulation: PendingSimulation,
): Promise<Waiting> {
  const { persona_group_id, simulation_type, prompt_question } = simulation;
  // Briefings are left out: one that was deleted meanwhile is not shown.
  const about = { persona_group_id, simulation_type, prompt_question };
  const { personas, group } = await loadCreation(simulations, ref, about);
  return { simulation, personas, group };
}

type FollowUp = Pick<ApiRequest<(typeof studyInputRoutes)["runSurvey"]>, "identity" | "idempotency" | "params">;

/**
 * Orders the work of a study that has waited. It asks the audience as it is now, not as it was when it was created.
 * @param changed the sentence for a study that no longer waits
 * @param inputOf what it asks of this many people, and whether that is new
 * @throws NotFound, BadRequest
 */
async function order(
  all: StudyInputDependencies,
  request: FollowUp,
  { simulation, personas, group }: Waiting,
  changed: string,
  inputOf: (people: number) => Promise<{ input: StudyInput; isNew: boolean }>,
) {
  const ref = simulationRef(request.identity, request.params);
  const answer = await writeWithAvailable(personas, changed, async (available) => {
    const who = await whoTakesPartNow(simulation, available, group);
    const { input, isNew } = await inputOf(Object.keys(who.participants).length);
    const at = timestamp();
    const body = presentSimulation({ ...simulation, ...who, ordered_at: at }, input);
    const ordered = { status: 202, body } as const;
    const written = await all.followUps.order(
      ref,
      { who, input: isNew ? input : null, at },
      libraryIdsOf(available),
      idempotencyRecord(request, ordered),
    );
    return { written, answer: ordered };
  });
  await startSimulation(all, ref);
  return answer;
}

/**
 * The simulation that a follow-up belongs to.
 * @param what the first half of a sentence, see {@link requireType}
 * @throws NotFound, or BadRequest if it is of another type or does not wait any more
 */
async function findWaiting(
  simulations: Pick<SimulationStore, "find">,
  ref: SimulationRef,
  type: SimulationType,
  what: string,
): Promise<PendingSimulation> {
  const { simulation } = await findSimulation(simulations, ref);
  requireType(simulation, type, what);
  requireWaiting(simulation);
  return simulation;
}

/** Largest survey that an answer has room for, together with the text of the file, which has some 0.5 MB at most. */
const LARGEST_SHOWN_BYTES = 3_000_000;
const isSendable = (survey: Survey): boolean => Buffer.byteLength(JSON.stringify(survey)) < LARGEST_SHOWN_BYTES;

/** How the file that a study waits for is read without being taken, by the study's type. */
const readers: Partial<Record<SimulationType, (parser: Parser, file: UploadedFile) => Promise<Reading>>> = {
  survey: async (parser, file) => {
    const { survey, ...read } = await readSurveyFile(parser, file);
    // If no study takes a survey, its problems say enough. An answer has to fit into what can be sent.
    const isShown = survey !== null && survey.questions.length <= MOST_QUESTIONS && isSendable(survey);
    return { ...read, survey_schema: isShown ? survey : null, script: null };
  },
  idi_ai: async (parser, file) => {
    const { guide: script, ...read } = await readGuideFile(parser, file);
    return { ...read, script, survey_schema: null, not_imported: [] };
  },
};

/** What survey, interview and conjoint studies wait for after their creation. */
export const studyInputHandlers: ApiHandlers<typeof studyInputRoutes, StudyInputDependencies> = {
  uploadSurvey: handler({
    load: ({ simulations }, { identity, params }) =>
      findWaiting(simulations, simulationRef(identity, params), "survey", "A survey file can be uploaded to"),
    act: async ({ followUps, parser }, { identity, params, body, form }) => {
      const ref = simulationRef(identity, params);
      if (!body && !form) throw new BadRequest("Send the survey as JSON, or as a form with the part file");
      const read = form && (await readSurveyFile(parser, form.file));
      const survey_schema = read ? requireRead(read) : takeSurvey(body!);
      const { not_imported } = read ?? { not_imported: [] };
      if (!(await followUps.saveInput(ref, { ...noInput, survey_schema }))) throw new BadRequest(CHANGED);
      return { status: 200, body: { simulation_id: ref.simulationId, survey_schema, not_imported } };
    },
  }),

  readQuestions: handler({
    load: async ({ simulations }, { identity, params }) => {
      const { simulation } = await findSimulation(simulations, simulationRef(identity, params));
      requireWaiting(simulation);
      const read = readers[simulation.simulation_type];
      if (!read) throw new BadRequest("Only the files of a survey or an idi_ai can be read");
      return read;
    },
    act: async ({ parser }, { form }, read) => {
      if (!form) throw new BadRequest("Send the questionnaire or guide as a form with the part file");
      return { status: 200, body: await read(parser, form.file) };
    },
  }),

  runSurvey: handler({
    load: async ({ simulations }, { identity, params }) => {
      const ref = simulationRef(identity, params);
      const { simulation, input } = await findSimulation(simulations, ref);
      requireType(simulation, "survey", "run starts");
      if (simulation.status !== "pending" || !waits(simulation)) throw new BadRequest(STARTED);
      if (!input?.survey_schema) throw new BadRequest("The survey has no questions yet; upload its file first");
      return { waiting: await withAudience(simulations, ref, simulation), input };
    },
    act: (all, request, { waiting, input }) =>
      order(all, request, waiting, STARTED, async () => ({ input, isNew: false })),
  }),

  uploadScript: handler({
    load: async ({ simulations }, { identity, params }) => {
      const ref = simulationRef(identity, params);
      const simulation = await findWaiting(simulations, ref, "idi_ai", "A discussion guide can be uploaded to");
      return withAudience(simulations, ref, simulation);
    },
    act: async (all, request, waiting) => {
      const { body, form } = request;
      if (!body && !form) throw new BadRequest("Send the discussion guide as JSON, or as a form with the part file");
      const script = form ? await readGuide(all.parser, form.file) : body!;
      requireLength("The guide", script, MOST_GUIDE_CHARACTERS);
      return order(all, request, waiting, CHANGED, async (people) => {
        requireFewAnswers(script, people);
        return { input: { ...noInput, script }, isNew: true };
      });
    },
  }),

  previewConjointDesign: {
    load: async ({ simulations }, { identity, params, body }) => {
      const ref = simulationRef(identity, params);
      const simulation = await findWaiting(simulations, ref, "conjoint", "Tasks can be shown of");
      const { personas, group } = await withAudience(simulations, ref, simulation);
      const { participants } = await whoTakesPartNow(simulation, personas, group);
      const ids = Object.keys(participants);
      const made = await design(body, { seed: simulation.id, personas: ids.length });
      const [first] = ids.toSorted((a, b) => participants[a]!.position - participants[b]!.position);
      if (first === undefined) throw new BadRequest(NOBODY_AVAILABLE);
      return { status: 200, body: { design: made, tasks: presentTasks(made, 0, first) } };
    },
  },

  sendConjointDesign: handler({
    load: async ({ simulations }, { identity, params }) => {
      const ref = simulationRef(identity, params);
      const simulation = await findWaiting(simulations, ref, "conjoint", "A conjoint design can be sent to");
      return withAudience(simulations, ref, simulation);
    },
    act: (all, request, waiting) =>
      order(all, request, waiting, CHANGED, async (personas) => {
        const conjoint_design = await design(request.body, { seed: waiting.simulation.id, personas });
        return { input: { ...noInput, conjoint_design }, isNew: true };
      }),
  }),
};
