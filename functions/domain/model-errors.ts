import { noCost, type Cost } from "./costs/cost.ts";

/**
 * What can go wrong with a model call. The names are what the state machines' Retry and Catch match, so a rename here
 * is a change of the pipelines too.
 */
export const modelErrorNames = [
  "ModelThrottled",
  "ModelTimeout",
  "ModelUnusableOutput",
  "ModelRefused",
  "ModelMisconfigured",
] as const;
export type ModelErrorName = (typeof modelErrorNames)[number];

/** A model call that came to nothing, with what it cost all the same. */
export class ModelError extends Error {
  override readonly name: ModelErrorName;
  readonly usage: Cost;
  readonly modelId: string;
  constructor(name: ModelErrorName, message: string, modelId: string, usage: Cost = noCost) {
    super(message);
    this.name = name;
    this.modelId = modelId;
    this.usage = usage;
  }
}

/** The work was aborted, deleted or superseded while a task ran: it stops, writes nothing and is not retried. */
export class WorkStopped extends Error {
  override readonly name = "WorkStopped";
}

/** Another persona of the group took the name meanwhile; the retry is told the taken names. */
export class NameTaken extends Error {
  override readonly name = "NameTaken";
}
