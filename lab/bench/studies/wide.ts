import { MAX_HISTORY_EVENTS } from "../../../local/step-functions/execution-history.ts";
import { PAYLOAD_LIMIT_BYTES } from "../../../local/step-functions/json.ts";
import type { FunctionName } from "../../../functions/platform/functions/environment.ts";
import type { Figure } from "../figure.ts";
import { leastRounds, placesOf } from "../../../test/support/capped-path.ts";
import type { Company } from "./company.ts";
import { workKinds } from "./critical-path.ts";
import { inSequence, sizeOf } from "./figures.ts";
import { SURVEY_QUESTIONS } from "./materials.ts";
import { secondsOf, type MeasuredWork, type Stopwatch } from "./measured-work.ts";

/** Production's, see lib/config.ts. */
export const WIDE_CAP = 400;
/** A generation makes no more. */
const MOST_GENERATED = 100;
const KINDS = ["concept_test", "survey", "conjoint"] as const;

/** Who asks, and what each persona is asked; the report comes after all of it. */
const asking: Record<(typeof KINDS)[number] | "persona_generation", { name: FunctionName; steps: readonly number[] }> =
  {
    persona_generation: { name: "persona-generation-generate-persona", steps: [1] },
    concept_test: { name: "simulation-ask-concept", steps: [1] },
    survey: { name: "simulation-ask-survey", steps: [SURVEY_QUESTIONS] },
    conjoint: { name: "simulation-make-choices", steps: [1] },
  };

/** What the design asks of the wall time, and of the limits of Step Functions. */
const TARGETS = { path: { atMost: 1.15 }, generation: { atMost: 1.1 }, limits: { atMost: 0.2 } };

/** Model calls on the longest way that the cap allows, one after the other. */
function cappedCalls({ kind, personas, calls }: MeasuredWork): number {
  const { name, steps } = asking[kind as keyof typeof asking];
  const after = kind === "persona_generation" ? 0 : 1;
  return Math.max(calls.critical, leastRounds(personas, steps, placesOf(name, WIDE_CAP)) + after);
}

/** @param latencySeconds of every conversational model call */
function figuresOf(measured: MeasuredWork, latencySeconds: number): Figure[] {
  const { kind, personas, wallSeconds, load, history } = measured;
  const calls = cappedCalls(measured);
  const path = secondsOf(calls, measured.calls.embeddings, latencySeconds);
  const alone = (wallSeconds / (calls * latencySeconds)).toFixed(2);
  const common = { size: sizeOf(personas), load };
  const named = (what: string) => `${workKinds[kind]}, ${WIDE_CAP} model calls at once: ${what}`;
  return [
    {
      ...common,
      what: named("wall time"),
      measured: { value: wallSeconds, unit: "s" },
      over: { value: path, unit: "s", what: "path that the cap on model calls allows" },
      target: kind === "persona_generation" ? TARGETS.generation : TARGETS.path,
      details: [
        inSequence({ ...measured.calls, critical: calls }),
        `${measured.made} calls in all; ${alone} of the model calls alone`,
      ].join(", "),
    },
    {
      ...common,
      what: named("longest history"),
      measured: { value: history.mostEvents, unit: "events" },
      over: { value: MAX_HISTORY_EVENTS, unit: "events", what: "the limit of Step Functions" },
      target: TARGETS.limits,
    },
    {
      ...common,
      what: named("largest payload"),
      measured: { value: history.largest?.bytes ?? 0, unit: "bytes" },
      over: { value: PAYLOAD_LIMIT_BYTES, unit: "bytes", what: "the limit of Step Functions" },
      target: TARGETS.limits,
      details: `at ${history.largest?.of ?? "no state"}`,
    },
  ];
}

/** Studies of samples that are larger than the cap on model calls lets be asked at once. @param sizes of groups */
export async function wideFigures(
  stopwatch: Stopwatch,
  sizes: readonly number[],
  latencySeconds: number,
  company: (name: string) => Promise<Company>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  const note = (measured: MeasuredWork) => figures.push(...figuresOf(measured, latencySeconds));
  for (const size of sizes) {
    const owner = await company(`wide-${size}`);
    const first = await stopwatch.generation(owner, Math.min(size, MOST_GENERATED));
    note(first);
    const group = { id: first.work.id, personas: size };
    for (let made = MOST_GENERATED; made < size; made += MOST_GENERATED)
      await stopwatch.generation(owner, Math.min(size - made, MOST_GENERATED), group.id);
    for (const kind of KINDS) note(await stopwatch.study(owner, group, kind));
  }
  return figures;
}
