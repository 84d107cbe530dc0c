import { surveyStatement } from "../../rating/statement.ts";
import { plainAnswer, type Answer } from "../../simulation/results.ts";
import { randomFrom, seedFrom } from "../../../statistics/random.ts";
import { pipedInto } from "../../survey/piping.ts";
import { questionsIn } from "../../survey/condition.ts";
import { questionsShown } from "../../survey/variables.ts";
import { replyFromProfile } from "../../survey/profile-reply.ts";
import { computeRoute, type Route } from "../../survey/route.ts";
import type { Survey, SurveyQuestion, SurveyScale } from "../../survey/schemas.ts";
import { viewOfAnswers } from "../../survey/view-of-answers.ts";
import type { ParticipantProfile } from "../../../personas/people/participant.ts";
import type { Utterance } from "../../../personas/people/asked-persona.ts";
import type { Prompt } from "../../../models/prompts/prompt.ts";
import { putTogether } from "../../survey/earlier-answers.ts";
import { questionModules } from "../../survey/questions/question-modules.ts";
import { drawnAnswer } from "./drawn-answer.ts";
import { isRatedApart, closingQuestionCalls, ratingCalls, sentimentSaid } from "./closing-question.ts";
import { plannedPersona, type Bound, type ExpectedCall, type ExpectedWork, type PlannedStudy } from "./study.ts";
import { said } from "./typical.ts";

/** Questions that are put together for an estimate, over all routes; more would only take time. */
const MOST_PUT = 1_500;
/** Routes that are drawn; the share of those who are asked a question is then known to some 6 percent points. */
const MOST_ROUTES = 60;

type Answers = Record<string, Answer>;
type ScaleQuestion = SurveyQuestion & { scale: SurveyScale };

/** Everybody is asked everything: nobody is screened out, and every condition is met. */
const askingEverything = (survey: Survey): Survey => ({
  ...survey,
  questions: survey.questions.map((question) => ({ ...question, ask_if: null, terminate_if: null })),
});

/** No question that depends on an answer is asked, and the first screener ends the survey for everybody. */
function askingLeast(survey: Survey): Survey {
  const kept: SurveyQuestion[] = [];
  for (const question of survey.questions) {
    const { id, ask_if, terminate_if, follows } = question;
    if (terminate_if && !questionsIn(terminate_if).includes(id)) break;
    const shown = questionsShown(survey, pipedInto(question));
    const needed = [...shown, ...(follows === null ? [] : [follows])];
    const isAsked = ask_if === null && needed.every((one) => kept.some((asked) => asked.id === one));
    if (isAsked) kept.push({ ...question, terminate_if: null });
    if (terminate_if) break;
  }
  return { ...survey, questions: kept };
}

const asked: Record<Bound, (survey: Survey) => Survey> = {
  low: askingLeast,
  expected: (survey) => survey,
  high: askingEverything,
};

interface Walk {
  calls: ExpectedCall[];
  /** Calls that wait for each other. */
  sequence: number;
}

/** One persona's way through the survey, as `askSurveyQuestions` of the pipeline takes it, with answers at random. */
function walk(study: PlannedStudy, survey: Survey, persona: ParticipantProfile, at: At, bound: Bound): Walk {
  const { language, questionsAtOnce } = study;
  const { position } = at;
  const random = randomFrom(seedFrom("estimate", position));
  const askedPersona = plannedPersona(study, persona);
  const calls: ExpectedCall[] = [];
  const talk: Utterance[] = [];
  let known: Answers = {};
  const answer = (question: SurveyQuestion, given: Answer) => {
    known = { ...known, [question.id]: given };
    talk.push({ speaker: "interviewer", text: question.text }, { speaker: persona.full_name, text: given.text });
  };
  const withFacts = (): Route => {
    for (;;) {
      const route = computeRoute(survey, position, known);
      const told = route.askable.flatMap((question) => {
        const reply = replyFromProfile(persona, language, question);
        return reply ? [{ question, said: reply.said }] : [];
      });
      if (told.length === 0) return route;
      for (const { question, said: fact } of told)
        answer(question, {
          ...plainAnswer,
          ...fact,
          question_id: question.id,
          question: question.text,
          kind: question.kind,
        });
    }
  };
  let rounds = 0;
  let route = withFacts();
  for (; !route.isThrough; route = withFacts(), rounds++) {
    const step = route.askable
      .slice(0, questionsAtOnce)
      .map((one) => putTogether(survey, one, known, language, route.variables));
    for (const { question, before } of step) {
      const prompt = questionModules[question.kind].put<Prompt<unknown>>((one) => one, askedPersona, question, {
        position,
        isTurned: false,
        before,
      });
      calls.push({ prompt, ...at, items: question.options?.length ?? 0, toolMark: question.id });
    }
    const rated = step.filter((one): one is typeof one & { question: ScaleQuestion } => one.question.scale !== null);
    const words = rated.map(({ question }) => surveyStatement(question, said("scale", language), language));
    calls.push(...ratingCalls(study, words, at));
    for (const { question } of step) answer(question, drawnAnswer(question, language, random));
  }
  const screens = bound === "low" && study.survey?.questions.some(({ terminate_if }) => terminate_if !== null);
  const isThrough = route.screenedOutBy === null && !screens;
  // Personas that evade the open questions are asked the closing question as well.
  const looksBack = isThrough && (bound === "high" || viewOfAnswers(Object.values(known)) === null);
  if (looksBack) calls.push(...closingQuestionCalls(study, askedPersona, { situation: "survey", talk }, at));
  else if (isThrough) calls.push(...ratingCalls(study, [sentimentSaid(language)], at));
  const ratings = isRatedApart(study) ? 2 : 1;
  return { calls, sequence: rounds * ratings + (looksBack ? ratings : isThrough ? ratings - 1 : 0) };
}
type At = { times: number; position: number };

/**
 * Everybody is asked the questions of a route, in rounds. Those who were not screened out and have answered no open
 * question are asked the closing question.
 */
export function surveyCalls(study: PlannedStudy, bound: Bound): ExpectedWork {
  const { personas, sample } = study;
  if (!study.survey) return { calls: [], sequence: 0 };
  const survey = asked[bound](study.survey);
  const size = Math.max(1, survey.questions.length);
  const routes = Math.min(MOST_ROUTES, Math.max(sample.length, 4), Math.max(1, Math.floor(MOST_PUT / size)));
  const walks = Array.from({ length: routes }, (_, position) =>
    walk(study, survey, sample[position % sample.length]!, { times: personas / routes, position }, bound),
  );
  return {
    calls: walks.flatMap(({ calls }) => calls),
    sequence: Math.max(...walks.map(({ sequence }) => sequence)),
  };
}
