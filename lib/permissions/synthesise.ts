import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Code } from "aws-cdk-lib/aws-lambda";
import { environmentSettings, type EnvironmentSettings } from "../config.ts";
import { createApp } from "../create-app.ts";
import { projectRoot } from "../project-root.ts";
import { valueResolver, type ResolveValue, type StackTemplate } from "./template-values.ts";

/** The environment whose policies are looked at; those of others differ in names alone. */
export const ENVIRONMENT = "staging";

/** A model for every role, none of them for two: policies then show which role they are for. */
const MODEL_PER_ROLE: EnvironmentSettings["models"] = {
  persona: ["acme.persona-v1:0"],
  moderator: "acme.moderator-v1:0",
  report: "acme.report-v1:0",
  parse: "acme.parse-v1:0",
  embedding: "acme.embedding-v1:0",
  fallbacks: {
    "acme.persona-v1:0": "other.instead-v1:0",
    "acme.moderator-v1:0": "other.instead-v1:0",
    "acme.report-v1:0": "other.instead-v1:0",
    "acme.parse-v1:0": "other.instead-v1:0",
  },
};

export interface SynthesisedStacks {
  /** By the name of the stack. */
  templates: Record<string, StackTemplate>;
  resolve: ResolveValue;
}

/** The templates of all stacks of an environment, with a one-line program in every function instead of a bundle. */
export function synthesiseStacks(): SynthesisedStacks {
  const { context } = JSON.parse(readFileSync(join(projectRoot, "cdk.json"), "utf8")) as {
    context: Record<string, unknown>;
  };
  const settings = { ...(environmentSettings[ENVIRONMENT] as EnvironmentSettings), models: MODEL_PER_ROLE };
  const app = createApp({
    version: "0.0.0",
    codeOf: () => Code.fromInline("exports.handler = async () => ({});"),
    environments: { [ENVIRONMENT]: settings },
    app: { context, stackTraces: false, treeMetadata: false },
  });
  const templates = Object.fromEntries(
    app.synth().stacks.map(({ stackName, template }) => [stackName, template as StackTemplate]),
  );
  return { templates, resolve: valueResolver(templates) };
}
