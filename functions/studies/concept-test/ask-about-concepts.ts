import { briefingsWith, conceptQuestionId, shownConcept } from "./questions.ts";
import type { Concept } from "./schemas.ts";
import { conceptsShownTo } from "./concept-assignment.ts";
import { addCosts } from "../../platform/costs/cost.ts";
import { batteryAsked } from "../sensitivity/vary.ts";
import type { ConceptItem } from "./battery.ts";
import type { ConceptTestDraft } from "../simulation/draft.ts";
import { beginningOf } from "../../platform/text/text.ts";
import { conceptTestPrompt, type SeenConcept } from "./prompt.ts";
import { allSettledOrThrow } from "../../platform/all-settled-or-throw.ts";
import { themeVectors } from "../simulation/rate-words.ts";
import { untilMaxCost } from "../simulation/until-max-cost.ts";
import {
  withRecordedCost,
  mustBeStored,
  ratingBy,
  loadAskedPersona,
  type AskDependencies,
  type LoadedParticipant,
} from "../simulation/load-participant.ts";
import { conceptResult, rateConceptReaction } from "./rate-concept-reaction.ts";

/**
 * Characters of each earlier reaction that a persona is shown: a sentence or two, with the verdict. The tenth concept
 * comes with nine of them, some 700 tokens.
 */
const RECALLED = 240;

type Seen = ConceptTestDraft["seen"];

const recalled = (seen: Seen, concepts: readonly Concept[]): SeenConcept[] =>
  seen.map(({ reaction: { concept_id, reaction } }) => ({
    concept: concepts.find((one) => one.concept_id === concept_id)!.name,
    you_said: beginningOf(reaction, RECALLED),
  }));

/**
 * Shows a participant its concepts, one after the other in the order of its place in the sample. Each comes with what
 * the participant said of those before. A monadic test shows only the concept of its arm. Every reaction is stored
 * before the next concept, so that a retry continues with the rest.
 */
export async function askAboutConcepts(
  dependencies: AskDependencies,
  loaded: LoadedParticipant,
  concepts: readonly Concept[],
): Promise<{ persona_id: string }> {
  const { simulations, model, reader } = dependencies;
  const { ref, simulation, participant, variation, modelId, position, draft, input } = loaded;
  const { persona_id } = participant;
  const rating = ratingBy(dependencies, loaded);
  const battery = batteryAsked(rating.language, variation);
  let seen: Seen = draft?.kind === "concept_test" ? draft.seen : [];
  const ask = async (concept: Concept) => {
    const briefingIds = briefingsWith(simulation.briefing_ids, concepts, concept);
    const { context, ...askedPersona } = await loadAskedPersona(dependencies, loaded, briefingIds);
    const stimulus = shownConcept(context, concept);
    const [{ value, usage, modelId: answeredBy }] = await allSettledOrThrow(
      model.ask(conceptTestPrompt({ ...askedPersona, battery, stimulus, seen: recalled(seen, concepts) }), modelId),
      seen.length === 0 ? simulations.markRunning(ref, position) : Promise.resolve(true),
    );
    const rated = await rateConceptReaction(rating, battery, value, []);
    const answers = rated.answers.map((answer) => ({
      ...answer,
      question_id: conceptQuestionId(concept.concept_id, answer.question_id as ConceptItem),
    }));
    const place = { concept_id: concept.concept_id, position: seen.length + 1 };
    return {
      one: { reaction: { ...place, ...rated.reaction }, answers },
      cost: { usage: addCosts(usage, rated.usage), modelIds: [answeredBy] },
    };
  };
  const order = conceptsShownTo({ concepts, design: input?.design }, simulation.participants, position);
  const askNext = (concept: Concept) =>
    withRecordedCost(simulations, ref, async () => {
      const { one, cost } = await ask(concept);
      seen = [...seen, one];
      const isLast = seen.length === order.length;
      if (!isLast) model.prepare();
      const step = { draft: { kind: "concept_test" as const, seen }, share: seen.length / order.length };
      await mustBeStored(simulations, ref, await simulations.saveStep(ref, loaded, step, cost));
    });
  const rest = order.slice(seen.length);
  const askAll = async () => {
    for (const concept of rest) await askNext(concept);
  };
  await untilMaxCost(askAll, () => {});
  if (seen.length === 0) return { persona_id };
  return withRecordedCost(simulations, ref, async () => {
    const inOrder = concepts.flatMap(
      ({ concept_id }) => seen.find(({ reaction }) => reaction.concept_id === concept_id) ?? [],
    );
    const [first] = seen;
    const { concept_id: _id, position: _position, ...firstReaction } = first!.reaction;
    const key_themes = [...new Set(inOrder.flatMap(({ reaction }) => reaction.key_themes))];
    const { vectors, usage } = await themeVectors({ reader, language: simulation.language }, key_themes);
    const answers = inOrder.flatMap((one) => one.answers);
    const { result, ...rest } = conceptResult(
      participant,
      { reaction: { ...firstReaction, key_themes }, answers },
      vectors,
    );
    const stored = { ...rest, result: { ...result, concepts: inOrder.map(({ reaction }) => reaction) } };
    await mustBeStored(simulations, ref, await simulations.saveResult(ref, loaded, stored, { usage, modelIds: [] }));
    return { persona_id };
  });
}
