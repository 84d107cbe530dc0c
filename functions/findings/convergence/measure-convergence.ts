import { wordingOf } from "../../languages/wording.ts";
import { methodsDiffer, type ObservedSimulation } from "../../dataset/observed-simulation.ts";
import type { QualityFlag } from "../../studies/simulation/results.ts";
import { compareAnswers } from "./compare-answers.ts";
import { attributesKey, comparePartWorths, type ConjointSimulation } from "./compare-part-worths.ts";
import { compareThemes } from "./compare-themes.ts";
import type { Comparison } from "./comparison.ts";
import { listFindings } from "./findings.ts";
import { interpret } from "./interpretation.ts";
import { bootstrapSimilarity, meanSimilarity, participationOf, permutationsFor, replicatesFor } from "./resample.ts";
import { samePopulation, type SamePopulation } from "./same-population.ts";
import type { ComparedKind, ComparedQuestion, Convergence } from "./schemas.ts";
import { sharedQuestions, type SharedQuestion } from "./shared-questions.ts";
import { sharedThemes } from "./shared-themes.ts";
import { conjointTopics, questionTopics, themeTopics } from "./simulation-statements.ts";
import { rounded } from "../../statistics/rounded.ts";

const FEW_PERSONAS = 20;

export interface ConvergenceOptions {
  /** 32-bit seed of the bootstrap and the permutations; the same studies and seed give the same figures. */
  seed: number;
  /** Bootstrap resamples; by default from `replicatesFor`. */
  replicates?: number;
  /** Deals under one population; by default from `permutationsFor`. */
  permutations?: number;
  /**
   * Design, choices and report of conjoint studies, by simulation id; those without are left out of the part-worths.
   */
  conjoint?: ReadonlyMap<string, ConjointSimulation>;
  /** Language of the findings (BCP 47); by default that of the newest study. */
  language?: string;
  /** Complete simulations that exist, if more than are given. */
  available?: number;
}

export type MeasuredConvergence = Omit<Convergence, "persona_group_id" | "briefing_id">;

const toScore = (similarity: number): number => rounded(100 * similarity, 1);
const orNull = (value: number | null, decimals: number): number | null =>
  value === null ? null : rounded(value, decimals);

function presentQuestions(comparisons: readonly Comparison[], population: SamePopulation | null): ComparedQuestion[] {
  return comparisons.map(({ measured, studies }, index) => {
    const chance = population?.questions[index];
    return {
      question_id: measured.question_id,
      question: measured.question,
      kind: measured.kind,
      similarity: rounded(measured.similarity, 3),
      expected_similarity: orNull(chance?.expected ?? null, 3),
      p_value: orNull(chance?.p ?? null, 4),
      ks_similarity: orNull(measured.ks_similarity, 3),
      wasserstein_similarity: orNull(measured.wasserstein_similarity, 3),
      studies: studies.length,
    };
  });
}

function componentsOf(comparisons: readonly Comparison[]): Omit<Convergence["components"], "questions"> {
  const of = (...kinds: ComparedKind[]) =>
    orNull(
      meanSimilarity(
        comparisons.filter(({ measured }) => kinds.includes(measured.kind)).map(({ measured }) => measured.similarity),
      ),
      3,
    );
  return {
    sentiment: of("sentiment"),
    themes: of("themes"),
    scales: of("scale"),
    choices: of("choice", "options"),
    part_worths: of("part_worths"),
  };
}

/**
 * The question furthest below the similarity that one population would give. This is not the least similar question: an
 * index of sets, such as that of the themes, is low whatever was asked. Null if all similarities are 1.
 */
function worstOf(questions: readonly ComparedQuestion[]): Convergence["worst_question"] {
  if (questions.every(({ similarity }) => similarity === 1)) return null;
  const shortfall = (one: ComparedQuestion) => (one.expected_similarity ?? 1) - one.similarity;
  const [worst] = questions.toSorted((a, b) => shortfall(b) - shortfall(a) || a.similarity - b.similarity);
  if (!worst) return null;
  const { question_id, question, kind, similarity, expected_similarity } = worst;
  return { question_id, question, kind, similarity, expected_similarity };
}

/** 1.96 + 0.84: a difference of 2.8 standard errors is found four times in five at the 5 % level. */
const DETECTABLE_STANDARD_ERRORS = 2.8;

/**
 * The shift between two of the studies that a test of one rating, or of the sentiment, would find four times in five.
 * It is in standard deviations of the answers: the mean over such questions, null without any.
 */
