import { BroadcastChannel } from "node:worker_threads";
import { METER_CHANNEL, type Reading } from "./meter-readings.ts";
import type { PartitionKind, Units } from "./partitions.ts";

/** Tokens of a role's calls; `input` counts those read from the cache as well. */
export interface RoleTokens {
  calls: number;
  input: number;
  cached: number;
  output: number;
}

/** The tokens of one call of a model. */
export interface ModelCall extends Omit<RoleTokens, "calls"> {
  role: string;
  /** Name and version of the prompt. */
  prompt: string;
}

/** What was used so far of everything that the functions use themselves. */
export interface Used {
  readUnits: number;
  writeUnits: number;
  /** The same units by the kind of partition; those of a command for several items are shared out evenly. */
  partitions: Partial<Record<PartitionKind, Units>>;
  /** Calls of other services, by `<service> <command>`. */
  requests: Record<string, number>;
  /** By role: persona, moderator, report, parse, embedding. */
  models: Record<string, RoleTokens>;
  /** Each call of a model that answers in words, in the order of the answers. */
  calls: ModelCall[];
  logBytes: number;
}

export const nothingUsed = (): Used => ({
  readUnits: 0,
  writeUnits: 0,
  partitions: {},
  requests: {},
  models: {},
  calls: [],
  logBytes: 0,
});
const noTokens = (): RoleTokens => ({ calls: 0, input: 0, cached: 0, output: 0 });

/** Adds one reading. */
export function addReading(used: Used, reading: Reading): void {
  const tokens = (role: string) => (used.models[role] ??= noTokens());
  switch (reading.kind) {
    case "table":
      used.readUnits += reading.readUnits;
      used.writeUnits += reading.writeUnits;
      for (const kind of reading.partitions) {
        const units = (used.partitions[kind] ??= { read: 0, write: 0 });
        units.read += reading.readUnits / reading.partitions.length;
        units.write += reading.writeUnits / reading.partitions.length;
      }
      return;
    case "request": {
      const name = `${reading.service} ${reading.command}`;
      used.requests[name] = (used.requests[name] ?? 0) + 1;
      return;
    }
    case "embedding": {
      const embedding = tokens("embedding");
      embedding.calls += 1;
      embedding.input += reading.inputTokens;
      return;
    }
    case "model": {
      const role = tokens(reading.role);
      role.calls += 1;
      role.input += reading.inputTokens;
      role.cached += reading.cachedTokens;
      role.output += reading.outputTokens;
      used.calls.push({
        role: reading.role,
        prompt: reading.prompt,
        input: reading.inputTokens,
        cached: reading.cachedTokens,
        output: reading.outputTokens,
      });
      return;
    }
    case "log":
      used.logBytes += reading.bytes;
  }
}

const unitsBetween = (before: Used["partitions"], after: Used["partitions"]): Used["partitions"] =>
  Object.fromEntries(
    (Object.entries(after) as [PartitionKind, Units][]).flatMap(([kind, { read, write }]) => {
      const { read: readBefore, write: writeBefore } = before[kind] ?? { read: 0, write: 0 };
      return read > readBefore || write > writeBefore
        ? [[kind, { read: read - readBefore, write: write - writeBefore }]]
        : [];
    }),
  );

/** What was used between two looks. */
export function usedSince(before: Used, after: Used): Used {
  const difference = (a: Record<string, number>, b: Record<string, number>) =>
    Object.fromEntries(
      Object.entries(b).flatMap(([name, count]) => (count > (a[name] ?? 0) ? [[name, count - (a[name] ?? 0)]] : [])),
    );
  return {
    readUnits: after.readUnits - before.readUnits,
    writeUnits: after.writeUnits - before.writeUnits,
    partitions: unitsBetween(before.partitions, after.partitions),
    requests: difference(before.requests, after.requests),
    models: Object.fromEntries(
      Object.entries(after.models).flatMap(([role, now]) => {
        const then = before.models[role] ?? noTokens();
        if (now.calls === then.calls) return [];
        const { calls, input, cached, output } = now;
        return [
          [
            role,
            {
              calls: calls - then.calls,
              input: input - then.input,
              cached: cached - then.cached,
              output: output - then.output,
            },
          ],
        ];
      }),
    ),
    calls: after.calls.slice(before.calls.length),
    logBytes: after.logBytes - before.logBytes,
  };
}

export interface Tally {
  /** A copy of what a company, or work that belongs to none, has used so far. */
  of(user: string): Used;
  close(): void;
}

/** Listens to the meter. */
export function startTally(): Tally {
  const byUser = new Map<string, Used>();
  const channel = new BroadcastChannel(METER_CHANNEL);
  channel.onmessage = (event) => {
    const reading = (event as unknown as { data: Reading }).data;
    const used = byUser.get(reading.user) ?? nothingUsed();
    byUser.set(reading.user, used);
    addReading(used, reading);
  };
  return {
    of: (user) => structuredClone(byUser.get(user) ?? nothingUsed()),
    close: () => channel.close(),
  };
}
