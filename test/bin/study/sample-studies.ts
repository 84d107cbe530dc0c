import type { Message } from "../../../functions/domain/simulation/message.ts";
import type { Aggregate, Answer, PersonaResult } from "../../../functions/domain/simulation/results.ts";
import type { SimulationType } from "../../../functions/domain/simulation/schemas.ts";
import type { StudyOutcome } from "../../../bin/study/outcome.ts";
import { sampleOutcome } from "./sample-outcome.ts";

const at = "2026-11-20T20:50:00.000";

/** The sample study as one of another type, with figures of its own. */
function studyOf(
  type: SimulationType,
  figures: Partial<Aggregate>,
  ofPersona: (result: PersonaResult, index: number) => Partial<PersonaResult> = () => ({}),
): StudyOutcome {
  const { simulation, results } = sampleOutcome;
  return {
    ...sampleOutcome,
    simulation: { ...simulation, simulation_type: type },
    results: {
      ...results,
      simulation_type: type,
      persona_results: results.persona_results.map((result, index) => ({
        ...result,
        answers: null,
        purchase_intent: null,
        ...ofPersona(result, index),
      })),
      aggregate: { ...results.aggregate, concept_test: null, ...figures },
    },
  };
}

const half = { share: 50, share_interval: [9.5, 90.5] };
const all = { share: 100, share_interval: [34.2, 100] };
const none = { share: 0, share_interval: [0, 65.8] };

const openAnswer = (text: string, theme: string): Answer => ({
  question_id: "q3",
  question: "Why?",
  kind: "open_ended",
  text,
  rating: null,
  distribution: null,
  selected_options: null,
  themes: [theme],
});

const scale = { points: 11, first_value: 0, low_label: "not at all", high_label: "very", labels: null };
const surveyWithoutSchema = studyOf(
  "survey",
  {
    survey: {
      questions: [
        {
          question_id: "q1",
          kind: "likert",
          text: "How satisfied are you?",
          answered: 2,
          scale,
          rating: {
            points: Array.from({ length: 11 }, (_, value) => ({
              value,
              label: value === 0 ? "not at all" : value === 10 ? "very" : null,
              ...(value > 8 ? half : none),
            })),
            mean: 9.5,
            mean_interval: [8.5, 10],
            standard_deviation: 0.71,
            median: 9.5,
            top_two_box: all,
            bottom_two_box: half,
          },
          options: null,
          themes: null,
        },
        {
          question_id: "q2",
          kind: "multiple_choice",
          text: "Where do you buy it?",
          answered: 1,
          scale: null,
          rating: null,
          options: [
            { option: "Supermarkt", count: 1, ...all },
            { option: "オンライン", count: 0, ...none },
          ],
          themes: null,
        },
        {
          question_id: "q3",
          kind: "open_ended",
          text: "Why?",
          answered: 2,
          scale: null,
          rating: null,
          options: null,
          themes: [
            { theme: "price", count: 2, ...all, persona_ids: ["persona-1", "persona-2"] },
            { theme: "taste", count: 1, ...half, persona_ids: ["persona-1"] },
          ],
        },
        {
          question_id: "q4",
          kind: "likert",
          text: "And now?",
          answered: 0,
          scale,
          rating: null,
          options: null,
          themes: null,
        },
      ],
    },
  },
  (_, index) => ({
    answers: [
      index === 0
        ? { ...openAnswer("Es ist billig.", "price"), themes: ["price", "taste"] }
        : openAnswer("安い。", "price"),
    ],
  }),
);
export const surveyOutcome: StudyOutcome = {
  ...surveyWithoutSchema,
  simulation: {
    ...surveyWithoutSchema.simulation,
    survey_schema: {
      questions: [
        {
          id: "q2",
          kind: "multiple_choice",
          context: null,
          text: "Where do you buy it?",
          required: false,
          scale: null,
          options: ["Supermarkt", "オンライン"],
          multiple: true,
        },
      ],
    },
  },
};

const says = (
  id: string,
  round: number,
  content: string,
  persona?: { persona_id: string; persona_name: string },
): Message => ({
  id,
  sequence: Number(id),
  role: persona ? "persona" : "moderator",
  persona_id: persona?.persona_id ?? null,
  persona_name: persona?.persona_name ?? null,
  content,
  round,
  created_at: at,
});

export const focusGroupOutcome = studyOf(
  "focus_group",
  {
    focus_group: {
      rounds: 1,
      messages: 4,
      conformity: {
        index: { moved: 1, comparable: 2, ...half },
        majority: 0.2,
        spread_before: 0.8,
        spread_after: 0.3,
        personas: [
          { persona_id: "persona-1", before: -0.5, after: 0, moved_toward_majority: true },
          { persona_id: "persona-2", before: 0.6, after: 0.5, moved_toward_majority: null },
        ],
      },
      airtime: {
        balance: 0.81,
        personas: [
          { persona_id: "persona-1", messages: 2, words: 1_500, share: 75 },
          { persona_id: "persona-2", messages: 1, words: 500, share: 25 },
        ],
      },
      themes: [
        {
          theme: "fair price",
          count: 2,
          ...all,
          persona_ids: ["persona-1", "persona-2"],
          first_said_by: "persona-2",
          first_said_in: "3",
          first_said_in_round: 1,
        },
      ],
      disagreements: [
        {
          topic: "The price",
          positions: [
            { position: "It is fair", evidence: [{ persona_id: "persona-1", quote: "Das ist fair." }] },
            { position: "It is too high", evidence: [{ persona_id: "persona-2", quote: "高いです。" }] },
          ],
        },
      ],
    },
  },
  (result) => ({
    transcript: [
      says(result.persona_id === "persona-1" ? "0" : "9", 0, `Private of ${result.persona_id}`, result),
      says("1", 1, "What came to your mind?"),
      says("2", 1, "Das ist fair.", { persona_id: "persona-1", persona_name: "Änne Größmann" }),
      says("3", 1, "高いです。", { persona_id: "persona-2", persona_name: "佐藤 美咲" }),
      says("4", 1, "Doch, fair.", { persona_id: "persona-1", persona_name: "Änne Größmann" }),
    ],
  }),
);

