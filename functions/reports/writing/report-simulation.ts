import { setTimeout as sleep } from "node:timers/promises";
import type { Model } from "../../models/port/model.ts";
import { baselines } from "../../findings/baselines/calculation.ts";
import { calculate } from "../../platform/calculations/calculate.ts";
import type { SimulationInput } from "../../platform/pipelines/state-inputs.ts";
import { estimableQuestions } from "../../studies/direct-estimate/questions.ts";
import { lostAmong, lossKind, requireEnoughPersonas } from "../../platform/pipelines/losses.ts";
import { WorkStopped } from "../../platform/model-errors.ts";
import { observeStored } from "../../dataset/observe-stored.ts";
import { noTests } from "../../studies/rating/rating-error.ts";
import { answerFlags } from "../../studies/simulation/answer-flags.ts";
import { designWeights, rakedWeights } from "../../studies/weights/design-weights.ts";
import { headlineOf } from "../../studies/report/headline.ts";
import { mergeThemes } from "../../studies/report/merge-themes.ts";
import { inOtherLanguage } from "../../studies/simulation/other-language.ts";
import { opinionFigures } from "../../studies/simulation/opinion-figures.ts";
import type { SimulationRecord, StudyInput } from "../../studies/simulation/record.ts";
import type { PersonaResult, QualityFlag } from "../../studies/simulation/results.ts";
import { usesSimilarity } from "../../studies/rating/rating-quality.ts";
import { participationFlags } from "../../studies/simulation/participation-flags.ts";
import { hasView, statementsOf } from "../../studies/rating/statements.ts";
import { armsOf } from "../../studies/simulation/arms.ts";
import { conceptsEach } from "../../studies/concept-test/concept-assignment.ts";
import { computeRoute } from "../../studies/survey/route.ts";
import type { ThemeNames } from "../../studies/report/theme-names.ts";
import { wordingOf } from "../../languages/wording.ts";
import { addCosts, noCost } from "../../platform/costs/cost.ts";
import { MaxCostReached } from "../../platform/costs/max-cost.ts";
import type { SimulationRef } from "../../platform/table/keys.ts";
import type { SimulationLifecycle } from "../../studies/simulation/store-lifecycle.ts";
import type { StoredResult } from "../../studies/simulation/store-results.ts";
import { allSettledOrThrow } from "../../platform/all-settled-or-throw.ts";
import type { BatchOutcome } from "../../models/batches/ask-batch.ts";
import type { Reader } from "../../studies/rating/reader/reader.ts";
import { withRecordedCost } from "../../studies/simulation/load-participant.ts";
import { simulationRef } from "../../studies/simulation/input-ref.ts";
import { untilMaxCost } from "../../studies/simulation/until-max-cost.ts";
import { aggregateResults } from "./aggregate.ts";
import { allFilledIn, variableNames } from "../../studies/survey/variable-names.ts";
import { findGrounds } from "./grounds.ts";
import { nameThemes, themesSaid, unnamed } from "./name-themes.ts";
import { narrate } from "./narrate.ts";
import { testsBehind } from "./scale-tests.ts";
import { typeFigures, type FinishedSimulation, type TypeFigures } from "./simulation-figures.ts";
import { noWords, supportedWords } from "./support.ts";
import { EvidenceTracer } from "./trace-evidence.ts";

/** After this time, a question has left the process; an answer takes seconds. */
const SENDING_MS = 50;

export interface ReportDependencies {
  simulations: SimulationLifecycle;
  model: Model;
  modelId: string;
  reader: Reader;
}

/** Participants whom the study lost, with the reason in the study's language. */
function lostParticipants({ participants, language }: SimulationRecord) {
  const { say } = wordingOf(language);
  return lostAmong(participants).map(({ lost_to, ...participant }) => ({
    ...participant,
    reason: say(`losses.${lossKind(lost_to)}`),
  }));
}

/**
 * Computes the aggregate of a study, has a model narrate it, drops what cannot be traced, and stores it.
 * @param input.words `none`: no model is called, after all tries to narrate have failed; `again`: a complete study is
 * narrated again, and its aggregate replaced
 */
