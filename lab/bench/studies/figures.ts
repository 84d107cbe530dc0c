import { counted } from "../../../bin/cli/figures.ts";
import type { Figure } from "../figure.ts";
import { workKinds, type ModelCalls } from "./critical-path.ts";
import type { MeasuredWork } from "./measured-work.ts";
import { overPath, type TypicalRun } from "./typical-run.ts";

/** A study's wall time over its critical path of model calls, and of one with ten personas (design §6, §8). */
const MOST_OVER_CRITICAL_PATH = { atMost: 1.15 };
const OF_TEN = { persona_generation: { atMost: 1.1 }, any: { atMost: 1.08 } };
/** "Flat from 1 to 10 personas" (likewise), give or take what the times of a busy machine differ by. */
const FLAT = { atMost: 1.05 };

export const sizeOf = (personas: number): string => `${personas} ${personas === 1 ? "persona" : "personas"}`;

/** Wall time over critical path. */
export function wallFigure(measured: MeasuredWork, what = `${workKinds[measured.kind]}: wall time`): Figure {
  const { kind, personas, wallSeconds, criticalSeconds, conversationSeconds, calls, made, embeddings, failed, load } =
    measured;
  return {
    what,
    size: sizeOf(personas),
    measured: { value: wallSeconds, unit: "s" },
    over: { value: criticalSeconds, unit: "s", what: "critical path of model calls" },
    target: personas < 10 ? MOST_OVER_CRITICAL_PATH : kind === "persona_generation" ? OF_TEN[kind] : OF_TEN.any,
    load,
    details: callsInWords(measured),
    data: {
      kind,
      personas,
      model_latency_seconds: conversationSeconds / calls.critical,
      model_calls: { ...calls, made },
      embeddings,
      failed_invocations: failed,
    },
  };
}

/** The wall time of a typical run, with what the others differ by. */
export function typicalFigure({ run, ratios }: TypicalRun): Figure {
  const figure = wallFigure(run);
  if (ratios.length === 1) return figure;
  const [lowest = 0, highest = 0] = [ratios[0], ratios.at(-1)];
  return {
    ...figure,
    details: `${figure.details}; median of ${ratios.length}, ${lowest.toFixed(2)} to ${highest.toFixed(2)}`,
    data: { ...figure.data, ratios },
  };
}

/** "2 model calls and 2 embeddings in sequence". */
export const inSequence = ({ critical, embeddings }: ModelCalls): string =>
  `${counted(critical, "model call")} and ${counted(embeddings, "embedding")} in sequence`;

/** "2 model calls and 2 embeddings in sequence, 11 calls in all; 1.10 of the model calls alone; no repair turns". */
function callsInWords({ calls, made, failed, wallSeconds, conversationSeconds }: MeasuredWork): string {
  const needless = calls.ordered - calls.critical;
  const more = made - calls.total;
  return [
    `${inSequence(calls)}, ${counted(calls.total, "call")} in all`,
    `${(wallSeconds / conversationSeconds).toFixed(2)} of the model calls alone`,
    ...(needless > 0 ? [`the state machine makes ${calls.ordered} in sequence`] : []),
    more === 0 ? "no repair turns" : `${made} were made, with repair turns and retries`,
    ...(failed > 0 ? [`${counted(failed, "invocation")} failed and tried again`] : []),
  ].join("; ");
}

/** How the ratio of wall time to critical path grows from the smallest to the largest number of personas. */
export function flatnessFigure(smallest: MeasuredWork, largest: MeasuredWork): Figure {
  return {
    what: `${workKinds[largest.kind]}: wall time over critical path, growth`,
    size: `${sizeOf(largest.personas)} instead of ${smallest.personas}`,
    measured: { value: overPath(largest), unit: "times" },
    over: { value: overPath(smallest), unit: "times", what: `ratio with ${sizeOf(smallest.personas)}` },
    target: FLAT,
    load: largest.load,
  };
}

/** Wall time of studies that were begun at the same moment, over the longest critical path and over all of them. */
export function atOnceFigures(studies: readonly MeasuredWork[], companies: number): Figure[] {
  const begun = Math.min(...studies.map(({ work }) => work.sentAt));
  const wall = (Math.max(...studies.map(({ work }) => work.seenAt)) - begun) / 1_000;
  const paths = studies.map(({ criticalSeconds }) => criticalSeconds);
  const ratios = studies.map((study) => ({ study, ratio: overPath(study) }));
  const slowest = ratios.reduce((worst, one) => (one.ratio > worst.ratio ? one : worst));
  const common = {
    size: `${studies.length} studies, ${companies} companies, ${sizeOf(studies[0]?.personas ?? 0)} each`,
    measured: { value: wall, unit: "s" },
    load: studies[0]?.load ?? Number.NaN,
  } as const;
  return [
    {
      ...common,
      what: "Studies at once: wall time of all",
      over: { value: Math.max(...paths), unit: "s", what: "longest critical path among them" },
      details: `each by itself ${slowest.ratio.toFixed(2)} at most (${workKinds[slowest.study.kind]})`,
      data: {
        studies: ratios.map(({ study: { kind, wallSeconds, criticalSeconds }, ratio }) => ({
          kind,
          wall_seconds: wallSeconds,
          critical_seconds: criticalSeconds,
          ratio,
        })),
      },
    },
    {
      ...common,
      what: "Studies at once: wall time of all, instead of one after the other",
      over: { value: paths.reduce((sum, path) => sum + path, 0), unit: "s", what: "sum of their critical paths" },
    },
  ];
}
