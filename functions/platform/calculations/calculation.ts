import type { CarriedError, ErrorClasses } from "./carried-error.ts";

/**
 * A computation of the domain that may take long and may run in its own thread. Input and output must therefore be
 * cloneable: maps and typed arrays are, functions and class instances are not.
 */
export interface Calculation<Input, Output> {
  /** The name by which the thread finds it. */
  name: string;
  /** Estimated seconds on a whole CPU, within a factor of two or three. Computed from sizes alone, at no cost. */
  seconds: (input: Input) => number;
  run: (input: Input) => Output;
  /** The input without its unused parts, because cloning blocks the event loop of the sender. */
  sent?: (input: Input) => unknown;
  /** Error classes that callers distinguish, by the `name` of the error: a thread cannot return a class. */
  errors?: ErrorClasses;
}

/** What a thread is started with: the name of a calculation, and its input. */
export interface CalculationJob {
  name: string;
  input: unknown;
}

export type CalculationReply = { output: unknown } | { failure: CarriedError };
