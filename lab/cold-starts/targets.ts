import type { FunctionName } from "../../functions/platform/functions/environment.ts";
import { functions, type FunctionDefinition } from "../../functions/service/functions/functions.ts";

/** What a start may take over that of Node alone, in milliseconds, and how large a bundle may be. */
export const TARGETS = { crudMs: 75, otherMs: 110, bundleBytes: 1_048_576 } as const;

/** Functions of the API that read and write the table and leave models and documents to others. */
function isCrud(name: FunctionName): boolean {
  const { trigger, permissions }: FunctionDefinition = functions[name];
  return trigger.kind === "api" && permissions.models === undefined && permissions.files === undefined;
}

export const targetOf = (name: FunctionName): number => (isCrud(name) ? TARGETS.crudMs : TARGETS.otherMs);
