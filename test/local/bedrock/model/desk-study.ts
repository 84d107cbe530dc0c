import { conceptItems } from "../../../../functions/studies/concept-test/battery.ts";
import type { SimulationType } from "../../../../functions/studies/simulation/schemas.ts";
import { reportPrompt, type ReportNarrative, type ReportSlots } from "../../../../functions/studies/report/prompt.ts";
import { answerOffline } from "../../../../local/bedrock/model/answer.ts";
import type { PackLanguage } from "../../../../local/bedrock/phrases/pack.ts";
import { samples } from "./desk-samples.ts";

/** A study in a language of three critics (P1 to P3) and two fans (P4, P5), and what its type measures. */
export const studyIn = (
  language: PackLanguage,
  studyType: SimulationType,
  slots: Partial<ReportSlots> = {},
): ReportSlots => {
  const { stimulus, theme, fan, critic, question } = samples[language];
  const person = (index: number, isFan: boolean) => ({
    participant: `P${index}`,
    profile: isFan ? `Bo Lee${index}: Positive (0.5)` : `Ann Ray${index}: Negative (-0.4)`,
    statements: isFan ? fan : critic,
    themes: [isFan ? theme.for : theme.against],
  });
  return {
    studyType,
    stimulus,
    language,
    figures: {
      participants: 5,
      reception: "not_beyond_random",
      sentiment_percent: { positive: 40, neutral: 0, negative: 60 },
      themes: [
        { theme: theme.against, participants: 3 },
        { theme: theme.for, participants: 2 },
      ],
      ...(studyType === "concept_test" && {
        mean_ratings_1_to_5: Object.fromEntries(conceptItems.map((item, index) => [item, 2.11 + 0.2 * index])),
        intervals: {},
      }),
      ...(studyType === "survey" && {
        questions: [
          { question, kind: "likert", mean: 2.47, beyond_random: false },
          { question: theme.for, kind: "likert", mean: 4.13, beyond_random: true },
        ],
      }),
      ...(studyType === "conjoint" && {
        importances: [
          { attribute: theme.against, percent: 61.3 },
          { attribute: theme.for, percent: 38.7 },
        ],
        best_profile: [theme.for, "3.49"],
        part_worths: [],
        willingness_to_pay: [],
      }),
      ...(studyType === "focus_group" && {
        conformity: { moved: 1, stood_apart: 2 },
        airtime: [
          { participant: "P1", percent: 41.2 },
          { participant: "P2", percent: 8.3 },
        ],
      }),
      ...(studyType === "idi_ai" && { coverage: [{ question, participants_covered: 3 }] }),
    },
    participants: [1, 2, 3, 4, 5].map((index) => person(index, index > 3)),
    ...slots,
  };
};

/** The report of a study. */
export const written = (slots: ReportSlots): ReportNarrative => {
  const { output, question, language } = reportPrompt(slots);
  return output.parse(answerOffline("write_report", question, language, "study"));
};
