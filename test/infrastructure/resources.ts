import { Stack, type App } from "aws-cdk-lib";
import { templateOf } from "./synthesise.ts";

export interface Resource {
  stack: string;
  logicalId: string;
  Type: string;
  Properties: Record<string, unknown>;
  DeletionPolicy?: string;
  DependsOn?: string | string[];
}

/** The stacks of an app, or of one of its environments. */
export const stacksOf = (app: App, environment = ""): Stack[] =>
  app.node.children.filter((child): child is Stack => Stack.isStack(child) && child.stackName.startsWith(environment));

/** Every resource of some stacks, of one type if asked. */
export const resourcesIn = (app: App, stacks: readonly Stack[], type?: string): Resource[] =>
  stacks.flatMap(({ stackName }) => {
    const { Resources = {} } = templateOf(app, stackName).toJSON() as {
      Resources?: Record<string, Omit<Resource, "stack" | "logicalId" | "Properties"> & Partial<Resource>>;
    };
    return Object.entries(Resources)
      .filter(([, resource]) => type === undefined || resource.Type === type)
      .map(([logicalId, resource]) => ({ Properties: {}, ...resource, stack: stackName, logicalId }));
  });
