import type * as z from "zod";
import type { askPersonaInputSchema } from "../../platform/pipelines/state-inputs.ts";
import { roundsOf } from "../focus-group/rounds.ts";
import { newId } from "../../platform/ids.ts";
import { talkWith } from "../interview/talk.ts";
import type { Answer } from "../simulation/results.ts";
import type { SimulationStatus } from "../simulation/schemas.ts";
import { answerInWords } from "../survey/answer-words.ts";
import { computeRoute, type Route } from "../survey/route.ts";
import { armsOf } from "../simulation/arms.ts";
import { plainSurvey } from "../survey/schemas.ts";
import { questionsFor } from "../survey/survey-order.ts";
import { viewOfAnswers, wordsOf } from "../survey/view-of-answers.ts";
import { timestamp } from "../../platform/timestamp.ts";
import { addCosts, noCost } from "../../platform/costs/cost.ts";
import { interviewUtterances } from "../interview/utterances.ts";
import { closingQuestionPrompt } from "./prompt.ts";
import type { AskedPersona, Utterance } from "../../personas/people/asked-persona.ts";
import type { StoredMessage } from "../simulation/message.ts";
import { heardBefore, utterances } from "../focus-group/stage-discussion.ts";
import { questionsOf } from "../interview/guide-questions.ts";
import { closingSequence } from "../focus-group/sequence.ts";
import { resultOf, unfinishedResult } from "../simulation/persona-result.ts";
import {
  withRecordedCost,
  loadParticipant,
  mustBeStored,
  ratingBy,
  loadAskedPersona,
  type AskDependencies,
  type LoadedParticipant,
} from "../simulation/load-participant.ts";
import type { SimulationLifecycle } from "../simulation/store-lifecycle.ts";
import { putTogether } from "../survey/earlier-answers.ts";
import { untilMaxCost } from "../simulation/until-max-cost.ts";
import { kindOf } from "../study-kinds.ts";
import type { StudyKind } from "../study-kind.ts";

/** The participant's answers to the survey, in the order of the questions. */
function answersOf({ draft, input }: LoadedParticipant): Answer[] | null {
  if (draft?.kind !== "survey") return null;
  return (input?.survey_schema?.questions ?? []).flatMap(({ id }) => draft.answers[id] ?? []);
}

/** Tells what is shown before the first question it belongs to, and nothing before the others. */
function createShownBefore(): (context: string | null) => Utterance[] {
  let above: string | null = null;
  return (context) => {
    const isNew = context !== null && context !== above;
    above = context ?? above;
    return isNew ? [{ speaker: "interviewer", text: context }] : [];
  };
}

/**
 * A survey as a talk, in the order in which this persona was asked. Text to read before a question stands before the
 * first question it belongs to.
 */
function surveyTalk({ input, participant, position, simulation }: LoadedParticipant, answers: readonly Answer[]) {
  const survey = input?.survey_schema ?? plainSurvey([]);
  const known = Object.fromEntries(answers.map((answer) => [answer.question_id, answer]));
  const shownBefore = createShownBefore();
  const arms = armsOf(survey, simulation.participants, position);
  const { variables } = computeRoute(survey, position, known, arms);
  return questionsFor(survey, position).flatMap((question): Utterance[] => {
    const answer = answers.find(({ question_id }) => question_id === question.id);
    if (!answer) return [];
    return [
      ...shownBefore(putTogether(survey, question, known, simulation.language, variables).question.context),
      { speaker: "interviewer", text: answer.question },
      { speaker: participant.persona_name, text: answerInWords(answer, question, simulation.language) },
    ];
  });
}

/** How far the participant has come in a survey; null in other studies. */
function surveyRoute({ draft, input, position, simulation }: LoadedParticipant): Route | null {
  const survey = input?.survey_schema;
  if (draft?.kind !== "survey" || !survey) return null;
  return computeRoute(survey, position, draft.answers, armsOf(survey, simulation.participants, position));
}

/** An interview with what was shown in it; the round of a message is the number of its question. */
function interviewTalk({ input }: LoadedParticipant, talk: readonly StoredMessage[]): Utterance[] {
  const questions = input?.script ? questionsOf(input.script) : [];
  const shownBefore = createShownBefore();
  return talk.flatMap((message) => [
    ...shownBefore(questions[(message.round ?? 0) - 1]?.context ?? null),
    ...interviewUtterances([message]),
  ]);
}

/** The messages that the participant heard; a survey has none. */
function messagesOf(simulations: SimulationLifecycle, { ref, simulation, position }: LoadedParticipant) {
  const { asks, keepsTalksApart } = kindOf(simulation);
  if (asks !== "talk") return [];
  if (keepsTalksApart) return simulations.interviewMessages(ref, position);
  return simulations.messages(ref);
}

