import { useOf, type ModelUse } from "../studies/counted-call.ts";
import { ANCHOR, type InputParts, type WatchedCall } from "./model-watch.ts";

/** What one of our studies took, with its report and without, since not every peer writes one. */
export interface OurUse {
  whole: ModelUse;
  withoutReport: ModelUse;
  /** Of every prompt: how many calls, and what their input and output consist of. */
  prompts: Record<string, { calls: number; outputTokens: number } & InputParts>;
}

/** The tool of the report's prompt. */
export const REPORT = "write_report";

function promptsOf(calls: readonly WatchedCall[]): OurUse["prompts"] {
  const prompts: OurUse["prompts"] = {};
  for (const { purpose, parts, outputTokens } of calls) {
    if (!parts) continue;
    const sum = (prompts[purpose] ??= { calls: 0, rules: 0, tool: 0, persona: 0, rest: 0, outputTokens: 0 });
    sum.calls += 1;
    sum.outputTokens += outputTokens;
    for (const part of ["rules", "tool", "persona", "rest"] as const) sum[part] += parts[part];
  }
  return prompts;
}

/** Adds up a study's calls, without those that only the first study of an installation makes. */
export function ourUse(calls: readonly WatchedCall[]): OurUse {
  const own = calls.filter(({ purpose }) => purpose !== ANCHOR);
  return {
    whole: useOf(own),
    withoutReport: useOf(own.filter(({ purpose }) => purpose !== REPORT)),
    prompts: promptsOf(own),
  };
}
