import { facts } from "./blocks.ts";
import type { ReportContext } from "./context.ts";
import type { Section } from "./report.ts";
import { questionName } from "./survey-routes.ts";

/** Who began the survey, which questions screened whom out, and who went through to the end, where it screens. */
export function surveySample(context: ReportContext): Section[] {
  const { say, number, percent, source } = context;
  const sample = source.results.aggregate.survey?.sample;
  if (!sample || sample.started === 0 || sample.screened_out.length === 0) return [];
  const { started, screened_out, completed } = sample;
  const ofStarted = (count: number) =>
    say("charts.figure", { value: number(count), ends: percent((100 * count) / started, 0) });
  return [
    {
      id: "survey-sample",
      heading: say("sample.heading"),
      blocks: [
        facts([
          { label: say("sample.started"), text: number(started) },
          ...screened_out.map(({ question_id, count }) => ({
            label: say("sample.screened_out"),
            text: `${ofStarted(count)} – ${questionName(context, question_id)}`,
          })),
          { label: say("sample.completed"), text: ofStarted(completed) },
        ]),
      ],
    },
  ];
}
