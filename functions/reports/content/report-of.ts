import { answer } from "./answer.ts";
import { answers } from "./answers.ts";
import { chance } from "./chance.ts";
import { codedAnswers } from "./coded-answers.ts";
import { concept } from "./concept.ts";
import { concepts } from "./concepts.ts";
import { conjoint } from "./conjoint.ts";
import { contextOf } from "./context.ts";
import { focusGroup } from "./focus-group.ts";
import { interviews } from "./interviews.ts";
import { method } from "./method.ts";
import { withNamedPipes } from "./named-pipes.ts";
import { caveats, subject, subtitleOf, summary, titleOf } from "./opening.ts";
import { people, recommendations } from "./people.ts";
import { reliability } from "./reliability.ts";
import type { Report, Section } from "./report.ts";
import { sentiment } from "./sentiment.ts";
import type { ReportSource } from "./source.ts";
import { surveyChoices } from "./survey-choices.ts";
import { surveyPrices } from "./survey-prices.ts";
import { surveySample } from "./survey-sample.ts";
import { survey } from "./survey.ts";
import { themes } from "./themes.ts";
import { transcripts } from "./transcripts.ts";
import { validity } from "./validity.ts";

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
