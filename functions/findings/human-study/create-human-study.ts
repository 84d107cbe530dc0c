import type * as z from "zod";
import { readByRule } from "../../briefings/documents/read-by-rule.ts";
import type { ReadChoices } from "./choosers.ts";
import type { readingFormSchema } from "./form-schemas.ts";
import type { ReadStudy } from "./read-answers.ts";
import type { humanStudyRoutes } from "./routes.ts";
import { choicesRule, peopleFileRule, peopleRule } from "./rules.ts";
import { pairOf } from "../calibration/pair.ts";
import { askedQuestions, type AskedQuestion } from "./asked-questions.ts";
import { matchQuestions, nameOf, type Match } from "./match-questions.ts";
import { presentHumanStudy } from "./present.ts";
import { HumanStudyRefused } from "./problems.ts";
import type { HumanAnswers, HumanStudyRecord } from "./record.ts";
import { idempotencyRecord } from "../../platform/idempotency/record.ts";
import { canBeId, newId } from "../../platform/ids.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { BadRequest, NotFound, Unprocessable } from "../../platform/errors.ts";
import { handler } from "../../platform/http/handler.ts";
import type { ApiRequest, Identity } from "../../platform/http/request.ts";
import type { ProjectRef } from "../../platform/table/keys.ts";
import type { Candidate, HumanStudyStore } from "./store.ts";
import type { HumanStudyHandler } from "./dependencies.ts";
import { observeStored } from "../../dataset/observe-stored.ts";
import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";

/** The answers of a complete simulation as figures. Reads the answers if they were not read yet. */
const observeCandidate = async (
  humanStudies: Pick<HumanStudyStore, "resultsOf">,
  ref: ProjectRef,
  candidate: Candidate,
): Promise<ObservedSimulation> =>
  observeStored(
    candidate,
    candidate.results ?? (await humanStudies.resultsOf({ ...ref, simulationId: candidate.simulation.id })),
  );

/**
 * Most bytes of one question, and of a response, which may have to be stored for a repeated request: an item has 400
 * KB.
 */
const MOST_AN_ITEM = 300_000;
/** Most bytes of all questions: one transaction writes 4 MB. */
const MOST_STORED = 3_000_000;
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
/** Most sentences about questions that did not match. */
const SENTENCES = 5;

/** A simulation with the questions that people may also have been asked. */
interface Asking extends Candidate {
  asked: AskedQuestion[];
}
const withQuestions = (candidate: Candidate): Asking => ({
  ...candidate,
  asked: askedQuestions(candidate.simulation, candidate.input),
});

/** @throws BadRequest if the simulation has no question, now or later, that people could also be asked */
function requireAsking({ simulation: { status, simulation_type }, asked, input }: Asking): void {
  if (status === "failed" || status === "aborted")
    throw new BadRequest(`The simulation is ${status}; name one that is complete or under way`);
  if (input?.conjoint_design) return;
  if (asked.length === 0)
    throw new BadRequest(
      `The simulation, of type ${simulation_type}, has no rating scale and no choice that people could be asked, too`,
    );
}

const experimentsOf = ({ input }: Asking) => input?.survey_schema?.experiments ?? [];

const sentFile = ({ file, fields }: { file: { bytes: Buffer }; fields: z.infer<typeof readingFormSchema> }) => ({
  bytes: file.bytes,
  definitions: fields.questions,
  mapping: fields.mapping,
});

type Request = ApiRequest<(typeof humanStudyRoutes)["createHumanStudy"]>;

/** The stored part of an upload: answers to questions, or choices between offers. */
type Upload = ReadStudy & Partial<ReadChoices>;

/** Choices are read with the design of the named simulation, answers with the questions of any simulation. */
async function readSent({ body, form }: Request, asking: readonly Asking[], named: boolean): Promise<Upload> {
  const design = named ? asking[0]!.input?.conjoint_design : undefined;
  if (design) {
    if (body && !body.choices) throw new HumanStudyRefused("questions: a conjoint simulation takes choices instead");
    const sent = form ? { bytes: form.file.bytes } : { rows: body!.choices! };
    const { attributes, include_none: none } = design;
    return {
      questions: [],
      weighted: false,
      not_read: [],
      ...(await readByRule(choicesRule, { sent, attributes, none })),
    };
  }
  if (body?.choices)
    throw new HumanStudyRefused("choices: name the conjoint simulation of the choices in simulation_id");
  return readByRule(peopleRule, {
    sent: form ? sentFile(form) : { questions: body!.questions! },
    simulations: asking.map(({ asked }) => asked),
    named,
    experiments: named ? experimentsOf(asking[0]!) : [],
  });
}

/** Waits for what is read by rule. @throws BadRequest for a file, Unprocessable for a body, naming what is wrong */
async function orRefuse<T>(reading: Promise<T>, isFile: boolean): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof HumanStudyRefused)) throw error;
    throw isFile ? new BadRequest(error.message) : new Unprocessable(error.message);
  }
}

