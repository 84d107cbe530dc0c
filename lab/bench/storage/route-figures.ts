import { routes } from "../../../functions/service/routes.ts";
import type { Stack } from "../../../local/stack.ts";
import type { Figure } from "../figure.ts";
import { loadNow, type Bench } from "../part.ts";
import { allowanceOf, allowances, requireEveryRoute } from "./allowances.ts";
import { isTableCall, type ServiceCall } from "./calls.ts";
import type { Recorder } from "./recorder.ts";
import { chainOf, costInWords, costOf } from "./request-cost.ts";
import type { Visit } from "./walk/visitor.ts";
import { walkThroughRoutes } from "./walk/walk.ts";

/** A visit with what it called. */
export interface MeasuredVisit extends Visit {
  calls: readonly ServiceCall[];
}

const sameRequest = (a: Visit, b: Visit): boolean => a.operationId === b.operationId && a.situation === b.situation;
const nameOf = ({ service, command }: ServiceCall): string => `${service} ${command}`;

/** What the first request of a process called that a later one did not. */
function onlyAtFirst(first: readonly ServiceCall[], later: readonly ServiceCall[]): string[] {
  const left = later.map(nameOf);
  return first.map(nameOf).filter((name) => {
    const place = left.indexOf(name);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

/**
 * One line of the table.
 * @param first the same request when the process had not answered any before
 */
export function routeFigure(visit: MeasuredVisit, first: MeasuredVisit | undefined, load: number): Figure {
  const { operationId, situation, keyed, calls } = visit;
  const route = routes.find((row) => row.operationId === operationId);
  const allowance = allowanceOf(operationId, keyed);
  const cost = costOf(calls);
  const extra = first ? onlyAtFirst(first.calls, calls) : [];
  const failed = calls.filter((call) => call.failed).length;
  return {
    what: `${route?.method} ${route?.path}: calls of the table in sequence`,
    size: [situation, ...(keyed ? ["with an Idempotency-Key"] : [])].filter((text) => text !== "").join(", "),
    measured: { value: cost.inSequence, unit: "calls" },
    over: {
      value: allowances[allowance].roundTrips,
      unit: "calls",
      what: keyed ? "what is allowed with a key" : `what is allowed (${allowance})`,
    },
    target: { atMost: 1 },
    load,
    details: [
      costInWords(cost),
      // Their units are not told, and the sequence is longer than without them.
      ...(failed > 0 ? [`${failed} calls failed and were repeated`] : []),
      ...(extra.length > 0 ? [`at first also ${extra.join(", ")}`] : []),
    ].join("; "),
    data: {
      operation: operationId,
      allowance,
      reason: allowances[allowance].reason,
      ...cost,
      chain: chainOf(calls),
      table_calls: calls.filter(isTableCall).map((call) => ({
        command: call.command,
        from: call.from,
        milliseconds: call.endedAt - call.startedAt,
        read_units: call.readUnits,
        write_units: call.writeUnits,
        ...(call.failed ? { failed: true } : {}),
      })),
      other_calls: calls.filter((call) => !isTableCall(call)).map(nameOf),
      only_at_first: extra,
    },
  };
}

/** The order of the route table, an ordinary request before special ones. */
const inOrder = (visits: readonly MeasuredVisit[]): MeasuredVisit[] =>
  routes.flatMap(({ operationId }) => visits.filter((visit) => visit.operationId === operationId));

/**
 * Every route: once when nothing has been asked before, once as a later request that finds its process warm but what it
 * knew of the ledger forgotten, and, of those that take one, once with an Idempotency-Key.
 * @throws Error, in a sentence, if there is a route that is not visited, or that has no allowance
 */
export async function measureRoutes(stack: Stack, recorder: Recorder, bench: Bench): Promise<Figure[]> {
  const { signal, say, quick } = bench;
  const load = loadNow();
  const walk = async (name: string, options: { keyed?: boolean; patient?: boolean }): Promise<MeasuredVisit[]> => {
    const visits = await walkThroughRoutes(stack, { signal, ...options }, (what) =>
      say(`Routes, ${name}: ${what} ...`),
    );
    await recorder.settled();
    return visits.map((visit) => ({ ...visit, calls: recorder.of(visit.requestId) }));
  };
  const first = await walk("for the first time", {});
  requireEveryRoute(new Set(first.map(({ operationId }) => operationId)));
  if (quick) return inOrder(first).map((visit) => routeFigure(visit, undefined, load));
  const later = await walk("again", { patient: true });
  const keyed = (await walk("with a key", { patient: true, keyed: true })).filter((visit) => visit.keyed);
  return inOrder([...later, ...keyed]).map((visit) =>
    routeFigure(visit, visit.keyed ? undefined : first.find((other) => sameRequest(other, visit)), load),
  );
}
