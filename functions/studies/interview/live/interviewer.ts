import { setTimeout as sleep } from "node:timers/promises";
import { BriefingGone, briefingMaterials } from "../../../briefings/materials.ts";
import type { Model } from "../../../models/port/model.ts";
import type { FileStore } from "../../../platform/files/file-store.ts";
import type { LiveInterviewStore } from "./store.ts";
import { newId } from "../../../platform/ids.ts";
import { factTold } from "../../facts/fact-answer.ts";
import { MOST_LIVE_QUESTIONS } from "../limits.ts";
import { talkWith } from "../talk.ts";
import { newTicket } from "../tickets.ts";
import { lookUp } from "../../../platform/look-up.ts";
import { ModelError } from "../../../platform/model-errors.ts";
import { takesImages } from "../../../models/image-models.ts";
import type { NewIdempotencyRecord } from "../../../platform/idempotency/record.ts";
import type { Message } from "../../simulation/message.ts";
import { participantOf } from "../../../personas/people/participant.ts";
import type { SimulationRecord } from "../../simulation/record.ts";
import { timestamp } from "../../../platform/timestamp.ts";
import { noCost } from "../../../platform/costs/cost.ts";
import { interviewAnswerPrompt } from "../answer-prompt.ts";
import { interviewUtterances } from "../utterances.ts";
import { BadRequest, NotFound, RateLimited } from "../../../platform/errors.ts";
import { inNobodysName, recordedIn } from "../../../platform/work-context.ts";
import type { SimulationRef } from "../../../platform/table/keys.ts";
import type { SimulationStore } from "../../simulation/store.ts";
import { findSimulation, requireType } from "../../simulation/find-simulation.ts";
import { REQUEST_MS, RETRY_AFTER_SECONDS } from "./limits.ts";
import { isOpen, firstPersona, takeTurn, type Turn } from "./turn.ts";

export interface InterviewerDependencies {
  simulations: SimulationStore;
  interviews: LiveInterviewStore;
  model: Model;
  /** Models of the persona role; families are spread over personas. */
  modelIds: readonly string[];
  files: FileStore;
}

export interface LiveMessage {
  content: string;
  /** The persona it goes to; undefined: the one that was spoken to last, at first the first of the group. */
  personaId: string | undefined;
  /** When the request came, in milliseconds since 1970. */
  arrived: number;
  /** The interview as it was then. */
  seen: OpenInterview;
}

/** What an interviewer asks of the request a message came with. */
export interface LiveRequest {
  /** The answer to be stored with the exchange: it makes a message that is sent twice count as one. */
  idempotencyRecordOf: (body: LiveExchange) => NewIdempotencyRecord | null;
  /** Whether the same request has got its answer by now. */
  isAnswered: () => Promise<boolean>;
}

export interface LiveExchange {
  message: Message;
  reply: Message;
}

const TAKES_MESSAGES = "Messages can be sent in";
const closed = ({ status }: SimulationRecord) =>
  new BadRequest(`The interview is ${status}; messages can be sent until it is ended`);

/** An interview with what was said in it. */
export type OpenInterview = Pick<Turn, "simulation" | "messages">;

/**
 * Reads the interview that a message is for.
 * @param personaId see {@link LiveMessage}
 * @throws BadRequest if it takes no messages, NotFound if it is not there or the persona takes no part
 */
export async function openInterview(
  interviews: Pick<LiveInterviewStore, "open">,
  ref: SimulationRef,
  personaId: string | undefined,
): Promise<OpenInterview> {
  const seen = await interviews.open(ref);
  if (!seen) throw new NotFound("Simulation");
  requireType(seen.simulation, "idi_manual", TAKES_MESSAGES);
  if (!isOpen(seen.simulation)) throw closed(seen.simulation);
  if (!lookUp(seen.simulation.participants, personaId ?? firstPersona(seen.simulation))) throw new NotFound("Persona");
  return seen;
}

