/** The part of a template that concerns permissions. */
export interface StackTemplate {
  Resources?: Record<string, TemplateResource>;
  Outputs?: Record<string, { Value: unknown; Export?: { Name: unknown } }>;
}

export interface TemplateResource {
  Type: string;
  Properties?: Record<string, unknown>;
}

/** A resource of one of several stacks. */
export interface FoundResource {
  stack: string;
  id: string;
  properties: Record<string, unknown>;
}

/** Names a value that is only known after a deployment: the same value has the same name in all stacks. */
export type ResolveValue = (stack: string, value: unknown) => string;

/** All resources of a type in some stacks, by stack name. */
export const resourcesOf = (templates: Readonly<Record<string, StackTemplate>>, type: string): FoundResource[] =>
  Object.entries(templates).flatMap(([stack, { Resources = {} }]) =>
    Object.entries(Resources).flatMap(([id, { Type, Properties = {} }]) =>
      Type === type ? [{ stack, id, properties: Properties }] : [],
    ),
  );

/**
 * Follows references within and between stacks. `{"Ref": "Table"}` becomes `<data.Table>`, an attribute
 * `<data.Table.Arn>`, a pseudo parameter `<AWS::Region>`, an import what the other stack exports.
 * @throws Error for a value that is made of something else
 */
export function valueResolver(templates: Readonly<Record<string, StackTemplate>>): ResolveValue {
  const exported = new Map(
    Object.entries(templates).flatMap(([stack, { Outputs = {} }]) =>
      Object.values(Outputs).flatMap(({ Value, Export }) =>
        typeof Export?.Name === "string" ? [[Export.Name, { stack, value: Value }] as const] : [],
      ),
    ),
  );
  const resolve: ResolveValue = (stack, value) => {
    if (typeof value === "string") return value;
    const entries: [string, unknown][] = Object.entries(value ?? {});
    const [[intrinsic, argument] = ["nothing", null], ...more] = entries;
    if (more.length === 0) {
      if (intrinsic === "Ref") {
        const name = String(argument);
        return name.startsWith("AWS::") ? `<${name}>` : `<${stack}.${name}>`;
      }
      if (intrinsic === "Fn::GetAtt") return `<${stack}.${(argument as string[]).join(".")}>`;
      if (intrinsic === "Fn::Join") {
        const [separator, parts] = argument as [string, unknown[]];
        return parts.map((part) => resolve(stack, part)).join(separator);
      }
      const found = intrinsic === "Fn::ImportValue" ? exported.get(argument as string) : undefined;
      if (found) return resolve(found.stack, found.value);
    }
    throw new Error(`The template of ${stack} has a value that cannot be followed: ${JSON.stringify(value)}.`);
  };
  return resolve;
}
