import { describe, expect, it } from "vitest";
import { batchCapacitiesSchema } from "../../functions/platform/functions/batch-capacity.ts";
import { askingRoutes } from "../../functions/service/functions/in-request-model-calls.ts";
import { functionEntries, functions, type FunctionDefinition } from "../../functions/service/functions/functions.ts";
import { environmentSettings } from "../../lib/config.ts";
import { resourcesIn, stacksOf } from "./resources.ts";
import { appOf } from "./synthesise.ts";

const app = appOf();
const all = (environment: string, type: string) => resourcesIn(app, stacksOf(app, environment), type);
const entries: readonly (readonly [string, FunctionDefinition])[] = functionEntries;

interface FunctionProperties {
  FunctionName: string;
  Timeout: number;
  ReservedConcurrentExecutions?: number;
  Environment: { Variables: Record<string, unknown> & { BATCH_CAPACITIES?: string } };
}
const propertiesOf = (environment: string) => {
  const found = all(environment, "AWS::Lambda::Function").map(
    ({ Properties }) => Properties as unknown as FunctionProperties,
  );
  return new Map(found.map((properties) => [properties.FunctionName.slice(environment.length + 1), properties]));
};

describe.each(Object.entries(environmentSettings))("the functions of %s", (environment, settings) => {
  const deployed = propertiesOf(environment);

  it("have the time that the catalogue gives them, on which the gateway's and the states' rest", () => {
    for (const [name, { timeoutSeconds }] of entries) expect(deployed.get(name)?.Timeout, name).toBe(timeoutSeconds);
  });

  it("make at most as many model calls at once as the environment allows, and none is left out", () => {
    const callers = entries.filter(([, { modelCalls }]) => modelCalls !== undefined);
    const calls = callers.map(([name, { modelCalls }]) => {
      const { ReservedConcurrentExecutions: reserved, Environment } = deployed.get(name) ?? {};
      expect(reserved, name).toBeGreaterThanOrEqual(1);
      const { BATCH_CAPACITIES: batches = "{}" } = Environment?.Variables ?? {};
      const { callsAtOnce } = batchCapacitiesSchema.parse(JSON.parse(batches))[name] ?? {};
      expect(callsAtOnce !== undefined, name).toBe(modelCalls?.inBatches ?? false);
      return (reserved ?? Infinity) * (callsAtOnce ?? modelCalls?.atOnce ?? Infinity);
    });
    expect(calls.length).toBeGreaterThan(0);
    const sum = calls.reduce((total, value) => total + value, 0);
    expect(sum).toBeLessThanOrEqual(settings.modelCallsAtOnce);
    // What rounding leaves unused is small, or the cap would not be the cap.
    expect(sum).toBeGreaterThan(0.8 * settings.modelCallsAtOnce);
  });

  it("reserve for each resource of the API what its requests hold, those that wait for a model included", () => {
    for (const [name] of entries.filter(([, { trigger }]) => trigger.kind === "api")) {
      const waiting = askingRoutes.filter((route) => route.function === name);
      const held = waiting.reduce((sum, { throttle }) => sum + throttle!.burst + throttle!.rate * 11, 0);
      expect(deployed.get(name)?.ReservedConcurrentExecutions, name).toBe(settings.apiRequestsAtOnce + held);
    }
  });

  it("reserve all together what a new account has, less what must be left to others", () => {
    const reserved = [...deployed.values()].reduce((sum, own) => sum + (own.ReservedConcurrentExecutions ?? 0), 0);
    expect(reserved).toBeLessThanOrEqual(1_000 - 100);
  });

  it("reserve nothing elsewhere: work would wait although there is room", () => {
    const uncapped = entries.filter(([, { trigger, modelCalls }]) => trigger.kind !== "api" && !modelCalls);
    const reserving = uncapped.filter(([name]) => deployed.get(name)?.ReservedConcurrentExecutions !== undefined);
    expect(reserving.map(([name]) => name)).toEqual([]);
    // Embeddings have quotas of their own, which these calls are far from.
    const asking = entries.filter(
      ([, { trigger, permissions }]) =>
        trigger.kind !== "api" && permissions.models?.some((role) => role !== "embedding"),
    );
    expect(asking.filter(([, { modelCalls }]) => modelCalls === undefined).map(([name]) => name)).toEqual([]);
  });

  it("get no secret through their environment, only where it lies", () => {
    const names = new Set<string>();
    for (const [name, { Environment }] of deployed) {
      for (const [variable, value] of Object.entries(Environment.Variables)) {
        names.add(variable);
        expect(JSON.stringify(value), `${name} ${variable}`).not.toMatch(/\{\{resolve:/);
      }
    }
    const secretive = [...names].filter((variable) =>
      /(SECRET|PASSWORD|KEY|CREDENTIAL|TOKEN)(?!.*_URL$)/.test(variable),
    );
    expect(secretive.sort()).toEqual(["RESPONDENTS_SECRET_ID", "SIGNAL_SECRET_ID", "TOKEN_SECRET_ID"]);
    for (const { Environment } of deployed.values()) {
      for (const variable of secretive) {
        const value = Environment.Variables[variable];
        // The ARN of a secret, as one stack exports it to the other.
        if (value !== undefined) expect(JSON.stringify(value)).toMatch(/^\{"Fn::ImportValue":"[\w-]+:ExportsOutputRef/);
      }
    }
  });

  it("have six times their time for a message before another one gets it", () => {
    const queues = all(environment, "AWS::SQS::Queue");
    const mappings = all(environment, "AWS::Lambda::EventSourceMapping");
    const consumers = entries.filter(([, { trigger }]) => trigger.kind === "queue");
    expect(mappings).toHaveLength(consumers.length);
    for (const { Properties, logicalId } of mappings) {
      const source = JSON.stringify(Properties.EventSourceArn);
      const queue = queues.find((candidate) => source.includes(`GetAtt${candidate.logicalId}Arn`));
      const [name] = consumers.find(([consumer]) => logicalId.startsWith(consumer.replaceAll("-", ""))) ?? [];
      expect(queue?.Properties.VisibilityTimeout, `${name}`).toBeGreaterThanOrEqual(
        6 * functions[name as keyof typeof functions].timeoutSeconds,
      );
    }
  });
});
