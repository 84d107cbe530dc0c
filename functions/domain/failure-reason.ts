import { BUDGET_REACHED } from "./costs/budget-reached.ts";
import type { ModelErrorName } from "./model-errors.ts";

const modelReasons: Record<ModelErrorName, string> = {
  ModelThrottled: "The model service was too busy for too long; try again in a few minutes",
  ModelTimeout: "The model took too long to answer; try again in a few minutes",
  ModelUnusableOutput:
    "The model's answers could not be used, even after corrections; try again or reword the material",
  ModelRefused: "The model declined to answer this material; reword it and try again",
  ModelMisconfigured:
    "The configured model cannot be called; ask the operators of this service to check its model ids and permissions",
};

/** What failed, as sentences about it begin. */
export type FailedSubject = "Generation" | "The study" | "The reliability study";

/**
 * Why background work failed, in one sentence for the person who started it.
 * @param errorName the name by which the state machine caught the error
 * @param subject what failed, to begin the sentence for errors that are nobody's fault
 */
export function failureReason(errorName: string, subject: FailedSubject): string {
  if (errorName in modelReasons) return modelReasons[errorName as ModelErrorName];
  if (errorName === "BudgetReached")
    return (
      `The model budget of this month is used up (${BUDGET_REACHED}); ask the operators of this service to raise ` +
      "it, or try again next month"
    );
  if (errorName === "States.Timeout") return `${subject} took too long and was stopped; try again`;
  if (errorName === "NameTaken")
    return "No distinct name could be found for every persona; try again with fewer personas";
  if (errorName === "NoParticipants")
    return "No persona of the group was left to ask; generate personas and start the study again";
  if (errorName === "BriefingGone")
    return "A briefing was deleted before every persona had seen it; start the study again without it";
  if (errorName === "NothingToCompare")
    return "None of the reruns could be finished, so there is nothing to compare; start the reliability check again";
  return (
    `${subject} failed because of an internal error; try again, and if it happens again tell the operators of ` +
    "this service"
  );
}
