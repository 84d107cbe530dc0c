import { describe, expect, it } from "vitest";
import { routes } from "../../../../functions/service/routes.ts";
import { allowanceOf, allowances, requireEveryRoute, routeAllowances } from "../../../bench/storage/allowances.ts";

const operations = routes.map(({ operationId }) => operationId);

describe("what routes may ask of the table", () => {
  it("is said of every route there is, and of no other", () => {
    expect(Object.keys(routeAllowances).sort()).toEqual([...operations].sort());
  });

  it("is two calls in sequence at most, with a key or without", () => {
    expect(Math.max(...Object.values(allowances).map(({ roundTrips }) => roundTrips))).toBe(2);
    expect([
      allowances[allowanceOf("createProject")].roundTrips,
      allowances[allowanceOf("createProject", true)].roundTrips,
    ]).toEqual([1, 2]);
  });

  it("has to be said of a new route before it can be measured", () => {
    expect(() => allowanceOf("exportProject")).toThrow(/exportProject.*allowances\.ts/);
  });
});

describe("a walk", () => {
  it("that forgets a route says which", () => {
    const visited = new Set(operations.filter((operation) => operation !== "getProject"));
    expect(() => requireEveryRoute(visited)).toThrow(/does not visit getProject;/);
    expect(() => requireEveryRoute(new Set(operations))).not.toThrow();
  });
});
