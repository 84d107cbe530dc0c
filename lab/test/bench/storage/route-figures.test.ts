import { describe, expect, it } from "vitest";
import { meetsTarget, ratioOf } from "../../../bench/figure.ts";
import type { ServiceCall } from "../../../bench/storage/calls.ts";
import { routeFigure, type MeasuredVisit } from "../../../bench/storage/route-figures.ts";

const call = (service: string, command: string, startedAt: number): ServiceCall => ({
  requestId: "r",
  function: "api-projects",
  service,
  command,
  from: "functions/projects/store.ts:1",
  startedAt,
  endedAt: startedAt + 1,
  readUnits: 1,
  writeUnits: 0,
  failed: false,
});
const visit = (operationId: string, calls: ServiceCall[], fields: Partial<MeasuredVisit> = {}): MeasuredVisit => ({
  operationId,
  situation: "",
  keyed: false,
  requestId: "r",
  calls,
  ...fields,
});
const roundTrips = (count: number) => Array.from({ length: count }, (_, place) => call("DynamoDB", "Get", 2 * place));

describe("the line of a route", () => {
  it("is missed by a route that reads one item in two trips", () => {
    const figure = routeFigure(visit("getProject", roundTrips(2)), undefined, 0);
    expect(figure.what).toBe("GET /projects/{project_id}: calls of the table in sequence");
    expect([ratioOf(figure), meetsTarget(figure)]).toEqual([2, false]);
  });

  it("is reached by a route that asks for nothing, and missed by one that should", () => {
    expect(meetsTarget(routeFigure(visit("getAvatar", []), undefined, 0))).toBe(true);
    expect(meetsTarget(routeFigure(visit("getAvatar", roundTrips(1)), undefined, 0))).toBe(false);
  });

  it("names situation and key, which allows a second trip", () => {
    const keyed = { keyed: true, situation: "with a briefing" };
    const figure = routeFigure(visit("createSimulation", roundTrips(2), keyed), undefined, 0);
    expect(figure.size).toBe("with a briefing, with an Idempotency-Key");
    expect(meetsTarget(figure)).toBe(true);
  });

  it("says what the first request of a process called besides", () => {
    const secret = call("Secrets Manager", "GetSecretValue", 0);
    const first = visit("getProject", [secret, ...roundTrips(2)]);
    const figure = routeFigure(visit("getProject", roundTrips(1)), first, 0);
    expect(figure.data?.only_at_first).toEqual(["Secrets Manager GetSecretValue", "DynamoDB Get"]);
    expect(figure.details).toContain("at first also Secrets Manager GetSecretValue, DynamoDB Get");
  });
});
