import { shownConcepts } from "../../concept-test/questions.ts";
import { reportPrompt } from "../../report/prompt.ts";
import { shortened } from "../../report/shortened.ts";
import { MOST_WORDINGS, themeGroupsPrompt } from "../../report/theme-groups-prompt.ts";
import type { Bound, EstimableType, ExpectedCall, PlannedStudy } from "./study.ts";
import { formOf } from "../../survey/answer-forms.ts";
import { FIGURES, PROBES_PER_QUESTION, WORDS, filler, said } from "./typical.ts";

/** Themes of known sense that are put among those of a study. */
const CONTROL_THEMES = 14;
/** Themes of one participant. */
const THEMES = 3;

/** Tokens of the figures that the writer of the report is shown. */
function figureTokens({ survey, design, concepts, guide, personas }: PlannedStudy): number {
  const points = (survey?.questions ?? []).reduce(
    (sum, { options, scale }) => sum + FIGURES.question + FIGURES.option * (options?.length ?? scale?.points ?? 0),
    0,
  );
  const levels = (design?.attributes ?? []).reduce((sum, attribute) => sum + attribute.levels.length, 0);
  const questions = guide?.sections.flatMap((section) => section.questions).length ?? 0;
  return (
    FIGURES.base +
    points +
    levels * FIGURES.level +
    concepts.length * FIGURES.concept +
    questions * FIGURES.question +
    Math.min(personas, FIGURES.most_themes) * FIGURES.theme
  );
}

const times = (count: number, text: string): string[] => Array.from({ length: Math.round(count) }, () => text);

/** What one participant has said before the final view. */
const saidBefore: Readonly<Record<EstimableType, (study: PlannedStudy) => string[]>> = {
  concept_test: ({ language }) => times(5, said("scale", language)),
  survey: ({ survey, language }) =>
    (survey?.questions ?? []).flatMap((question) =>
      question.fact === null ? [said(WORDS[formOf(question)], language)] : [],
    ),
  idi_ai: ({ guide, language }) => {
    const questions = guide?.sections.flatMap((section) => section.questions).length ?? 0;
    return times(questions * (1 + PROBES_PER_QUESTION), said("interview_answer", language));
  },
  focus_group: ({ language, personas }) => [
    said("private_view", language),
    ...times(3 + 6 / personas, said("group_turn", language)),
  ],
  conjoint: () => [],
};

/** What one participant has said, the final view first. */
const statementsOf = (study: PlannedStudy): string[] => [
  said("view", study.language),
  ...saidBefore[study.type](study),
];

/** The report: figures, and what everybody said as far as there is room. */
export function reportCall(study: PlannedStudy): ExpectedCall {
  const { type, context, concepts, isMonadic, language, personas, sample } = study;
  const rows = personas * (isMonadic ? 1 : Math.max(1, concepts.length));
  const statements = shortened(Array.from({ length: rows }, () => statementsOf(study)));
  const prompt = reportPrompt({
    studyType: type,
    stimulus: shownConcepts(context, concepts),
    figures: filler(figureTokens(study), "en"),
    participants: statements.map((own, index) => ({
      participant: `P${(index % personas) + 1}`,
      ...(concepts.length > 0 ? { concept: concepts[index % concepts.length]!.name } : {}),
      profile: `${sample[index % sample.length]!.full_name}: Neutral (0.123)`,
      statements: own,
      themes: Array.from({ length: THEMES }, () => filler(FIGURES.theme_words, language)),
    })),
    language,
  });
  return { prompt, times: 1, position: null };
}

/**
 * The call that groups themes, where vectors cannot: certain if they read no scale either, possible if they read some.
 */
export function themeCalls({ personas, language, scales }: PlannedStudy, bound: Bound): ExpectedCall[] {
  if (bound === "low" || scales.size > 0) return [];
  const themes = Array.from({ length: Math.min(MOST_WORDINGS, personas * THEMES + CONTROL_THEMES) }, () =>
    filler(FIGURES.theme_words, language),
  );
  return [{ prompt: themeGroupsPrompt(themes, ""), times: 1, position: null, items: themes.length }];
}
