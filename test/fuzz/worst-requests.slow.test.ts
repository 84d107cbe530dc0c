import type { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { exampleSurveyInput } from "../../functions/studies/inputs/example.ts";
import type { Route } from "../../functions/platform/http/route.ts";
import { routes } from "../../functions/service/routes.ts";
import { RawClient } from "../support/raw-client.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";
import { fuzzedModel } from "./model.ts";
import { fittingPath } from "./requests.ts";
import { createWorld, type World } from "./world.ts";
import { worstRequestsTo, type WorstRequest } from "./worst-requests.ts";

/**
 * What one request may cost the thread that all callers share, in readings of an honest megabyte of JSON: 200 ms where
 * a reading takes 5 ms. It is a ratio of processor times of one run, because a busy or slow machine takes longer for
 * both. The margin is wide: requests cost up to 28 readings when this was written, and those that it is against, a list
 * of empty objects or a form of empty parts, had cost 140 to 780.
 */
const MOST_READINGS = 40;
/** Garbage of earlier requests is collected during any later one, so that the cheapest of some attempts counts. */
const ATTEMPTS = 3;

// Two hundred requests of some megabytes each.
vi.setConfig({ testTimeout: 1_800_000 });

const model = fuzzedModel();
let stack: TemporaryStack;
let world: World;
let apiThread: Worker;
const table: string[] = [];

beforeAll(async () => {
  const workers: Worker[] = [];
  const note = (worker: Worker) => void workers.push(worker);
  process.on("worker", note);
  stack = await startTemporaryStack({ modelFaults: model.faults });
  process.off("worker", note);
  apiThread = workers.find(({ threadName }) => threadName === "The functions of the API") as Worker;
  world = await createWorld(stack);
});
afterAll(async () => {
  model.release();
  await stack?.close();
  process.stdout.write(`The worst for the API's thread, in readings of 1 MB:\n${table.join("\n")}\n`);
});

const milliseconds = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000;

const megabyte = ((): string => {
  const [survey, enough] = [JSON.stringify(exampleSurveyInput), 1_000_000];
  return `[${`${survey},`.repeat(enough / survey.length)}${survey}]`;
})();
const READINGS = 10;
/** Of the processor, as this machine has it just now. */
function millisecondsOfReading(): number {
  const from = process.threadCpuUsage();
  for (let times = 0; times < READINGS; times++) JSON.parse(megabyte);
  return milliseconds(process.threadCpuUsage(from)) / READINGS;
}

let addresses = 0;
/** Sends a request, from an address of its own. */
async function costOf(route: Route, { query, longerPath = "", headers, body }: WorstRequest) {
  addresses += 1;
  const address = `127.0.${100 + (Math.floor(addresses / 250) % 150)}.${(addresses % 250) + 1}`;
  const client = new RawClient(stack.url, address);
  // An access token would expire before the last route.
  client.token = world.callers[route.usersOnly ? "owner" : "owner key"];
  const path = `${fittingPath(world, route)}${longerPath}${query === undefined ? "" : `?${query}`}`;
  const before = await apiThread.cpuUsage();
  const { status } = await client.call(route.method, path, { ...(body === undefined ? {} : { raw: body }), headers });
  return { status, cost: milliseconds(await apiThread.cpuUsage(before)) };
}

const taking = routes.filter(({ body, multipart, query }) => body ?? multipart ?? query);

it.each(taking.map((route) => [route.operationId, route] as const))(
  "%s keeps nobody waiting, whatever it is sent",
  async (operationId, route) => {
    // Loads the function, which the first request to it pays for.
    await costOf(route, { name: "", headers: {} });
    const reading = millisecondsOfReading();
    const found: { name: string; status: number; readings: number }[] = [];
    for (const request of worstRequestsTo(route)) {
      let least = await costOf(route, request);
      for (let attempt = 1; attempt < ATTEMPTS && least.cost > MOST_READINGS * reading; attempt++) {
        const again = await costOf(route, request);
        if (again.cost < least.cost) least = again;
      }
      found.push({ name: request.name, status: least.status, readings: least.cost / reading });
    }
    const [worst] = found.toSorted((a, b) => b.readings - a.readings);
    table.push(`${operationId} | ${worst?.name} | ${worst?.status} | ${worst?.readings.toFixed(1)}`);
    expect(found.filter(({ readings, status }) => readings > MOST_READINGS || status >= 500)).toEqual([]);
  },
);
