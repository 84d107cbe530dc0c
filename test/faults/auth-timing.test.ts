import { randomInt } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, it } from "vitest";
import { median } from "../../functions/domain/statistics/quantile.ts";
import { RawClient, type Answer } from "../support/raw-client.ts";
import { Company, PASSWORD } from "../support/company.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let known: Company;
beforeAll(async () => {
  stack = await startTemporaryStack();
  known = await Company.signUp(stack.url);
});
afterAll(() => stack.close());

const UNKNOWN = "nobody-at-all@example.com";
let clients = 0;
/** Clients whose addresses take turns, each within the route's limit. */
function manyClients(requestsEach: number): () => RawClient {
  let client: RawClient;
  let left = 0;
  return () => {
    if (left === 0) {
      clients += 1;
      client = new RawClient(stack.url, `127.1.${clients >> 7}.${(clients & 127) + 1}`);
      left = requestsEach;
    }
    left -= 1;
    return client;
  };
}

const BATCH = 15;
const MOST_BATCHES = 8;

/** Median with bounds that hold it with 99 percent: order statistics, whatever the distribution. */
function medianWithBounds(times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b);
  const reach = (2.58 * Math.sqrt(sorted.length)) / 2;
  const at = (rank: number) => sorted[Math.min(sorted.length - 1, Math.max(0, Math.floor(rank)))] as number;
  return { median: median(sorted), low: at(sorted.length / 2 - reach), high: at(sorted.length / 2 + reach) };
}

/**
 * Compares how long the service takes for a known and an unknown address, in the median. Both take turns in random
 * order, so that neither the machine's other work nor what one request leaves running favours one of them. A busy
 * machine needs more samples: it ends when the ratio is within its limits, or is certain not to be.
 */
async function expectRatio(
  [lowest, highest]: readonly [number, number],
  pauseMs: number,
  ask: (known: boolean) => Promise<Answer>,
): Promise<void> {
  const times: Record<"known" | "unknown", number[]> = { known: [], unknown: [] };
  for (let batch = 1; batch <= MOST_BATCHES; batch++) {
    for (let sample = 0; sample < BATCH; sample++) {
      const first = randomInt(2) === 0;
      for (const isKnown of [first, !first]) {
        await sleep(pauseMs);
        const started = performance.now();
        await ask(isKnown);
        times[isKnown ? "known" : "unknown"].push(performance.now() - started);
      }
    }
    const [known, unknown] = [medianWithBounds(times.known), medianWithBounds(times.unknown)];
    const ratio = known.median / unknown.median;
    const words = `known ÷ unknown is ${ratio.toFixed(2)}: ${known.median.toFixed(1)} ms, ${unknown.median.toFixed(1)} ms`;
    expect(known.high / unknown.low, words).toBeGreaterThanOrEqual(lowest);
    expect(known.low / unknown.high, words).toBeLessThanOrEqual(highest);
    if (batch > 1 && ratio >= lowest && ratio <= highest) return;
  }
}

it("login takes as long for an unknown address as for a wrong password", async () => {
  const next = manyClients(20);
  await expectRatio([0.9, 1.1], 0, async (isKnown) => {
    const answer = await next().post("/auth/login", {
      email: isKnown ? known.email : UNKNOWN,
      password: "not the password",
    });
    expect(answer.status).toBe(401);
    return answer;
  });
});

it("forgot-password takes as long for an unknown address as for a known one", async () => {
  const next = manyClients(5);
  // The pause lets the mail of the request before be sent: on one machine it would take this one's time.
  await expectRatio([0.9, 1.1], 20, async (isKnown) => {
    const answer = await next().post("/auth/forgot-password", { email: isKnown ? known.email : UNKNOWN });
    expect(answer.status).toBe(200);
    return answer;
  });
});

it("sign-up hashes the password also for a taken address", async () => {
  const next = manyClients(10);
  let fresh = 0;
  await expectRatio([0.6, 1.5], 0, async (isKnown) => {
    const email = isKnown ? known.email : `fresh-${(fresh += 1)}@example.com`;
    const answer = await next().post("/auth/signup", { email, password: PASSWORD, company_name: "Company" });
    expect(answer.status).toBe(isKnown ? 400 : 201);
    return answer;
  });
});
