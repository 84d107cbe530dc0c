import type { ChoiceValidityInput } from "./choice-input.ts";
import { measureChoices } from "./measure-choices.ts";
import type { Calculation } from "../../platform/calculations/calculation.ts";

interface Job {
  input: ChoiceValidityInput;
  /** Language of the sentences (BCP 47). */
  language: string;
}

/** Fifty personas and as many people with thirty utilities take two seconds. */
export const choiceValidity = {
  name: "choice-validity",
  seconds: ({ input: { design, personas, choosers, choices } }: Job) => {
    const utilities = design.attributes.reduce((total, { levels }) => total + levels.length - 1, 1);
    const own = 1.5e-7 * personas.length * utilities ** 2 * (design.tasks_per_persona * design.alternatives_per_task);
    return own + 1e-6 * utilities ** 2 * choices.tasks + 2e-6 * choosers.length * personas.length * utilities;
  },
  run: ({ input, language }: Job) => measureChoices(input, language),
} as const satisfies Calculation<Job, unknown>;
