import { AwsSolutionsChecks } from "cdk-nag";
import { describe, expect, it } from "vitest";
import { environmentConfig, environmentSettings } from "../../lib/config.ts";
import { nagAcknowledgements } from "../../lib/nag-acknowledgements.ts";
import { appOf } from "./synthesise.ts";

interface Report {
  violations: { ruleName: string; violatingResources: { constructPath?: string }[] }[];
}

const findingsOf = (app: ReturnType<typeof appOf>): { id: string; path: string }[] => {
  const { violations } = new AwsSolutionsChecks(app).validateScope(app) as Report;
  return violations.flatMap(({ ruleName, violatingResources }) =>
    violatingResources.map(({ constructPath = "" }) => ({ id: ruleName, path: constructPath })),
  );
};

const acknowledgements = Object.entries(environmentSettings).flatMap(([name, settings]) =>
  nagAcknowledgements(environmentConfig(name, settings)),
);

describe("cdk-nag (AwsSolutions)", () => {
  it("has no finding that is not explained", () => {
    expect(findingsOf(appOf())).toEqual([]);
  });

  it("still finds everything that is explained, so that no explanation outlives its cause", () => {
    const findings = findingsOf(appOf({ acknowledgements: () => [] }));
    const stale = acknowledgements.filter(
      ({ id, path }) => !findings.some((finding) => finding.id === id && finding.path.startsWith(`${path}/`)),
    );
    expect(stale).toEqual([]);
    expect(findings.length).toBeGreaterThan(0);
  });

  it.each(acknowledgements)("$path: $id has a reason", ({ reason }) => {
    expect(reason).toMatch(/^[A-Z].{40,}\.$/);
  });
});
