import type { Model } from "../../adapters/bedrock/model.ts";
import type { SimulationInput } from "../../contracts/pipelines/inputs.ts";
import { ModelError, WorkStopped } from "../../domain/model-errors.ts";
import { conceptFigures, conceptFlags, type ConceptFigures } from "../../domain/simulation/concept-aggregate.ts";
import { mergeThemes } from "../../domain/simulation/merge-themes.ts";
import type { SimulationRecord } from "../../domain/simulation/record.ts";
import { qualityFlags, type Aggregate, type PersonaResult } from "../../domain/simulation/results.ts";
import { reportPrompt, type ReportNarrative } from "../../prompts/report/prompt.ts";
import type { StudyStore } from "../../storage/studies.ts";
import { simulationRef } from "./simulation-ref.ts";
import { statementsOf } from "../../domain/simulation/statements.ts";
import { traceEvidence } from "./trace-evidence.ts";

export interface ReportDependencies {
  studies: StudyStore;
  model: Model;
  modelId: string;
}

function narrate(simulation: SimulationRecord, results: readonly PersonaResult[], figures: ConceptFigures) {
  const themesOf = (personaId: string) =>
    figures.top_themes.filter(({ persona_ids }) => persona_ids.includes(personaId)).map(({ theme }) => theme);
  return reportPrompt({
    studyType: simulation.simulation_type,
    stimulus: simulation.prompt_question ?? "",
    figures: {
      participants: figures.persona_count,
      sentiment_percent: figures.sentiment_distribution,
      average_sentiment_score: figures.average_sentiment_score,
      mean_ratings_1_to_5: Object.fromEntries(
        (figures.concept_test?.questions ?? []).map((item) => [item.question_id, item.mean]),
      ),
      themes: figures.top_themes.map(({ theme, count }) => ({ theme, participants: count })),
    },
    participants: results.map((result, index) => ({
      participant: `P${index + 1}`,
      profile: `${result.persona_name}: ${result.sentiment} (${result.sentiment_score})`,
      statements: statementsOf(result),
      themes: themesOf(result.persona_id),
    })),
  });
}

/** Computes the aggregate of a study, has a model narrate it, drops what cannot be traced, and stores it. */
export async function reportStudy(
  { studies, model, modelId }: ReportDependencies,
  input: SimulationInput,
): Promise<{ personas: number }> {
  const ref = simulationRef(input);
  if (!(await studies.beginReport(ref))) throw new WorkStopped("The study is gone or over");
  const [simulation, { results: stored, hasAggregate }] = await Promise.all([
    studies.find(ref),
    studies.loadResults(ref),
  ]);
  if (!simulation) throw new WorkStopped("The study is gone or over");
  if (hasAggregate) return { personas: stored.length };

  const position = ({ persona_id }: PersonaResult) => simulation.participants[persona_id]?.position ?? 0;
  const inOrder = stored.toSorted((a, b) => position(a.result) - position(b.result));
  const results = inOrder.map(({ result }) => result);
  const themes = mergeThemes(
    inOrder.flatMap(({ result, theme_embeddings }) =>
      result.key_themes.map((theme, index) => ({
        personaId: result.persona_id,
        theme,
        embedding: theme_embeddings[index] ?? [],
      })),
    ),
    results.length,
  );
  const figures = conceptFigures(results, themes);
  try {
    const { value, usage } = await model.ask(narrate(simulation, results, figures), modelId);
    const aggregate = complete(
      figures,
      value,
      inOrder,
      [...(simulation.model_ids ?? []), modelId],
      simulation.partial_input,
    );
    if (!(await studies.saveAggregate(ref, aggregate, { usage, modelIds: [modelId] })))
      throw new WorkStopped("The study is gone or over");
    return { personas: results.length };
  } catch (error) {
    if (error instanceof ModelError) await studies.recordSpending(ref, { usage: error.usage, modelIds: [] });
    throw error;
  }
}

function complete(
  figures: ConceptFigures,
  narrative: ReportNarrative,
  stored: readonly { result: PersonaResult; grounded: boolean }[],
  modelIds: readonly string[],
  partialInput: boolean,
): Aggregate {
  const results = stored.map(({ result }) => result);
  const { recommendations, removed } = traceEvidence(narrative.recommendations, results);
  const flags = conceptFlags(
    results,
    modelIds,
    stored.every(({ grounded }) => grounded),
  );
  if (removed > 0) flags.push("untraceable_quote_removed");
  if (partialInput) flags.push("partial_input");
  const {
    persona_count,
    sentiment_distribution,
    sentiment_intervals,
    average_sentiment_score,
    top_themes,
    concept_test,
  } = figures;
  return {
    persona_count,
    sentiment_distribution,
    sentiment_intervals,
    average_sentiment_score,
    summary: narrative.summary,
    top_themes,
    strategic_recommendations: recommendations,
    concept_test,
    survey: null,
    conjoint: null,
    focus_group: null,
    interview: null,
    quality: { flags, notes: flags.map((flag) => qualityFlags[flag]) },
  };
}
