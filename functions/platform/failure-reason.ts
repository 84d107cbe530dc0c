import { BUDGET_REACHED } from "./costs/budget-reached.ts";
import { readLossMessage } from "./pipelines/losses.ts";
import { modelErrorNames, readModelMessage, type ModelErrorName, type ModelKind } from "./model-errors.ts";

const OPERATORS = "the operators of this service";
const AGAIN = "try again, and if it happens again tell " + OPERATORS;

/** By name: what is wrong with a model, and what to do about it. */
const modelFailures: Record<ModelErrorName, { problem: (model: ModelKind) => string; remedy: string }> = {
  ModelThrottled: { problem: (model) => `The ${model} is too busy`, remedy: "try again in a few minutes" },
  ModelTimeout: { problem: (model) => `The ${model} took too long to answer`, remedy: "try again in a few minutes" },
  ModelUnreachable: { problem: (model) => `The ${model} cannot be reached`, remedy: AGAIN },
  ModelUnusableOutput: {
    problem: (model) => `The ${model}'s answers could not be used, even after corrections`,
    remedy: "try again or reword the material",
  },
  ModelAnswerCut: {
    problem: (model) => `The ${model}'s answers were cut off at their limit, even when shorter ones were asked for`,
    remedy: `shorten the material, or ask ${OPERATORS} for another model`,
  },
  ModelAnswerEmpty: { problem: (model) => `The ${model} answered nothing, even when asked again`, remedy: AGAIN },
  ModelRefused: {
    problem: (model) => `The ${model} declined to answer this material`,
    remedy: "reword it and try again",
  },
  ModelQuotaExhausted: {
    problem: (model) => `The quota of the ${model} is used up`,
    remedy: `ask ${OPERATORS} to raise it, or try again tomorrow`,
  },
  ModelKeyRejected: {
    problem: (model) => `The ${model} may not be called with the key of this service`,
    remedy: `ask ${OPERATORS} to check its key and permissions`,
  },
  ModelNotFound: {
    problem: (model) => `The configured ${model} does not exist`,
    remedy: `ask ${OPERATORS} to check its model ids`,
  },
  ModelContextTooLong: {
    problem: (model) => `The material is too long for the ${model}`,
    remedy: `shorten it, or ask ${OPERATORS} for a model that reads more`,
  },
  ModelMisconfigured: {
    problem: (model) => `The configured ${model} cannot be called as it is`,
    remedy: `ask ${OPERATORS} to check its settings`,
  },
};

/**
 * What is wrong with a model, and what to do about it.
 * @param message the error's message, which shows which kind of model it was
 * @param inDetail whether to add the model server's own words, which reveal settings: only for those who operate the
 * deployment
 */
export function modelFailureReason(
  name: ModelErrorName,
  message: string,
  inDetail: boolean,
): { problem: string; remedy: string; words: string } {
  const { kind, said } = readModelMessage(message);
  const { problem, remedy } = modelFailures[name];
  const quoted = said.replace(/^The /, "the ").replace(/\.$/, "");
  return { problem: problem(kind), remedy, words: inDetail && quoted !== "" ? `: ${quoted}` : "" };
}

const isModelError = (name: string): name is ModelErrorName => (modelErrorNames as readonly string[]).includes(name);

/** What failed; sentences about it begin with these words. */
export type FailedSubject =
  | "Generation"
  | "The study"
  | "The reliability check"
  | "The coding of answers"
  | "Writing the report";

/** What could not be done for the lost parts. */
const lostBy: Record<FailedSubject, string> = {
  Generation: "personas could not be written",
  "The study": "personas could not be asked",
  "The reliability check": "personas could not be asked",
  "The coding of answers": "answers could not be coded",
  "Writing the report": "texts could not be written",
};

/** What is known about an error besides its name; see {@link modelFailureReason}. */
export interface FailureDetail {
  message: string;
  inDetail: boolean;
}

/**
 * Why background work failed, in one sentence for the person who started it.
 * @param errorName the name by which the state machine caught the error
 * @param subject what failed; the sentence about an internal error or a timeout begins with it
 */
export function failureReason(errorName: string, subject: FailedSubject, detail?: FailureDetail): string {
  if (isModelError(errorName)) {
    const { problem, remedy, words } = modelFailureReason(errorName, detail?.message ?? "", detail?.inDetail ?? false);
    return `${problem}; ${remedy}${words}`;
  }
  switch (errorName) {
    case "TooManyLost": {
      const { lost, all, errorName: last, said } = readLossMessage(detail?.message ?? "") ?? {};
      const reason = failureReason(last ?? "", subject, { message: said ?? "", inDetail: detail?.inDetail ?? false });
      return lost === undefined || all === 1 ? reason : `${lost} of ${all} ${lostBy[subject]}: ${reason}`;
    }
    case "BudgetReached":
      return (
        `The model budget of this month is used up (${BUDGET_REACHED}); ask ${OPERATORS} to raise it, or try again ` +
        "next month"
      );
    case "MaxCostReached":
      if (subject === "Writing the report")
        return "The study has reached its max_cost_usd, so no model can be asked for the words of its report";
      return "The study reached its max_cost_usd before anybody had answered; start it again with a higher one";
    case "States.Timeout":
      return `${subject} took too long and was stopped; try again`;
    case "NoParticipants":
      return "No persona of the group was left to ask; generate personas and start the study again";
    case "BriefingGone":
      return "A briefing was deleted before every persona had seen it; start the study again without it";
    case "RespondentGone":
      return "A real respondent was deleted before the study had asked them; start the study again without them";
    case "NothingToCompare":
      return "None of the reruns could be finished, so there is nothing to compare; start the reliability check again";
    default:
      return `${subject} failed because of an internal error; ${AGAIN}`;
  }
}
