import { startReceiver } from "../support/receiver.ts";
import { Client, type World } from "./clients.ts";
import { FaultDriver } from "./faults.ts";
import { violationsOf } from "./invariants.ts";
import type { Violation } from "./ledger.ts";
import { accountOf, wrongCharges } from "./money.ts";
import type { Schedule } from "./schedule.ts";
import { settle } from "./settle.ts";
import type { CampaignStack } from "./stack.ts";

const MINUTE = 60_000;
/** Clients of all schedules, so that each comes from an address of its own: what is limited is counted by address. */
let clientsSoFar = 0;

function nextAddress(): string {
  clientsSoFar += 1;
  const part = (size: number) => 1 + (Math.floor(clientsSoFar / size) % 250);
  return `127.${part(62_500)}.${part(250)}.${part(1)}`;
}

/** What came of a schedule. */
export interface Played {
  violations: Violation[];
  /** Faults that have struck; those that were for later had nobody left to strike. */
  struck: number;
  /** Requests that were answered. */
  answers: number;
}

/** Plays a schedule on a stack, lets time pass until all is over, and looks. */
export async function play(stack: CampaignStack, schedule: Schedule): Promise<Played> {
  const driver = new FaultDriver(stack, schedule.faults);
  const failing = new Map<string, number>();
  const receiver = await startReceiver((response, { path }) => {
    const left = failing.get(path) ?? 0;
    failing.set(path, left - 1);
    response.writeHead(left > 0 ? 500 : 204).end();
  });
  let nudging: Promise<void> | undefined;
  const world: World = {
    stack,
    receiver,
    answered: driver.answered,
    // Clients that wait at the same time wait for the same time.
    nudge: (minutes) =>
      (nudging ??= (async () => {
        await driver.idle();
        await stack.jump(minutes * MINUTE);
        await stack.order({ order: "sweep" });
        nudging = undefined;
      })()),
  };
  const runId = `${schedule.seed}x${(clientsSoFar += 1)}`;
  const markers = schedule.clients.map((_, index) => `c${runId}n${index}m`);
  const clients = schedule.clients.map((plan, index) => {
    const marker = markers[index] as string;
    const others = markers.filter((other) => other !== marker);
    return new Client(world, plan, marker, nextAddress(), (text) => others.some((other) => text.includes(other)));
  });
  for (const client of clients) if (client.plan.hook) failing.set(`/${client.marker}`, client.plan.hook.failures);
  const before = await accountOf(stack);
  try {
    driver.answered();
    await Promise.all(
      clients.map((client) =>
        client.play().catch((error: Error) => client.ledger.report("failed needlessly", error.stack ?? error.message)),
      ),
    );
    const { answers } = driver;
    await driver.end();
    const left = await settle(stack);
    const violations = [
      ...left.map((what): Violation => ({ kind: "stuck", what })),
      ...stack.unexpectedEnds.splice(0).map((what): Violation => ({ kind: "failed needlessly", what })),
      ...(await violationsOf(stack, clients, receiver, driver, async (items) =>
        wrongCharges(schedule, before, await accountOf(stack), clients, items),
      )),
    ];
    return { violations, struck: driver.struck, answers };
  } finally {
    await receiver.close();
  }
}
