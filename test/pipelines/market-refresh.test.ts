import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MarketSignal, MarketSignals, SourceState } from "../../functions/personas/signals/market-signals.ts";
import { sampleMarkets } from "../../local/signals/samples.ts";
import { Company } from "../support/company.ts";
import { executionArn } from "../support/executions.ts";
import { signalsOf } from "../support/signals.ts";
import { itemsOf, tableContents, tableHash } from "../support/table-contents.ts";
import { killAtEveryCall } from "../support/kill-at-every-call.ts";
import { startTemporaryStack, type TemporaryStack } from "../support/temporary-stack.ts";

let stack: TemporaryStack;
let signals: ReturnType<typeof signalsOf>;
let company: Company;
let projectId: string;
beforeAll(async () => {
  stack = await startTemporaryStack();
  signals = signalsOf(stack);
  company = await Company.signUp(stack.url);
  projectId = await company.createProject();
});
afterAll(() => {
  signals.close();
  return stack.close();
});

const bySource = (found: readonly MarketSignal[]) =>
  Object.fromEntries(
    (["reddit", "ebay", "app_store"] as const).map((source) => [
      source,
      found.filter((signal) => signal.source === source).length,
    ]),
  );

describe("a group that is created", () => {
  it("has the signals of its market refreshed, once for two that are created side by side", async () => {
    await Promise.all(
      ["München, Deutschland", "Berlin"].map((location) => company.createGroup(projectId, { location })),
    );
    const known = await signals.refreshed("DE");
    await signals.queueIsEmpty();
    expect(await signals.executionsOf("DE")).toBe(1);
    expect(known.sources).toMatchObject({
      reddit: { status: "ok", reason: null },
      ebay: { status: "ok", reason: null },
      app_store: { status: "ok", reason: null },
    });
    expect(known.refreshed_at).toBe(known.sources.reddit?.at);
    const counts = bySource(known.signals);
    for (const [source, count] of Object.entries(counts)) {
      expect(count, source).toBeGreaterThan(0);
      expect(known.sources[source as keyof typeof known.sources]?.count).toBe(count);
    }
    expect(new Set(known.signals.map(({ market }) => market))).toEqual(new Set(["DE"]));
  });

  it("stores nobody's name with them", async () => {
    const germany = sampleMarkets.find(({ market }) => market === "DE");
    const people = [
      ...Object.values(germany?.reddit ?? {}).flat(),
      ...(germany?.reviews ?? []),
      ...(germany?.ebay ?? []).map(({ seller }) => ({ author: seller })),
    ].map(({ author }) => author);
    expect(people.length).toBeGreaterThan(20);
    const stored = JSON.stringify(
      (await tableContents(stack.endpoints.dynamodb)).filter(({ PK }) => PK === "MARKET#DE"),
    );
    expect(people.filter((name) => stored.includes(name))).toEqual([]);
    expect(stored).not.toMatch(/\bu\/[\w-]{3,}|[\w.]+@[\w-]+\.\w+/);
  });

  it("leaves another market to itself", async () => {
    const before = await tableHash(stack.endpoints.dynamodb, "MARKET#DE");
    await company.createGroup(projectId, { location: "Austin, Texas" });
    const { signals: found } = await signals.refreshed("US");
    expect(new Set(found.map(({ market }) => market))).toEqual(new Set(["US"]));
    expect(await tableHash(stack.endpoints.dynamodb, "MARKET#DE")).toBe(before);
  });

  it("asks for nothing without a location or with one that is not known", async () => {
    await company.createGroup(projectId, { location: null });
    await company.createGroup(projectId, { location: "Atlantis" });
    await signals.queueIsEmpty();
    const markets = new Set((await itemsOf(stack.endpoints.dynamodb, "MARKET#")).map((key) => key.split(" ")[0]));
    expect(markets).toEqual(new Set(["MARKET#DE", "MARKET#US"]));
  });

  it("has those of its new market refreshed when it moves", async () => {
    const groupId = await company.createGroup(projectId, { location: null });
    await company.patch(`/projects/${projectId}/persona-groups/${groupId}`, { location: "Lyon" });
    expect((await signals.refreshed("FR")).signals.length).toBeGreaterThan(0);
  });
});

describe("a message of the queue", () => {
  it("delivered three times at once, and again later, has one effect", async () => {
    await Promise.all([signals.deliver("GB"), signals.deliver("GB"), signals.deliver("GB")]);
    await signals.refreshed("GB");
    const before = await tableHash(stack.endpoints.dynamodb, "MARKET#GB");
    await signals.deliver("GB");
    expect(await signals.executionsOf("GB")).toBe(1);
    expect(await tableHash(stack.endpoints.dynamodb, "MARKET#GB")).toBe(before);
  });

  it("starts the refresh when it comes again after its worker died between taking a market and starting", async () => {
    stack.functions.kill([{ name: "worker-refresh-market", beforeCall: 2 }]);
    await expect(signals.deliver("IT")).rejects.toThrow();
    expect(await signals.executionsOf("IT")).toBe(0);
    expect(await signals.store.claim("IT")).toMatchObject({ claimed: false, execution: expect.stringMatching(/^IT-/) });
    await signals.deliver("IT");
    await signals.refreshed("IT");
    expect(await signals.executionsOf("IT")).toBe(1);
  });
});

