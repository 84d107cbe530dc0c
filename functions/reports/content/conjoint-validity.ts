import type { ConjointReport } from "../../studies/conjoint/report-schema.ts";
import { chartBlock, facts, noticeBlocks, paragraph, tableBlock } from "./blocks.ts";
import { conjointNote } from "./chart-words.ts";
import { withInterval } from "./charts.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block, Interval, Section } from "./report.ts";

/** How a hit rate compares with chance; that is unknown without an interval. */
function againstChance(interval: Interval, chance: number): "better" | "worse" | "no_better" | "no_interval" {
  if (!interval) return "no_interval";
  const [low, high] = interval;
  if (low > chance) return "better";
  return high < chance ? "worse" : "no_better";
}

/** How many of the choices kept out of the estimation the model predicts, compared with chance. */
function hitRate(context: ReportContext, { holdout, personas }: ConjointReport): Block[] {
  const { say, percent, sentences } = context;
  if (!holdout) return [paragraph(say("validity.no_holdouts"))];
  const { hit_rate, hit_rate_interval, chance_hit_rate, choices } = holdout;
  const interval = asInterval(hit_rate_interval);
  const compared = againstChance(interval, chance_hit_rate);
  const found = say("validity.hit_share", {
    share: withInterval(context, percent(hit_rate), interval, { count: personas }),
    count: choices,
    chance: percent(chance_hit_rate),
  });
  return [
    paragraph(sentences([found, say(`validity.${compared}`)]), "strong"),
    chartBlock({
      kind: "bars",
      title: say("validity.predictions"),
      alternative: found,
      note: conjointNote(context, { count: personas }, [{ interval }]),
      rows: [
        {
          label: say("validity.hits"),
          share: hit_rate,
          interval,
          mood: compared === "better" ? "good" : null,
          note: null,
        },
        { label: say("validity.chance"), share: chance_hit_rate, interval: null, mood: "middling", note: null },
      ],
    }),
  ];
}

/** The tasks kept out of the estimation: what the model predicts, next to what was chosen. */
function holdoutTasks({ source, say, percent }: ReportContext, { holdout }: ConjointReport): Block[] {
  const shown = source.results.persona_results.flatMap(({ choices }) => choices?.tasks ?? []);
  return (holdout?.tasks ?? []).flatMap(({ task_id, observed, predicted }, index): Block[] => {
    const offers = shown.find((task) => task.task_id === task_id)?.offers;
    if (!offers) return [];
    const labels = [...offers.map((levels) => levels.join(" · ")), say("conjoint.none")];
    return [
      tableBlock({
        title: say("validity.task", { number: index + 1 }),
        columns: [
          { label: say("validity.offer"), numeric: false },
          { label: say("validity.foretold"), numeric: true },
          { label: say("validity.chosen"), numeric: true },
        ],
        rows: predicted.map((share, offer) => [
          labels[offer] ?? "",
          percent(share, 0),
          percent(observed[offer] ?? 0, 0),
        ]),
      }),
    ];
  });
}

/** How far the estimates can be trusted. Flags shown at the beginning of the report are not repeated. */
export function validity(context: ReportContext, report: ConjointReport): Section {
  const { say, service, number, source } = context;
  const { fit, choices, standard_errors } = report;
  const said = source.results.aggregate.quality.flags;
  const beats = fit.root_likelihood > fit.random_root_likelihood_95;
  const notices = [
    ...(fit.individuals_converged ? [] : [say("validity.unsettled")]),
    ...report.flags.filter((flag) => !said.includes(flag)).map((flag) => service.say(`flags.${flag}`)),
  ];
  return {
    id: "conjoint-validity",
    heading: say("validity.heading"),
    blocks: [
      ...hitRate(context, report),
      ...holdoutTasks(context, report),
      paragraph(say(beats ? "validity.fits" : "validity.fits_not")),
      facts([
        {
          label: say("validity.fit"),
          text: say(beats ? "validity.above" : "validity.not_above", {
            value: number(fit.root_likelihood, 3),
            random: number(fit.random_root_likelihood_95, 3),
            chance: number(fit.chance_root_likelihood, 3),
          }),
        },
        {
          label: say("validity.mcfadden"),
          text: say("validity.adjusted", {
            value: number(fit.mcfadden_r2, 3),
            adjusted: number(fit.adjusted_mcfadden_r2, 3),
          }),
        },
        { label: say("validity.basis"), text: say(`validity.${standard_errors}`, { choices }) },
      ]),
      ...noticeBlocks(notices),
    ],
  };
}
