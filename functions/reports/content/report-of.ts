import { answer } from "./answer.ts";
import { answers } from "./answers.ts";
import { chance } from "./chance.ts";
import { codedAnswers } from "./coded-answers.ts";
import { concept } from "./concept.ts";
import { concepts } from "./concepts.ts";
import { conjoint } from "./conjoint.ts";
import { contextOf, asInterval, type ReportContext } from "./context.ts";
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
import { surveyPrices } from "./survey-prices.ts";
import { surveySample } from "./survey-sample.ts";
import { survey } from "./survey.ts";
import { transcripts } from "./transcripts.ts";
import { validity } from "./validity.ts";
import { shareChart } from "./charts.ts";
import { reportWordingOf } from "../../languages/report-wording.ts";
import { filledIn } from "../../studies/survey/piping.ts";
import { questionNumbers } from "./survey-routes.ts";

/** The source with the questions whose answers are piped into others named by their numbers: `[answer to 3]`. */
function withNamedPipes(source: ReportSource): ReportSource {
  const { simulation, results } = source;
  const { survey } = results.aggregate;
  if (!survey || !simulation.survey_schema) return source;
  const { say } = reportWordingOf(simulation.language);
  const numbers = questionNumbers(survey.questions.map(({ question_id }) => question_id));
  const names = new Map([...numbers].map(([id, question]) => [id, say("routes.piped", { question })]));
  const named = <T extends { text: string }>(question: T): T => ({ ...question, text: filledIn(question.text, names) });
  const schema = simulation.survey_schema;
  return {
    ...source,
    codebooks: source.codebooks.map((one) => ({ ...one, question: filledIn(one.question, names) })),
    simulation: { ...simulation, survey_schema: { ...schema, questions: schema.questions.map(named) } },
    results: {
      ...results,
      aggregate: { ...results.aggregate, survey: { ...survey, questions: survey.questions.map(named) } },
    },
  };
}

/** What came up; of discussions that is shown with who said it first, in a section of its own. */
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

const printedOf = ({ shareDecimals }: ReportContext, sections: Section[]): Section[] =>
  shareDecimals === 0 ? sections.map(inWholePercent) : sections;

const single = { validity, reliability, concepts } satisfies Partial<
  Record<SingleSection, (context: ReportContext) => Section[]>
>;
/** Sections of the report that can be read by themselves; the others compare it with what lies beyond it. */
export type OwnSection = keyof typeof single;

/** A report of one section, with all of its figures; undefined where the study has nothing of the kind. */
export function reportOfSection(source: ReportSource, name: OwnSection): Report | undefined {
  const context = contextOf(withNamedPipes(source), true);
  const sections = printedOf(context, single[name](context));
  return sections.length === 0 ? undefined : { ...frontOf(context), answer: null, sections };
}

const frontOf = (context: ReportContext): Pick<Report, "language" | "title" | "subtitle"> => {
  const { simulation } = context.source;
  return {
    language: simulation.language,
    title: simulation.name ?? titleOf(context),
    subtitle: subtitleOf(context),
  };
};

/** What the report of a complete study says, in the order in which it is read. */
export function reportOf(source: ReportSource): Report {
  const context = contextOf(withNamedPipes(source));
  const findings = [
    subject,
    caveats,
    summary,
    validity,
    sentiment,
    concept,
    surveySample,
    concepts,
    survey,
    surveyExperiments,
    codedAnswers,
    surveyPrices,
    surveyChoices,
    conjoint,
    focusGroup,
    interviews,
    themes,
    chance,
    reliability,
    recommendations,
    people,
  ].flatMap((part) => part(context));
  return {
    ...frontOf(context),
    answer: answer(context),
    sections: [
      ...printedOf(context, findings),
      ...answers(context, findings),
      ...transcripts(context),
      ...method(context),
    ],
  };
}
