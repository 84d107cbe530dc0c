import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { METRIC_NAMESPACE, metrics, type MetricName } from "../../functions/platform/log/metric-definitions.ts";
import type { FaultInjector } from "../../local/bedrock/faults.ts";
import { CONCEPT, Company } from "../support/company.ts";
import { executionArn } from "../support/executions.ts";
import { borrowStack } from "../support/borrowed-stack.ts";
import type { TemporaryStack } from "../support/temporary-stack.ts";
import { until } from "../support/until.ts";

type Line = Record<string, any>;

let stack: TemporaryStack;
let company: Company;
let projectId: string;
let groupId: string;
let fault: FaultInjector | undefined;
const correlations: string[] = [];
beforeAll(async () => {
  stack = await borrowStack({
    modelFaults: (call) => {
      correlations.push((call.body as Line).requestMetadata?.correlation as string);
      return fault?.(call);
    },
  });
  company = await Company.signUp(stack.url);
  ({ projectId, groupId } = await company.prepare({ persona_count: 2 }));
});
afterAll(() => stack.close());
beforeEach(() => {
  fault = undefined;
  correlations.length = 0;
});

const logText = () => readFileSync(join(stack.dataFolder, "logs", "functions.log"), "utf8");
const lines = (): Line[] =>
  logText()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as Line);
const linesOf = (correlation: string) => lines().filter((line) => line.correlation_id === correlation);
/** Waits until a line is written: output reaches the file a moment after it was made. */
const logged = (correlation: string, enough: (found: Line[]) => boolean) =>
  until(() => Promise.resolve(linesOf(correlation)), enough);
const metricOf = (line: Line): string[] =>
  ((line._aws?.CloudWatchMetrics ?? []) as { Metrics: { Name: string }[] }[]).flatMap(({ Metrics }) =>
    Metrics.map(({ Name }) => Name),
  );
const tells = (name: MetricName) => (line: Line) => metricOf(line).includes(name);

describe("one id from the request on", () => {
  it("stands in the lines of its execution and in every model call", async () => {
    const started = await company.startConceptTest(projectId, groupId);
    const id = started.body.id as string;
    const request = started.headers["x-request-id"] as string;
    const study = await company.waitForSimulation(projectId, id);
    // The last state tells its metrics first and says that it is done a line later.
    const found = await logged(
      request,
      (some) =>
        some.some(tells("StudyCompleted")) && some.some((line) => line.function === "simulation-complete-study"),
    );

    expect(new Set(correlations.filter(Boolean))).toEqual(new Set([request]));
    expect(found.find(({ message }) => message === "request")).toMatchObject({
      function: "api-simulations",
      status: 201,
    });
    const link = found.find(({ message }) => message === "execution started")?.execution as string;
    expect(link).toBe(`${stack.endpoints.step_functions}/executions/${executionArn("simulation", id)}`);
    const functions = new Set(found.map((line) => line.function as string).filter(Boolean));
    for (const name of [
      "simulation-start-study",
      "simulation-ask-concept",
      "simulation-write-report",
      "simulation-complete-study",
    ])
      expect(functions).toContain(name);
    expect(found.filter(tells("ModelLatency"))).toHaveLength(study.usage.llm_calls);
    const completed = found.filter(tells("StudyCompleted"));
    expect(completed).toHaveLength(1);
    expect(completed[0]).toMatchObject({
      study_type: "concept_test",
      environment: "local",
      StudyCompleted: 1,
      StudyModelCalls: study.usage.llm_calls,
      StudyInputTokens: study.usage.input_tokens,
      StudyOutputTokens: study.usage.output_tokens,
    });
    expect(completed[0]?.StudyDuration).toBeGreaterThan(0);
  });

  it("goes on in the reruns of a reliability study", async () => {
    const { id } = (await company.startConceptTest(projectId, groupId)).body;
    await company.waitForSimulation(projectId, id as string);
    correlations.length = 0;
    const path = `/projects/${projectId}/simulations/${id as string}/reliability-check`;
    const started = await company.post(path, { runs: 2 });
    const request = started.headers["x-request-id"] as string;
    await until(
      async () => (await company.get(path)).body,
      ({ status }) => status !== "running",
    );
    const found = await logged(request, (some) => some.some(tells("StudyCompleted")));
    expect(new Set(correlations.filter(Boolean))).toEqual(new Set([request]));
    expect(found.filter(tells("StudyCompleted")).map(({ study_type }) => study_type as string)).toEqual([
      "reliability_study",
    ]);
  });

  it("goes on in the messages of queues", async () => {
    const other = await company.createProject("To be deleted");
    const { headers } = await company.delete(`/projects/${other}`);
    const found = await logged(headers["x-request-id"] as string, (some) =>
      some.some(({ message }) => message === "deletion done"),
    );
    expect(found.map((line) => line.function as string)).toContain("worker-delete-resources");
  });
});

describe("a study that fails", () => {
  it("is told once, with the execution to look at", async () => {
    fault = () => ({ status: 404, type: "ResourceNotFoundException", message: "end of life" });
    const started = await company.startConceptTest(projectId, groupId);
    const id = started.body.id as string;
    expect((await company.waitForSimulation(projectId, id)).status).toBe("failed");
    const found = await logged(
      started.headers["x-request-id"] as string,
      (some) => some.some(tells("StudyFailed")) && some.some(({ message }) => message === "study failed"),
    );
    expect(found.filter(tells("StudyFailed"))).toHaveLength(1);
    expect(found.find(tells("StudyFailed"))).toMatchObject({
      study_type: "concept_test",
      error_name: "ModelNotFound",
    });
    const line = found.find(({ message }) => message === "study failed");
    expect(line).toMatchObject({ level: "error", error_name: "ModelNotFound" });
    expect(line?.execution).toContain(executionArn("simulation", id));
    expect(line?.cause).toContain("end of life");
    expect(found.find(tells("ModelFailed"))).toMatchObject({ reason: expect.stringContaining("end of life") });
  });
});

describe("the log as a whole", () => {
  it("holds no words that anybody said or wrote, and no name of a persona", async () => {
    const { id } = (await company.startConceptTest(projectId, groupId)).body;
    await company.waitForSimulation(projectId, id as string);
    const results = (await company.get(`/projects/${projectId}/simulations/${id as string}/results`)).body;
    const text = logText();
    expect(text).not.toContain(CONCEPT);
    expect(text).not.toContain(company.email);
    for (const { persona_name, reaction } of results.persona_results as { persona_name: string; reaction: string }[]) {
      expect(text).not.toContain(persona_name);
      expect(text).not.toContain(reaction.slice(0, 40));
    }
  });

  it("holds metrics that are in the list only, with the units and dimensions they have there", () => {
    const told = lines().filter((line) => line._aws !== undefined);
    expect(told.length).toBeGreaterThan(20);
    for (const line of told) {
      const [directive] = line._aws.CloudWatchMetrics as {
        Namespace: string;
        Dimensions: string[][];
        Metrics: { Name: MetricName; Unit: string }[];
      }[];
      expect(directive?.Namespace).toBe(METRIC_NAMESPACE);
      for (const { Name, Unit } of directive?.Metrics ?? []) {
        expect(metrics[Name], Name).toMatchObject({ unit: Unit });
        const { dimension } = metrics[Name];
        expect(directive?.Dimensions).toEqual([["environment", ...(dimension ? [dimension] : [])]]);
        expect(line[Name], Name).toBeTypeOf("number");
      }
      for (const dimension of directive?.Dimensions.flat() ?? []) expect(line[dimension]).toBeTypeOf("string");
    }
  });
});
