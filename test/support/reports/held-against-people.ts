import type {
  Fidelity,
  PairedEstimate,
  QuestionValidity,
  Validity,
} from "../../../functions/findings/validity/schemas.ts";
import type { ReportSource } from "../../../functions/reports/content/source.ts";
import { surveySource } from "../survey-source.ts";

const nothing: Fidelity = {
  n: null,
  mean: null,
  sd: null,
  difference: null,
  difference_interval: null,
  sd_ratio: null,
  ks_similarity: null,
  wasserstein_over_range: null,
  total_variation: null,
  shares: [],
  empty_options: [],
};
const PEOPLE = { n: 240, mean: 4.62, sd: 1.71 };

/** Somebody's answers on the scale of seven points beside those of the 240 people. */
const rated = (
  mean: number,
  sd: number | null,
  [ks_similarity, wasserstein_over_range]: [number, number],
): Fidelity => ({
  ...nothing,
  ...{ mean, sd, ks_similarity, wasserstein_over_range },
  difference: mean - PEOPLE.mean,
  sd_ratio: sd === null ? null : sd / PEOPLE.sd,
});

const chosen = (shares: readonly (readonly [answer: string, share: number, people: number])[]): Fidelity => ({
  ...nothing,
  shares: shares.map(([answer, share, people]) => ({ answer, share, people })),
  total_variation: shares.reduce((sum, [, share, people]) => sum + Math.abs(share - people), 0) / 2,
  empty_options: shares.filter(([, share, people]) => share === 0 && people > 0).map(([answer]) => answer),
});

export const paired: PairedEstimate = {
  asked: 120,
  predicted: 120,
  correlation: 0.31,
  people_mean: 4.58,
  people_interval: [4.27, 4.89],
  estimate: 4.6,
  interval: [4.31, 4.89],
  human_answers_worth: 137.4,
  useful_correlation: 0.092,
  helps: true,
};

interface Words {
  scale: string;
  options: string;
  answers: readonly [string, string, string, string, string];
  ends: readonly [string, string];
  name: string;
  source: string;
  sentence: string;
  unmatched: string;
  note: string;
}

export const words = {
  en: {
    scale: "How satisfied are you with the oat drink you buy now?",
    options: "Where do you usually buy it?",
    answers: ["Supermarket", "Discounter", "Online", "Organic shop", "Other"],
    ends: ["not at all", "very"],
    name: "Oat drinks, autumn wave",
    source: "Panel of Acme, adults in the United Kingdom, online",
    sentence:
      "Asked directly, the model came nearer to the people than the personas did: 6.1 % against 9.8 % of the range.",
    unmatched: "“Would you recommend it?” was asked of people alone.",
    note: "Two questions are few: the correlation of means needs three.",
  },
  de: {
    scale: "Wie zufrieden sind Sie mit dem Haferdrink, den Sie derzeit kaufen?",
    options: "Wo kaufen Sie ihn meistens?",
    answers: ["Supermarkt", "Discounter", "Online", "Bioladen", "Anderswo"],
    ends: ["gar nicht", "sehr"],
    name: "Haferdrinks, Herbstwelle",
    source: "Panel von Acme, Erwachsene in Deutschland, online",
    sentence:
      "Direkt gefragt, kam das Modell den Menschen näher als die Personas: 6,1 % gegenüber 9,8 % der Skalenlänge.",
    unmatched: "„Würden Sie ihn empfehlen?“ wurde nur Menschen gefragt.",
    note: "Zwei Fragen sind wenig: Die Korrelation der Mittelwerte braucht drei.",
  },
} satisfies Record<string, Words>;