/** What the participant is asked to react to, and what of it were its own words. */
function talkOf(loaded: LoadedParticipant, messages: readonly StoredMessage[]): { talk: Utterance[]; own: string[] } {
  const { simulation, participant } = loaded;
  const { persona_id } = participant;
  const answers = answersOf(loaded);
  if (answers)
    return {
      talk: surveyTalk(loaded, answers),
      own: wordsOf(answers),
    };
  const ownOf = (said: readonly StoredMessage[]) =>
    said.flatMap((message) =>
      message.role === "persona" && message.persona_id === persona_id ? [message.content] : [],
    );
  if (kindOf(simulation).isDiscussion) {
    // Closing views are private: a participant does not hear those of others who were quicker.
    const heard = heardBefore(messages, closingSequence(0, roundsOf(simulation)));
    return { talk: utterances(heard), own: ownOf(messages) };
  }
  const talk = talkWith(messages, persona_id);
  return { talk: interviewTalk(loaded, talk), own: ownOf(talk) };
}

/** Whether the participant has said anything; facts that code knew count in a survey. */
const hasSaid = (loaded: LoadedParticipant, own: readonly string[]): boolean =>
  own.length > 0 || (answersOf(loaded) ?? []).length > 0;

/** A live interview has no running state: it is over when its report is ordered. */
const statesOf = ({ isLive }: StudyKind): SimulationStatus[] => (isLive ? ["generating_report"] : ["running"]);

/**
 * The last step of survey, interview and focus group: it gives the participant's record its reaction, themes, quote and
 * sentiment. Participants who were screened out of a survey have none.
 */
export async function askClosingQuestion(
  dependencies: AskDependencies,
  input: z.output<typeof askPersonaInputSchema>,
): Promise<{ persona_id: string }> {
  const { simulations, model } = dependencies;
  const { persona_id } = input;
  const loaded = await loadParticipant(dependencies, input, ["running", "generating_report"]);
  const { ref, simulation, participant, position } = loaded;
  if (loaded.result) return { persona_id };
  const endWithoutView = async (screener: string | null) => {
    const unfinished = unfinishedResult(participant, answersOf(loaded), screener);
    const nothing = { usage: noCost, modelIds: [] };
    const states = statesOf(kindOf(simulation));
    await mustBeStored(simulations, ref, await simulations.saveResult(ref, loaded, unfinished, nothing, { states }));
    return { persona_id };
  };
  const route = surveyRoute(loaded);
  if (route && route.screenedOutBy !== null) return endWithoutView(route.screenedOutBy);
  const rating = ratingBy(dependencies, loaded);
  const kind = kindOf(simulation);
  const known = route?.isThrough ? viewOfAnswers(answersOf(loaded) ?? []) : null;
  const [messages, askedPersona] = await Promise.all([
    messagesOf(simulations, loaded),
    known ? null : loadAskedPersona(dependencies, loaded),
  ]);
  const { talk, own } = talkOf(loaded, messages);
  const asked = async (of: AskedPersona) => {
    const situation = kind.closesAfter ?? "interview";
    const { value, usage, modelId } = await model.ask(closingQuestionPrompt(of, { situation, talk }), loaded.modelId);
    return { view: value, usage, modelIds: [modelId] };
  };
  const record = async () => {
    const { view, usage, modelIds } = known ? { view: known, usage: noCost, modelIds: [] } : await asked(askedPersona!);
    const { stored, usage: ratingUsage } = await resultOf(rating, participant, view, own, {
      answers: answersOf(loaded),
      choices: null,
    });
    const closing: StoredMessage[] = kind.isDiscussion
      ? [
          {
            id: newId(),
            sequence: closingSequence(position, roundsOf(simulation)),
            role: "persona",
            persona_id,
            persona_name: participant.persona_name,
            content: view.reaction,
            round: roundsOf(simulation) + 1,
            created_at: timestamp(),
          },
        ]
      : [];
    const cost = { usage: addCosts(usage, ratingUsage), modelIds };
    const saved = await simulations.saveResult(ref, loaded, stored, cost, {
      messages: closing,
      states: statesOf(kind),
    });
    await mustBeStored(simulations, ref, saved);
    return { persona_id };
  };
  return withRecordedCost(simulations, ref, () =>
    // Participants who have said nothing have no result.
    untilMaxCost(record, () => (hasSaid(loaded, own) ? endWithoutView(null) : { persona_id })),
  );
}
