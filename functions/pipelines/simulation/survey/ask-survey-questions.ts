import type * as z from "zod";
import type { askPersonaInputSchema } from "../../../contracts/pipelines/inputs.ts";
import { SURVEY_QUESTIONS_AT_ONCE } from "../../../contracts/states/simulation.ts";
import { ModelError, WorkStopped } from "../../../domain/model-errors.ts";
import { orderedAs } from "../../../domain/robustness/vary.ts";
import { surveyStatement } from "../../../domain/scales/statement.ts";
import type { SurveyDraft } from "../../../domain/simulation/draft.ts";
import { plainAnswer, type Answer } from "../../../domain/simulation/results.ts";
import type { SurveyQuestion, SurveyScale } from "../../../domain/survey/schemas.ts";
import { addCosts, noCost, type Cost } from "../../../domain/costs/cost.ts";
import { allSettledOrThrow } from "../../../shared/all-settled-or-throw.ts";
import { rateWords, type Rating } from "../shared/rate-words.ts";
import type { Respondent } from "../../../prompts/persona/respondent.ts";
import {
  withRecordedCost,
  loadParticipant,
  mustBeStored,
  ratingBy,
  respondentOf,
  type AskDependencies,
  type LoadedParticipant,
} from "../shared/respondent.ts";
import { askQuestion, type Reply } from "./ask-question.ts";

type ScaleQuestion = SurveyQuestion & { scale: SurveyScale };
const isRated = (reply: Reply): reply is Reply & { question: ScaleQuestion } =>
  reply.question.kind === "likert" && reply.question.scale !== null;

/** Rates the words of scale questions; the other answers stay as they are. */
async function answersOf(rating: Rating, replies: readonly Reply[]): Promise<{ answers: Answer[]; usage: Cost }> {
  const scaled = replies.filter(isRated);
  const { rated, usage } = await rateWords(
    rating,
    scaled.map(({ question, text }) => surveyStatement(question, text, rating.language)),
  );
  const ratingOf = new Map(scaled.map(({ question }, index) => [question.id, rated[index]]));
  const answers = replies.map(({ question, text, selectedOptions, themes, modelId }): Answer => {
    const own = ratingOf.get(question.id);
    return {
      ...plainAnswer,
      question_id: question.id,
      question: question.text,
      kind: question.kind,
      text,
      rating: own?.rating ?? null,
      distribution: own?.distribution ?? null,
      rating_method: own?.method ?? null,
      selected_options: selectedOptions,
      themes,
      answered_from: modelId === null ? "profile" : "model",
    };
  });
  return { answers, usage };
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Puts questions to a participant; what came to nothing is counted and told, not thrown. */
async function put(
  dependencies: AskDependencies,
  loaded: LoadedParticipant,
  respondent: Respondent,
  questions: readonly SurveyQuestion[],
): Promise<{ answers: Answer[]; usage: Cost; modelIds: string[]; failure: Error | undefined }> {
  const { model } = dependencies;
  const { ref, modelId, participant, variation } = loaded;
  const rating = ratingBy(dependencies, loaded);
  const seed = `${orderedAs(ref.simulationId)} ${participant.persona_id}`;
  const outcomes = await Promise.allSettled(
    questions.map((question) => askQuestion(model, modelId, respondent, question, seed, variation === "scale")),
  );
  const replies = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
  const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [asError(outcome.reason)] : []));
  const wasted = failures.map((failure) => (failure instanceof ModelError ? failure.usage : noCost));
  const { answers, usage } = await answersOf(rating, replies);
  return {
    answers,
    usage: [...replies.map((reply) => reply.usage), ...wasted].reduce(addCosts, usage),
    modelIds: [...new Set(replies.flatMap((reply) => reply.modelId ?? []))],
    failure: failures[0],
  };
}

/**
 * Asks one participant every question of the survey that it has not answered yet, side by side and independently. What
 * was answered is stored even if another question came to nothing, so that the retry asks for the rest only.
 */
export async function askSurveyQuestions(
  dependencies: AskDependencies,
  input: z.output<typeof askPersonaInputSchema>,
): Promise<{ persona_id: string; answers: number }> {
  const { simulations, model } = dependencies;
  const { persona_id } = input;
  const loaded = await loadParticipant(dependencies, input);
  const { ref, draft } = loaded;
  const questions = loaded.input?.survey_schema?.questions;
  if (!questions) throw new WorkStopped("The study has no survey");
  let known: SurveyDraft["answers"] = draft?.kind === "survey" ? draft.answers : {};
  const missing = questions.filter(({ id }) => !known[id]);
  if (loaded.result || missing.length === 0) return { persona_id, answers: questions.length };

  const respondent = await respondentOf(dependencies, loaded);
  for (let from = 0; from < missing.length; from += SURVEY_QUESTIONS_AT_ONCE) {
    const step = missing.slice(from, from + SURVEY_QUESTIONS_AT_ONCE);
    const shown: Promise<unknown> = from === 0 ? simulations.markRunning(ref, persona_id) : Promise.resolve();
    const [{ answers, usage, modelIds, failure }] = await withRecordedCost(simulations, ref, () =>
      allSettledOrThrow(put(dependencies, loaded, respondent, step), shown),
    );
    known = { ...known, ...Object.fromEntries(answers.map((answer) => [answer.question_id, answer])) };
    // The view in the end is still to come.
    const done = Object.keys(known).length / (questions.length + 1);
    const cost = { usage, modelIds };
    if (from + step.length < missing.length) model.prepare();
    const stored = await simulations.saveStep(
      ref,
      { personaId: persona_id, draft: { kind: "survey", answers: known }, done },
      cost,
    );
    await mustBeStored(simulations, ref, stored);
    if (failure) throw failure;
  }
  return { persona_id, answers: questions.length };
}
