import { describe, expect, it } from "vitest";
import { idleLines, usdOf, usedLines, type Resource } from "../../costs/monthly-base.ts";

const resources: Resource[] = [
  { Type: "AWS::WAFv2::WebACL", Properties: { Rules: [{}, {}, {}] } },
  { Type: "AWS::CloudWatch::Alarm", Properties: { MetricName: "Errors" } },
  {
    Type: "AWS::CloudWatch::Alarm",
    Properties: { Metrics: [{ Expression: "a + b" }, { MetricStat: {} }, { MetricStat: {} }] },
  },
  { Type: "AWS::SecretsManager::Secret" },
  { Type: "AWS::Lambda::Function" },
];
const lineOf = (lines: ReturnType<typeof idleLines>, words: string) => lines.find(({ what }) => what.includes(words));

describe("an idle month", () => {
  const lines = idleLines(resources);

  it("counts rules beside their firewall, and every metric of an alarm", () => {
    expect(lines.filter(({ what }) => what.includes("firewall")).map(usdOf)).toEqual([5, 3]);
    expect(lineOf(lines, "alarm")).toMatchObject({ count: 3, each: 0.1 });
  });

  it("runs the sweeper once a minute", () => {
    expect(lineOf(lines, "Scheduled")?.count).toBe(43_200);
  });

  it("leaves out what is not there", () => {
    expect(lineOf(lines, "Dashboard")).toBeUndefined();
    expect(idleLines([]).map(({ what }) => what)).toEqual(["Scheduled run that finds nothing to do"]);
  });
});

describe("a month of use", () => {
  const models = {
    persona: ["a", "b"],
    moderator: "c",
    report: "c",
    parse: "a",
    embedding: "e",
    fallbacks: { a: "d" },
  };

  it("pays for the gateway's detailed metrics only if they are on", () => {
    const stage = (MetricsEnabled: boolean): Resource => ({
      Type: "AWS::ApiGateway::Stage",
      Properties: { MethodSettings: [{ MetricsEnabled }] },
    });
    expect(usedLines([stage(false)], models)).toHaveLength(1);
    expect(usedLines([stage(true)], models)).toHaveLength(2);
  });
});
