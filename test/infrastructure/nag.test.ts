import { AwsSolutionsChecks } from "cdk-nag";
import { describe, expect, it } from "vitest";
import { environmentConfig, environmentSettings, type EnvironmentSettings } from "../../lib/config.ts";
import { nagAcknowledgements } from "../../lib/nag-acknowledgements.ts";
import { appOf } from "./synthesise.ts";

interface Report {
  violations: { ruleName: string; violatingResources: { constructPath?: string }[] }[];
}

const findingsOf = (app: ReturnType<typeof appOf>): { id: string; path: string }[] => {
  // References between stacks get their names when the app is synthesised; findings alone make that fail.
  expect(() => app.synth()).toThrow();
  const { violations } = new AwsSolutionsChecks(app).validateScope(app) as Report;
  return violations.flatMap(({ ruleName, violatingResources }) =>
    violatingResources.map(({ constructPath = "" }) => ({ id: ruleName, path: constructPath })),
  );
};

// One environment: the acknowledgements of both are made by one function.
const settings = environmentSettings.production as EnvironmentSettings;
const acknowledgements = nagAcknowledgements(environmentConfig("production", settings));

describe("cdk-nag (AwsSolutions)", () => {
  // That there is no other finding, every test of a template shows: with one the app cannot be synthesised.
  it("still finds everything that is explained, so that no explanation outlives its cause", () => {
    const findings = findingsOf(appOf({ environments: { production: settings }, acknowledgements: () => [] }));
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
