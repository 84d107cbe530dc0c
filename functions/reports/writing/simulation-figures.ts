import { hasReachedMaxCost } from "../../platform/costs/max-cost.ts";
import type { Embedder, Embeddings } from "../../models/port/embedder.ts";
import { calculate } from "../../platform/calculations/calculate.ts";
import { conjointReport } from "../../studies/conjoint/report-calculation.ts";
import { storedChoices } from "../../studies/conjoint/responses.ts";
import { conceptsFigures } from "../../studies/concept-test/figures.ts";
import { surveyAnalyses } from "../../studies/survey/analyses/calculation.ts";
import { roundsOf } from "../../studies/focus-group/rounds.ts";
import { focusGroupFigures } from "../../studies/focus-group/figures.ts";
import { interviewFigures } from "../../studies/interview/figures.ts";
import { talkWith } from "../../studies/interview/talk.ts";
import type { ScaleTests } from "../../studies/rating/rating-error.ts";
import { conceptFigures } from "../../studies/concept-test/concept-figures.ts";
import type { DesignWeights } from "../../studies/weights/design-weights.ts";
import type { Draft } from "../../studies/simulation/draft.ts";
import type { Theme } from "../../studies/simulation/figures.ts";
import { mergeThemes } from "../../studies/report/merge-themes.ts";
import type { SimulationRecord, StudyInput } from "../../studies/simulation/record.ts";
import type { Aggregate, PersonaResult } from "../../studies/simulation/results.ts";
import { datasetRow } from "../../dataset/dataset.ts";
import { experimentFigures } from "../../findings/comparisons/experiment-figures.ts";
import { loopFigures } from "../../findings/comparisons/loop-figures.ts";
import { tabledSimulation } from "../../findings/comparisons/tabled-simulation.ts";
import type { ThemeNames } from "../../studies/report/theme-names.ts";
import { studySample } from "../../studies/sample/study-sample.ts";
import { surveyFiguresInTurn } from "../../studies/survey/figures.ts";
import { plainSurvey } from "../../studies/survey/schemas.ts";
import { addCosts, noCost, type Cost } from "../../platform/costs/cost.ts";
import type { StoredMessage } from "../../studies/simulation/message.ts";

/** All data of a finished study. */
export interface FinishedSimulation {
  simulation: SimulationRecord;
  input: StudyInput | undefined;
  /** One per persona, in the order of the participants. */
  results: readonly PersonaResult[];
  drafts: ReadonlyMap<string, Draft>;
  messages: readonly StoredMessage[];
  /** For studies of several concepts: the themes of the personas, by the concept's id. */
  themesByConcept: (conceptId: string) => readonly Theme[];
  weights: DesignWeights;
}

/** The part of an aggregate that depends on the study's type; a model names the disagreements. */
export type TypeFigures = Pick<
  Aggregate,
  "concept_test" | "concepts" | "survey" | "conjoint" | "focus_group" | "interview"
>;

const none: TypeFigures = {
  concept_test: null,
  concepts: null,
  survey: null,
  conjoint: null,
  focus_group: null,
  interview: null,
};

/** How themes are grouped: by their vectors, or by a common name for all that mean the same. */
export interface ThemeSorting {
  embedder: Embedder | null;
  nameOf: ThemeNames;
}

const vectorsOf = (embedder: Embedder | null, themes: readonly string[]): Promise<Embeddings> =>
  embedder ? embedder.embed(themes) : Promise.resolve({ vectors: [], usage: noCost });

/** Themes of a survey's open questions, merged over personas question by question. */
async function themesOfOpenQuestions(
  { embedder, nameOf }: ThemeSorting,
  results: readonly PersonaResult[],
  { of }: DesignWeights,
): Promise<{ themes: Map<string, Theme[]>; usage: Cost }> {
  const coded = results.flatMap(({ persona_id, answers }) =>
    (answers ?? []).flatMap(({ question_id, themes }) =>
      (themes ?? []).map((theme) => ({ personaId: persona_id, question_id, theme: nameOf(theme) })),
    ),
  );
  const { vectors, usage } = await vectorsOf(
    embedder,
    coded.map(({ theme }) => theme),
  );
  const byQuestion = Map.groupBy(
    coded.map((entry, index) => ({ ...entry, embedding: vectors[index] ?? null })),
    ({ question_id }) => question_id,
  );
  const askedOf = (questionId: string) =>
    results.flatMap(({ persona_id, answers }) =>
      answers?.some(({ question_id }) => question_id === questionId) ? [persona_id] : [],
    );
  return {
    themes: new Map([...byQuestion].map(([id, entries]) => [id, mergeThemes(entries, askedOf(id), of)])),
    usage,
  };
}

