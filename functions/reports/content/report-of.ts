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
import type { Report, Section } from "./report.ts";
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
import { filledIn, pipedIn } from "../../studies/survey/piping.ts";
import type { Survey } from "../../studies/survey/schemas.ts";
import { questionNumbers } from "./survey-routes.ts";

/** What the values of a variable may take up of a question, in characters; longer ones go by their name. */
const LONGEST_VALUES = 80;

/** A variable by the values that it may have, `[1.49 EUR / 2.99 EUR]`, or by its name where they are too long. */
function variableName(name: string, variables: Survey["variables"]): string {
  const values = new Set(variables.filter((variable) => variable.name === name).map(({ value }) => value));
  const listed = [...values].filter(Boolean).join(" / ");
  return listed === "" || listed.length > LONGEST_VALUES || pipedIn(listed).length > 0 ? `[${name}]` : `[${listed}]`;
}

/** Every text in it with what is piped into it. */
const allFilledIn = <T>(value: T, names: ReadonlyMap<string, string>): T =>
  (typeof value === "string"
    ? filledIn(value, names)
    : Array.isArray(value)
      ? value.map((one) => allFilledIn(one, names))
      : value !== null && typeof value === "object"
        ? Object.fromEntries(Object.entries(value).map(([key, one]) => [key, allFilledIn(one, names)]))
        : value) as T;

/**
 * The source with names in place of what is piped into questions and options: an earlier answer by the number of its
 * question, `[answer to 3]`, a variable by its values.
 */
function withNamedPipes(source: ReportSource): ReportSource {
  const { simulation, results } = source;
  const { survey } = results.aggregate;
  const schema = simulation.survey_schema;
  if (!survey || !schema) return source;
  const { say } = reportWordingOf(simulation.language);
  const numbers = questionNumbers(source);
  const names = new Map([
    ...schema.variables.map(({ name }) => [name, variableName(name, schema.variables)] as const),
    ...[...numbers].map(([id, question]) => [id, say("routes.piped", { question })] as const),
  ]);
  return {
    ...source,
    codebooks: source.codebooks.map((one) => ({ ...one, question: filledIn(one.question, names) })),
    simulation: { ...simulation, survey_schema: { ...schema, questions: allFilledIn(schema.questions, names) } },
    results: { ...results, aggregate: { ...results.aggregate, survey: allFilledIn(survey, names) } },
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

/** What the report of a complete study says, in the order in which it is read. */
export function reportOf(source: ReportSource): Report {
  const context = contextOf(withNamedPipes(source));
  const { simulation } = source;
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
  const printed = context.shareDecimals === 0 ? findings.map(inWholePercent) : findings;
  return {
    language: simulation.language,
    title: simulation.name ?? titleOf(context),
    subtitle: subtitleOf(context),
    answer: answer(context),
    sections: [...printed, ...answers(context, findings), ...transcripts(context), ...method(context)],
  };
}
