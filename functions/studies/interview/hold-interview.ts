import type * as z from "zod";
import type { askPersonaInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { noCost } from "../../platform/costs/cost.ts";
import { factTold } from "../facts/fact-answer.ts";
import { newId } from "../../platform/ids.ts";
import { MOST_PROBES_PUT } from "./limits.ts";
import { coverageBy, isAsked } from "./coverage.ts";
import type { Coverage, GuideQuestion } from "./schemas.ts";
import { interviewSequence, talkWith } from "./talk.ts";
import { BatchUnfinished, ModelError, WorkStopped, isGivenUp, isHopeless } from "../../platform/model-errors.ts";
import type { InterviewDraft } from "../simulation/draft.ts";
import type { Message } from "../simulation/message.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { interviewAnswerPrompt } from "./answer-prompt.ts";
import { interviewUtterances } from "./utterances.ts";
import { followUpPrompt } from "./follow-up-prompt.ts";
import type { AskedPersona } from "../../personas/people/asked-persona.ts";
import {
  withRecordedCost,
  loadParticipant,
  mustBeStored,
  loadAskedPersona,
  type AskDependencies,
  type LoadedParticipant,
} from "../simulation/load-participant.ts";
import { questionsOf } from "./guide-questions.ts";

export interface InterviewDependencies extends AskDependencies {
  moderatorModelId: string;
}

const begin: InterviewDraft = {
  kind: "interview",
  question: 0,
  awaits: "answer",
  probe: null,
  messages: 0,
  probes: [],
  coverage: [],
};

interface Interview {
  loaded: LoadedParticipant;
  askedPersona: AskedPersona;
  questions: readonly GuideQuestion[];
  /** Progress in the guide. */
  draft: InterviewDraft;
  talk: Message[];
}

/** The share of an interview that is done, the looking back at its end not counted. */
const shareOf = ({ question }: InterviewDraft, questions: number) => (0.95 * question) / questions;

/**
 * The interview after an answer has been judged.
 * @param covered null if the model could not judge it
 * @param probe what is asked next; null for the next question of the guide
 */
function wentOn(draft: InterviewDraft, covered: Coverage | null, probe: string | null = null): InterviewDraft {
  const probes = [...draft.probes];
  const coverage = [...draft.coverage];
  probes[draft.question] = (probes[draft.question] ?? 0) + (probe === null ? 0 : 1);
  coverage[draft.question] = covered;
  const question = probe === null ? draft.question + 1 : draft.question;
  return { ...draft, awaits: "answer", probes, coverage, probe, question };
}

/** The profile's answer to a question that asks for nothing but a fact; null for every other question. */
function factOfGuide({ loaded, questions, draft }: Interview): string | null {
  const { text = "", probes = [] } = questions[draft.question] ?? {};
  if (draft.probe !== null || probes.length > 0) return null;
  return factTold(text, loaded.participant.profile, loaded.simulation.language);
}

/** Puts the question or probe that is next and stores it with the persona's answer. */
async function ask({ simulations, model }: InterviewDependencies, interview: Interview): Promise<void> {
  const { loaded, askedPersona, questions, draft, talk } = interview;
  const { ref, participant, position, modelId } = loaded;
  const { text = "", context = null } = questions[draft.question] ?? {};
  const question = draft.probe ?? text;
  const told = factOfGuide(interview);
  const prompt = interviewAnswerPrompt(askedPersona, { talk: interviewUtterances(talk), shown: context, question });
  const answered = told === null ? await model.ask(prompt, modelId) : null;
  const said = [
    { role: "interviewer" as const, content: question },
    { role: "persona" as const, content: told ?? answered!.value.answer },
  ].map(({ role, content }, index): Message => ({
    id: newId(),
    sequence: interviewSequence(position, draft.messages + index),
    role,
    persona_id: participant.persona_id,
    persona_name: participant.persona_name,
    content,
    round: draft.question + 1,
    created_at: timestamp(),
  }));
  const messages = draft.messages + said.length;
  const next: InterviewDraft =
    told === null ? { ...draft, awaits: "judgement", messages } : { ...wentOn(draft, "covered"), messages };
  model.prepare();
  const stored = await simulations.saveStep(
    ref,
    loaded,
    { draft: next, messages: said, share: shareOf(next, questions.length) },
    { usage: answered?.usage ?? noCost, modelIds: answered ? [answered.modelId] : [] },
  );
  await mustBeStored(simulations, ref, stored);
  interview.draft = next;
  interview.talk.push(...said);
}

/**
 * Has the interviewer judge the last answer, and stores whether to probe or to go on. If the model refuses to judge,
 * the interview only loses a probe.
 */
async function judge(
  { simulations, model, moderatorModelId }: InterviewDependencies,
  interview: Interview,
): Promise<void> {
  const { loaded, questions, draft, talk } = interview;
  const { ref } = loaded;
  const question = questions[draft.question] as GuideQuestion;
  const put = draft.probes[draft.question] ?? 0;
  const probesLeft = MOST_PROBES_PUT - put;
  const about = talk.filter(({ round }) => round === draft.question + 1);
  const prompt = followUpPrompt({
    question: question.text,
    suggested: question.probes,
    talk: interviewUtterances(about),
    probesLeft,
    language: loaded.simulation.language,
  });
  const judged = await model.ask(prompt, moderatorModelId).catch((error: unknown) => {
    if (isGivenUp(error)) return { value: null, usage: error.usage, modelId: null };
    throw error;
  });
  const { value, usage, modelId: answeredBy } = judged;
  const saidBy = (who: Message["role"]) => about.filter(({ role }) => role === who).map(({ content }) => content);
  // Small models put the same probe again and get the same answer.
  const probe = probesLeft === 0 || isAsked(value?.probe ?? "", saidBy("interviewer")) ? null : value?.probe;
  const next = value ? wentOn(draft, coverageBy(value, saidBy("persona")), probe) : wentOn(draft, null);
  if (next.question < questions.length) model.prepare();
  const stored = await simulations.saveStep(
    ref,
    loaded,
    { draft: next, share: shareOf(next, questions.length) },
    { usage, modelIds: answeredBy ? [answeredBy] : [] },
  );
  await mustBeStored(simulations, ref, stored);
  interview.draft = next;
}

/**
 * What a failure means for an interview that has come further since its attempt began. A model that fails at one call
 * in twenty fails at three of sixty, and retries are for interviews that come no further. A model that is busy is still
 * left to those retries, which wait longer each time.
 */
const failureOf = (error: unknown, hasComeFurther: boolean): unknown =>
  hasComeFurther && error instanceof ModelError && error.name !== "ModelThrottled" && !isHopeless(error)
    ? new BatchUnfinished("The interview has come further, and goes on with the call that failed", { cause: error })
    : error;

/**
 * Interviews one persona along the guide, from where the interview stopped. Every answer and every judgement is stored
 * before the next one is asked for.
 * @throws BatchUnfinished where a model failed after something had been stored
 */
export async function holdInterview(
  dependencies: InterviewDependencies,
  input: z.output<typeof askPersonaInputSchema>,
): Promise<void> {
  const { simulations } = dependencies;
  const { persona_id } = input;
  const loaded = await loadParticipant(dependencies, input);
  if (loaded.result) return;
  const { ref, draft } = loaded;
  const guide = loaded.input?.script;
  if (!guide) throw new WorkStopped("The study has no guide");
  const questions = questionsOf(guide);
  const interview: Interview = {
    loaded,
    askedPersona: await loadAskedPersona(dependencies, loaded),
    questions,
    draft: draft?.kind === "interview" ? draft : begin,
    // Read after the draft; the check of the write notices a message that the draft does not count.
    talk: talkWith(await simulations.interviewMessages(ref, loaded.position), persona_id),
  };
  const { draft: before } = interview;
  try {
    await withRecordedCost(simulations, ref, async () => {
      while (interview.draft.question < questions.length)
        await (interview.draft.awaits === "answer" ? ask : judge)(dependencies, interview);
    });
  } catch (error) {
    throw failureOf(error, interview.draft !== before);
  }
}
