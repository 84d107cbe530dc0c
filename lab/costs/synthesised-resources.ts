import { readFileSync } from "node:fs";
import type { App } from "aws-cdk-lib";
import { Code } from "aws-cdk-lib/aws-lambda";
import { environmentSettings } from "../../lib/config.ts";
import { createApp } from "../../lib/create-app.ts";
import type { Resource } from "./monthly-base.ts";

const { context } = JSON.parse(readFileSync(new URL("../../cdk.json", import.meta.url), "utf8")) as {
  context: Record<string, unknown>;
};

/**
 * The resources of every environment, as `npm run synth` makes them; functions have one line of code instead of theirs.
 */
export function synthesisedResources(): Map<string, Resource[]> {
  return new Map(
    Object.entries(environmentSettings).map(([name, settings]) => {
      const app: App = createApp({
        version: "0.0.0",
        codeOf: () => Code.fromInline("exports.handler = async () => ({});"),
        environments: { [name]: settings },
        app: { context, stackTraces: false, treeMetadata: false },
      });
      const stacks = app.synth().stacks;
      return [
        name,
        stacks.flatMap(({ template }) =>
          Object.values((template as { Resources: Record<string, Resource> }).Resources),
        ),
      ];
    }),
  );
}
