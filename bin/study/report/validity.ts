import type { ConjointFlag, ConjointReport } from "../../../functions/domain/conjoint/report-schema.ts";
import {
  qualityFlags,
  type PersonaResult,
  type SimulationResults,
} from "../../../functions/domain/simulation/results.ts";
import { displayWidth, padEnd, padStart } from "../../cli/display-width.ts";
import { oneLine } from "../../cli/printable.ts";
import { barChart, labelLines } from "./chart.ts";
import { count, percent } from "../../cli/figures.ts";
import { drawBar, facts, heading, INDENT, paragraph, type Page } from "./page.ts";

/** The tasks that were kept out of the estimation: what it foretells beside what was chosen. */
function holdoutTasks(page: Page, { holdout }: ConjointReport, people: readonly PersonaResult[]): string[] {
  const shown = people.flatMap(({ choices }) => choices?.tasks ?? []);
  const rows = (holdout?.tasks ?? []).flatMap(({ task_id, observed, predicted }) => {
    const offers = shown.find((task) => task.task_id === task_id)?.offers;
    if (!offers) return [];
    const labels = [...offers.map((levels) => levels.map(oneLine).join(" · ")), "None of them"];
    return [
      predicted.map((share, index) => ({
        label: labels[index] ?? "",
        predicted: share,
        observed: observed[index] ?? 0,
      })),
    ];
  });
  if (rows.length === 0) return [];
  const longest = Math.max(...rows.flat().map(({ label }) => displayWidth(label)));
  const labelWidth = Math.min(longest, page.width - 44);
  const barWidth = Math.max(8, Math.min(24, page.width - INDENT.length - labelWidth - 24));
  return [
    "",
    page.paint.faint(
      `${INDENT}${padEnd("", labelWidth)}  ${" ".repeat(barWidth)}${padStart("foretold", 10)}${padStart("chosen", 10)}`,
    ),
    ...rows.flatMap((offers, index) => [
      ...(index > 0 ? [""] : []),
      ...offers.flatMap(({ label, predicted, observed }) => {
        const [first = "", ...more] = labelLines(label, labelWidth);
        return [
          `${INDENT}${first}  ` +
            drawBar(page, predicted / 100, barWidth, page.paint.accent) +
            padStart(percent(predicted, 0), 10) +
            padStart(percent(observed, 0), 10),
          ...more.map((line) => INDENT + line.trimEnd()),
        ];
      }),
    ]),
  ];
}

function hitRate(page: Page, { holdout }: ConjointReport): string[] {
  if (!holdout) return paragraph(page, "No holdout tasks were answered, so the estimates were not put to the test.");
  const { hit_rate, hit_rate_interval, chance_hit_rate, choices } = holdout;
  const better = (hit_rate_interval[0] ?? 0) > chance_hit_rate;
  return [
    ...barChart(
      page,
      [
        { label: "Foretold correctly", share: hit_rate, share_interval: hit_rate_interval },
        { label: "By chance", share: chance_hit_rate, share_interval: null },
      ],
      INDENT,
      better ? page.paint.good : page.paint.middling,
    ),
    ...paragraph(
      page,
      `Of ${count(choices)} choices that were kept out of the estimation. ` +
        (better
          ? "That is better than chance."
          : "Chance is within the interval: this does not prove that the estimates foretell choices."),
    ),
  ];
}

const errors = {
  clustered: "clustered by person",
  scaled: "of the model, scaled up: too few people to cluster by person",
} as const;

/** How far the estimates can be trusted; flags that stand at the beginning of the report are not said again. */
export function validity(
  page: Page,
  report: ConjointReport,
  { aggregate, persona_results }: SimulationResults,
): string[] {
  const { fit, choices, standard_errors } = report;
  const flags = report.flags.filter((flag: ConjointFlag) => !aggregate.quality.flags.includes(flag));
  const beats = fit.root_likelihood > fit.random_root_likelihood_95;
  return [
    ...heading(page, "How far to trust it"),
    ...hitRate(page, report),
    ...holdoutTasks(page, report, persona_results),
    "",
    ...facts(page, [
      [
        "Fit",
        `root likelihood ${fit.root_likelihood.toFixed(3)}, ${beats ? "above" : "not above"} the ` +
          `${fit.random_root_likelihood_95.toFixed(3)} that 95 % of random answers stay below (chance ` +
          `${fit.chance_root_likelihood.toFixed(3)})`,
      ],
      ["McFadden R²", `${fit.mcfadden_r2.toFixed(3)}, adjusted ${fit.adjusted_mcfadden_r2.toFixed(3)}`],
      ["Basis", `${count(choices)} choices; standard errors ${errors[standard_errors]}`],
    ]),
    ...(fit.individuals_converged
      ? []
      : paragraph(page, "Individual utilities did not settle: far too few answers.", "  ! ", page.paint.middling)),
    ...flags.flatMap((flag) => paragraph(page, qualityFlags[flag], "  ! ", page.paint.middling)),
  ];
}
