import type { respondentRoutes } from "./routes.ts";
import { ratingsOf } from "../validity/scale-answers.ts";
import { pairAnswers } from "../validity/paired-estimate.ts";
import type { RespondentAnswers } from "../validity/input.ts";
import { askedQuestions } from "../human-study/asked-questions.ts";
import { studyOfRespondents } from "../human-study/respondents.ts";
import { observeStored } from "../../dataset/observe-stored.ts";
import type { ObservedSimulation } from "../../dataset/observed-simulation.ts";
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
    const [found] = await Promise.all([simulations.find(ref), respondents.prepare(ref)]);
    if (!found) throw new NotFound("Simulation");
    const { simulation, input } = found;
    if (simulation.status !== "complete")
      throw new BadRequest(`The simulation is ${simulation.status}; its sample can be planned when it is complete`);
    const [results, people] = await Promise.all([
      respondents.resultsOf(ref),
      respondents.answersOf({ ...ref, groupId: simulation.persona_group_id }),
    ]);
    const { language } = simulation;
    const observed = observeStored({ simulation, input }, results);
    // Answers off the scale and labels are read as they are for the validity.
    const { answers } = studyOfRespondents(askedQuestions(simulation, input), people, new Map(), language);
    const questions = questionsOf(observed, answers);
    if (questions.length === 0)
      throw new BadRequest(
        "No rating scale of this simulation was answered by two real respondents of its group as well; upload rows " +
          "whose columns are mapped to its questions under `answers`, and run the simulation on that group",
      );
    return { status: 200, body: planSample(query.half_width, questions, language) };
  },
};