function questionsOf({ scale, options, answers: [a, b, c, d, e] }: Words, source: ReportSource): QuestionValidity[] {
  const [first, second] = source.results.aggregate.survey!.questions;
  const mean = first!.rating!.mean;
  const shareOf = (option: string) => second!.options!.find((one) => one.option === option)!.share! / 100;
  const persona = rated(mean, 1.12, [0.79, 0.094]);
  const part = { people: 118, personas: 15, ks_similarity: 0.74, difference_interval: [-1.02, 0.2] };
  return [
    {
      question_id: first!.question_id,
      question: scale,
      kind: "scale",
      people: PEOPLE,
      personas: { ...persona, n: 30, difference_interval: [mean - 5.06, mean - 4.18] },
      random: rated(4, 2, [0.8, 0.103]),
      no_persona: rated(5.4, 0.61, [0.58, 0.149]),
      direct_estimate: rated(4.9, null, [0.86, 0.05]),
      other_half: rated(4.71, 1.69, [0.95, 0.021]),
      paired,
      subgroups: [
        { by: "gender", value: "Female", difference: -0.41, ...part },
        { by: "gender", value: "Male", difference: -0.87, ...part, people: 122, difference_interval: [-1.5, -0.24] },
        { by: "age", value: "18–34", difference: 0.12, ...part, people: 71, personas: 9, difference_interval: null },
        { by: "income_level", value: "Low", difference: -0.6, ...part, people: 66, personas: 7 },
      ],
    },
    {
      question_id: second!.question_id,
      question: options,
      kind: "choice",
      people: { n: 236, mean: null, sd: null },
      personas: {
        ...chosen([
          [a, shareOf(a), 0.47],
          [b, shareOf(b), 0.29],
          [c, shareOf(c), 0.08],
          [d, shareOf(d), 0.11],
          [e, 0, 0.05],
        ]),
        n: 30,
      },
      random: chosen([a, b, c, d, e].map((answer, index) => [answer, 0.2, [0.47, 0.29, 0.08, 0.11, 0.05][index]!])),
      no_persona: null,
      direct_estimate: chosen([
        [a, 0.5, 0.47],
        [b, 0.26, 0.29],
        [c, 0.1, 0.08],
        [d, 0.1, 0.11],
        [e, 0.04, 0.05],
      ]),
      other_half: chosen([
        [a, 0.49, 0.47],
        [b, 0.28, 0.29],
        [c, 0.07, 0.08],
        [d, 0.12, 0.11],
        [e, 0.04, 0.05],
      ]),
      paired: null,
      subgroups: [],
    },
  ];
}

const overall: Validity["overall"] = (
  [
    ["personas", 0.48, 0.098, [0.041, 0.155], 0.79, 0.65],
    ["random", 0.62, 0.163, [0.094, 0.232], 0.8, 1.17],
    ["no_persona", 0.78, 0.13, null, 0.58, 0.36],
    ["direct_estimate", 0.28, 0.061, [0.02, 0.102], 0.86, null],
    ["other_half", 0.09, 0.015, [0.004, 0.026], 0.95, 0.99],
  ] as const
).map(([answerer, error, over, interval, similarity, ratio]) => ({
  answerer,
  questions: answerer === "no_persona" ? 1 : 2,
  correlation_of_means: null,
  mean_absolute_error: error,
  mean_absolute_error_over_range: over,
  mean_absolute_error_interval: interval && [...interval],
  mean_ks_similarity: similarity,
  mean_sd_ratio: ratio,
  attainment: null,
}));

/** A survey of thirty personas that 240 people were asked as well, with all that can be known of it. */
export function heldAgainstPeople(language: keyof typeof words = "en"): ReportSource {
  const said: Words = words[language];
  // Scales and figures are the same objects in all of its sources.
  const source = structuredClone(surveySource({ personas: 30, questions: 2 }));
  const { simulation, results } = source;
  const [rating, choice] = results.aggregate.survey!.questions;
  rating!.text = said.scale;
  choice!.text = said.options;
  Object.assign(rating!.scale!, { low_label: said.ends[0], high_label: said.ends[1] });
  for (const [index, option] of choice!.options!.entries()) option.option = said.answers[index]!;
  simulation.language = language;
  results.aggregate.calibrated = {
    studies: 8,
    questions: [
      {
        question_id: rating!.question_id,
        option: null,
        family: "rating",
        synthetic: rating!.rating!.mean,
        estimate: 4.41,
        prediction_interval: [3.7, 5.12],
        refused: null,
      },
      ...choice!
        .options!.map(({ option, share: chosen }, index) => ({ option, share: chosen!, index }))
        .map(({ option, share, index }) => ({
          ...{ question_id: choice!.question_id, option, family: "share" as const, synthetic: share },
          estimate: index === 4 ? null : share * 0.8 + 5,
          prediction_interval: index === 4 ? null : [share * 0.8 - 4, share * 0.8 + 14],
          refused: index === 4 ? ("extrapolation" as const) : null,
        })),
    ],
  };
  source.validity = structuredClone<Validity>({
    simulation_id: simulation.id,
    human_study_id: "01a9f622-2c00-7d44-8e33-000000000001",
    people: { name: said.name, source: said.source, fielded_on: "2026-10-12", n: PEOPLE.n },
    questions: questionsOf(said, source),
    overall,
    split_half_reliability: null,
    experiments: [],
    verdict: "direct_estimate_nearer",
    sentence: said.sentence,
    unmatched: [said.unmatched],
    notes: [said.note],
  });
  return source;
}