export async function reportSimulation(
  { simulations, model, modelId, reader }: ReportDependencies,
  input: SimulationInput & { words?: "none" | "again" | undefined },
): Promise<{ asked: number; failed: BatchOutcome["failed"] }> {
  const ref = simulationRef(input);
  const isSilent = input.words === "none";
  const isAgain = input.words === "again";
  if (!isSilent) model.prepare();
  if (!isAgain && !(await simulations.beginReport(ref))) throw new WorkStopped("The study is gone or over");
  const loaded = await simulations.loadReport(ref);
  const { simulation } = loaded;
  if (!simulation || (isAgain && simulation.status !== "complete")) throw new WorkStopped("The study is gone or over");
  const lost = lostAmong(simulation.participants);
  const failed = lost.map(({ persona_id, lost_to }) => ({ persona_id, reason: lost_to }));
  const outcome = { asked: Object.keys(simulation.participants).length, failed };
  if (loaded.hasAggregate && !isAgain) return outcome;
  // Batches that end at the same time may each have counted less than the limit.
  requireEnoughPersonas(simulation.participants, { name: lost.at(-1)?.lost_to ?? "", message: "" });

  const position = ({ persona_id }: PersonaResult) => simulation.participants[persona_id]?.position ?? 0;
  const everyone = loaded.results.toSorted((a, b) => position(a.result) - position(b.result));
  const weights = designWeights(new Map(everyone.map((one) => [one.result.persona_id, one])), rakedWeights(simulation));
  if (everyone.length === 0 && simulation.max_cost_usd !== null) throw new MaxCostReached(simulation.max_cost_usd);
  // People who were screened out have no view. They only count in the bases of the questions they were asked.
  const stored = everyone.filter(({ result }) => hasView(result));
  const results = stored.map(({ result }) => result);
  const sources = results.map((result) => ({
    persona_id: result.persona_id,
    statements: statementsOf(result, loaded.messages),
  }));
  const everybody = results.map(({ persona_id }) => persona_id);
  const work = async () => {
    const notEstimated = await withoutEstimate(simulations, ref, simulation, loaded.input);
    const themeEmbedder = !isSilent && (await reader.tellsApart(simulation.language)) ? reader.similarity : null;
    const named = themeEmbedder
      ? unnamed
      : await nameThemes(isSilent ? null : model, modelId, themesSaid(loaded), {
          study: ref.simulationId,
          language: simulation.language,
          kept: loaded.themeGroups,
        });
    // Stored immediately: the step may fail later, and is then retried.
    if (named.usage.llm_calls > 0) {
      const cost = { usage: named.usage, modelIds: [] };
      await (named.groups ? simulations.saveThemeGroups(ref, named.groups, cost) : simulations.recordCost(ref, cost));
    }
    const merged = (conceptId?: string) =>
      mergeThemes(
        codedThemes(stored, named.nameOf, conceptId),
        conceptId === undefined ? everybody : whoSaw(results, conceptId),
        weights.of,
      );
    const asked = everyone.map(({ result }) => result);
    const finished: FinishedSimulation = { ...loaded, simulation, results: asked, themesByConcept: merged, weights };
    // Without words, the step completes even if this fails.
    const tests = await testsBehind(reader, finished).catch((error: unknown) => {
      if (isSilent) return noTests;
      throw error;
    });
    const opinion = opinionFigures(results, merged(), weights, tests);
    const { figures, usage: figureUsage } = await typeFigures(
      { embedder: themeEmbedder, nameOf: named.nameOf },
      tests,
      finished,
    );
    // The figures as the model sees them, with the names of variables.
    const names = variableNames(loaded.input?.survey_schema?.variables ?? []);
    const shown = { ...figures, survey: allFilledIn(figures.survey, names) };
    const askForWords = () => model.ask(narrate({ ...finished, results }, sources, opinion, shown), modelId);
    // At its cost limit, a running study completes without words; a complete one keeps its report.
    const asking = isSilent ? Promise.resolve(null) : isAgain ? askForWords() : untilMaxCost(askForWords, () => null);
    const [told, compared] = await allSettledOrThrow(
      asking,
      onceSent(asking, () =>
        calculate(baselines, { simulation: observeStored(finished, everyone), conjoint: figures.conjoint }),
      ),
    );
    const words = told
      ? await supportedWords(told.value, new EvidenceTracer(sources), {
          words: { reader, language: simulation.language },
          grounds: findGrounds(results, opinion, shown),
          results,
        })
      : noWords(simulation.language, isSilent ? "no_words" : "no_summary");
    const isCutShort = !told && !isSilent;
    const answeredBy = told ? [told.modelId] : [];
    const said = sources.flatMap(({ statements }) => statements);
    const otherLanguage = inOtherLanguage(said, simulation);
    const isForeign = otherLanguage.said > 0 || inOtherLanguage([words.summary], simulation).said > 0;
    const aggregate = aggregateResults({
      opinion,
      figures,
      words,
      results,
      weighting: weights.weighting,
      notEstimated,
      lost: { participants: lostParticipants(simulation), of: outcome.asked },
      cutShort: isCutShort ? { ...howFar(everyone, finished), personas: outcome.asked } : null,
      themesBy: themeEmbedder ? "vectors" : named.modelId === null ? "words" : "model",
      baselines: compared,
      otherLanguage,
      language: simulation.language,
      flags: [
        ...flagsOf(stored, [...(simulation.model_ids ?? []), ...answeredBy], figures, [
          ...(usesSimilarity(results) && reader.ratings ? [reader.ratings.modelId] : []),
          ...(themeEmbedder ? [themeEmbedder.modelId] : []),
        ]),
        ...(isForeign ? ["other_language" as const] : []),
        ...(simulation.population_covered ? [] : ["population_not_covered" as const]),
        ...(hasUntoldRoutes(finished) ? ["routes_untold" as const] : []),
        ...(simulation.partial_input ? ["partial_input" as const] : []),
        ...(isCutShort ? ["max_cost_reached" as const] : []),
        ...(isSilent ? ["report_without_words" as const] : []),
        ...(lost.length > 0 ? ["participants_lost" as const] : []),
      ],
    });
    const cost = {
      usage: [told?.usage ?? noCost, words.usage].reduce(addCosts, figureUsage),
      modelIds: answeredBy,
    };
    const report = { aggregate, headline: headlineOf(aggregate, asked) };
    if (!(await simulations.saveAggregate(ref, report, cost, isAgain ? "complete" : "generating_report")))
      throw new WorkStopped("The study is gone or over");
    return outcome;
  };
  // A report is rewritten after its study is complete.
  return withRecordedCost(simulations, ref, work, isAgain ? (found) => found?.status !== "complete" : undefined);
}

