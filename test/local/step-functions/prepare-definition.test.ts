import { describe, expect, it } from "vitest";
import { prepareDefinition } from "../../../local/step-functions/prepare-definition.ts";

const done = { Type: "Pass", End: true };
const single = (state: object, rest: object = {}) => ({ StartAt: "State", States: { State: state, ...rest } });
const task = (Resource: string) => single({ Type: "Task", Resource, End: true });

describe("a definition that would run differently here", () => {
  it.each([
    ["JSONata", { QueryLanguage: "JSONata", ...single(done) }],
    ["JSONata in one state", single({ ...done, QueryLanguage: "JSONata" })],
    ["variables", single({ ...done, Assign: { a: 1 } })],
    ["ItemReader", single({ Type: "Map", ItemReader: {}, ItemProcessor: single(done), End: true })],
    [
      "distributed Map",
      single({ Type: "Map", ItemProcessor: { ProcessorConfig: { Mode: "DISTRIBUTED" }, ...single(done) }, End: true }),
    ],
    ["a task token", single({ ...done, Parameters: { "token.$": "$$.Task.Token" } })],
    ["States.JsonToString", single({ ...done, Parameters: { "text.$": "States.JsonToString($)" } })],
    ["a type test that is false", single({ Type: "Choice", Choices: [{ IsNull: false, Next: "State" }] })],
    ["the path $", single({ ...done, ResultPath: "$" })],
    ["another service", task("arn:aws:states:::sqs:sendMessage")],
    ["a child that nobody waits for", task("arn:aws:states:::states:startExecution")],
    ["a time by its path", single({ Type: "Wait", SecondsPath: "$.seconds", End: true })],
    ["a placeholder left over", task("${PlanFunction}")],
    ["a missing target", single({ Type: "Pass", Next: "Nowhere" })],
    ["a missing catch target", single({ ...done, Catch: [{ ErrorEquals: ["States.ALL"], Next: "Nowhere" }] })],
    ["a missing start", { StartAt: "Nowhere", States: { State: done } }],
    ["an unknown type", single({ Type: "Activity", End: true })],
    ["any of these inside a branch", single({ Type: "Parallel", Branches: [single({ Type: "?" })], End: true })],
  ])("is refused: %s", (_, definition) => {
    expect(() => prepareDefinition("study", definition)).toThrow(
      expect.objectContaining({
        code: "UNSUPPORTED_DEFINITION",
        message: expect.stringMatching(/^State machine study /),
      }),
    );
  });

  it("is accepted with Lambda functions and child executions", () => {
    for (const resource of [
      "arn:aws:lambda:eu-central-1:123456789012:function:plan",
      "arn:aws:states:::states:startExecution.sync:2",
    ]) {
      expect(prepareDefinition("study", task(resource)).StartAt).toBe("State");
    }
  });

  it("is not changed where text only looks like a path", () => {
    const literal = { ...done, Parameters: { note: "see $$.Execution.Id" }, Comment: "$$.Execution" };
    expect(prepareDefinition("study", single(literal)).States["State"]).toEqual(literal);
  });
});