export const interviewOutcome = studyOf(
  "idi_ai",
  {
    interview: {
      interviews: [
        { persona_id: "persona-1", exchanges: 3, probes: 1, words: 120 },
        { persona_id: "persona-2", exchanges: 2, probes: 0, words: 60 },
      ],
      questions: [
        { question_id: "1.1", section: "Habits", text: "Your breakfast?", asked: 2, covered: 2, ...all, probes: 0 },
        {
          question_id: "1.2",
          section: "Habits",
          text: "The last new drink?",
          asked: 2,
          covered: 1,
          ...half,
          probes: 1,
        },
        { question_id: "2.1", section: "The concept", text: "Your view?", asked: 1, covered: 0, ...none, probes: 0 },
      ],
      coverage: [
        // The other way round than the people of the study.
        { persona_id: "persona-2", questions: ["covered", "covered", "not_covered"] },
        { persona_id: "persona-1", questions: ["covered", "partly", "partly"] },
      ],
      mean_coverage: 50,
      mean_coverage_interval: [8.9, 91.1],
    },
  },
  (result) => ({
    transcript: [
      { ...says("1", 1, "Your breakfast?"), role: "interviewer" },
      says("2", 1, `Brot, sagt ${result.persona_id}.`, result),
    ],
  }),
);

const estimate = (value: number, ...interval: [number, number]) => ({ value, standard_error: 0.4, interval });
export const conjointOutcome = studyOf(
  "conjoint",
  {
    conjoint: {
      personas: 2,
      choices: 16,
      flags: ["few_personas", "ridge_fallback"],
      standard_errors: "scaled",
      part_worths: [
        {
          attribute: "Brand",
          levels: [
            { level: "Alpenhof", part_worth: estimate(-0.5, -1.2, 0.2), zero_centred_diff: -20 },
            { level: "Nordic", part_worth: estimate(0.5, -0.2, 1.2), zero_centred_diff: 20 },
          ],
        },
        {
          attribute: "Price",
          levels: [
            { level: "1.49 EUR", part_worth: estimate(1, 0.4, 1.6), zero_centred_diff: 60 },
            { level: "1.99 EUR", part_worth: estimate(-1, -1.6, -0.4), zero_centred_diff: -60 },
          ],
        },
      ],
      none_utility: estimate(0.25, -0.5, 1),
      importances: [
        { attribute: "Brand", importance: 33.3333, interval: [20, 46.7] },
        { attribute: "Price", importance: 66.6667, interval: [53.3, 80] },
      ],
      best_profile: {
        levels: ["Nordic", "1.49 EUR"],
        utility: 1.5,
        explanation: null,
        share_against_none: { share: 77.7, interval: [30, 96] },
      },
      scenarios: [
        {
          name: "Launch",
          offers: [
            { share: 80, interval: [40, 95], levels: ["Nordic", "1.99 EUR"] },
            { share: 5, interval: [1, 40], levels: ["Alpenhof", "1.49 EUR"] },
          ],
          none: { share: 15, interval: [3, 50] },
        },
      ],
      willingness_to_pay: {
        refused: null,
        currency: "EUR",
        price_coefficient: estimate(-4, -6.4, -1.6),
        levels: [
          { attribute: "Brand", level: "Nordic", compared_with: "Alpenhof", amount: estimate(0.25, -0.05, 0.55) },
          { attribute: "Brand", level: "Organic", compared_with: "Alpenhof", amount: null },
        ],
      },
      fit: {
        log_likelihood: -12,
        null_log_likelihood: -22,
        mcfadden_r2: 0.4545,
        adjusted_mcfadden_r2: 0.3,
        root_likelihood: 0.6,
        chance_root_likelihood: 0.3333,
        random_root_likelihood_95: 0.5,
        iterations: 6,
        individuals_converged: true,
        ridge: 0,
      },
      holdout: {
        choices: 4,
        hit_rate: 75,
        hit_rate_interval: [30.1, 95.4],
        chance_hit_rate: 33.3333,
        log_likelihood: -2,
        chance_log_likelihood: -4.4,
        tasks: [{ task_id: "holdout-1", observed: [75, 0, 25], predicted: [80, 5, 15] }],
      },
      individuals: [
        { persona_id: "persona-1", part_worths: [], none_utility: null, importances: [70, 30], root_likelihood: 0.6 },
        { persona_id: "persona-2", part_worths: [], none_utility: null, importances: [20, 80], root_likelihood: 0.6 },
      ],
    },
  },
  () => ({
    choices: {
      tasks: [
        {
          task_id: "holdout-1",
          holdout: true,
          offers: [
            ["Nordic", "1.49 EUR"],
            ["Alpenhof", "1.99 EUR"],
          ],
          chosen: 0,
        },
      ],
    },
  }),
);
