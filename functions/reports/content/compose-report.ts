import { answer } from "./answer.ts";
import { answers } from "./answers.ts";
import { chance } from "./chance.ts";
import { codedAnswers } from "./coded-answers.ts";
import { concept } from "./concept.ts";
import { concepts } from "./concepts.ts";
import { conjoint } from "./conjoint.ts";
import { contextOf, asInterval, type ReportContext } from "./context.ts";
import { withGlance } from "./glance.ts";
import { disclosure } from "./disclosure.ts";
import { focusGroup } from "./focus-group.ts";
import { interviews } from "./interviews.ts";
import { method } from "./method.ts";
import { caveats, subject, subtitleOf, summary, titleOf } from "./opening.ts";
import { people, recommendations } from "./people.ts";
import { reliability } from "./reliability.ts";
import type { Report, Section, SingleSection } from "./report.ts";
import { sentiment } from "./sentiment.ts";
import type { ReportSource } from "./source.ts";
import { surveyChoices } from "./survey-choices.ts";
import { surveyExperiments } from "./survey-experiments.ts";
import { surveyLoops } from "./survey-loops.ts";
import { surveyPrices } from "./survey-prices.ts";
import { surveySample } from "./survey-sample.ts";
import { survey } from "./survey.ts";
import { transcripts } from "./transcripts.ts";
import { validity } from "./validity.ts";
import { shareChart } from "./charts.ts";
import { atOnce, type Steps } from "../../platform/steps.ts";
import { filledIn } from "../../studies/survey/piping.ts";
import { allFilledIn } from "../../studies/survey/variable-names.ts";
import { pipeNames } from "./pipe-names.ts";

/**
 * Replaces pipes in questions and options with names: an earlier answer by the number of its question, `[answer to 3]`,
 * a variable by its values.
 */
export function withNamedPipes(source: ReportSource, language: string): ReportSource {
  const { simulation, results } = source;
  const { survey } = results.aggregate;
  const schema = simulation.survey_schema;
  if (!survey || !schema) return source;
  const names = pipeNames(schema, language);
  return {
    ...source,
    codebooks: source.codebooks.map((one) => ({ ...one, question: filledIn(one.question, names) })),
    simulation: { ...simulation, survey_schema: { ...schema, questions: allFilledIn(schema.questions, names) } },
    results: { ...results, aggregate: { ...results.aggregate, survey: allFilledIn(survey, names) } },
  };
}

/** The themes that came up. A discussion has its own section for them, which also shows who said each first. */
function themes(context: ReportContext): Section[] {
  const { say, source } = context;
  const { top_themes: found, focus_group: group, persona_count: total } = source.results.aggregate;
  if (found.length === 0 || (group?.themes.length ?? 0) > 0) return [];
  const heading = say("themes.heading");
  const rows = found.map(({ theme, count, share, share_interval }) => ({
    label: theme,
    share,
    interval: asInterval(share_interval),
    mood: null,
    note: say("figures.of", { count, total }),
    heads: { count, total },
  }));
  return [{ id: "themes", heading, blocks: [shareChart(context, heading, rows, { count: total })] }];
}

/** A section whose charts print shares in whole percent. */
const inWholePercent = (section: Section): Section => ({
  ...section,
  blocks: section.blocks.map((block) =>
    block.kind === "chart" ? { kind: "chart", chart: { ...block.chart, whole: true } } : block,
  ),
});

/** A part of the report; long parts come in steps. */
type Part = (context: ReportContext) => Section[] | Steps<Section[]>;

/** Findings, in the order in which they are read. */
const findingParts: readonly Part[] = [
  subject,
  caveats,
  summary,
  validity,
  (context) => (context.isCounted ? [] : sentiment(context)),
  concept,
  surveySample,
  concepts,
  survey,
  surveyLoops,
  surveyExperiments,
  codedAnswers,
  surveyPrices,
  surveyChoices,
  conjoint,
  focusGroup,
  interviews,
  themes,
  // If there are only a few people, what they said comes before how often.
  (context) => (context.isCounted ? sentiment(context) : []),
  reliability,
  recommendations,
  people,
];

function* sectionsOf(parts: readonly Part[], context: ReportContext): Steps<Section[]> {
  const sections: Section[] = [];
  for (const part of parts) {
    const made = part(context);
    sections.push(...(Array.isArray(made) ? made : yield* made));
    yield;
  }
  return sections;
}

const printedOf = ({ shareDecimals }: ReportContext, sections: Section[]): Section[] =>
  shareDecimals === 0 ? sections.map(inWholePercent) : sections;

const single = { validity, reliability, concepts } satisfies Partial<
  Record<SingleSection, (context: ReportContext) => Section[]>
>;
/** Sections of the report that can be read by themselves; the others compare the study with data outside of it. */
export type OwnSection = keyof typeof single;

/** A report of one section, with all of its figures; undefined where the study has nothing of the kind. */
export function reportOfSection(
  source: ReportSource,
  name: OwnSection,
  language = source.simulation.language,
): Report | undefined {
  const context = contextOf(withNamedPipes(source, language), { language, inFull: true });
  const sections = printedOf(context, single[name](context));
  return sections.length === 0 ? undefined : { ...composeOpening(context, language), answer: null, sections };
}

/** The beginning of a report, without its answer. */
export const composeOpening = (
  context: ReportContext,
  language: string,
): Pick<Report, "language" | "spokenLanguage" | "title" | "subtitle"> => {
  const { simulation } = context.source;
  return {
    language,
    spokenLanguage: simulation.language,
    title: titleOf(context),
    subtitle: subtitleOf(context),
  };
};

/**
 * The report of a complete study, in the order in which it is read. 1,000 people and 60 questions take 150 ms of work,
 * in many steps.
 * @param language the reader's, for the report's own words (BCP 47). What people and models wrote stays in the study's
 */
export function* reportSteps(source: ReportSource, language = source.simulation.language): Steps<Report> {
  const context = contextOf(withNamedPipes(source, language), { language });
  const findings = withGlance(context, yield* sectionsOf(findingParts, context));
  const appendix = yield* sectionsOf([(of) => answers(of, findings), transcripts, chance, method, disclosure], context);
  return {
    ...composeOpening(context, language),
    answer: answer(context),
    sections: [...printedOf(context, findings), ...printedOf(context, appendix)],
  };
}

/** The same, in one go. */
export const composeReport = (source: ReportSource, language?: string): Report => atOnce(reportSteps(source, language));
