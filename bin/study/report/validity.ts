import type { ConjointFlag, ConjointReport } from "../../../functions/domain/conjoint/report-schema.ts";
import type { PersonaResult, SimulationResults } from "../../../functions/domain/simulation/results.ts";
import { displayWidth, padEnd, padStart } from "../../cli/display-width.ts";
import { oneLine } from "../../cli/printable.ts";
import { barChart, labelLines } from "./chart.ts";
import { percent } from "./figures.ts";
import { drawBar, facts, heading, INDENT, paragraph, type Page } from "./page.ts";

/** Cells of a column of shares. */
const COLUMN = 12;

/** The tasks that were kept out of the estimation: what it foretells beside what was chosen. */
function holdoutTasks(page: Page, { holdout }: ConjointReport, people: readonly PersonaResult[]): string[] {
  const shown = people.flatMap(({ choices }) => choices?.tasks ?? []);
  const rows = (holdout?.tasks ?? []).flatMap(({ task_id, observed, predicted }) => {
    const offers = shown.find((task) => task.task_id === task_id)?.offers;
    if (!offers) return [];
    const labels = [...offers.map((levels) => levels.map(oneLine).join(" · ")), page.say("conjoint.none")];
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
  const labelWidth = Math.min(longest, page.width - 2 * COLUMN - 20);
  const barWidth = Math.max(8, Math.min(24, page.width - INDENT.length - labelWidth - 2 * COLUMN - 4));
  return [
    "",
    page.paint.faint(
      `${INDENT}${padEnd("", labelWidth)}  ${" ".repeat(barWidth)}` +
        `${padStart(page.say("validity.foretold"), COLUMN)}${padStart(page.say("validity.chosen"), COLUMN)}`,
    ),
    ...rows.flatMap((offers, index) => [
      ...(index > 0 ? [""] : []),
      ...offers.flatMap(({ label, predicted, observed }) => {
        const [first = "", ...more] = labelLines(label, labelWidth);
        return [
          `${INDENT}${first}  ` +
            drawBar(page, predicted / 100, barWidth, page.paint.accent) +
            padStart(percent(page, predicted, 0), COLUMN) +
            padStart(percent(page, observed, 0), COLUMN),
          ...more.map((line) => INDENT + line.trimEnd()),
        ];
      }),
    ]),
  ];
}

function hitRate(page: Page, { holdout }: ConjointReport): string[] {
  const { say } = page;
  if (!holdout) return paragraph(page, say("validity.no_holdouts"));
  const { hit_rate, hit_rate_interval, chance_hit_rate, choices } = holdout;
  const better = (hit_rate_interval[0] ?? 0) > chance_hit_rate;
  return [
    ...barChart(
      page,
      [
        { label: say("validity.hits"), share: hit_rate, share_interval: hit_rate_interval },
        { label: say("validity.chance"), share: chance_hit_rate, share_interval: null },
      ],
      INDENT,
      better ? page.paint.good : page.paint.middling,
    ),
    ...paragraph(
      page,
      page.sentences([
        say("validity.held_out", { count: choices }),
        say(better ? "validity.better" : "validity.no_better"),
      ]),
    ),
  ];
}

/** How far the estimates can be trusted; flags that stand at the beginning of the report are not said again. */
export function validity(
  page: Page,
  report: ConjointReport,
  { aggregate, persona_results }: SimulationResults,
): string[] {
  const { say, number, service } = page;
  const { fit, choices, standard_errors } = report;
  const flags = report.flags.filter((flag: ConjointFlag) => !aggregate.quality.flags.includes(flag));
  const beats = fit.root_likelihood > fit.random_root_likelihood_95;
  return [
    ...heading(page, say("validity.heading")),
    ...hitRate(page, report),
    ...holdoutTasks(page, report, persona_results),
    "",
    ...facts(page, [
      [
        say("validity.fit"),
        say(beats ? "validity.above" : "validity.not_above", {
          value: number(fit.root_likelihood, 3),
          random: number(fit.random_root_likelihood_95, 3),
          chance: number(fit.chance_root_likelihood, 3),
        }),
      ],
      [
        say("validity.mcfadden"),
        say("validity.adjusted", {
          value: number(fit.mcfadden_r2, 3),
          adjusted: number(fit.adjusted_mcfadden_r2, 3),
        }),
      ],
      [say("validity.basis"), say(`validity.${standard_errors}`, { choices })],
    ]),
    ...(fit.individuals_converged ? [] : paragraph(page, say("validity.unsettled"), "  ! ", page.paint.middling)),
    ...flags.flatMap((flag) => paragraph(page, service.say(`flags.${flag}`), "  ! ", page.paint.middling)),
  ];
}
