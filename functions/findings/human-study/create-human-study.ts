import { readByRule } from "../../briefings/documents/read-by-rule.ts";
import { peopleRule } from "./rules.ts";
import type { humanStudyRoutes } from "./routes.ts";
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
import type { ApiRequest } from "../../platform/http/request.ts";
import type { ProjectRef } from "../../platform/table/keys.ts";
import type { Candidate, HumanStudyStore } from "./store.ts";
import type { HumanStudyHandler } from "./dependencies.ts";
import { observeStored } from "../../dataset/observe-stored.ts";
import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";

/** The answers of a complete simulation as figures; they are read if they were not yet. */
const observeCandidate = async (
  humanStudies: Pick<HumanStudyStore, "resultsOf">,
  ref: ProjectRef,
  candidate: Candidate,
): Promise<ObservedSimulation> =>
  observeStored(
    candidate,
    candidate.results ?? (await humanStudies.resultsOf({ ...ref, simulationId: candidate.simulation.id })),
  );

type Request = ApiRequest<(typeof humanStudyRoutes)["createHumanStudy"]>;

/** Bytes of one question, and of an answer, which may have to be kept for a repeated request: an item has 400 KB. */
const MOST_AN_ITEM = 300_000;
/** Bytes of all questions: one transaction writes 4 MB. */
const MOST_STORED = 3_000_000;
const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
/** Sentences about questions that did not match. */
const SENTENCES = 5;

/** A simulation with the questions that people may have been asked as well. */
interface Asking extends Candidate {
  asked: AskedQuestion[];
}
const withQuestions = (candidate: Candidate): Asking => ({
  ...candidate,
  asked: askedQuestions(candidate.simulation, candidate.input),
});

/** @throws BadRequest for a simulation that asked, and will ask, nothing that people could be asked as well */
function requireAsking({ simulation: { status, simulation_type }, asked }: Asking): void {
  if (status === "failed" || status === "aborted")
    throw new BadRequest(`The simulation is ${status}; name one that is complete or under way`);
  if (asked.length === 0)
    throw new BadRequest(
      `The simulation, of type ${simulation_type}, asks no rating scale and no choice that people can be asked as well`,
    );
}

/** @throws BadRequest for a file, Unprocessable for a body, naming what is wrong */
async function readUpload({ body, form }: Request, asking: readonly Asking[], named: boolean): Promise<HumanAnswers[]> {
  try {
    return await readByRule(peopleRule, {
      sent: form ? { bytes: form.file.bytes, definitions: form.fields.questions } : { questions: body!.questions },
      simulations: asking.map(({ asked }) => asked),
      named,
      experiments: named ? (asking[0]!.input?.survey_schema?.experiments ?? []) : [],
    });
  } catch (error) {
    if (!(error instanceof HumanStudyRefused)) throw error;
    throw form ? new BadRequest(error.message) : new Unprocessable(error.message);
  }
}

interface Pairing extends Match {
  with: Asking;
}

/**
 * The simulation that the answers are held against.
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

export const createHumanStudy: HumanStudyHandler<"createHumanStudy"> = handler({
  load: async ({ humanStudies }, { identity, params, body, form }) => {
    const ref: ProjectRef = { companyId: identity.companyId, projectId: params.project_id };
    const head = body ?? form?.fields;
    if (!head) throw new BadRequest("The request needs a JSON body or a form with a file");
    const { simulation_id: simulationId = null } = head;
    if (simulationId === null) {
      const complete = await humanStudies.completeSimulations(ref);
      if (!complete) throw new NotFound("Project");
      return { head, asking: complete.map(withQuestions), named: false };
    }
    const candidate = canBeId(simulationId) ? await humanStudies.findCandidate({ ...ref, simulationId }) : undefined;
    if (!candidate) throw new NotFound("Simulation");
    return { head, asking: [withQuestions(candidate)], named: true };
  },

  act: async ({ humanStudies }, request, { head, asking, named }) => {
    if (named) requireAsking(asking[0]!);
    const questions = await readUpload(request, asking, named);
    const pairing = pairingOf(asking, questions, named);
    const study: HumanStudyRecord = {
      id: newId(),
      project_id: request.params.project_id,
      name: head.name,
      source: head.source,
      fielded_on: head.fielded_on,
      simulation_id: pairing?.with.simulation.id ?? null,
      named,
      people: Math.max(...questions.map(({ n }) => n)),
      question_count: questions.length,
      created_at: timestamp(),
    };
    const answer = { status: 201, body: presentHumanStudy(study, questions) } as const;
    const long = questions.find((question) => bytesOf(question) > MOST_AN_ITEM);
    if (long) throw new BadRequest(`Of “${nameOf(long)}” the options are too long for so many parts; shorten them`);
    if (bytesOf(answer.body) > MOST_AN_ITEM || bytesOf(questions) > MOST_STORED)
      throw new BadRequest("The study has too many questions with too many different answers; send it in parts");
    const ref = { companyId: request.identity.companyId, projectId: study.project_id, humanStudyId: study.id };
    const complete = pairing?.with.simulation.status === "complete" ? pairing : undefined;
    const observed = complete && (await observeCandidate(humanStudies, ref, complete.with));
    const pair = observed && pairOf(study, complete.matched, observed, study.created_at);
    const created = await humanStudies.create(ref, { study, questions }, pair, idempotencyRecord(request, answer));
    if (created === "project_gone") throw new NotFound("Project");
    if (created === "simulation_gone") throw new NotFound("Simulation");
    return answer;
  },
});
