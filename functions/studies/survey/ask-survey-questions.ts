import type * as z from "zod";
import type { askPersonaInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { SURVEY_QUESTIONS_AT_ONCE } from "../simulation/states.ts";
import { BatchUnfinished, ModelError, WorkStopped } from "../../platform/model-errors.ts";
import { surveyStatement } from "../rating/statement.ts";
import type { SurveyDraft } from "../simulation/draft.ts";
import { plainAnswer, type Answer } from "../simulation/results.ts";
import { computeRoute, type Route } from "./route.ts";
import { formOf } from "./answer-forms.ts";
import type { Survey, SurveyQuestion, SurveyScale } from "./schemas.ts";
import { viewOfAnswers, wordsOf, type View } from "./view-of-answers.ts";
import { addCosts, noCost, type Cost } from "../../platform/costs/cost.ts";
import { allSettledOrThrow } from "../../platform/all-settled-or-throw.ts";
import { readView, resultWithView } from "../simulation/persona-result.ts";
import { rateWords, type Rating } from "../simulation/rate-words.ts";
import type { AskedPersona } from "../../personas/people/asked-persona.ts";
import {
  withRecordedCost,
  loadParticipant,
  mustBeStored,
  ratingBy,
  loadAskedPersona,
  type AskDependencies,
  type LoadedParticipant,
} from "../simulation/load-participant.ts";
import { asWritten, putTogether } from "./earlier-answers.ts";
import type { CallCost } from "../../platform/costs/store-writes.ts";
import { replyFromProfile } from "./profile-reply.ts";
import type { Reply } from "./reply.ts";
import type { Model } from "../../models/port/model.ts";
import { armsOf } from "../simulation/arms.ts";
import type { Presentation, Put } from "./questions/question-module.ts";
import { questionModules } from "./questions/question-modules.ts";

/** Asks a persona one question, as its kind puts it. */
export function askQuestion(
  model: Model,
  modelId: string,
  askedPersona: AskedPersona,
  question: SurveyQuestion,
  presentation: Presentation,
): Promise<Reply> {
  const put: Put<Promise<Reply>> = async (prompt, said) => {
    const { value, usage, modelId: answeredBy } = await model.ask(prompt, modelId);
    return { question, said: said(value), usage, modelId: answeredBy };
  };
  return questionModules[question.kind].put(put, askedPersona, question, presentation);
}

type Answers = SurveyDraft["answers"];

type ScaleQuestion = SurveyQuestion & { scale: SurveyScale };
const isRated = (reply: Reply): reply is Reply & { question: ScaleQuestion } =>
  formOf(reply.question) === "rating" && reply.question.scale !== null;

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

/**
 * Reads replies, together with the view that they express. If a view cannot be read now, the participant is asked for
 * it later, because the answers are already paid for.
 */
async function read(rating: Rating, replies: readonly Reply[], view: View | null) {
  const [answers, ofView] = await Promise.allSettled([answersOf(rating, replies), view && readView(rating, view)]);
  if (answers.status === "rejected") throw answers.reason;
  const seen = ofView.status === "fulfilled" ? ofView.value : null;
  const wasted = ofView.status === "rejected" && ofView.reason instanceof ModelError ? ofView.reason.usage : noCost;
  const usage = [seen?.usage ?? noCost, wasted].reduce(addCosts, answers.value.usage);
  return { answers: answers.value.answers, view: view && seen && { ...view, ...seen }, usage };
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Answers in the order of the file. */
const inOrder = ({ questions }: Survey, known: Answers): Answer[] => questions.flatMap(({ id }) => known[id] ?? []);

const withAnswers = (known: Answers, answers: readonly Answer[]): Answers => ({
  ...known,
  ...Object.fromEntries(answers.map((answer) => [answer.question_id, answer])),
});

/** Answers with those facts that the profile tells of what can be asked now, and then of what they decide. */
function withFacts(survey: Survey, loaded: LoadedParticipant, before: Answers): { known: Answers; route: Route } {
  const { participant, position, simulation } = loaded;
  const arms = armsOf(survey, simulation.participants, position);
  for (let known = before; ;) {
    const route = computeRoute(survey, position, known, arms);
    const told = route.askable.flatMap(
      (question) =>
        replyFromProfile(
          participant.profile,
          simulation.language,
          putTogether(survey, question, known, simulation.language, route.variables).question,
        ) ?? [],
    );
    if (told.length === 0) return { known, route };
    known = withAnswers(known, told.map(answerOf));
  }
}

/** Puts questions to a participant. Failures are counted and returned, not thrown. */
async function put(
  { model }: Pick<AskDependencies, "model">,
  { modelId, position, variation }: LoadedParticipant,
  askedPersona: AskedPersona,
  questions: readonly ReturnType<typeof putTogether>[],
): Promise<{ replies: Reply[]; cost: CallCost; failure: Error | undefined }> {
  const outcomes = await Promise.allSettled(
    questions.map(async (asked) => {
      const { question, before } = asked;
      const presentation = { position, isTurned: variation === "scale", before };
      const reply = await askQuestion(model, modelId, askedPersona, question, presentation);
      return { ...reply, said: asWritten(reply.said, asked) };
    }),
  );
  const replies = outcomes.flatMap((outcome) => (outcome.status === "fulfilled" ? [outcome.value] : []));
  const failures = outcomes.flatMap((outcome) => (outcome.status === "rejected" ? [asError(outcome.reason)] : []));
  const wasted = failures.map((failure) => (failure instanceof ModelError ? failure.usage : noCost));
  return {
    replies,
    cost: {
      usage: [...replies.map((reply) => reply.usage), ...wasted].reduce(addCosts, noCost),
      modelIds: [...new Set(replies.flatMap((reply) => reply.modelId ?? []))],
    },
    failure: failures.find((failure) => !(failure instanceof BatchUnfinished)) ?? failures[0],
  };
}

/**
 * Share of a participant's part that is done: answers, out of the questions that it may still be asked and its closing
 * view.
 */
const shareBy = (survey: Survey, known: Answers, { leftOut }: Route): number =>
  Object.keys(known).length / (survey.questions.length - leftOut.length + 1);

/**
 * The overall view that a participant's answers express, if no rating decides whether more is asked; otherwise null.
 */
function viewBeforeRatings(survey: Survey, { known, route }: ReturnType<typeof withFacts>): View | null {
  if (!route.isThrough || route.screenedOutBy !== null || route.untold.length > 0) return null;
  return viewOfAnswers(inOrder(survey, known));
}

/**
 * Asks one participant the questions of its route that it has not answered yet, in rounds. Each round asks the
 * questions that wait for no answer, at the same time and independently. The next round asks those that these answers
 * decide.
 *
 * Every round is stored, even if some of its questions failed, so that the retry asks for the rest only. If the last
 * answers express the participant's view, both are read at the same time and stored as its result.
 * @returns whether it has a result; without one, it has to be asked for its closing view
 */
export async function askSurveyQuestions(
  dependencies: AskDependencies,
  input: z.output<typeof askPersonaInputSchema>,
): Promise<{ hasResult: boolean }> {
  const { simulations, model } = dependencies;
  const loaded = await loadParticipant(dependencies, input);
  const { ref, draft, simulation, participant } = loaded;
  const survey = loaded.input?.survey_schema;
  if (!survey) throw new WorkStopped("The study has no survey");
  if (loaded.result) return { hasResult: true };
  const stored: Answers = draft?.kind === "survey" ? draft.answers : {};
  let { known, route } = withFacts(survey, loaded, stored);
  if (route.isThrough && Object.keys(known).length === Object.keys(stored).length) return { hasResult: false };

  const askedPersona = await loadAskedPersona(dependencies, loaded);
  const rating = ratingBy(dependencies, loaded);
  let shown: Promise<unknown> = simulations.markRunning(ref, loaded.position);
  do {
    const step = route.askable
      .slice(0, SURVEY_QUESTIONS_AT_ONCE)
      .map((question) => putTogether(survey, question, known, simulation.language, route.variables));
    const { answers, view, cost, failure } = await withRecordedCost(simulations, ref, async () => {
      const [{ replies, cost: spent, failure: unanswered }] = await allSettledOrThrow(
        put(dependencies, loaded, askedPersona, step),
        shown,
      );
      const said = withFacts(survey, loaded, withAnswers(known, replies.map(answerOf)));
      const { usage, ...heard } = await read(rating, replies, viewBeforeRatings(survey, said)).catch(async (error) => {
        await simulations.recordCost(ref, spent);
        throw error;
      });
      return { ...heard, cost: { ...spent, usage: addCosts(spent.usage, usage) }, failure: unanswered };
    });
    shown = Promise.resolve();
    ({ known, route } = withFacts(survey, loaded, withAnswers(known, answers)));
    if (view) {
      const inTheEnd = inOrder(survey, known);
      const own = { answers: inTheEnd, choices: null };
      const result = resultWithView(participant, view, wordsOf(inTheEnd), own, view);
      const isSaved = await simulations.saveResult(ref, loaded, result, cost, { unlessThrough: true });
      await mustBeStored(simulations, ref, isSaved);
      return { hasResult: true };
    }
    if (!route.isThrough) model.prepare();
    const progress = { draft: { kind: "survey" as const, answers: known }, share: shareBy(survey, known, route) };
    await mustBeStored(simulations, ref, await simulations.saveStep(ref, loaded, progress, cost));
    if (failure && !route.isThrough) throw failure;
  } while (!route.isThrough);
  return { hasResult: false };
}
