import { setTimeout as sleep } from "node:timers/promises";
import { BriefingGone, briefingMaterials } from "../../adapters/files/briefing-materials.ts";
import type { Model } from "../../adapters/bedrock/model.ts";
import type { FileStore } from "../../adapters/files/file-store.ts";
import type { LiveInterviewStore } from "../../storage/live-interviews.ts";
import { newId } from "../../domain/ids.ts";
import { MOST_LIVE_QUESTIONS } from "../../domain/interview/limits.ts";
import { talkWith } from "../../domain/interview/talk.ts";
import { ModelError } from "../../domain/model-errors.ts";
import { takesImages } from "../../domain/models/image-models.ts";
import type { RememberedAnswer } from "../../domain/idempotency/idempotency.ts";
import type { Message } from "../../domain/simulation/message.ts";
import { participantOf } from "../../domain/simulation/participant.ts";
import type { SimulationRecord } from "../../domain/simulation/record.ts";
import { timestamp } from "../../domain/timestamp.ts";
import { noStoredUsage } from "../../domain/usage/stored-usage.ts";
import { interviewAnswerPrompt } from "../../prompts/interview-answer/prompt.ts";
import { interviewUtterances } from "../../prompts/interview-answer/utterances.ts";
import { BadRequest, NotFound, RateLimited } from "../../shared/errors.ts";
import type { SimulationRef } from "../../storage/keys.ts";
import type { SimulationStore } from "../../storage/simulations.ts";
import { findStudy, requireType } from "../simulations/find-study.ts";

// The gateway gives up after 29 s, the function after 28. A model call and a repair turn take 11 s each at most.
const REQUEST_MS = 26_000;
export const LIVE_MODEL_TIMEOUT_MS = 11_000;
/** A message that has not had its turn by then could not be answered in time. */
const WAIT_MS = REQUEST_MS - LIVE_MODEL_TIMEOUT_MS;
/** How often a waiting message looks whether it is its turn. */
const LOOK_MS = 150;
const RETRY_AFTER_SECONDS = 5;

export interface InterviewerDependencies {
  simulations: SimulationStore;
  interviews: LiveInterviewStore;
  model: Model;
  /** Of the persona role; families are spread over personas. */
  modelIds: readonly string[];
  files: FileStore;
}

export interface LiveMessage {
  content: string;
  /** Whom it goes to; undefined: whoever was spoken to last, at first the first of the group. */
  personaId: string | undefined;
}

/** What makes a message that is sent twice one message. */
export interface Repeatable {
  /** The answer to be stored with the exchange. */
  remember: (body: LiveExchange) => RememberedAnswer | null;
  /** Whether the same request has got its answer by now. */
  isAnswered: () => Promise<boolean>;
}

export interface LiveExchange {
  message: Message;
  reply: Message;
}

const closed = ({ status }: SimulationRecord) =>
  new BadRequest(`The interview is ${status}; messages can be sent until it is ended`);

/** Whether no message before this one is still being answered. Requests that came too long ago are no longer alive. */
const isTurn = (simulation: SimulationRecord, ticket: number, now: number): boolean =>
  Object.entries(simulation.chat?.waiting ?? {}).every(
    ([other, at]) => Number(other) >= ticket || now - Date.parse(`${at}Z`) > REQUEST_MS + 1_000,
  );

