import type { ArmDifference, ExperimentValidity } from "../../findings/validity/schemas.ts";
import { paragraph, subheading, tableBlock } from "./blocks.ts";
import { asInterval, type ReportContext } from "./context.ts";
import type { Block } from "./report.ts";
import { questionLabel } from "./validity-question.ts";

type Contrast = ExperimentValidity["contrasts"][number];

/** The most effects of an experiment that a report shows; a section read by itself shows all of them. */
const MOST_ROWS = 25;

/** A difference with its interval; shares in percentage points. */
function written(context: ReportContext, { option }: Contrast, { difference, interval }: ArmDifference): string {
  const { score, intervalText, shareDecimals } = context;
  const [unit, decimals] = option === null ? [1, 2] : [100, shareDecimals];
  const ends = interval && asInterval(interval.map((end) => unit * end));
  return `${score(unit * difference, decimals)}${ends ? ` (${intervalText(ends, decimals)})` : ""}`;
}

function directionIn({ say }: ReportContext, { direction_right, size_ratio }: Contrast): string {
  if (size_ratio === null) return "–";
  if (direction_right === null) return say("humans.no_effect");
  return say(direction_right ? "humans.right" : "humans.wrong");
}

function sizeIn({ number, intervalText }: ReportContext, { size_ratio: ratio, size_ratio_interval: ends }: Contrast) {
  if (ratio === null) return "–";
  return `${number(ratio, 2)}${ends ? ` (${intervalText(asInterval(ends), 2)})` : ""}`;
}

/** Compares the effects of experiments on people and on personas. Effects that people show come first. */
export function experimentBlocks(context: ReportContext, experiments: readonly ExperimentValidity[]): Block[] {
  const { say, inFull } = context;
  if (experiments.length === 0) return [];
  return [
    subheading(say("humans.effects")),
    ...experiments.flatMap(({ name, arms, contrasts, sentence }) => {
      const nameOf = (id: string) => arms.find(({ arm_id }) => arm_id === id)?.name ?? id;
      const ordered = contrasts.toSorted((a, b) => Number(b.size_ratio !== null) - Number(a.size_ratio !== null));
      return [
        paragraph(sentence),
        tableBlock({
          title: name,
          columns: [
            { label: "", numeric: false },
            { label: say("humans.people"), numeric: true },
            { label: say("humans.personas"), numeric: true },
            { label: say("humans.direction"), numeric: false },
            { label: say("humans.size"), numeric: true },
          ],
          rows: ordered
            .slice(0, inFull ? ordered.length : MOST_ROWS)
            .map((contrast) => [
              `${questionLabel(context, contrast)}${contrast.option === null ? "" : ` – ${contrast.option}`}: ` +
                `${nameOf(contrast.first)} − ${nameOf(contrast.second)}`,
              written(context, contrast, contrast.people),
              written(context, contrast, contrast.personas),
              directionIn(context, contrast),
              sizeIn(context, contrast),
            ]),
        }),
      ];
    }),
  ];
}
