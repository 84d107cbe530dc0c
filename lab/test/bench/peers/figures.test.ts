import { describe, expect, it } from "vitest";
import { ratioOf } from "../../../bench/figure.ts";
import { comparisonFigures, inputInWords, type Comparison } from "../../../peers/comparison/figures.ts";
import { ANCHOR, type WatchedCall } from "../../../peers/comparison/model-watch.ts";
import { ourUse } from "../../../peers/comparison/our-use.ts";
import { PRICED_MODEL, usdOf } from "../../../peers/comparison/price.ts";
import { readRecorded } from "../../../peers/comparison/recorded.ts";
import { peers, type Peer } from "../../../peers/studies/peers.ts";

const call = (purpose: string, startedMs: number, changes: Partial<WatchedCall> = {}): WatchedCall => ({
  kind: "chat",
  purpose,
  startedMs,
  endedMs: startedMs + 2_000,
  inputTokens: 1_000,
  outputTokens: 100,
  parts: { rules: 300, tool: 200, persona: 400, rest: 100 },
  asked: "",
  answer: null,
  ...changes,
});
const embedding = (purpose: string) => call(purpose, 2_000, { kind: "embedding", inputTokens: 5, parts: null });
const ours = ourUse([
  call("ask", 0),
  call("ask", 10),
  embedding("embedding"),
  embedding(ANCHOR),
  call("write_report", 2_500, { inputTokens: 500 }),
]);

describe("our own use", () => {
  it("is told with the report and without, and without what only a first study asks for", () => {
    expect(ours.whole).toMatchObject({ calls: 3, inputTokens: 2_500, chain: 2, embeddings: 1, embeddedTokens: 5 });
    expect(ours.withoutReport).toMatchObject({ calls: 2, inputTokens: 2_000, chain: 1 });
  });

  it("says of every prompt what its tokens are for", () => {
    expect(ours.prompts.ask).toEqual({ calls: 2, rules: 600, tool: 400, persona: 800, rest: 200, outputTokens: 200 });
  });
});

it("puts into words what a call's input is, the report's aside", () => {
  expect(inputInWords(ours)).toBe("300 of rules, 200 of schema, 400 of the person, 100 else");
});

it("prices all calls with one model of the list, and embeddings with theirs", () => {
  const use = { ...ours.whole, inputTokens: 1_000_000, outputTokens: 100_000, embeddedTokens: 0 };
  // Claude Haiku 4.5 in Europe: a tenth more than 1 and 5 USD a million.
  expect(PRICED_MODEL).toContain("eu.anthropic.claude-haiku-4-5");
  expect(usdOf(use)).toBeCloseTo(1.65, 6);
  expect(usdOf({ ...use, embeddedTokens: 1_000_000 })).toBeCloseTo(1.67, 6);
});

const theirs = { ...ours.whole, calls: 6, inputTokens: 1_250, purposes: { ask: 6 } };
const comparison = (peer: Peer, changes: Partial<Comparison> = {}): Comparison => ({
  peer,
  study: "survey",
  ours,
  theirs,
  recorded: null,
  ...changes,
});
const lines = (of: Comparison, withChain = true) => comparisonFigures(of, { load: 0.5, withChain, personas: 5 });

describe("a comparison", () => {
  it("takes our report in where the peer writes one, and leaves it out where it does not", () => {
    const calls = (peer: Peer) => ratioOf(lines(comparison(peer))[0] as never);
    expect(calls(peers.althing)).toBe(0.5);
    expect(calls(peers.edsl)).toBeCloseTo(1 / 3);
  });

  it("says why ours takes more, and only where it does", () => {
    const [calls, input] = lines(comparison(peers.althing));
    expect(calls?.details).toBe("both with their reports");
    expect(input?.details).toContain("more: rules of speaking and of");
  });

  it("tells recorded figures apart", () => {
    const recorded = { on: "2026-11-22", because: "this is a quick run" };
    const details = lines(comparison(peers.edsl, { recorded })).map((line) => line.details);
    for (const text of details) expect(text).toContain("EDSL as recorded on 2026-11-22 (this is a quick run)");
  });

  it("has no chain where calls take no time", () => {
    expect(lines(comparison(peers.edsl), false).filter(({ what }) => what.includes("chain"))).toEqual([]);
    expect(lines(comparison(peers.edsl)).filter(({ what }) => what.includes("chain"))).toHaveLength(1);
  });

  it("has lines whose words stay the same when versions change", () => {
    const newer = lines(comparison({ ...peers.edsl, version: "9.9.9" }));
    expect(newer.map(({ what }) => what)).toEqual(lines(comparison(peers.edsl)).map(({ what }) => what));
  });
});

it("has something recorded of the very versions that would be run", () => {
  for (const [name, { version, studies }] of Object.entries(readRecorded().peers)) {
    expect(version).toBe(peers[name as keyof typeof peers].version);
    expect(studies.survey.calls).toBeGreaterThan(0);
  }
});
