import { expect, it } from "vitest";
import { meetsTarget, ratioOf } from "../../../bench/figure.ts";
import { figuresOf } from "../../../bench/http/figures.ts";
import type { Measured } from "../../../bench/http/rounds.ts";
import { serverNames, type ServerName } from "../../../bench/http/servers/server.ts";

const speeds: Record<ServerName, number[]> = {
  "local server": [900, 3_000, 2_000],
  "serverless-offline in process": [500, 10, 600],
  "bare Node with the SDK": [2_200, 2_200, 2_200],
};
const measured = ["health", "get project"].flatMap((handler) =>
  serverNames.map((server): Measured => ({
    server,
    handler,
    rounds: speeds[server].map((perSecond) => ({ perSecond, p50: 1 / perSecond, p99: 2 / perSecond, unsuccessful: 0 })),
  })),
);
const figures = figuresOf(measured, 0.5, { autocannon: "8.0.0" });
const find = (what: string, over: string) =>
  figures.find((figure) => figure.what === what && figure.over.what === over);

it("puts the median round of ours over that of each other server", () => {
  const ratio = (over: string) => {
    const figure = find("requests a second, health", over);
    return figure && ratioOf(figure);
  };
  expect(ratio("serverless-offline in process")).toBe(4);
});

it("has a target where one is set, which these speeds reach", () => {
  const withTarget = figures.filter(({ target }) => target);
  expect(withTarget.map(({ what, over }) => [what, over.what])).toEqual([
    ["requests a second, health", "bare Node with the SDK"],
    ["requests a second, get project", "bare Node with the SDK"],
  ]);
  expect(withTarget.map(meetsTarget)).toEqual([true, true]);
});

it("compares times in seconds, where less is better", () => {
  const p99 = find("p99 of an answer, get project", "serverless-offline in process");
  expect(p99?.measured).toEqual({ value: 2 / 2_000, unit: "s" });
  expect(p99?.over.value).toBe(2 / 500);
});

it("has every line once", () => {
  expect(figures).toHaveLength(2 * 2 * 3);
  expect(new Set(figures.map(({ what, over }) => `${what} over ${over.what}`)).size).toBe(figures.length);
});
