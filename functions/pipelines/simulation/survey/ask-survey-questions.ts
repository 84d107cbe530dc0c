import type * as z from "zod";
import type { askPersonaInputSchema } from "../../../contracts/pipelines/inputs.ts";
import { SURVEY_QUESTIONS_AT_ONCE } from "../../../contracts/states/simulation.ts";
import { BatchUnfinished, ModelError, WorkStopped } from "../../../domain/model-errors.ts";
import { surveyStatement } from "../../../domain/scales/statement.ts";
import type { SurveyDraft } from "../../../domain/simulation/draft.ts";
import { plainAnswer, type Answer } from "../../../domain/simulation/results.ts";
import { routeOf, type Route } from "../../../domain/survey/route.ts";
import type { Survey, SurveyQuestion, SurveyScale } from "../../../domain/survey/schemas.ts";
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
import { askQuestion } from "./ask-question.ts";
import { putTogether } from "../../../prompts/survey-question/earlier-answers.ts";
import { replyFromProfile } from "../../../domain/survey/profile-reply.ts";
import type { Reply } from "../../../domain/survey/reply.ts";

type Answers = SurveyDraft["answers"];

type ScaleQuestion = SurveyQuestion & { scale: SurveyScale };
const isRated = (reply: Reply): reply is Reply & { question: ScaleQuestion } =>
  reply.question.kind === "likert" && reply.question.scale !== null;

const answerOf = ({ question, said, modelId }: Reply): Answer => ({
  ...plainAnswer,
  ...said,
  question_id: question.id,
  question: question.text,
  kind: question.kind,
  answered_from: modelId === null ? "profile" : "model",
});

/** Rates the words of scale questions; the other answers stay as they are. */
async function answersOf(rating: Rating, replies: readonly Reply[]): Promise<{ answers: Answer[]; usage: Cost }> {
  const scaled = replies.filter(isRated);
  const { rated, usage } = await rateWords(
    rating,
    scaled.map(({ question, said }) => surveyStatement(question, said.text, rating.language)),
  );
  const ratingOf = new Map(scaled.map(({ question }, index) => [question.id, rated[index]]));
  const answers = replies.map((reply): Answer => {
    const own = ratingOf.get(reply.question.id);
    return own
      ? { ...answerOf(reply), rating: own.rating, distribution: own.distribution, rating_method: own.method }
      : answerOf(reply);
  });
  return { answers, usage };
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

const withAnswers = (known: Answers, answers: readonly Answer[]): Answers => ({
  ...known,
  ...Object.fromEntries(answers.map((answer) => [answer.question_id, answer])),
});

/** Answers with those facts that the profile tells of what can be asked now, and then of what they decide. */
function withFacts(survey: Survey, loaded: LoadedParticipant, before: Answers): { known: Answers; route: Route } {
  const { participant, position, simulation } = loaded;
  for (let known = before; ;) {
    const route = routeOf(survey, position, known);
    const told = route.askable.flatMap(
      (question) =>
        replyFromProfile(
          participant.profile,
          simulation.language,
          putTogether(survey, question, known, simulation.language).question,
        ) ?? [],
    );
    if (told.length === 0) return { known, route };
    known = withAnswers(known, told.map(answerOf));
  }
}

/** Puts questions to a participant; what came to nothing is counted and told, not thrown. */
async function put(
  dependencies: AskDependencies,
  loaded: LoadedParticipant,
  respondent: Respondent,
  questions: readonly ReturnType<typeof putTogether>[],
): Promise<{ answers: Answer[]; usage: Cost; modelIds: string[]; failure: Error | undefined }> {
  const { model } = dependencies;
  const { modelId, position, variation } = loaded;
  const rating = ratingBy(dependencies, loaded);
  const outcomes = await Promise.allSettled(
    questions.map(({ question, before }) =>
      askQuestion(model, modelId, respondent, question, { position, isTurned: variation === "scale", before }),
    ),
  );
  const replies = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
  const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [asError(outcome.reason)] : []));
  const wasted = failures.map((failure) => (failure instanceof ModelError ? failure.usage : noCost));
  const { answers, usage } = await answersOf(rating, replies);
  return {
    answers,
    usage: [...replies.map((reply) => reply.usage), ...wasted].reduce(addCosts, usage),
    modelIds: [...new Set(replies.flatMap((reply) => reply.modelId ?? []))],
    failure: failures.find((failure) => !(failure instanceof BatchUnfinished)) ?? failures[0],
  };
}

/** Share of a participant's part that is done: answers, of what it may still be asked and its view in the end. */
const shareBy = (survey: Survey, known: Answers, { leftOut }: Route): number =>
  Object.keys(known).length / (survey.questions.length - leftOut.length + 1);

/**
 * Asks one participant the questions of its route that it has not answered yet, in rounds: those that wait for no
 * answer side by side and independently, then those that these decide. Every round is stored, also where some of its
 * questions came to nothing, so that the retry asks for the rest only.
 */
export async function askSurveyQuestions(
  dependencies: AskDependencies,
  input: z.output<typeof askPersonaInputSchema>,
): Promise<{ persona_id: string; answers: number }> {
  const { simulations, model } = dependencies;
  const { persona_id } = input;
  const loaded = await loadParticipant(dependencies, input);
  const { ref, draft, simulation } = loaded;
  const survey = loaded.input?.survey_schema;
  if (!survey) throw new WorkStopped("The study has no survey");
  const stored: Answers = draft?.kind === "survey" ? draft.answers : {};
  let { known, route } = withFacts(survey, loaded, stored);
  const isStored = () => Object.keys(known).length === Object.keys(stored).length;
  if (loaded.result || (route.isThrough && isStored())) return { persona_id, answers: Object.keys(known).length };

  const respondent = await respondentOf(dependencies, loaded);
  let shown: Promise<unknown> = simulations.markRunning(ref, loaded.position);
  do {
    const step = route.askable
      .slice(0, SURVEY_QUESTIONS_AT_ONCE)
      .map((question) => putTogether(survey, question, known, simulation.language));
    const [{ answers, usage, modelIds, failure }] = await withRecordedCost(simulations, ref, () =>
      allSettledOrThrow(put(dependencies, loaded, respondent, step), shown),
    );
    shown = Promise.resolve();
    ({ known, route } = withFacts(survey, loaded, withAnswers(known, answers)));
    if (!route.isThrough) model.prepare();
    const isSaved = await simulations.saveStep(
      ref,
      loaded,
      { draft: { kind: "survey", answers: known }, share: shareBy(survey, known, route) },
      { usage, modelIds },
    );
    await mustBeStored(simulations, ref, isSaved);
    if (failure && !route.isThrough) throw failure;
  } while (!route.isThrough);
  return { persona_id, answers: Object.keys(known).length };
}
