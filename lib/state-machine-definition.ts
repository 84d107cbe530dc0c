import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { PipelineName } from "../functions/contracts/functions.ts";
import { projectRoot } from "./project-root.ts";

/** What holds retries, catches and inputs under names, for the states to refer to; no part of the definition. */
const NAMED = "Named";

/**
 * The definition of a pipeline in Amazon States Language, made of `state-machines/<name>.asl.yaml`: JSON with a
 * placeholder for the ARN of every function and child pipeline, as it is deployed and as it runs on one machine.
 */
export function definitionOf(name: PipelineName): string {
  const text = readFileSync(join(projectRoot, "state-machines", `${name}.asl.yaml`), "utf8");
  const { [NAMED]: _, ...definition } = parse(text, { maxAliasCount: -1 }) as Record<string, unknown>;
  return JSON.stringify(definition, undefined, 2);
}

/** The placeholders of a definition: `${PlanPersonas}` → `PlanPersonas`. */
export const placeholdersOf = (definition: string): string[] => [
  ...new Set([...definition.matchAll(/\$\{(\w+)\}/g)].map((match) => match[1] as string)),
];
