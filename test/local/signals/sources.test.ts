import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  openSignalSources,
  type SignalSourcesOptions,
} from "../../../functions/personas/signals/sources/open-signal-sources.ts";
import {
  type MarketSignal,
  type SignalSource,
  signalSources,
} from "../../../functions/personas/signals/market-signals.ts";
import { LOCAL_SIGNAL_CREDENTIALS } from "../../../local/signals/credentials.ts";
import type { SampleMarket } from "../../../local/signals/samples.ts";
import { startSignals, type LocalSignals } from "../../../local/signals/start-signals.ts";

const market: SampleMarket = {
  market: "DE",
  reddit: {
    germany: [9, 8, 7, 6, 5].map((score) => ({
      title: `Butter costs ${score} euros`,
      text: `I **really** think that u/butter_${score} is right about the price of it.`,
      score,
      comments: 3,
      daysAgo: score % 3,
      author: `butter_author_${score}`,
    })),
    Kochen: [
      {
        title: "Was kocht ihr?",
        text: "Ich koche das, was im Haus ist, und nicht mehr.",
        score: 4,
        comments: 1,
        daysAgo: 1,
        author: "koch_author",
      },
    ],
  },
  ebay: [1, 2, 3].map((sold) => ({
    query: "Kaffeemaschine",
    title: `Filtermaschine ${sold}`,
    price: `${sold}9.90`,
    currency: "EUR",
    condition: "Neu",
    sold,
    daysAgo: sold,
    seller: `seller_author_${sold}`,
  })),
  reviews: [
    ...[1, 2].map((day) => ({
      app_id: "1238611143",
      app_name: "Lidl Plus",
      rating: 2 as const,
      title: `Langsam ${day}`,
      text: `Seit ${day} Tagen ist die App langsam.`,
      daysAgo: day,
      author: `review_author_${day}`,
    })),
    {
      app_id: "382596778",
      app_name: "Kleinanzeigen",
      rating: 5,
      title: "Gut",
      text: "Das ist eine gute App.",
      daysAgo: 0,
      author: "review_author_0",
    },
  ],
};

let server: LocalSignals;
let requests: string[] = [];

beforeAll(async () => {
  server = await startSignals({ markets: [market], log: (line) => requests.push(line) });
});
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
});
afterEach(() => {
  for (const source of signalSources) server.setFault(source, null);
});

const open = (options: Partial<SignalSourcesOptions> = {}) =>
  openSignalSources({ baseUrls: server.hosts, credentials: LOCAL_SIGNAL_CREDENTIALS, ...options });
const requestsFor = (path: string) => requests.filter((line) => line.includes(path)).length;

describe("Reddit", () => {
  it("brings the week's posts of all subreddits that exist, most discussed first", async () => {
    const signals = await open().reddit.fetch("DE");
    expect(signals.map(({ place, title, language }) => [place, title, language])).toEqual([
      ...[9, 8, 7, 6, 5].map((score) => ["r/germany", `Butter costs ${score} euros`, "en"]),
      ["r/Kochen", "Was kocht ihr?", "de"],
    ]);
    expect(signals[0]).toMatchObject({
      source: "reddit",
      market: "DE",
      excerpt: "I really think that is right about the price of it.",
      external_id: expect.stringMatching(/^t3_[0-9a-z]+$/),
      observed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.000$/),
    });
    expect(await (await fetch(signals[0]!.url!)).text()).toContain("Butter costs 9 euros");
  });

  it("turns pages", async () => {
    const signals = await open({ limits: { pageSize: 2, pagesPerPlace: 3 } }).reddit.fetch("DE");
    expect(signals.filter(({ place }) => place === "r/germany")).toHaveLength(5);
    expect(requestsFor("/r/germany/top")).toBe(3);
  });

  it("stops asking while Reddit has no requests left for us", async () => {
    let now = Date.now();
    const { reddit } = open({ now: () => now });
    server.setFault("reddit", { kind: "throttled", retryAfterSeconds: 30, times: 1 });
    await expect(reddit.fetch("DE")).rejects.toMatchObject({ name: "SourceThrottled" });
    requests = [];
    await expect(reddit.fetch("DE")).rejects.toMatchObject({ name: "SourceThrottled" });
    expect(requests).toEqual([]);
    now += 31_000;
    expect(await reddit.fetch("DE")).toHaveLength(6);
  });
});

