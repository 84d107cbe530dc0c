import { join } from "node:path";
import { deadlineIn } from "../../../bin/study/poll.ts";
import type { Figure } from "../figure.ts";
import type { Bench, Part } from "../part.ts";
import { openCompany, type Company } from "./company.ts";
import { workKinds } from "./critical-path.ts";
import { atOnceFigures, flatnessFigure, sizeOf, typicalFigure, wallFigure } from "./figures.ts";
import type { StudyKind } from "./materials.ts";
import { EMBEDDINGS_PER_CALL, startStopwatch, type MeasuredWork, type Stopwatch } from "./measured-work.ts";
import { startOwnStack } from "./own-stack.ts";
import { wideFigures, WIDE_CAP } from "./wide.ts";
import { overPath, typicalRun, type TypicalRun } from "./typical-run.ts";

/** Done in seconds, so that they are measured several times, each time with other people. */
const SHORT = ["concept_test", "survey", "conjoint"] as const satisfies StudyKind[];
const LONG = ["focus_group", "idi_ai"] as const satisfies StudyKind[];
const STUDIES = [...SHORT, ...LONG] as const;

/** What is measured. The order of sizes is that of the lines. */
interface Extent {
  sizes: readonly number[];
  /** How often short work is measured; an odd number. */
  rounds: number;
  /** Of conversational model calls. */
  latencySeconds: number;
  atOnce: { companies: number; personas: number; ofEachKind: number };
  /** Sizes of groups that a cap on model calls makes wait. */
  wide: readonly number[];
}
const FULL: Extent = {
  sizes: [1, 5, 10],
  rounds: 3,
  latencySeconds: 2,
  atOnce: { companies: 3, personas: 5, ofEachKind: 2 },
  wide: [50, 300],
};
const QUICK: Extent = {
  sizes: [2],
  rounds: 1,
  latencySeconds: 0.1,
  atOnce: { companies: 2, personas: 1, ofEachKind: 1 },
  wide: [20],
};
const TIMEOUT_SECONDS = 900;

interface Surroundings {
  bench: Bench;
  extent: Extent;
  stopwatch: Stopwatch;
  company: (name: string) => Promise<Company>;
}

/** How long studies take beyond the models they wait for. */
export const studiesPart: Part = {
  title: "Studies: wall time over the critical path of model calls",
  async measure(bench) {
    const extent = bench.quick ? QUICK : FULL;
    const figures = await onStack(bench, extent, undefined, async (surroundings) => {
      const first = await warmUp(surroundings);
      const single = await oneAfterTheOther(surroundings);
      return [...single, first, ...(await atOnce(surroundings))];
    });
    const wide = await onStack(bench, extent, WIDE_CAP, async (surroundings) => {
      await warmUp(surroundings);
      bench.say(`Samples of ${extent.wide.join(" and ")} ...`);
      return wideFigures(surroundings.stopwatch, extent.wide, extent.latencySeconds, surroundings.company);
    });
    return [...figures, ...wide];
  },
};

/** Measures on a stack that is there for this alone. @param cap on model calls; a high one without it */
async function onStack(
  bench: Bench,
  extent: Extent,
  cap: number | undefined,
  measure: (surroundings: Surroundings) => Promise<Figure[]>,
): Promise<Figure[]> {
  const { latencySeconds } = extent;
  const modelMs = latencySeconds * 1_000;
  const folder = join(bench.folder, `cap-${cap ?? "none"}`);
  const stack = await startOwnStack(folder, { modelMs, embeddingMs: modelMs / EMBEDDINGS_PER_CALL }, cap);
  const stopwatch = startStopwatch(stack, latencySeconds);
  const deadline = deadlineIn(TIMEOUT_SECONDS);
  const company = (name: string) => openCompany(stack.url, `${cap ?? ""}${name}`, bench, deadline);
  try {
    return await measure({ bench, extent, stopwatch, company });
  } finally {
    stopwatch.close();
    await stack.close();
  }
}

/** Has every function work once: what is loaded, asked for once and then kept, is no part of a study's time. */
async function warmUp({ bench, stopwatch, company }: Surroundings): Promise<Figure> {
  bench.say("Warming up with one study of each kind ...");
  const owner = await company("warm-up");
  const generation = await stopwatch.generation(owner, 1);
  const group = { id: generation.work.id, personas: 1 };
  await stopwatch.studiesAtOnce(STUDIES.map((kind) => ({ company: owner, group, kind })));
  const { target: _, ...figure } = wallFigure(generation, "Persona generation, first in its market: wall time");
  return { ...figure, details: "with the wait for the market's first signals, and everything cold" };
}

/** Every kind of work with every number of personas, by itself. */
async function oneAfterTheOther({ bench, extent, stopwatch, company }: Surroundings): Promise<Figure[]> {
  const measured: MeasuredWork[] = [];
  const note = (one: MeasuredWork): MeasuredWork => {
    measured.push(one);
    const seconds = one.wallSeconds.toFixed(1);
    bench.say(`${workKinds[one.kind]}, ${sizeOf(one.personas)}: ${seconds} s, ${overPath(one).toFixed(2)} of its path`);
    return one;
  };
  for (const personas of extent.sizes) {
    // A company of its own: its library has nobody whom a generation could take over.
    const owner = await company(`size-${personas}`);
    for (let round = 1; round <= extent.rounds; round++) {
      const { work } = note(await stopwatch.generation(owner, personas));
      const group = { id: work.id, personas };
      for (const kind of round < extent.rounds ? SHORT : STUDIES) note(await stopwatch.study(owner, group, kind));
    }
  }
  return (["persona_generation", ...STUDIES] as const).flatMap((kind) => {
    const typical = extent.sizes.map((size) =>
      typicalRun(measured.filter((one) => one.kind === kind && one.personas === size)),
    );
    const [smallest, largest] = [typical[0] as TypicalRun, typical.at(-1) as TypicalRun];
    return [
      ...typical.map((run) => typicalFigure(run)),
      ...(typical.length > 1 ? [flatnessFigure(smallest.run, largest.run)] : []),
    ];
  });
}

/** Studies of all kinds that several companies begin at the same moment. */
async function atOnce({ bench, extent, stopwatch, company }: Surroundings): Promise<Figure[]> {
  const { companies, personas, ofEachKind } = extent.atOnce;
  const owners = await Promise.all(
    Array.from({ length: companies }, async (_, index) => {
      const owner = await company(`at-once-${index}`);
      const { work } = await stopwatch.generation(owner, personas);
      return { company: owner, group: { id: work.id, personas } };
    }),
  );
  const kinds = Array.from({ length: ofEachKind }, () => STUDIES).flat();
  bench.say(`${kinds.length} studies at once by ${companies} companies ...`);
  const studies = kinds.map((kind, index) => ({ ...(owners[index % companies] as (typeof owners)[number]), kind }));
  return atOnceFigures(await stopwatch.studiesAtOnce(studies), companies);
}
