import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { openSignalSources } from "../../functions/personas/signals/sources/open-signal-sources.ts";
import { SourceUnavailable } from "../../functions/personas/signals/sources/signal-source.ts";
import {
  signalSources,
  type MarketSignals,
  type SignalSource,
} from "../../functions/personas/signals/market-signals.ts";
import { fetchSource } from "../../functions/personas/signals/refresh/fetch-source.ts";
import { LOCAL_SIGNAL_CREDENTIALS } from "../../local/signals/credentials.ts";
import { localSignalHosts } from "../../local/signals/start-signals.ts";
import { canned } from "../support/canned.ts";
import { Company } from "../support/company.ts";
import { signalsOf } from "../support/signals.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let signals: ReturnType<typeof signalsOf>;
beforeAll(async () => {
  stack = await startTemporaryStack({ modelFaults: canned });
  signals = signalsOf(stack);
});
afterEach(() => {
  for (const source of signalSources) stack.setSignalFault(source, null);
});
afterAll(() => {
  signals.close();
  return stack.close();
});

const of = (source: SignalSource, known: MarketSignals) => known.signals.filter((signal) => signal.source === source);

describe("a source of signals that fails", () => {
  it.each([
    ["hangs up", "reddit", { kind: "down" }, /^Reddit cannot be reached/],
    [
      "answers with errors of its own",
      "ebay",
      { kind: "down", status: 503 },
      /^eBay answered with an error of its own/,
    ],
    ["sends a web page", "app_store", { kind: "rubbish" }, /^The App Store sent something that is not JSON/],
    ["sends half of its JSON", "reddit", { kind: "rubbish", as: "json" }, /^Reddit sent something that is not JSON/],
  ] as const)(
    "because it %s (%s) says so, keeps its last good signals, and fails no other",
    async (_, source, fault, reason) => {
      const before = await signals.refresh("DE");
      expect(of(source, before).length).toBeGreaterThan(0);
      stack.setSignalFault(source, fault);
      const after = await signals.refresh("DE");
      for (const other of signalSources) {
        if (other !== source) expect(after.sources[other], other).toMatchObject({ status: "ok", reason: null });
      }
      expect(after.sources[source]).toMatchObject({ status: "failed", count: 0 });
      expect(after.sources[source]?.reason).toMatch(reason);
      expect(of(source, after)).toEqual(of(source, before));
      expect((after.refreshed_at ?? "") > (before.refreshed_at ?? "")).toBe(true);
    },
  );

  it("because it asks us to wait is asked again, and brings its signals", async () => {
    stack.setSignalFault("ebay", { kind: "throttled", retryAfterSeconds: 0, times: 2 });
    const known = await signals.refresh("GB");
    expect(known.sources.ebay).toMatchObject({ status: "ok", reason: null });
    expect(of("ebay", known).length).toBeGreaterThan(0);
  });

  it("because it is slow is given up in time, and stores nothing", async () => {
    stack.setSignalFault("app_store", { kind: "slow", ms: 2_000 });
    const { app_store: adapter } = openSignalSources({
      baseUrls: localSignalHosts(stack.endpoints.signals),
      credentials: LOCAL_SIGNAL_CREDENTIALS,
      limits: { requestTimeoutMs: 100, deadlineMs: 300 },
    });
    await expect(fetchSource({ adapter, signals: signals.store }, { market: "BR" })).rejects.toThrow(SourceUnavailable);
    expect((await signals.store.find("BR")).signals).toEqual([]);
  });
});

describe("sources that all fail", () => {
  it("leave a group without signals but with its personas, and are asked again after an hour", async () => {
    for (const source of signalSources) stack.setSignalFault(source, { kind: "down", status: 500 });
    const company = await Company.signUp(stack.url);
    const { projectId, groupId } = await company.prepare({ location: "Madrid, Spain" });
    const { body: group } = await company.get(`/projects/${projectId}/persona-groups/${groupId}`);
    expect(group.grounding).toMatchObject({ market: "ES", refreshed_at: null });
    for (const { status, reason } of group.grounding.sources) {
      expect(status).toBe("failed");
      expect(reason).toMatch(/\.$/);
    }
    expect(group.grounding.sources).toHaveLength(3);
    const known = await signals.refreshed("ES");
    expect(known).toMatchObject({ refreshed_at: null, signals: [] });
    for (const source of signalSources) expect(known.sources[source]).toMatchObject({ status: "failed" });
    const in55Minutes = Date.now() + 55 * 60_000;
    expect(await signals.store.claim("ES", in55Minutes)).toMatchObject({ claimed: false });
    expect(await signals.store.claim("ES", in55Minutes + 6 * 60_000)).toMatchObject({ claimed: true });
  });
});
