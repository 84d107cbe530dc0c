import { describe, expect, it } from "vitest";
import { sourceOutcomeSchema, sourceState } from "../../../../../functions/personas/signals/refresh/source-outcome.ts";

const at = "2026-03-01T08:15:30.000";
const stateOf = (outcome: unknown) => sourceState(sourceOutcomeSchema.parse(outcome), at);
const caught = (Error: string, Cause?: string) => stateOf({ source: "ebay", failure: { Error, Cause } });

describe("the state of a source after a refresh", () => {
  it("counts what it brought", () => {
    expect(stateOf({ source: "reddit", status: "ok", count: 60, reason: null })).toEqual({
      status: "ok",
      reason: null,
      at,
      count: 60,
    });
  });

  it("says why it was skipped", () => {
    const reason = "eBay has no marketplace for the market JP.";
    expect(stateOf({ source: "ebay", status: "skipped", count: 0, reason })).toMatchObject({
      status: "skipped",
      reason,
    });
  });

  it.each(["SourceThrottled", "SourceUnavailable", "SourceUnusable"])("has the sentence of a %s", (errorType) => {
    const errorMessage = "eBay asks us to wait 60 s before the next request.";
    const cause = JSON.stringify({ errorType, errorMessage, trace: ["at file.ts"] });
    expect(caught(errorType, cause)).toEqual({ status: "failed", reason: errorMessage, at, count: 0 });
  });

  it("is readable when the time was up, also without a cause", () => {
    expect(caught("States.Timeout").reason).toBe("eBay took too long and was given up.");
  });

  it("keeps the words of an internal error to the execution", () => {
    const cause = JSON.stringify({ errorType: "TypeError", errorMessage: "x is not a function" });
    expect(caught("TypeError", cause).reason).toBe(
      "eBay could not be asked because of an internal error (TypeError); the operators find it in the execution.",
    );
    expect(caught("Runtime.ExitError", "not JSON").reason).toContain("(Runtime.ExitError)");
  });
});
