import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { median } from "../../../functions/statistics/quantile.ts";
import type { Figure } from "../figure.ts";
import { loadNow, type Bench, type Part } from "../part.ts";
import { copyFresh } from "./fresh-copy.ts";
import { timeStart, type StartTimes } from "./time-start.ts";
import { timeTests } from "./time-tests.ts";

/** From the command to a served request, on a warm install, in seconds (second round of targets). */
const START_SECONDS = 2;
/** The same on a fresh clone, its packages installed from the registry or npm's cache (likewise). */
const FIRST_START_SECONDS = 30;
const FIRST_START_PATIENCE_SECONDS = 600;
/** All of `npm test` on two cores, in seconds (likewise). */
const TEST_SECONDS = 180;
const STARTS = 5;

/** What a newcomer waits for: `npm start` and `npm test`. */
export const commandsPart: Part = {
  title: "Commands: what a newcomer waits for",
  measure: async (bench) => [
    ...(await starts(bench)),
    ...(bench.quick ? [] : [await firstStart(bench), await tests(bench)]),
  ],
};

async function firstStart({ folder, say, signal }: Bench): Promise<Figure> {
  const load = loadNow();
  say("npm start on a fresh copy, with nothing installed");
  const project = mkdtempSync(join(folder, "fresh-"));
  copyFresh(project);
  const options = { project, patienceSeconds: FIRST_START_PATIENCE_SECONDS };
  const { served } = await timeStart(mkdtempSync(join(folder, "data-")), signal, options);
  return {
    what: "npm start to a served request, on a fresh clone",
    size: "nothing installed",
    measured: { value: served, unit: "s" },
    over: { value: FIRST_START_SECONDS, unit: "s", what: "wanted" },
    target: { atMost: 1 },
    load,
    details: "once; packages come from the registry or from npm's cache, as the machine has them",
  };
}

async function starts({ folder, quick, say, signal }: Bench): Promise<Figure[]> {
  const load = loadNow();
  const count = quick ? 1 : STARTS;
  const times: StartTimes[] = [];
  for (let start = 1; start <= count; start++) {
    say(`npm start, ${start} of ${count}`);
    times.push(await timeStart(mkdtempSync(join(folder, "data-")), signal));
  }
  const figure = (what: string, values: readonly number[], target?: Figure["target"]): Figure => ({
    what,
    size: "empty data folder",
    measured: { value: median(values), unit: "s" },
    over: { value: START_SECONDS, unit: "s", what: "wanted" },
    ...(target ? { target } : {}),
    load,
    details: `median of ${count}`,
    data: { seconds: values },
  });
  return [
    figure(
      "npm start to a served request",
      times.map(({ served }) => served),
      { atMost: 1 },
    ),
    figure(
      "npm start to a signed-up company",
      times.map(({ signedUp }) => signedUp),
    ),
  ];
}

async function tests({ say, signal }: Bench): Promise<Figure> {
  const load = loadNow();
  say("npm test, which takes some minutes");
  const { seconds, passed, failed } = await timeTests(say, signal);
  return {
    what: "npm test",
    size: "checks, and all but the slow tests",
    measured: { value: seconds, unit: "s" },
    over: { value: TEST_SECONDS, unit: "s", what: "wanted on 2 cores" },
    target: { atMost: 1 },
    load,
    details: `${passed} passed, ${failed} failed`,
    data: { passed, failed },
  };
}
