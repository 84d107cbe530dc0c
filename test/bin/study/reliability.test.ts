import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { createClient } from "../../../clients/typescript/src/index.ts";
import { checkReliability } from "../../../bin/study/reliability.ts";
import { createProgressDisplay } from "../../../bin/cli/progress-display.ts";
import { REPORT, type FakeRoutes } from "./fake-service.ts";
import { runningReliability, sampleReliability } from "./sample-reliability.ts";
import { argumentsFor, fakeService, study, temporaryFolder } from "./setup.ts";

const CHECK = "/projects/project-1/simulations/simulation-1/reliability-check";
const started = () => ({ status: 202, body: { ...runningReliability, completed_runs: 0 } });
const goesWell: FakeRoutes = {
  [`POST ${CHECK}`]: started,
  [`GET ${CHECK}`]: ({ times }) => ({
    status: 200,
    body:
      [runningReliability, { ...runningReliability, completed_runs: 3 }, sampleReliability][times - 1] ??
      sampleReliability,
  }),
};

describe("--reliability", () => {
  it("runs a finished study again, shows how far it is and then prints the report", async () => {
    const service = await fakeService(goesWell);
    const { exitCode, output, errors } = await study([
      ...argumentsFor(service),
      "--reliability",
      "3",
      "--vary",
      "model,scale",
    ]);
    expect(exitCode).toBe(0);
    expect(service.bodyOf(`POST ${CHECK}`)).toEqual({ runs: 3, vary: ["scale", "model"] });
    expect(errors).toMatch(
      new RegExp(
        "Reliability: 1 of 3 reruns complete\n" +
          "Reliability: All 3 reruns are complete; comparing the answers\n" +
          "Reliability: Complete: 3 reruns compared with the study\n",
      ),
    );
    expect(output).toBe(REPORT);
    expect(service.routes().lastIndexOf(`GET ${CHECK}`)).toBeLessThan(
      service.routes().findIndex((route) => route.includes("/export")),
    );
  });

  it("is no part of a study that does not ask for it", async () => {
    const service = await fakeService(goesWell);
    await study(argumentsFor(service));
    expect(service.routes()).not.toContain(`POST ${CHECK}`);
  });

  it("that fails leaves the printed results, gives the reason and ends as a failed study does", async () => {
    const failed = { ...runningReliability, status: "failed", error: "No rerun could be finished" };
    const service = await fakeService({ ...goesWell, [`GET ${CHECK}`]: () => ({ status: 200, body: failed }) });
    const file = join(temporaryFolder(), "study.json");
    const { exitCode, output, errors } = await study([...argumentsFor(service), "--reliability", "2", "--json", file]);
    expect(exitCode).toBe(1);
    expect(errors).toMatch(/The reliability check failed: No rerun could be finished\n$/);
    expect(output).toBe(REPORT);
    const written = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
    expect(written).toHaveProperty("results.simulation_id", "simulation-1");
    expect(written).not.toHaveProperty("reliability");
  });

  it("that the service refuses ends with its sentence", async () => {
    const detail = "A reliability check of this simulation is running already.";
    const service = await fakeService({ [`POST ${CHECK}`]: () => ({ status: 400, body: { detail } }) });
    const { exitCode, errors } = await study([...argumentsFor(service), "--reliability", "2"]);
    expect(exitCode).toBe(1);
    expect(errors.endsWith(`${detail}\n`)).toBe(true);
  });

  it("says how far the reruns came when the time is over", async () => {
    const service = await fakeService({
      [`POST ${CHECK}`]: started,
      [`GET ${CHECK}`]: () => ({ status: 200, body: runningReliability }),
    });
    const conduct = {
      api: createClient({ url: service.url, key: service.issueToken() }),
      display: createProgressDisplay({ write: () => true }, {}),
      signal: new AbortController().signal,
    };
    await expect(
      checkReliability({ project_id: "project-1", id: "simulation-1" }, { runs: 3, timeoutSeconds: 0 }, conduct),
    ).rejects.toThrow("Not finished within 0 seconds (1 of 3 reruns complete)");
  });

  it("is written with everything else by --json", async () => {
    const file = join(temporaryFolder(), "study.json");
    await study([...argumentsFor(await fakeService(goesWell)), "--reliability", "3", "--json", file]);
    expect(JSON.parse(readFileSync(file, "utf8"))).toHaveProperty("reliability", sampleReliability);
  });

  it("keeps a service started for the study until the reruns are compared", async () => {
    let stopped = false;
    const service = await fakeService({
      ...goesWell,
      [`GET ${CHECK}`]: () => (stopped ? { status: 500, body: {} } : { status: 200, body: sampleReliability }),
    });
    const { exitCode } = await study([...argumentsFor({ url: "http://127.0.0.1:9/api/v1" }), "--reliability", "3"], {
      startService: async () => ({ url: service.url, close: async () => void (stopped = true) }),
    });
    expect(exitCode).toBe(0);
    expect(stopped).toBe(true);
  });
});
