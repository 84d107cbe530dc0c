import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sourcesOfMarket } from "../../../functions/personas/signals/market-sources.ts";
import { LOCAL_SIGNAL_CREDENTIALS } from "../../../local/signals/credentials.ts";
import { sampleMarkets } from "../../../local/signals/samples.ts";
import { startSignals, type LocalSignals } from "../../../local/signals/start-signals.ts";

let server: LocalSignals;
beforeAll(async () => {
  server = await startSignals();
});
afterAll(() => server.close());

async function tokenOf(source: "reddit" | "ebay"): Promise<string> {
  const { client_id, client_secret } = LOCAL_SIGNAL_CREDENTIALS[source];
  const url = source === "reddit" ? "/reddit/api/v1/access_token" : "/ebay/identity/v1/oauth2/token";
  const response = await fetch(`${server.endpoint}${url}`, {
    method: "POST",
    headers: { authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString("base64")}` },
    body: new URLSearchParams({
      grant_type: "client_credentials",
      scope: "https://api.ebay.com/oauth/api_scope",
    }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
}

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${server.endpoint}${path}`, { headers });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text };
};

describe("the local sources of signals", () => {
  it("admit nobody without a token", async () => {
    expect((await get("/reddit/r/germany/top")).status).toBe(401);
    const ebay = await get("/ebay/buy/browse/v1/item_summary/search?q=x", { authorization: "Bearer made-up" });
    expect(ebay.status).toBe(401);
    expect(JSON.parse(ebay.text)).toMatchObject({ errors: [{ message: "Invalid access token" }] });
  });

  it("know which subreddits there are", async () => {
    const authorization = `Bearer ${await tokenOf("reddit")}`;
    const known = await get("/reddit/r/germany/top?t=week&limit=2", { authorization });
    expect(JSON.parse(known.text)).toMatchObject({ kind: "Listing", data: { after: expect.any(String) } });
    const unknown = await get("/reddit/r/nothing_of_this_name/top", { authorization });
    expect(unknown.status).toBe(404);
  });

  it.each(["q=", "q=x&limit=10&offset=5"])("refuse eBay searches such as %s", async (query) => {
    const authorization = `Bearer ${await tokenOf("ebay")}`;
    const answer = await get(`/ebay/buy/browse/v1/item_summary/search?${query}`, { authorization });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.text)).toMatchObject({ errors: [{ category: "REQUEST" }] });
  });

  it("have a feed of the App Store for every app, with entries or without", async () => {
    const answer = await get("/app-store/de/rss/customerreviews/page=1/id=1/sortby=mostrecent/json");
    const { feed } = JSON.parse(answer.text) as { feed: object };
    expect(feed).toHaveProperty("title");
    expect(feed).not.toHaveProperty("entry");
  });
});

describe("the sample markets", () => {
  it.each(sampleMarkets)("of $market are asked for by our adapters", ({ market, reddit, reviews }) => {
    const sources = sourcesOfMarket(market)!;
    expect(sources.subreddits.map(({ name }) => name)).toEqual(expect.arrayContaining(Object.keys(reddit)));
    const apps = sources.app_store?.apps.map(({ id }) => id) ?? [];
    expect(reviews.filter(({ app_id }) => !apps.includes(app_id)).map(({ app_name }) => app_name)).toEqual([]);
  });
});
