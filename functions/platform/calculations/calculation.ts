import type { CarriedError, ErrorClasses } from "./carried-error.ts";

/**
 * Computing of the domain that may take long. What goes in and out can be cloned (maps and typed arrays too, functions
 * and instances of classes not), since it may run in a thread of its own.
 */
export interface Calculation<Input, Output> {
  /** By which the thread finds it. */
  name: string;
  /** What it takes of a whole CPU, in seconds, within a factor of two or three: from sizes alone, at no cost. */
  seconds: (input: Input) => number;
  run: (input: Input) => Output;
  /** The input without what plays no part: to clone it keeps the event loop of who sends it. */
  sent?: (input: Input) => unknown;
  /** Classes of the errors that callers tell apart, by `name` of the error: no class comes out of a thread. */
  errors?: ErrorClasses;
}

/** What a thread is started with: the name of a calculation, and its input. */
export interface CalculationJob {
  name: string;
  input: unknown;
}

export type CalculationReply = { output: unknown } | { failure: CarriedError };