describe("eBay", () => {
  it("brings what is offered at which price, best match first", async () => {
    const signals = await open().ebay.fetch("DE");
    expect(signals.map(({ title, excerpt }) => [title, excerpt])).toEqual([
      ["Filtermaschine 3", "39.90 EUR · Neu · Kaffeemaschine"],
      ["Filtermaschine 2", "29.90 EUR · Neu · Kaffeemaschine"],
      ["Filtermaschine 1", "19.90 EUR · Neu · Kaffeemaschine"],
    ]);
    expect(signals[0]).toMatchObject({
      place: "eBay Germany",
      language: "de",
      external_id: expect.stringMatching(/^v1\|/),
    });
    expect(signals[0]!.url).toMatch(/\/itm\/\d+$/);
  });

  it("turns pages", async () => {
    const { ebay } = open({ limits: { pageSize: 2, pagesPerPlace: 2 } });
    expect(await ebay.fetch("DE")).toHaveLength(3);
  });
});

describe("the App Store", () => {
  it("brings reviews, whether an app has many, one or none", async () => {
    const signals = await open().app_store.fetch("DE");
    expect(signals.map(({ place, excerpt }) => [place, excerpt])).toEqual([
      ["App Store: Lidl Plus", "★★☆☆☆ Seit 1 Tagen ist die App langsam."],
      ["App Store: Lidl Plus", "★★☆☆☆ Seit 2 Tagen ist die App langsam."],
      ["App Store: Kleinanzeigen", "★★★★★ Das ist eine gute App."],
    ]);
  });
});

describe.each(signalSources)("every source, such as %s,", (source: SignalSource) => {
  /** Short where the source hangs, as long as usual where an answer is waited for. */
  const hurried = { requestTimeoutMs: 40, deadlineMs: 80 };

  it("names nobody", async () => {
    expect(JSON.stringify(await open()[source].fetch("DE"))).not.toMatch(/author|butter_\d/);
  });

  it("calls the same things by the same ids", async () => {
    const ids = async () => (await open()[source].fetch("DE")).map(({ external_id }) => external_id);
    const first = await ids();
    expect(new Set(first).size).toBe(first.length);
    expect(await ids()).toEqual(first);
  });

  it.each([
    [{ kind: "down" }, "SourceUnavailable"],
    [{ kind: "down", status: 503 }, "SourceUnavailable"],
    [{ kind: "slow", ms: 400 }, "SourceUnavailable"],
    [{ kind: "rubbish" }, "SourceUnusable"],
    [{ kind: "rubbish", as: "json" }, "SourceUnusable"],
    [{ kind: "throttled", retryAfterSeconds: 0, times: 9 }, "SourceThrottled"],
  ] as const)("turns %j into %s and works again after", async (fault, name) => {
    const adapter = open({ limits: fault.kind === "slow" ? hurried : {} })[source];
    server.setFault(source, fault);
    await expect(adapter.fetch("DE")).rejects.toMatchObject({ name });
    server.setFault(source, null);
    expect(await open()[source].fetch("DE")).not.toEqual([]);
  });

  it("is skipped with a sentence for a market without it", async () => {
    expect(open()[source].skipped("DE")).toBeNull();
    expect(open()[source].skipped("AQ")).toMatch(/AQ.*\.$/);
  });
});

describe.each(["reddit", "ebay"] as const)("a source with credentials, such as %s,", (source) => {
  const token = { reddit: "/access_token", ebay: "/oauth2/token" }[source];

  it("keeps its token until it runs out", async () => {
    let now = Date.now();
    const adapter = open({ now: () => now })[source];
    await adapter.fetch("DE");
    await adapter.fetch("DE");
    expect(requestsFor(token)).toBe(1);
    now += 25 * 60 * 60_000;
    await adapter.fetch("DE");
    expect(requestsFor(token)).toBe(2);
  });

  it("gets another token if one is withdrawn", async () => {
    const adapter = open()[source];
    const before = await adapter.fetch("DE");
    server.withdrawTokens();
    // Samples are as old as they are from now: their times move on.
    const ids = (signals: MarketSignal[]) => signals.map(({ external_id }) => external_id);
    expect(ids(await adapter.fetch("DE"))).toEqual(ids(before));
  });

  it("says that its credentials are refused", async () => {
    const wrong = { client_id: "some-id", client_secret: "wrong" };
    const adapter = open({ credentials: { reddit: wrong, ebay: wrong } })[source];
    await expect(adapter.fetch("DE")).rejects.toMatchObject({
      name: "SourceUnusable",
      message: expect.stringMatching(/refused our credentials/),
    });
    await expect(adapter.fetch("DE")).rejects.not.toThrow("wrong");
  });

  it("is skipped with a sentence without credentials", async () => {
    const adapter = open({ credentials: { reddit: null, ebay: null } })[source];
    expect(adapter.skipped("DE")).toMatch(/client id and secret.*\.$/);
    expect(requests).toEqual([]);
  });
});