/** Messages of a discussion with the vectors of their themes. */
async function withEmbeddings({ embedder, nameOf }: ThemeSorting, messages: readonly StoredMessage[]) {
  const { vectors, usage } = await vectorsOf(
    embedder,
    messages.flatMap(({ themes }) => themes ?? []),
  );
  let next = 0;
  const coded = messages.map((message) => {
    const themes = (message.themes ?? []).map(nameOf);
    return { ...message, themes, theme_embeddings: themes.map(() => vectors[next++] ?? null) };
  });
  return { coded, usage };
}

/**
 * Computes the figures of a study that only its type has.
 * @param sorting without an embedder, themes are grouped by their words
 * @param tests quality of the scales that were read from vectors
 * @throws ModelError from the embedder
 */
export async function typeFigures(
  sorting: ThemeSorting,
  tests: ScaleTests,
  { simulation, input, results, drafts, messages, themesByConcept, weights }: FinishedSimulation,
): Promise<{ figures: TypeFigures; usage: Cost }> {
  switch (simulation.simulation_type) {
    case "concept_test":
      if (input?.concepts) {
        const { concepts, design } = input;
        return {
          figures: { ...none, concepts: conceptsFigures(concepts, results, themesByConcept, weights, tests, design) },
          usage: noCost,
        };
      }
      return {
        figures: { ...none, concept_test: { questions: conceptFigures(results, weights, tests) } },
        usage: noCost,
      };
    case "survey": {
      const { themes, usage } = await themesOfOpenQuestions(sorting, results, weights);
      const answered = results.map(({ persona_id, answers, screened_out_by }) => ({
        persona_id,
        answers: answers ?? [],
        screened_out_by,
      }));
      const schema = input?.survey_schema ?? plainSurvey([]);
      const analyses = await calculate(surveyAnalyses, {
        survey: schema,
        results: answered,
        weights: new Map(answered.map(({ persona_id }) => [persona_id, weights.of(persona_id)])),
      });
      const { sample, ...own } = await surveyFiguresInTurn({
        ...{ survey: schema, results: answered, themesOf: themes, weights, tests },
      });
      const { sample: kept, participants } = simulation;
      const atMaxCost = hasReachedMaxCost(simulation.usage, simulation.max_cost_usd);
      const quota = kept && studySample(kept, participants, { isOver: true, atMaxCost });
      const isTabled = schema.experiments.length > 0 || schema.questions.some(({ round }) => round !== null);
      const tabled =
        isTabled &&
        tabledSimulation(
          { simulation, input },
          { weighting: weights.weighting, survey: { ...own, sample: { ...sample, quota } } },
          results.map(datasetRow),
        );
      const ofTable = tabled && { experiments: experimentFigures(tabled), loops: loopFigures(tabled) };
      const survey = { ...own, ...analyses, sample: { ...sample, quota }, ...ofTable };
      return { figures: { ...none, survey }, usage };
    }
    case "conjoint": {
      const design = input?.conjoint_design;
      if (!design) throw new Error("A conjoint study has no design");
      // Weighted if the study asked for weights: quotas of the plan alone do not justify weighting tastes.
      const responses = storedChoices(results, (id) => (simulation.weights ? weights.of(id) : 1));
      return {
        figures: {
          ...none,
          conjoint: await calculate(conjointReport, { design, responses, language: simulation.language }),
        },
        usage: noCost,
      };
    }
    case "focus_group": {
      const { coded, usage } = await withEmbeddings(sorting, messages);
      const views = results.map(({ persona_id, sentiment_score }) => {
        const draft = drafts.get(persona_id);
        return { persona_id, before: draft?.kind === "focus_group" ? draft.score : null, after: sentiment_score };
      });
      const figures = focusGroupFigures({
        rounds: roundsOf(simulation),
        views,
        messages: coded,
        weightOf: weights.of,
      });
      return {
        figures: { ...none, focus_group: { ...figures, disagreements: [] } },
        usage: addCosts(usage, noCost),
      };
    }
    case "idi_ai":
    case "idi_manual": {
      const interviews = results.map(({ persona_id }) => {
        const draft = drafts.get(persona_id);
        const { coverage, probes } = draft?.kind === "interview" ? draft : { coverage: [], probes: [] };
        return { persona_id, coverage, probes, messages: talkWith(messages, persona_id) };
      });
      return {
        figures: { ...none, interview: interviewFigures(input?.script ?? null, interviews) },
        usage: noCost,
      };
    }
  }
}
