import { functions } from "../../../functions/service/functions/functions.ts";
import { createDeletionStore } from "../../../functions/service/deletion/store.ts";
import type { Table } from "../../../functions/platform/table/table.ts";
import { openLocalTable } from "../../../test/support/library.ts";
import { objectKeys } from "../../../test/support/objects.ts";
import { itemsOf } from "../../../test/support/table-contents.ts";
import { until } from "../../../test/support/until.ts";
import type { Stack } from "../../../local/stack.ts";
import type { Figure } from "../figure.ts";
import { loadNow, type Bench } from "../part.ts";
import type { ServiceCall } from "./calls.ts";
import { growthFigure, inThousands } from "./growth.ts";
import { makeLargeProject } from "./large-project.ts";
import type { Recorder } from "./recorder.ts";
import { costOf, type RequestCost } from "./request-cost.ts";
import { signUp } from "./walk/people.ts";
import { Visitor } from "./walk/visitor.ts";

const WORKER = "worker-delete-resources";
const REMINDER_MS = 8_000;
/** How far from ten times the work ten times the simulations may be. */
const LINEAR = 1.1;

/** What the deletion of one project took. */
interface Deletion {
  size: number;
  items: number;
  request: RequestCost & { seconds: number };
  background: RequestCost & { seconds: number; other_calls: Record<string, number> };
  /** Items and objects that mention the project afterwards, in their keys. */
  left: string[];
}

const countByName = (calls: readonly ServiceCall[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { service, command } of calls) {
    if (service === "DynamoDB") continue;
    const name = `${service} ${command}`;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
};

/** Waits until a company has no deletion left to do, through a second attempt of the function if need be. */
async function jobsEnd(table: Table, companyId: string, { say, signal }: Bench, calls: () => number): Promise<void> {
  const { list } = createDeletionStore(table);
  let told = performance.now();
  await until(
    async () => {
      signal.throwIfAborted();
      if (performance.now() - told > REMINDER_MS) {
        told = performance.now();
        say(`Still removing, after ${inThousands(calls())} calls ...`);
      }
      return list(companyId);
    },
    (jobs) => jobs.length === 0,
    2 * functions[WORKER].timeoutSeconds,
  );
}

async function remove(stack: Stack, recorder: Recorder, bench: Bench, size: number): Promise<Deletion> {
  const table = openLocalTable(stack.endpoints.dynamodb);
  const visitor = new Visitor({ url: stack.url, signal: bench.signal });
  const { companyId } = await signUp(visitor);
  bench.say(`Making a project with ${size} simulations ...`);
  const { projectId, items } = await makeLargeProject(table, visitor, companyId, size, bench.say);
  bench.say(`Deleting a project with ${size} simulations ...`);
  await recorder.settled();
  recorder.takeOf(WORKER);
  const answer = await visitor.ask("deleteProject", { params: { project_id: projectId } });
  const answered = performance.now();
  await jobsEnd(table, companyId, bench, () => recorder.countOf(WORKER));
  const seconds = (performance.now() - answered) / 1_000;
  await recorder.settled();
  const calls = recorder.takeOf(WORKER);
  const objects = await objectKeys(stack.endpoints.s3);
  return {
    size,
    items,
    request: { ...costOf(recorder.of(answer.requestId)), seconds: answer.seconds },
    background: { ...costOf(calls), seconds, other_calls: countByName(calls) },
    left: [
      ...(await itemsOf(stack.endpoints.dynamodb, projectId)),
      ...objects.filter((key) => key.includes(projectId)),
    ],
  };
}

const total = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, count) => sum + count, 0);

/** What the deletion of a project costs whoever waits for it, and what it costs afterwards, as the project grows. */
export async function measureDeletion(stack: Stack, recorder: Recorder, bench: Bench): Promise<Figure[]> {
  const load = loadNow();
  const [few, many] = bench.quick ? [4, 12] : [50, 500];
  const small = await remove(stack, recorder, bench, few);
  const large = await remove(stack, recorder, bench, many);
  const line = (
    what: string,
    unit: "calls" | "units" | "s",
    value: (deletion: Deletion) => number,
    more: { atMost?: number; details?: string } = {},
  ) =>
    growthFigure({
      what: `Deleting a project, ${what}`,
      unit,
      of: "simulations",
      small: { size: few, value: value(small) },
      large: { size: many, value: value(large) },
      load,
      ...more,
      data: { small, large },
    });
  const linear = (LINEAR * many) / few;
  const { background, request, items } = large;
  const usd = (background.usdPerMillion / 1e6).toFixed(4);
  return [
    line("the request: calls of the table", "calls", (of) => of.request.calls, { atMost: 1 }),
    line("the request: write units", "units", (of) => of.request.writeUnits, {
      atMost: 1,
      details: `answered after ${(request.seconds * 1_000).toFixed(0)} ms`,
    }),
    line("in the background: calls of the table", "calls", (of) => of.background.calls, {
      atMost: linear,
      details:
        `${inThousands(background.inSequence)} of ${inThousands(background.calls)} in sequence, and ` +
        `${inThousands(total(background.other_calls))} calls of other services`,
    }),
    line("in the background: write units", "units", (of) => of.background.writeUnits, {
      atMost: linear,
      details: `${inThousands(items)} items, ${inThousands(Math.round(background.readUnits))} RRU, ${usd} USD in all`,
    }),
    line("in the background: time until it has ended", "s", (of) => of.background.seconds, {
      details: `the function has ${functions[WORKER].timeoutSeconds} s`,
    }),
    {
      what: "Deleting a project: items and objects left",
      size: `${inThousands(many)} simulations`,
      measured: { value: large.left.length, unit: "units" },
      over: { value: 0, unit: "units", what: "nothing, which is what may be left" },
      target: { atMost: 1 },
      load,
      data: { left: large.left.slice(0, 20) },
    },
  ];
}
