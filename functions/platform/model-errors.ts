import { noCost, type Cost } from "./costs/cost.ts";

/**
 * What can go wrong with a model call. The names are what the state machines' Retry and Catch match, so a rename here
 * is a change of the pipelines too. docs/models.md describes the responses that cause each error.
 */
export const modelErrorNames = [
  "ModelThrottled",
  "ModelTimeout",
  "ModelUnreachable",
  "ModelUnusableOutput",
  "ModelAnswerCut",
  "ModelAnswerEmpty",
  "ModelRefused",
  "ModelQuotaExhausted",
  "ModelKeyRejected",
  "ModelNotFound",
  "ModelContextTooLong",
  "ModelMisconfigured",
] as const;
export type ModelErrorName = (typeof modelErrorNames)[number];

/** Kinds of models, as sentences call them. */
export type ModelKind = "model" | "embedding model";

// A server may quote the request. This length is enough for its reason, but too short for a prompt.
const SAID_LENGTH = 300;
const KEYS = new RegExp(
  [
    String.raw`\b(?:sk|pk|gsk|hf|xai|nvapi)[-_][\w*.-]{6,}`,
    String.raw`\b(?:AKIA|ASIA)[A-Z0-9]{12,}|\beyJ[\w.-]{10,}`,
    String.raw`(?<=\bbearer |\bkey(?: provided)?[:=] ?)\S+`,
  ].join("|"),
  "gi",
);

/** What a model server said, as one line that a log may hold: short, and without keys. */
const quotable = (said: string): string =>
  said.replaceAll(/\s+/g, " ").trim().replaceAll(KEYS, "[redacted]").slice(0, SAID_LENGTH);

/** A failed model call, with what it cost all the same. */
export class ModelError extends Error {
  override readonly name: ModelErrorName;
  usage: Cost;
  readonly modelId: string;
  /** How long the server asks callers to wait, in milliseconds. */
  readonly retryAfterMs: number | undefined;
  /** @param said the reason, in the server's words if it gave one; the message adds which model it was */
  constructor(
    name: ModelErrorName,
    said: string,
    modelId: string,
    usage: Cost = noCost,
    { kind = "model", retryAfterMs }: { kind?: ModelKind; retryAfterMs?: number | undefined } = {},
  ) {
    super(`The ${kind} ${modelId}: ${quotable(said)}`);
    this.name = name;
    this.modelId = modelId;
    this.usage = usage;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Parses the message of a {@link ModelError}, because state machines keep only the message. */
export function readModelMessage(message: string): { kind: ModelKind; said: string } {
  const [, embedding, said = ""] = /^The (embedding )?model .+?: (.*)$/s.exec(message) ?? [];
  return { kind: embedding ? "embedding model" : "model", said };
}

/** The work was aborted, deleted or superseded while a task ran: it stops, writes nothing and is not retried. */
export class WorkStopped extends Error {
  override readonly name = "WorkStopped";
}

/**
 * Time is up before all personas of a batch have finished. Their answers so far are stored. The state machine continues
 * the batch in another invocation, after a pause in which other work may run.
 */
export class BatchUnfinished extends Error {
  override readonly name = "BatchUnfinished";
}

/** Errors that end the whole work: waiting does not help, and asking another persona does not either. */
const hopeless: ReadonlySet<string> = new Set([
  "WorkStopped",
  "TooManyLost",
  "BriefingGone",
  "BudgetReached",
  "MaxCostReached",
  "ModelQuotaExhausted",
  "ModelKeyRejected",
  "ModelNotFound",
  "ModelMisconfigured",
]);
export const isHopeless = (error: unknown): error is Error => error instanceof Error && hopeless.has(error.name);

/** The answer stays unusable or the model refuses: asking the same model again would give the same result. */
const givenUp: ReadonlySet<string> = new Set<ModelErrorName>([
  "ModelUnusableOutput",
  "ModelRefused",
  "ModelAnswerCut",
  "ModelAnswerEmpty",
]);
export const isGivenUp = (error: unknown): error is ModelError =>
  error instanceof ModelError && givenUp.has(error.name);

/** Errors that end the work of one persona only. State machines retry neither these nor the errors above. */
const hopelessForOne: ReadonlySet<string> = new Set(["RespondentGone", "ModelContextTooLong"]);
export const isWorthRetrying = (error: unknown): boolean =>
  !isHopeless(error) && !(error instanceof Error && hopelessForOne.has(error.name));
