import { peopleWordingOf } from "../../languages/people-wording.ts";
import { cannotBeTold } from "../../findings/sensitivity/interpretation.ts";
import type { Robustness, Shift } from "../../studies/sensitivity/schemas.ts";
import { conceptItemOf } from "../../studies/concept-test/battery.ts";
import { noteBlock, tableBlock } from "./blocks.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block } from "./report.ts";
import { signedEnds } from "./validity-questions.ts";

/** The most figures shown for each variation; a section that is read by itself shows all of them. */
const MOST_SHOWN = 3;

const varied = ({ language }: ReportContext, { variation }: Robustness): string =>
  peopleWordingOf(language).say(`robustness.${variation}`);

/** How many figures moved beyond chance, and out of how many; or why that is unknown. */
function movedOf({ say }: ReportContext, found: Robustness): string {
  if (!found.completed) return say("reliability.robust_unfinished");
  if (cannotBeTold(found)) return say("reliability.robust_untold");
  const { questions } = found;
  return say("reliability.robust_of", { moved: questions.filter(({ moved }) => moved).length, all: questions.length });
}

/** Everything that was varied, with the average shift of the figures, compared with runs that changed nothing. */
function overview(context: ReportContext, robustness: readonly Robustness[]): Block {
  const { say, percent, intervalText } = context;
  const share = (value: number | null) => (value === null ? "" : percent(100 * value));
  return tableBlock({
    title: say("reliability.robust_title"),
    columns: [
      { label: say("reliability.robust_changed"), numeric: false },
      { label: say("reliability.robust_moved"), numeric: true },
      { label: say("reliability.robust_average"), numeric: true },
      { label: say("reliability.robust_reruns"), numeric: true },
    ],
    rows: robustness.map((found) => {
      const ends = asInterval(found.mean_absolute_shift_interval?.map((end) => 100 * end) ?? null);
      const average = share(found.mean_absolute_shift);
      return [
        varied(context, found),
        movedOf(context, found),
        average && ends ? `${average} (${intervalText(ends)})` : average,
        share(found.rerun_mean_absolute_shift),
      ];
    }),
  });
}

/** A question by its technical name if it has one, with the option if it is about a choice. */
function labelOf({ say, service, retold }: ReportContext, { question_id: id, question, option }: Shift): string {
  const item = conceptItemOf({ id, question });
  const label = item ? service.say(`items.${item}`) : retold(question);
  return option === null ? label : say("reliability.robust_option", { question: label, option });
}

/** Figures that moved beyond chance first, then by size of the shift; a share of 100 counts like a scale point. */
const bySize = (a: Shift, b: Shift): number =>
  Number(b.moved) - Number(a.moved) ||
  Math.abs(b.shift) / (b.option === null ? 1 : 100) - Math.abs(a.shift) / (a.option === null ? 1 : 100);

/** Whether a figure moved beyond chance, or that this is unknown. */
const beyondChance = ({ say }: ReportContext, shift: Shift): string =>
  shift.moved ? "✓" : cannotBeTold({ questions: [shift] }) ? say("reliability.robust_untold") : "–";

function largest(context: ReportContext, robustness: readonly Robustness[]): Block[] {
  const { say, percent, number, score, shareDecimals, inFull } = context;
  const rows = robustness.flatMap((found) =>
    found.questions
      .toSorted(bySize)
      .slice(0, inFull ? undefined : MOST_SHOWN)
      .map((shift) => {
        const decimals = shift.option === null ? 2 : shareDecimals;
        const shown = (value: number) => (shift.option === null ? number(value, decimals) : percent(value, decimals));
        return [
          varied(context, found),
          labelOf(context, shift),
          shown(shift.unvaried),
          shown(shift.value),
          `${score(shift.shift, decimals)} (${signedEnds(context, shift.shift_interval, decimals)})`,
          shift.rerun_shift === null ? "" : number(shift.rerun_shift, decimals),
          ...(inFull ? [beyondChance(context, shift)] : []),
        ];
      }),
  );
  if (rows.length === 0) return [];
  return [
    tableBlock({
      title: say(inFull ? "reliability.robust_all" : "reliability.robust_largest"),
      columns: [
        { label: say("reliability.robust_changed"), numeric: false },
        { label: say("reliability.robust_question"), numeric: false },
        { label: say("reliability.robust_usual"), numeric: true },
        { label: say("reliability.robust_varied"), numeric: true },
        { label: say("reliability.robust_shift"), numeric: true },
        { label: say("reliability.robust_reruns"), numeric: true },
        ...(inFull ? [{ label: say("reliability.robust_beyond"), numeric: true }] : []),
      ],
      rows,
    }),
    noteBlock(say("reliability.robust_note")),
  ];
}

/**
 * What was varied and how much the figures moved, with intervals and compared with unchanged runs. Empty without
 * variations.
 */
export function robustness(context: ReportContext, found: readonly Robustness[]): Block[] {
  if (found.length === 0) return [];
  const changes = found.flatMap((one) => one.varied ?? []);
  return [
    overview(context, found),
    ...(changes.length > 0 ? [noteBlock(context.sentences(changes))] : []),
    ...largest(context, found),
  ];
}