/**
 * Answers a message of a live interview, one after the other in the order in which they came.
 * @throws BadRequest if the interview takes no more messages, RateLimited if there was no answer in time; nothing is
 * stored then
 */
export async function answerMessage(
  { simulations, interviews, model, modelIds, files }: InterviewerDependencies,
  ref: SimulationRef,
  { content, personaId, arrived, seen }: LiveMessage,
  { idempotencyRecordOf, isAnswered }: LiveRequest,
): Promise<LiveExchange> {
  const ticket = newTicket(arrived);
  let cost = { usage: noCost, modelIds: [] as string[] };
  try {
    const turn = await takeTurn({ ref, interviews, ticket, arrived, personaId, isAnswered }, seen);
    if (!turn) throw await refusal();
    return await answer(turn);
  } catch (error) {
    if (error instanceof ModelError) cost = { usage: error.usage, modelIds: [] };
    await inNobodysName(() => interviews.dropTicket(ref, ticket, cost));
    if (error instanceof BriefingGone)
      throw new BadRequest("A briefing of this interview was deleted; start a new one without it");
    throw error;
  }

  async function answer({ simulation, messages, personaId: id, interviewee }: Turn): Promise<LiveExchange> {
    if (messages.length >= 2 * MOST_LIVE_QUESTIONS)
      throw new BadRequest(`An interview takes ${MOST_LIVE_QUESTIONS} questions at most; end it to get its report`);
    const participant = interviewee.participant ?? (interviewee.persona && participantOf(interviewee.persona));
    const position = simulation.participants[id]?.position;
    if (!participant || position === undefined) throw new NotFound("Persona");
    const modelId = modelIds[position % modelIds.length] as string;
    const askModel = async (): Promise<string> => {
      const briefings = await briefingMaterials(takesImages(modelId) ? files : null, ref, interviewee.briefings);
      const { prompt_question: context, language } = simulation;
      const prompt = interviewAnswerPrompt(
        { persona: participant.profile, context, language, briefings },
        { talk: interviewUtterances(talkWith(messages, id)), question: content },
      );
      const answer = await recordedIn({ projectId: ref.projectId, simulationId: ref.simulationId }, () =>
        within(REQUEST_MS - (Date.now() - arrived), model.ask(prompt, modelId)),
      );
      cost = { usage: answer.usage, modelIds: [answer.modelId] };
      return answer.value.answer;
    };
    const replied = factTold(content, participant.profile, simulation.language) ?? (await askModel());
    const message = (index: number, role: Message["role"], text: string, at: number): Message => ({
      id: newId(),
      sequence: messages.length + index,
      role,
      persona_id: id,
      persona_name: participant.persona_name,
      content: text,
      round: null,
      created_at: timestamp(new Date(at)),
    });
    const exchange = {
      message: message(1, "interviewer", content, arrived),
      reply: message(2, "persona", replied, Date.now()),
    };
    const saved = await interviews.save(
      ref,
      {
        ...exchange,
        messageCount: messages.length,
        ticket,
        personaId: id,
        position,
        newcomer: interviewee.participant ? null : participant,
        groupId: simulation.persona_group_id,
      },
      cost,
      timestamp(),
      idempotencyRecordOf(exchange),
    );
    if (!saved) throw await refusal();
    return exchange;
  }

  /** Why a message cannot be taken. */
  async function refusal(): Promise<Error> {
    const { simulation } = await findSimulation(simulations, ref);
    requireType(simulation, "idi_manual", TAKES_MESSAGES);
    return isOpen(simulation)
      ? new RateLimited(RETRY_AFTER_SECONDS, "The interview went on at the same moment")
      : closed(simulation);
  }
}

/** @throws RateLimited after `limit` milliseconds */
async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  const timer = new AbortController();
  try {
    return await Promise.race([
      work,
      sleep(limit, undefined, { signal: timer.signal, ref: false }).then(() => {
        throw new RateLimited(RETRY_AFTER_SECONDS, "The persona took too long to answer");
      }),
    ]);
  } finally {
    timer.abort();
  }
}
