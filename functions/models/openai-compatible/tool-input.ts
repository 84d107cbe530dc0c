import type { ForcedTool } from "../bedrock/converse-request.ts";
import { fitToSchema } from "./fit-to-schema.ts";
import { isObject, objectsIn, readJson, type FoundObject, type JsonObject } from "./read-json.ts";

const namesIn = (value: unknown): string[] =>
  isObject(value) ? Object.keys(value) : Array.isArray(value) ? value.map(String) : [];

/**
 * Unwraps the input from what servers and models put around it. This may be a call as `{"name", "arguments"}` or
 * `{"name", "parameters"}`, a `function` around it, or the tool's name as a key. Arguments may be encoded once more.
 */
function unwrapped(value: JsonObject, tool: ForcedTool, depth = 0): JsonObject {
  const own = namesIn(tool.schema.properties);
  const wrapper = ["arguments", "parameters", "input", "function", tool.name].find(
    (name) => Object.hasOwn(value, name) && !own.includes(name),
  );
  if (wrapper === undefined || depth > 3 || own.some((name) => Object.hasOwn(value, name))) return value;
  const inner = value[wrapper];
  const decoded = typeof inner === "string" ? readJson(inner) : inner;
  return isObject(decoded) ? unwrapped(decoded, tool, depth + 1) : value;
}

/**
 * Finds the input of a forced tool in what a model wrote, and repairs it by the tool's schema. If there are several
 * objects, it is the most complete one, the last among equals. An object that may be a piece of an answer that was cut
 * counts only if it is complete.
 * @returns undefined when there is none
 */
export function toolInput(text: string, tool: ForcedTool): unknown {
  const required = namesIn(tool.schema.required);
  const missing = ({ value }: FoundObject) => required.filter((name) => !Object.hasOwn(value, name)).length;
  const candidates = objectsIn(text)
    .map(({ value, maybePiece }) => ({ value: unwrapped(value, tool), maybePiece }))
    .filter((candidate) => !candidate.maybePiece || missing(candidate) === 0);
  const best = candidates.toReversed().toSorted((one, other) => missing(one) - missing(other))[0];
  return best && fitToSchema(tool.schema, best.value);
}