/** Answers messages of live interviews, one after the other in the order in which they came. */
export const createInterviewer =
  ({ simulations, interviews, model, modelIds, files }: InterviewerDependencies) =>
  /**
   * @throws BadRequest if the interview takes no messages, NotFound for a persona that takes no part, RateLimited if no
   *   answer could be had in time; nothing is stored then
   */
  async (
    ref: SimulationRef,
    { content, personaId }: LiveMessage,
    { remember, isAnswered }: Repeatable,
  ): Promise<LiveExchange> => {
    const arrived = Date.now();
    const taken = await interviews.takeTicket(ref, timestamp(new Date(arrived)));
    if (taken === undefined) throw await refusal(ref);
    const ticket: number = taken;
    let spent = { usage: noStoredUsage, modelIds: [] as string[] };
    try {
      const simulation = await waitForTurn(ref, ticket, arrived);
      return await answer(simulation);
    } catch (error) {
      if (error instanceof ModelError) spent = { usage: error.usage, modelIds: [] };
      await interviews.dropTicket(ref, ticket, spent);
      throw told(error);
    }

    async function answer(simulation: SimulationRecord): Promise<LiveExchange> {
      const participants = Object.entries(simulation.participants).toSorted(([, a], [, b]) => a.position - b.position);
      const id = personaId ?? simulation.chat?.last_spoken_to ?? participants[0]?.[0] ?? "";
      const position = simulation.participants[id]?.position;
      if (position === undefined) throw new NotFound("Persona");
      const loaded = await interviews.load(ref, simulation.persona_group_id, id, simulation.briefing_ids);
      const { messages } = loaded;
      if (!loaded.simulation || !["pending", "active"].includes(loaded.simulation.status)) throw await refusal(ref);
      if (messages.length >= 2 * MOST_LIVE_QUESTIONS)
        throw new BadRequest(`An interview takes ${MOST_LIVE_QUESTIONS} questions at most; end it to get its report`);
      const participant = loaded.participant ?? (loaded.persona && participantOf(loaded.persona));
      if (!participant) throw new NotFound("Persona");
      const modelId = modelIds[position % modelIds.length] as string;
      const briefings = await briefingMaterials(takesImages(modelId) ? files : null, ref, loaded.briefings);
      const {
        value,
        usage,
        modelId: answeredBy,
      } = await within(
        REQUEST_MS - (Date.now() - arrived),
        model.ask(
          interviewAnswerPrompt(
            { persona: participant.profile, context: simulation.prompt_question, briefings },
            { talk: interviewUtterances(talkWith(messages, id)), question: content },
          ),
          modelId,
        ),
      );
      spent = { usage, modelIds: [answeredBy] };
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
        reply: message(2, "persona", value.answer, Date.now()),
      };
      const saved = await interviews.save(
        ref,
        { ...exchange, messageCount: messages.length, ticket, personaId: id, participant },
        spent,
        timestamp(),
        remember(exchange),
      );
      if (!saved) throw await refusal(ref);
      return exchange;
    }

    async function waitForTurn(at: SimulationRef, own: number, since: number): Promise<SimulationRecord> {
      let waited = false;
      for (;;) {
        const simulation = await interviews.find(at);
        if (!simulation || !["pending", "active"].includes(simulation.status)) throw await refusal(at);
        if (isTurn(simulation, own, Date.now())) {
          // The message before this one may have been this one: its answer is there, and is not made again.
          if (waited && (await isAnswered()))
            throw new RateLimited(RETRY_AFTER_SECONDS, "The same message has just been answered");
          return simulation;
        }
        waited = true;
        if (Date.now() - since > WAIT_MS)
          throw new RateLimited(RETRY_AFTER_SECONDS, "Earlier messages are still being answered");
        await sleep(LOOK_MS);
      }
    }

    /** Why a message cannot be taken. */
    async function refusal(at: SimulationRef): Promise<Error> {
      const { simulation } = await findStudy(simulations, at);
      requireType(simulation, "idi_manual", "Messages can be sent in");
      return ["pending", "active"].includes(simulation.status)
        ? new RateLimited(RETRY_AFTER_SECONDS, "The interview went on at the same moment")
        : closed(simulation);
    }
  };

/** What went wrong, as the caller reads it. */
function told(error: unknown): unknown {
  if (error instanceof BriefingGone)
    return new BadRequest("A briefing of this interview was deleted; start a new one without it");
  if (!(error instanceof ModelError)) return error;
  if (error.name === "ModelThrottled" || error.name === "ModelTimeout")
    return new RateLimited(RETRY_AFTER_SECONDS, "The persona took too long to answer");
  if (error.name === "ModelRefused") return new BadRequest("The model declined to answer this message; reword it");
  if (error.name === "ModelUnusableOutput")
    return new RateLimited(RETRY_AFTER_SECONDS, "The persona's answer could not be used");
  return error;
}

/** @throws RateLimited after so many milliseconds */
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