/** The number of personas who were asked everything, and of those who were only asked a part. */
function howFar(everyone: readonly StoredResult[], { input }: FinishedSimulation) {
  const concepts = input ? conceptsEach(input) : 0;
  const through = everyone.filter(
    ({ result }) => result.screened_out_by !== null || (hasView(result) && (result.concepts?.length ?? 0) === concepts),
  ).length;
  return { through, begun: everyone.length - through };
}

/** Whether a rating that decides a person's route could not be determined. */
const hasUntoldRoutes = ({ simulation, input, results }: FinishedSimulation): boolean => {
  const survey = input?.survey_schema;
  if (!survey) return false;
  return results.some(({ persona_id, answers }) => {
    const known = Object.fromEntries((answers ?? []).map((answer) => [answer.question_id, answer]));
    const position = simulation.participants[persona_id]?.position ?? 0;
    return computeRoute(survey, position, known, armsOf(survey, simulation.participants, position)).untold.length > 0;
  });
};

/** Ids of the questions for which a direct estimate was requested but does not exist. */
async function withoutEstimate(
  simulations: SimulationLifecycle,
  ref: SimulationRef,
  simulation: SimulationRecord,
  input: StudyInput | undefined,
): Promise<string[]> {
  if (!simulation.direct_estimate) return [];
  const there = new Set((await simulations.directEstimatesOf(ref)).map(({ question_id }) => question_id));
  return estimableQuestions(simulation, input).flatMap(({ question_id: id }) => (there.has(id) ? [] : [id]));
}

/** Calculates while it waits for an answer. It starts after the question is sent, which the calculation would delay. */
async function onceSent<T>(answer: Promise<unknown>, work: () => Promise<T>): Promise<T> {
  await Promise.race([answer, sleep(SENDING_MS)]);
  return work();
}

/** Personas who reacted to a concept; each could have named a theme of it. */
const whoSaw = (results: readonly PersonaResult[], conceptId: string): string[] =>
  results.flatMap(({ persona_id, concepts }) =>
    concepts?.some(({ concept_id }) => concept_id === conceptId) ? [persona_id] : [],
  );

/** The themes of everybody with their vectors, for one concept or for all that was shown. */
const codedThemes = (stored: readonly StoredResult[], nameOf: ThemeNames, conceptId?: string) =>
  stored.flatMap(({ result, theme_embeddings }) => {
    const own = result.concepts?.find(({ concept_id }) => concept_id === conceptId)?.key_themes;
    return result.key_themes.flatMap((theme, index) =>
      conceptId === undefined || own?.includes(theme)
        ? [{ personaId: result.persona_id, theme: nameOf(theme), embedding: theme_embeddings[index] ?? null }]
        : [],
    );
  });

const flagsOf = (
  stored: readonly StoredResult[],
  modelIds: readonly string[],
  { conjoint }: TypeFigures,
  embeddingModelIds: readonly string[],
): QualityFlag[] => [
  ...answerFlags(
    stored.map(({ result }) => result),
    modelIds,
    stored.every(({ grounded }) => grounded),
    embeddingModelIds,
  ),
  ...participationFlags(new Map(stored.map((one) => [one.result.persona_id, one]))),
  ...(conjoint?.flags ?? []),
];