interface Pairing extends Match {
  with: Asking;
}

/**
 * The simulation that the answers are compared with.
 * @throws BadRequest with sentences if one was named and none of its questions was asked
 */
function pairingOf(asking: readonly Asking[], questions: readonly HumanAnswers[], named: boolean): Pairing | undefined {
  for (const one of asking) {
    const match = matchQuestions(one.asked, questions, { named, language: "en" });
    if (match.matched.length > 0) return { ...match, with: one };
    if (named)
      throw new BadRequest(`No question matches the simulation's. ${match.unmatched.slice(0, SENTENCES).join(" ")}`);
  }
  return undefined;
}

const projectRef = ({ companyId }: Identity, params: { project_id: string }): ProjectRef => ({
  companyId,
  projectId: params.project_id,
});

/** The simulation that was named, or all complete ones of the project. @throws NotFound */
async function loadAsking(
  humanStudies: Pick<HumanStudyStore, "completeSimulations" | "findCandidate">,
  ref: ProjectRef,
  simulationId: string | null = null,
): Promise<{ asking: Asking[]; named: boolean }> {
  if (simulationId === null) {
    const complete = await humanStudies.completeSimulations(ref);
    if (!complete) throw new NotFound("Project");
    return { asking: complete.map(withQuestions), named: false };
  }
  const candidate = canBeId(simulationId) ? await humanStudies.findCandidate({ ...ref, simulationId }) : undefined;
  if (!candidate) throw new NotFound("Simulation");
  return { asking: [withQuestions(candidate)], named: true };
}

export const readHumanStudyFile: HumanStudyHandler<"readHumanStudyFile"> = handler({
  load: async ({ humanStudies }, { identity, params, form }) => {
    if (!form) throw new BadRequest("Send the answers of people as a form with the part file");
    return loadAsking(humanStudies, projectRef(identity, params), form.fields.simulation_id);
  },

  act: async (_, { form }, { asking, named }) => {
    if (named) requireAsking(asking[0]!);
    if (named && asking[0]!.input?.conjoint_design)
      throw new BadRequest("Choices of people need no mapping; send the file to POST …/human-studies as it is");
    const simulations = asking.map(({ asked }) => asked);
    const experiments = named ? experimentsOf(asking[0]!) : [];
    const reading = readByRule(peopleFileRule, { sent: sentFile(form!), simulations, named, experiments });
    return { status: 200, body: await orRefuse(reading, true) };
  },
});

export const createHumanStudy: HumanStudyHandler<"createHumanStudy"> = handler({
  load: async ({ humanStudies }, { identity, params, body, form }) => {
    const head = body ?? form?.fields;
    if (!head) throw new BadRequest("The request needs a JSON body or a form with a file");
    return { head, ...(await loadAsking(humanStudies, projectRef(identity, params), head.simulation_id)) };
  },

  act: async ({ humanStudies }, request, { head, asking, named }) => {
    if (named) requireAsking(asking[0]!);
    const { questions, weighted, not_read, choices, choosers } = await orRefuse(
      readSent(request, asking, named),
      request.form !== null,
    );
    const pairing = choices ? { with: asking[0]!, matched: [] } : pairingOf(asking, questions, named);
    const study: HumanStudyRecord = {
      id: newId(),
      project_id: request.params.project_id,
      name: head.name,
      source: head.source,
      fielded_on: head.fielded_on,
      simulation_id: pairing?.with.simulation.id ?? null,
      named,
      people: choosers?.length ?? Math.max(...questions.map(({ n }) => n)),
      weighted,
      not_read,
      question_count: questions.length,
      ...(choices && { choices }),
      created_at: timestamp(),
    };
    const answer = { status: 201, body: presentHumanStudy(study, questions) } as const;
    const long = questions.find((question) => bytesOf(question) > MOST_AN_ITEM);
    if (long)
      throw new BadRequest(`The options of “${nameOf(long)}” are too long for this number of parts; shorten them`);
    if (bytesOf(answer.body) > MOST_AN_ITEM || bytesOf(questions) > MOST_STORED)
      throw new BadRequest("The study has too many questions with too many different answers; send it in parts");
    if (choosers && bytesOf(choosers) > MOST_STORED)
      throw new BadRequest("The study has too many choices; send those of fewer people");
    const ref = { companyId: request.identity.companyId, projectId: study.project_id, humanStudyId: study.id };
    const complete = pairing?.with.simulation.status === "complete" ? pairing : undefined;
    const observed = complete && (await observeCandidate(humanStudies, ref, complete.with));
    const pair = observed && pairOf(study, complete.matched, observed, study.created_at);
    const created = await humanStudies.create(
      ref,
      { study, questions, ...(choosers && { choosers }) },
      pair,
      idempotencyRecord(request, answer),
    );
    if (created === "project_gone") throw new NotFound("Project");
    if (created === "simulation_gone") throw new NotFound("Simulation");
    return answer;
  },
});
