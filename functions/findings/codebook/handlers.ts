import type { Pipeline } from "../../platform/pipelines/executions.ts";
import type { codebookRoutes } from "./routes.ts";
import { openAnswers, openQuestions, type OpenQuestion } from "./open-questions.ts";
import { presentCodebook, presentCodebookSummary, type CodebookRecord } from "./record.ts";
import { CodesRefused, reviseCodes } from "./revise.ts";
import type { SentCode } from "./schemas.ts";
import { noCost } from "../../platform/costs/cost.ts";
import { idempotencyRecord } from "../../platform/idempotency/record.ts";
import { newId } from "../../platform/ids.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { bestEffort } from "../../platform/best-effort.ts";
import { BadRequest, NotFound, Unprocessable } from "../../platform/errors.ts";
import { handler } from "../../platform/http/handler.ts";
import type { Logger } from "../../platform/log/logger.ts";
import type { CodebookStore } from "./store.ts";
import type { SimulationWithInput } from "../../studies/simulation/store-list.ts";
import { answerPage } from "../../platform/http/answer-page.ts";
import type { ApiHandlers } from "../../platform/http/reads.ts";
import { simulationRef } from "../../studies/simulation/simulation-ref.ts";
import { hasClosedQuestions } from "../../studies/study-kinds.ts";

export interface CodebookDependencies {
  codebooks: CodebookStore;
  pipeline: Pipeline;
  logger: Logger;
}

const UNDER_WAY = "The answers to this question are being coded; wait until that is complete, or delete the codebook";
/** Most questions that an error message names. */
const MOST_NAMED = 20;

/** @throws BadRequest */
function requireOpenQuestion({ simulation, input }: SimulationWithInput, questionId: string): OpenQuestion {
  const { simulation_type: type, status } = simulation;
  if (!hasClosedQuestions(simulation))
    throw new BadRequest(`Answers of surveys and concept tests can be coded; this simulation is of type ${type}`);
  if (status !== "complete")
    throw new BadRequest(`The simulation is ${status}; its answers can be coded when it is complete`);
  const open = openQuestions(simulation, input);
  const question = open.find(({ question_id }) => question_id === questionId);
  if (question) return question;
  const ids = open.map(({ question_id }) => question_id);
  const named = ids.length > MOST_NAMED ? [...ids.slice(0, MOST_NAMED), "…"] : ids;
  const asked = input?.survey_schema?.questions.find(({ id }) => id === questionId);
  const what = asked ? `asks for ${asked.kind} and not for words` : "is not a question of the simulation";
  const others = ids.length === 0 ? "it has no open question" : `open ones are ${named.join(", ")}`;
  throw new BadRequest(`question_id: ${questionId} ${what}; ${others}`);
}

/** @throws Unprocessable */
function revised(...[sent, earlier, answers]: Parameters<typeof reviseCodes>) {
  try {
    return reviseCodes(sent, earlier, answers);
  } catch (error) {
    throw error instanceof CodesRefused ? new Unprocessable(error.message) : error;
  }
}

/** The codebook that a request sends. @throws BadRequest, Unprocessable */
function newCodebook(
  found: NonNullable<Awaited<ReturnType<CodebookStore["findForCoding"]>>>,
  questionId: string,
  sent: readonly SentCode[] | undefined,
): CodebookRecord {
  const { simulation, results, codebook: earlier } = found;
  const { question_id, text: question } = requireOpenQuestion(found, questionId);
  if (earlier?.status === "coding") throw new BadRequest(UNDER_WAY);
  const { asked, answers } = openAnswers(question_id, results);
  if (answers.length === 0)
    throw new BadRequest(`question_id: no persona answered ${question_id} in words, so there is nothing to code`);
  const codes = sent ? revised(sent, earlier, answers) : { codes: [], next_code: 1, codings: {} };
  return {
    id: newId(),
    simulation_id: simulation.id,
    project_id: simulation.project_id,
    question_id,
    question,
    status: "coding",
    drafted: sent === undefined,
    ...codes,
    asked,
    persona_ids: answers.map(({ persona_id }) => persona_id),
    usage: noCost,
    created_at: timestamp(),
  };
}

export const codebookHandlers: ApiHandlers<typeof codebookRoutes, CodebookDependencies> = {
  listCodebooks: {
    load: async ({ codebooks }, { identity, params, query }) => {
      const found = await codebooks.list(simulationRef(identity, params));
      if (!found) throw new NotFound("Simulation");
      const summaries = found.map(presentCodebookSummary);
      return { status: 200, body: answerPage(summaries, query, ({ question_id }) => question_id, "codebooks") };
    },
  },

  codeAnswers: handler({
    load: async ({ codebooks }, { identity, params, body }) => {
      const found = await codebooks.findForCoding(simulationRef(identity, params), params.question_id);
      if (!found) throw new NotFound("Simulation");
      return { record: newCodebook(found, params.question_id, body.codes), earlier: found.codebook };
    },
    act: async ({ codebooks, pipeline, logger }, request, { record, earlier }) => {
      const { identity, params } = request;
      const ref = simulationRef(identity, params);
      const answer = { status: 202, body: presentCodebook(record) } as const;
      if (!(await codebooks.begin(ref, record, earlier, idempotencyRecord(request, answer))))
        throw new BadRequest(UNDER_WAY);
      const { id, simulation_id, question_id } = record;
      await bestEffort(logger, "starting the coding of answers", () =>
        pipeline.start(id, {
          company_id: ref.companyId,
          project_id: ref.projectId,
          ...{ simulation_id, question_id, coding_id: id },
        }),
      );
      return answer;
    },
  }),

  getCodebook: {
    load: async ({ codebooks }, { identity, params }) => {
      const found = await codebooks.find(simulationRef(identity, params), params.question_id);
      if (!found) throw new NotFound("Simulation");
      if (!found.codebook) throw new NotFound("Codebook");
      return { status: 200, body: presentCodebook(found.codebook) };
    },
  },

  deleteCodebook: handler({
    load: async ({ codebooks }, { identity, params }) => {
      const found = await codebooks.find(simulationRef(identity, params), params.question_id);
      if (!found) throw new NotFound("Simulation");
      if (!found.codebook) throw new NotFound("Codebook");
      return found.codebook;
    },
    act: async ({ codebooks }, { identity, params }, codebook) => {
      const ref = simulationRef(identity, params);
      let read: CodebookRecord | undefined = codebook;
      // A codebook that was completed or sent again in the meantime is deleted, too.
      while (read && !(await codebooks.delete(ref, read)))
        read = (await codebooks.find(ref, params.question_id))?.codebook;
      if (!read) throw new NotFound("Codebook");
      return { status: 204 };
    },
  }),
};