function detectableShift(comparisons: readonly Comparison[], population: SamePopulation | null): number | null {
  return meanSimilarity(
    comparisons.map(({ measured: { kind }, rows }, index) => {
      const chance = population?.questions[index];
      if (!chance || (kind !== "scale" && kind !== "sentiment")) return null;
      const sizes = Array.from({ length: rows.slots }, (_, slot) => rows.slot.filter((own) => own === slot).length);
      return DETECTABLE_STANDARD_ERRORS * Math.sqrt((2 * chance.own) / Math.min(...sizes));
    }),
  );
}

function flagsOf(
  studies: readonly ObservedSimulation[],
  shared: readonly SharedQuestion[],
  conjoint: readonly ConjointSimulation[],
): QualityFlag[] {
  const flags = new Set<QualityFlag>();
  if (studies.some(({ persona_ids }) => persona_ids.length < FEW_PERSONAS)) flags.add("few_personas");
  const identical = ({ asked }: SharedQuestion) => {
    const answers = asked.flatMap((question) => [...question.answers.values()].map(String));
    return answers.length > 1 && new Set(answers).size === 1;
  };
  if (shared.some(identical)) flags.add("no_variance");
  for (const { report } of conjoint)
    for (const flag of report.flags) if (flag === "separation" || flag === "ridge_fallback") flags.add(flag);
  return [...flags];
}

/**
 * How far several studies of one persona group give the same answers (docs/methods.md, Convergence). Personas may
 * differ between studies, so distributions are compared: for each question that at least two studies asked in the same
 * way, over all of them at once. All themes together count as one question. So do the part-worths of the same
 * attributes.
 * @param studies complete studies, in the order in which they are to be counted
 */
export function measureConvergence(
  studies: readonly ObservedSimulation[],
  {
    seed,
    replicates,
    permutations,
    conjoint = new Map(),
    available,
    language = studies.at(-1)?.language ?? "en",
  }: ConvergenceOptions,
): MeasuredConvergence {
  const wording = wordingOf(language);
  const participation = participationOf(studies);
  const { positions } = participation;
  const shared = sharedQuestions(studies);
  const themes = sharedThemes(studies);
  const conjointSimulations = studies.flatMap(({ simulation_id }, position) => {
    const study = conjoint.get(simulation_id);
    return study ? [[position, study] as const] : [];
  });
  const comparisons = [
    ...shared.filter(({ studies: { length } }) => length > 1).map((question) => compareAnswers(question, positions)),
    compareThemes(themes, positions, wording.say("questions.shared_themes")),
    ...[...Map.groupBy(conjointSimulations, ([, { design }]) => attributesKey(design)).values()].map((same) =>
      comparePartWorths(same, positions),
    ),
  ].filter((comparison) => comparison !== null);

  const similarity = meanSimilarity(comparisons.map(({ measured }) => measured.similarity));
  const interval =
    similarity === null
      ? null
      : bootstrapSimilarity(comparisons, participation, {
          seed,
          replicates: replicates ?? replicatesFor(comparisons),
          estimate: similarity,
        });
  const population =
    similarity === null
      ? null
      : samePopulation(comparisons, participation, {
          seed: seed ^ 1,
          permutations: permutations ?? permutationsFor(comparisons),
        });
  const questions = presentQuestions(comparisons, population);
  const figures = {
    simulation_count: studies.length,
    score: similarity === null ? null : toScore(similarity),
    confidence_interval: interval && [toScore(interval.lower), toScore(interval.upper)],
    worst_question: worstOf(questions),
    same_population_baseline: population && {
      expected: toScore(population.expected),
      lower: toScore(population.lower),
      p_value: rounded(population.p, 4),
    },
  };
  const { simulation_count, score, confidence_interval, worst_question, same_population_baseline } = figures;
  return {
    simulation_count,
    score,
    confidence_interval,
    components: { ...componentsOf(comparisons), questions },
    worst_question,
    same_population_baseline,
    findings: listFindings(
      studies,
      [
        ...questionTopics(studies, shared, wording),
        ...themeTopics(studies, themes, wording),
        ...conjointSimulations.flatMap(([position, study]) => conjointTopics(position, study, wording)),
      ],
      wording,
    ),
    flags: flagsOf(
      studies,
      shared,
      conjointSimulations.map(([, study]) => study),
    ),
    interpretation: wording.sentences([
      interpret(
        {
          ...figures,
          available: Math.max(available ?? 0, studies.length),
          questions: questions.length,
          detectableShift: detectableShift(comparisons, population),
          leastP: population?.leastP ?? 0,
          fewestPersonas: Math.min(...studies.map(({ persona_ids }) => persona_ids.length)),
          sameStimulus: new Set(studies.map(({ stimulus }) => stimulus)).size <= 1,
        },
        language,
      ),
      ...(methodsDiffer(studies) ? [wording.say("notes.methods_differ")] : []),
    ]),
  };
}
