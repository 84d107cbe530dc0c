import { filledIn, pipedIn } from "./piping.ts";
import type { Survey } from "./schemas.ts";

/** Most characters of the values of a variable in a question; longer values are replaced by the variable's name. */
const LONGEST_VALUES = 80;

/** A variable by the values that it may have, `[1.49 EUR / 2.99 EUR]`, or by its name where they are too long. */
function variableName(name: string, variables: Survey["variables"]): string {
  const values = new Set(variables.filter((variable) => variable.name === name).map(({ value }) => value));
  const listed = [...values].map((value) => value || "–").join(" / ");
  return [...values].every((value) => value === "") || listed.length > LONGEST_VALUES || pipedIn(listed).length > 0
    ? `[${name}]`
    : `[${listed}]`;
}

function filledThroughout(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return filledIn(value, names);
  if (Array.isArray(value)) return value.map((one) => filledThroughout(one, names));
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, filledThroughout(one, names)]));
}

/** A value with every text in it filled in. */
export const allFilledIn = <T>(value: T, names: ReadonlyMap<string, string>): T => filledThroughout(value, names) as T;

/** Names that show readers which values each variable in a question can have. */
export const variableNames = (variables: Survey["variables"]): ReadonlyMap<string, string> =>
  new Map(variables.map(({ name }) => [name, variableName(name, variables)]));
