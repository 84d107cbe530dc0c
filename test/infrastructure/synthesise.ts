import { readFileSync } from "node:fs";
import { Template } from "aws-cdk-lib/assertions";
import type { App } from "aws-cdk-lib";
import { Code } from "aws-cdk-lib/aws-lambda";
import { environmentSettings, type EnvironmentSettings } from "../../lib/config.ts";
import { createApp, type CreateAppProps } from "../../lib/create-app.ts";

const { context } = JSON.parse(readFileSync(new URL("../../cdk.json", import.meta.url), "utf8")) as {
  context: Record<string, unknown>;
};

/** An app with some things changed, with a one-line program in every function instead of a bundle. */
const makeApp = (props: Partial<CreateAppProps>): App =>
  createApp({
    version: "1.2.3",
    codeOf: () => Code.fromInline("exports.handler = async () => ({});"),
    app: { context, stackTraces: false, treeMetadata: false },
    ...props,
  });

// Nothing changes an app once it is made, and making and checking one takes seconds: those that are alike are one.
const apps = new Map<string, App>();
function remembered(key: string, make: () => App): App {
  const app = apps.get(key) ?? make();
  apps.set(key, app);
  return app;
}

/** The app as `cdk synth` makes it. */
export const appOf = (props?: Partial<CreateAppProps>): App =>
  props ? makeApp(props) : remembered("", () => makeApp({}));

/** One environment of the app, with some settings changed. */
export const appWith = (name: string, changes: Partial<EnvironmentSettings> = {}): App =>
  remembered(`${name} ${JSON.stringify(changes)}`, () =>
    makeApp({ environments: { [name]: { ...(environmentSettings[name] as EnvironmentSettings), ...changes } } }),
  );

type Assembly = ReturnType<App["synth"]>;
const assemblies = new WeakMap<App, Assembly>();
const templates = new WeakMap<Assembly, Map<string, Template>>();

/** An app, synthesised and checked once; `Template.fromStack` would do it again for every stack. */
function synthesised(app: App): Assembly {
  const known = assemblies.get(app);
  if (known) return known;
  const assembly = app.synth();
  assemblies.set(app, assembly);
  templates.set(assembly, new Map());
  return assembly;
}

/** The template of one stack of an app. */
export function templateOf(app: App, stack: string): Template {
  const assembly = synthesised(app);
  const known = templates.get(assembly)?.get(stack);
  if (known) return known;
  const template = Template.fromJSON(assembly.getStackByName(stack).template as Record<string, unknown>);
  templates.get(assembly)?.set(stack, template);
  return template;
}
