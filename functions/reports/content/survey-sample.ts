import type { StudySample } from "../../domain/quotas/schemas.ts";
import { facts } from "./blocks.ts";
import type { ReportContext } from "./context.ts";
import type { Section } from "./report.ts";
import { questionName } from "./survey-routes.ts";

/** What came of the quotas of a sample, and why completes are missing. */
function quotaRows({ say, number }: ReportContext, quota: StudySample | null): { label: string; text: string }[] {
  if (!quota) return [];
  const why = (because: StudySample["unfilled_because"]) =>
    because === null ? [] : [say(`sample.unfilled_${because}`)];
  const nameOf = ({ value, min, max }: StudySample["cells"][number]) =>
    value ?? (min === null && max === null ? say("sample.others") : `${min ?? 0}${max === null ? "+" : `–${max}`}`);
  const reached = ({ completed, completes, unfilled_because }: StudySample | StudySample["cells"][number]) =>
    [`${number(completed)} / ${number(completes)}`, ...why(unfilled_because)].join(" – ");
  return [
    { label: say("sample.replaced"), text: number(quota.replaced) },
    { label: say("sample.completed"), text: reached(quota) },
    ...quota.cells.map((cell) => ({ label: `${say("sample.quota")}: ${nameOf(cell)}`, text: reached(cell) })),
  ];
}

/** Who began the survey, which questions screened whom out, and who went through to the end, where it screens. */
export function surveySample(context: ReportContext): Section[] {
  const { say, number, percent, source } = context;
  const sample = source.results.aggregate.survey?.sample;
  if (!sample || sample.started === 0) return [];
  if (sample.screened_out.length === 0 && sample.quota === null) return [];
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
          ...(sample.quota ? [] : [{ label: say("sample.completed"), text: ofStarted(completed) }]),
          ...quotaRows(context, sample.quota),
        ]),
      ],
    },
  ];
}
