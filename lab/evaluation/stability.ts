import type { ReliabilityStudy } from "../../functions/findings/reliability/schemas.ts";
import { skipped, type Line } from "./line.ts";

const STABILITY = "Rerun stability";
const ADDED = "What personas add";

/** The questions of a concept test that tell most about it. */
const SHOWN_QUESTIONS: ReadonlySet<string | null> = new Set(["purchase_intent", "uniqueness", "liking"]);

/** The confidence score of a study against answers dealt out to the personas at random. */
export function stabilityLine(market: string, study: ReliabilityStudy): Line {
  const measure = `confidence score of ${study.runs} reruns, ${market}`;
  const { confidence_score: value, confidence_interval: interval, components } = study;
  const baseline = components?.random_baseline ?? null;
  if (value === null || !baseline) return skipped(STABILITY, measure, study.error ?? "the study has no score");
  const holds = value > baseline.upper;
  return {
    section: STABILITY,
    measure,
    value,
    shown: `${value.toFixed(1)}${interval ? ` [${interval.map((end) => end.toFixed(0)).join(", ")}]` : ""}`,
    random: `${baseline.expected.toFixed(1)}, 95 % below ${baseline.upper.toFixed(1)} (shuffled)`,
    holds,
    verdict:
      (holds ? "more than chance" : "no more stable than chance") +
      (study.verdict ? `; by the lower end of its interval ${study.verdict}` : ""),
  };
}

/** Spread and place of answers with personas beside those of as many respondents without one. */
export function noPersonaLines(market: string, { baselines }: ReliabilityStudy): Line[] {
  const lines = baselines.flatMap((figure): Line[] => {
    const {
      measure,
      question_id,
      value,
      random,
      random_interval: [low = NaN, high = NaN],
      no_persona,
    } = figure;
    if (!SHOWN_QUESTIONS.has(question_id)) return [];
    const question = (question_id ?? "").replaceAll("_", " ");
    const common = { section: ADDED, value };
    if (measure === "standard_deviation" && no_persona !== null) {
      const holds = value > no_persona;
      return [
        {
          ...common,
          measure: `standard deviation of ${question}, ${market}`,
          shown: value.toFixed(2),
          random: `${no_persona.toFixed(2)} without persona, ${random.toFixed(2)} at random`,
          holds,
          verdict: holds ? "personas add spread" : "personas add no spread",
        },
      ];
    }
    if (measure !== "similarity_to_no_persona") return [];
    return [
      {
        ...common,
        measure: `${question}: similarity to answers without persona, ${market}`,
        shown: value.toFixed(2),
        random: `${random.toFixed(2)} [${low.toFixed(2)}, ${high.toFixed(2)}] if personas changed nothing`,
        holds: figure.beyond_random,
        verdict: figure.beyond_random ? "personas change the answers" : "no more different than chance",
      },
    ];
  });
  return lines.length > 0
    ? lines
    : [skipped(ADDED, `answers with and without personas, ${market}`, "the service made no run without personas")];
}
