import type { ValidityInput } from "./input.ts";
import { measureValidity } from "./measure-validity.ts";
import { answersIn } from "../../dataset/cost-of-simulations.ts";
import type { Calculation } from "../../platform/calculations/calculation.ts";

interface Job {
  input: ValidityInput;
  /** Language of the sentences (BCP 47). */
  language: string;
}

/** Three hundred personas and as many people with a hundred questions take a second. */
export const validity = {
  name: "validity",
  seconds: ({ input: { simulation, anonymous } }: Job) =>
    3e-5 * answersIn(anonymous ? [simulation, anonymous] : [simulation]),
  run: ({ input, language }: Job) => measureValidity(input, language),
} as const satisfies Calculation<Job, unknown>;
