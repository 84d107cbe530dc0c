import { describe, expect, it } from "vitest";
import { failureReason } from "../../../functions/platform/failure-reason.ts";
import { ModelError, modelErrorNames } from "../../../functions/platform/model-errors.ts";
import { failureDetail } from "../../../functions/platform/log/failure-detail.ts";

/** The cause under which a state machine catches what a function threw. */
const causeOf = ({ name, message }: Error) => JSON.stringify({ errorType: name, errorMessage: message, trace: [] });
const reasonOf = (error: Error, environment: string, cause = causeOf(error)) =>
  failureReason(error.name, "The study", failureDetail({ Cause: cause }, { ENVIRONMENT: environment }));

describe("the reason of a failure", () => {
  it.each(modelErrorNames)("says what is wrong and what to do: %s", (name) => {
    const error = new ModelError(name, "Key abc of server 10.0.0.7 was refused.", "some.model-v1:0");
    const reason = reasonOf(error, "production");
    expect(reason).toMatch(/^The [^;]+; [^;]+$/);
    expect(reason).not.toMatch(/10\.0\.0\.7|some\.model|internal error/);
    expect(reasonOf(error, "local")).toBe(`${reason}: Key abc of server 10.0.0.7 was refused`);
  });

  it("is different for every name", () => {
    const reasons = modelErrorNames.map((name) => reasonOf(new ModelError(name, "x", "m"), "production"));
    expect(new Set(reasons).size).toBe(modelErrorNames.length);
  });

  it("says that it was the embedding model", () => {
    const error = new ModelError("ModelNotFound", "no such model", "m", undefined, { kind: "embedding model" });
    expect(reasonOf(error, "production")).toContain("The configured embedding model does not exist");
  });

  it.each(["", "no JSON", "null", "{}"])("does without the words of a cause that has none: %j", (cause) => {
    const error = new ModelError("ModelNotFound", "no such model", "m");
    expect(reasonOf(error, "local", cause)).toBe(
      "The configured model does not exist; ask the operators of this service to check its model ids",
    );
  });

  it("of an unknown error keeps its words to the log", () => {
    const error = new TypeError("x is not a function");
    expect(reasonOf(error, "local")).toBe(
      "The study failed because of an internal error; try again, and if it happens again tell the operators of this " +
        "service",
    );
  });
});

it("does not tell anybody to repeat a study whose report cannot be rewritten at its cost limit", () => {
  expect(failureReason("MaxCostReached", "Writing the report")).toMatch(
    /^The study has reached its max_cost_usd, so no/,
  );
});
