import type { BaselineFigure } from "../../studies/baselines/schemas.ts";
import type { Weighting } from "../../studies/weights/design-weights.ts";
import { wordingOf } from "../../languages/wording.ts";
import type { OpinionFigures } from "../../studies/simulation/opinion-figures.ts";
import { qualityNotes, type QualityFacts, type ThemesBy } from "../../studies/report/quality-notes.ts";
import { distinctRecommendations } from "../../studies/report/distinct-recommendations.ts";
import { nonAnswersIn } from "../../studies/simulation/non-answers.ts";
import { mixedQuestions } from "../../studies/rating/rating-quality.ts";
import { receptionNote, judgeReception } from "../../studies/simulation/reception.ts";
import type { Aggregate, PersonaResult, QualityFlag } from "../../studies/simulation/results.ts";
import { straightLiners } from "../../studies/simulation/straight-lining.ts";
import type { QuestionFigures } from "../../studies/survey/aggregate-schema.ts";
import { withoutVerdicts } from "../../studies/report/verdict-words.ts";
import type { TypeFigures } from "./simulation-figures.ts";
import type { SupportedWords } from "./support.ts";

export interface AggregateParts {
  opinion: OpinionFigures;
  figures: TypeFigures;
  words: SupportedWords;
  results: readonly PersonaResult[];
  weighting: Weighting | null;
  baselines: BaselineFigure[];
  otherLanguage: QualityFacts["otherLanguage"];
  flags: readonly QualityFlag[];
  notEstimated: QualityFacts["notEstimated"];
  cutShort: QualityFacts["cutShort"];
  lost: QualityFacts["lost"];
  themesBy: ThemesBy;
  /** Language of the study (BCP 47). */
  language: string;
}

/** Intervals of a survey question that are missing if all answers are the same. */
const intervalsOf = ({ rating, nps, numeric, ranking, allocation }: QuestionFigures) => [
  ...(rating ? [rating.mean_interval, ...rating.points.map(({ share_interval }) => share_interval)] : []),
  ...(nps ? [nps.score_interval] : []),
  ...(numeric ? [numeric.mean_interval] : []),
  ...(ranking ? ranking.options.map(({ mean_rank_interval }) => mean_rank_interval) : []),
  ...(allocation ? allocation.options.map(({ mean_interval }) => mean_interval) : []),
];

/** Whether a figure has no interval. */
const lacksInterval = (
  { average_sentiment_interval }: OpinionFigures,
  { concept_test, concepts, survey, conjoint, interview }: TypeFigures,
) =>
  average_sentiment_interval === null ||
  (interview !== null && interview.mean_coverage !== null && interview.mean_coverage_interval === null) ||
  (conjoint?.part_worths ?? []).some(({ levels }) => levels.some(({ part_worth }) => part_worth.interval === null)) ||
  [concept_test ?? { questions: [] }, ...(concepts?.concepts ?? [])]
    .flatMap(({ questions }) => questions)
    .some(({ mean_interval, points }) =>
      [mean_interval, ...points.map(({ share_interval }) => share_interval)].includes(null),
    ) ||
  (survey?.questions ?? []).some((question) => intervalsOf(question).includes(null));

/** The aggregate of a study: figures, the words that they support, and warnings for readers. */
export function aggregateResults({
  opinion,
  figures,
  words,
  results,
  weighting,
  baselines,
  otherLanguage,
  flags: raised,
  notEstimated,
  cutShort,
  lost,
  themesBy,
  language,
}: AggregateParts): Aggregate {
  // If everybody was screened out, nobody said anything that could be quoted.
  const isMisquoted = words.removed > 0 && results.length > 0;
  const flags = [...new Set<QualityFlag>([...raised, ...(isMisquoted ? ["untraceable_quote_removed" as const] : [])])];
  // Several concepts have no reaction in common; the figures of each concept say how it was received.
  const reception = figures.concepts ? [] : receptionNote(opinion, wordingOf(language), results.length);
  const { summary, removed } = figures.concepts
    ? { summary: words.summary, removed: 0 }
    : withoutVerdicts(words.summary, judgeReception(opinion), reception.join(" "));
  return {
    ...opinion,
    summary,
    // Quotes have been traced by now: if two recommendations say the same, the one with an invented quote is already
    // gone.
    strategic_recommendations: distinctRecommendations(words.recommendations),
    ...figures,
    focus_group: figures.focus_group && { ...figures.focus_group, disagreements: words.disagreements },
    baselines,
    weighting,
    participants_lost: [...lost.participants],
    quality: {
      flags,
      notes: qualityNotes({
        flags,
        weighting,
        reception,
        removedVerdicts: removed,
        withoutInterval: lacksInterval(opinion, figures),
        straightLiners: straightLiners(results).length,
        nonAnswers: nonAnswersIn(results),
        otherLanguage,
        mixedMethods: mixedQuestions(results),
        notEstimated,
        cutShort,
        lost,
        themesBy,
        ungrounded: words.ungrounded,
        personas: results.length,
        language,
      }),
    },
  };
}
