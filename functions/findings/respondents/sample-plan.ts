import type { respondentRoutes } from "./routes.ts";
import { ratingsOf } from "../validity/scale-answers.ts";
import { pairAnswers } from "../validity/paired-estimate.ts";
import type { RespondentAnswers } from "../validity/input.ts";
import { askedQuestions } from "../human-study/asked-questions.ts";
import { studyOfRespondents } from "../human-study/respondents.ts";
import { observeStored } from "../../dataset/observe-stored.ts";
import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";
import { rankQuestions } from "../ask-first/rank-questions.ts";
import { planSample, type QuestionToPlan } from "./plan-sample.ts";
import { BadRequest, NotFound } from "../../platform/errors.ts";
import type { ApiHandler } from "../../platform/http/reads.ts";
import { simulationRef } from "../../studies/simulation/simulation-ref.ts";
import type { RespondentDependencies } from "./dependencies.ts";

/** The scales of a simulation that at least two of its respondents answered themselves. */
function questionsOf({ questions }: ObservedSimulation, people: RespondentAnswers): QuestionToPlan[] {
  return questions.flatMap((question): QuestionToPlan[] => {
    const own = people.get(question.id);
    if (question.kind !== "scale" || !own) return [];
    const ratings = ratingsOf(question);
    const pairs = pairAnswers(ratings, own);
    if (pairs.people.length < 2) return [];
    return [{ question_id: question.id, question: question.question, ...pairs, predictions: ratings.size }];
  });
}

export const getSamplePlan: ApiHandler<(typeof respondentRoutes)["getSamplePlan"], RespondentDependencies> = {
  load: async ({ simulations, respondents }, { identity, params, query }) => {
    const ref = simulationRef(identity, params);
    const [found, checks] = await Promise.all([
      simulations.find(ref),
      respondents.checksOf(ref),
      respondents.prepare(ref),
    ]);
    if (!found) throw new NotFound("Simulation");
    const { simulation, input } = found;
    if (simulation.status !== "complete")
      throw new BadRequest(`The simulation is ${simulation.status}; its sample can be planned when it is complete`);
    const asked = askedQuestions(simulation, input);
    if (asked.length === 0)
      throw new BadRequest(
        "This simulation has no rating scales or choices; plan the sample of a concept test or of a survey with some",
      );
    const [results, people, noPersona] = await Promise.all([
      respondents.resultsOf(ref),
      respondents.answersOf({ ...ref, groupId: simulation.persona_group_id }),
      respondents.noPersonaRun(ref, checks),
    ]);
    const { language } = simulation;
    const observed = observeStored({ simulation, input }, results);
    const anonymous = noPersona && observeStored(noPersona, noPersona.results);
    // Answers off the scale, and labels, are read in the same way as for the validity.
    const { answers } = studyOfRespondents(asked, people, new Map(), language);
    const ask_first = rankQuestions({ simulation: observed, anonymous, asked, people: answers }, language);
    const { half_width } = query;
    if (half_width === undefined)
      return { status: 200, body: { ask_first, half_width: null, questions: [], notes: [] } };
    const plan = planSample(half_width, questionsOf(observed, answers), language);
    return { status: 200, body: { ask_first, half_width, ...plan } };
  },
};
