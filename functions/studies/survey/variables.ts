import { evaluate, questionsIn, testsIn, type TruthOf } from "./condition.ts";
import { pipedIn } from "./piping.ts";
import type { Survey } from "./schemas.ts";

type WithVariables = Pick<Survey, "variables">;

/**
 * Ids of the questions that a variable depends on, by its conditions and by what it shows, also through other
 * variables.
 */
export function questionsBehind(survey: WithVariables, name: string, seen = new Set<string>()): string[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const isVariable = (one: string) => survey.variables.some((variable) => variable.name === one);
  return survey.variables
    .filter((variable) => variable.name === name)
    .flatMap(({ value, when }) => {
      const named = [
        ...pipedIn(value),
        ...testsIn(when).flatMap((test) => ("variable" in test ? [test.variable] : [])),
      ];
      const asked = [...questionsIn(when), ...named.filter((one) => !isVariable(one))];
      return [...asked, ...named.filter(isVariable).flatMap((one) => questionsBehind(survey, one, seen))];
    });
}

/** Ids of the questions whose answers the names in a text stand for. Names are those of questions or of variables. */
export const questionsShown = (survey: WithVariables, names: readonly string[]): string[] => [
  ...new Set(
    names.flatMap((name) =>
      survey.variables.some((variable) => variable.name === name) ? questionsBehind(survey, name) : [name],
    ),
  ),
];

/**
 * The value of a variable, with the other variables that it shows filled in; answers that it shows stay as `{{q3}}`.
 * @returns null if an answer that decides it is still missing
 */
export function valueOf({ variables }: WithVariables, name: string, truthOf: TruthOf): string | null {
  const from = variables.findLastIndex((variable) => variable.name === name);
  return valueBefore(variables, name, from + 1, truthOf);
}

/** The variable's value from the entries before a position in the list, so that it may show its own earlier value. */
function valueBefore(variables: Survey["variables"], name: string, before: number, truthOf: TruthOf): string | null {
  for (let at = before - 1; at >= 0; at -= 1) {
    const variable = variables[at]!;
    if (variable.name !== name) continue;
    const truth = variable.when === null ? true : evaluate(variable.when, truthOf);
    if (truth === "open") return null;
    if (truth !== true) continue;
    let value = variable.value;
    for (const shown of pipedIn(value)) {
      if (!variables.some((other) => other.name === shown)) continue;
      const said = valueBefore(variables, shown, at, truthOf);
      if (said === null) return null;
      value = value.replaceAll(`{{${shown}}}`, () => said);
    }
    return value;
  }
  return "";
}
