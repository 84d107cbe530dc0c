import { readFileSync } from "node:fs";
import { Template } from "aws-cdk-lib/assertions";
import type { App, Stack } from "aws-cdk-lib";
import { Code } from "aws-cdk-lib/aws-lambda";
import { environmentSettings, type EnvironmentSettings } from "../../lib/config.ts";
import { createApp, type CreateAppProps } from "../../lib/create-app.ts";

const { context } = JSON.parse(readFileSync(new URL("../../cdk.json", import.meta.url), "utf8")) as {
  context: Record<string, unknown>;
};

/** The app as `cdk synth` makes it, with a one-line program in every function instead of a bundle. */
export const appOf = (props: Partial<CreateAppProps> = {}): App =>
  createApp({
    version: "1.2.3",
    codeOf: () => Code.fromInline("exports.handler = async () => ({});"),
    app: { context, stackTraces: false, treeMetadata: false },
    ...props,
  });

/** One environment of the app, with some settings changed. */
export const appWith = (name: string, changes: Partial<EnvironmentSettings> = {}): App =>
  appOf({ environments: { [name]: { ...(environmentSettings[name] as EnvironmentSettings), ...changes } } });

/** The template of one stack of an app. */
export const templateOf = (app: App, stack: string): Template => Template.fromStack(app.node.findChild(stack) as Stack);
