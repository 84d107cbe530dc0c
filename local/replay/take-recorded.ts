import { timestampSchema } from "../../functions/platform/timestamp.ts";
import type { ReportMaterial } from "../../functions/reports/store.ts";

const isMoment = (value: unknown): boolean => typeof value === "string" && timestampSchema.safeParse(value).success;
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/**
 * @param computed a value that was computed again
 * @param recorded the same of the first time; undefined where it has no such value
 * @param ids what ids of messages were called the first time
 * @returns the computed value with recorded moments, ids of messages and costs
 */
function take(computed: unknown, recorded: unknown, ids: ReadonlyMap<string, string>): unknown {
  if (typeof computed === "string")
    return isMoment(computed) && isMoment(recorded) ? recorded : (ids.get(computed) ?? computed);
  if (Array.isArray(computed))
    return computed.map((entry, index) => take(entry, Array.isArray(recorded) ? recorded[index] : undefined, ids));
  if (!isRecord(computed)) return computed;
  const before = isRecord(recorded) ? recorded : {};
  return Object.fromEntries(
    Object.entries(computed).map(([key, value]) => [
      key,
      key === "usage" && before.usage !== undefined ? before.usage : take(value, before[key], ids),
    ]),
  );
}

/**
 * Gives what was computed again what no computation can repeat: moments, ids of messages, what calls have cost, and the
 * record of the calls itself. All else stays as it was computed.
 */
export function takeRecorded(computed: ReportMaterial, recorded: ReportMaterial): ReportMaterial {
  const before = new Map(recorded.messages.map(({ sequence, id }) => [sequence, id]));
  const ids = new Map(computed.messages.map(({ sequence, id }) => [id, before.get(sequence) ?? id]));
  const { participants, headline, status, model_ids } = computed.simulation;
  return {
    ...computed,
    simulation: {
      ...recorded.simulation,
      participants,
      headline: take(headline, recorded.simulation.headline, ids),
      status,
      model_ids,
    } as ReportMaterial["simulation"],
    aggregate: take(computed.aggregate, recorded.aggregate, ids) as ReportMaterial["aggregate"],
    results: take(computed.results, recorded.results, ids) as ReportMaterial["results"],
    messages: take(computed.messages, recorded.messages, ids) as ReportMaterial["messages"],
    asked: recorded.asked,
  };
}
