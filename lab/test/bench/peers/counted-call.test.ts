import { describe, expect, it } from "vitest";
import { longestChain, useOf, type CountedCall } from "../../../peers/studies/counted-call.ts";

const call = (startedMs: number, endedMs: number, changes: Partial<CountedCall> = {}): CountedCall => ({
  kind: "chat",
  purpose: "q1",
  startedMs,
  endedMs,
  inputTokens: 100,
  outputTokens: 10,
  ...changes,
});

describe("the longest chain", () => {
  it("is one call for any number side by side", () => {
    expect(longestChain([call(0, 10), call(1, 11), call(9, 19)])).toBe(1);
  });

  it("follows whoever waits longest, whatever the others do in the meantime", () => {
    const short = [call(0, 10), call(11, 21), call(22, 32)];
    expect(longestChain([...short, call(0, 30), call(5, 15), call(33, 43)])).toBe(4);
  });

  it("does not take the call that begins first when one that ends sooner leaves room for more", () => {
    expect(longestChain([call(0, 100), call(1, 2), call(3, 4)])).toBe(2);
  });

  it("counts a call that begins the moment another ends", () => {
    expect(longestChain([call(10, 20), call(0, 10)])).toBe(2);
  });

  it("is empty where nothing was called", () => {
    expect(longestChain([])).toBe(0);
  });
});

it("adds up calls and keeps embeddings apart", () => {
  const calls = [call(1_000, 3_000), call(3_500, 5_500), call(9_000, 9_200, { kind: "embedding", inputTokens: 7 })];
  expect(useOf(calls)).toEqual({
    calls: 2,
    inputTokens: 200,
    outputTokens: 20,
    chain: 2,
    seconds: 4.5,
    embeddings: 1,
    embeddedTokens: 7,
  });
});

it("takes nothing for a study without calls", () => {
  expect(useOf([])).toMatchObject({ calls: 0, seconds: 0, chain: 0 });
});
