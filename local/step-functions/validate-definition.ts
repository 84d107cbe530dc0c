import { createRequire } from "node:module";
import { UnsupportedDefinitionError } from "./errors.ts";
import { isObject } from "./json.ts";
import { prepareDefinition } from "./prepare-definition.ts";

interface Diagnostic {
  severity: "ERROR";
  code: string;
  message: string;
  location?: string;
}

/** asl-validator 4 comes without types. */
type AslValidator = (definition: object) => { errors: { "Error code": string; Message?: string }[] };

/**
 * The answer of ValidateStateMachineDefinition: the schema and the transitions by asl-validator, then what this
 * endpoint cannot run. The validator takes 0.1 s and is loaded when it is first asked for.
 */
export function validateDefinition(definition: string): object {
  const diagnostics = findProblems(definition);
  return { result: diagnostics.length === 0 ? "OK" : "FAIL", diagnostics, truncated: false };
}

function findProblems(text: string): Diagnostic[] {
  const definition = parse(text);
  if (!isObject(definition)) {
    return [{ severity: "ERROR", code: "INVALID_JSON_DESCRIPTION", message: "Definition must be a valid JSON object" }];
  }
  const validate = createRequire(import.meta.url)("asl-validator") as AslValidator;
  // The validator writes into what it is given.
  const problems = validate(structuredClone(definition)).errors.map((error): Diagnostic => ({
    severity: "ERROR",
    code: error["Error code"],
    message: error.Message ?? JSON.stringify(error),
  }));
  if (problems.length > 0) return problems;
  try {
    prepareDefinition("definition", definition);
    return [];
  } catch (error) {
    if (!(error instanceof UnsupportedDefinitionError)) throw error;
    return [{ severity: "ERROR", code: error.code, message: error.message }];
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