describe("a refresh whose tasks are killed", () => {
  const idsOf = (known: MarketSignals) => known.signals.map(({ external_id }) => external_id).sort();

  it("at every call of every state, brings everything once", async () => {
    const whole = await signals.refresh("ES");
    const killed = await killAtEveryCall(stack.functions, "market-refresh", async () => {
      const again = await signals.refresh("ES");
      expect(idsOf(again)).toEqual(idsOf(whole));
      for (const state of Object.values(again.sources)) expect(state.status).not.toBe("failed");
    });
    // Two of the sources read credentials, all three ask and store; recording makes two calls.
    expect(killed).toBeGreaterThan(6);
  });
});

describe("a refresh that was stopped by hand", () => {
  it("is nobody's failure, and leaves the signals as they are", async () => {
    const before = await tableHash(stack.endpoints.dynamodb, "MARKET#");
    const name = "DE-20260301T081530250";
    const input = JSON.stringify({ market: "DE" });
    const detail = { status: "ABORTED", name, input, executionArn: executionArn("market-refresh", name) };
    await stack.functions.invoke("worker-execution-ended", { source: "aws.states", detail }, "test");
    expect(await tableHash(stack.endpoints.dynamodb, "MARKET#")).toBe(before);
  });
});

describe("the store of signals", () => {
  const HOUR = 3_600_000;
  const start = Date.parse("2026-03-01T08:15:30.250Z");
  const state = (status: SourceState["status"], count = 0): SourceState => ({
    status,
    count,
    reason: status === "ok" ? null : "It is so.",
    at: "2026-03-01T08:15:31.000",
  });
  const signal = (id: string, observed_at = "2026-03-01T00:00:00.000"): MarketSignal => ({
    source: "reddit",
    external_id: id,
    market: "QA",
    language: "en",
    place: "r/qatar",
    title: `Title ${id}`,
    url: null,
    excerpt: "What is said.",
    observed_at,
  });

  it("gives a market to one of many who want to refresh it at once", async () => {
    const claims = await Promise.all(Array.from({ length: 10 }, () => signals.store.claim("AA", start)));
    expect(claims.filter(({ claimed }) => claimed)).toHaveLength(1);
    expect(new Set(claims.map(({ execution }) => execution))).toEqual(new Set(["AA-20260301T081530250"]));
  });

  it.each([
    ["a day after a refresh that brought something", ["ok", "failed", "skipped"], 24],
    ["a day after one for which nothing could be asked", ["skipped", "skipped", "skipped"], 24],
    ["an hour after one in which every source that was asked failed", ["failed", "failed", "skipped"], 1],
  ] as const)("gives it again %s", async (_, [reddit, ebay, app_store], hours) => {
    const market = `B${["ok", "skipped", "failed"].indexOf(reddit)}`;
    await signals.store.claim(market, start);
    const states = { reddit: state(reddit, reddit === "ok" ? 3 : 0), ebay: state(ebay), app_store: state(app_store) };
    await signals.store.complete(market, states, start + 60_000);
    expect(await signals.store.claim(market, start + hours * HOUR - 1)).toEqual({ claimed: false, execution: null });
    expect((await signals.store.find(market)).refreshed_at).toBe(reddit === "ok" ? "2026-03-01T08:16:30.250" : null);
    expect(await signals.store.claim(market, start + hours * HOUR)).toMatchObject({ claimed: true });
  });

  it("gives it again an hour after a refresh that never came to an end", async () => {
    await signals.store.claim("CC", start);
    expect(await signals.store.claim("CC", start + HOUR - 1)).toMatchObject({ claimed: false });
    expect(await signals.store.claim("CC", start + HOUR)).toEqual({
      claimed: true,
      execution: "CC-20260301T091530250",
    });
  });

  it("keeps a signal once, newest first, until nobody has seen it for 14 days", async () => {
    const many = Array.from({ length: 60 }, (_, index) => signal(`t3_${index}`));
    const again = many.slice(0, many.length / 2);
    const newest = signal("t3_new", "2026-03-01T07:00:00.000");
    await signals.store.save("QA", "reddit", [...many, newest, newest], start);
    await signals.store.save("QA", "reddit", again, start + 10 * 24 * HOUR);
    await signals.store.save("QA", "reddit", [], start + 11 * 24 * HOUR);
    // All were seen on day 0, half of the many again on day 10.
    const at = (days: number) => signals.store.find("QA", start + days * 24 * HOUR);
    const first = await at(12);
    expect(first.signals).toHaveLength(many.length + 1);
    expect(first.signals[0]).toEqual(newest);
    expect((await at(14)).signals).toHaveLength(again.length);
    expect((await at(24)).signals).toEqual([]);
  });

  it("knows nothing of a market that nobody asked for", async () => {
    expect(await signals.store.find("ZW")).toEqual({ market: "ZW", refreshed_at: null, sources: {}, signals: [] });
  });
});
