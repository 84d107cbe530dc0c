import type { Right } from "./right.ts";
import { resourcesOf, type FoundResource, type ResolveValue, type StackTemplate } from "./template-values.ts";

interface Statement {
  Effect: string;
  Action?: string | string[];
  Resource?: unknown;
}
interface Policy {
  PolicyDocument: { Statement: Statement[] };
}

const list = <T>(value: T | T[] | undefined): T[] => (value === undefined ? [] : ([value].flat() as T[]));

/**
 * Everything that a role's policies allow, with resources as in the templates: its own policies and those attached to
 * it. Managed policies are only listed by name, because their contents are not known here.
 * @param role `<staging-api.apiauthroleABC>`
 * @throws Error for a statement that does not say what it allows
 */
export function rightsOfRole(
  templates: Readonly<Record<string, StackTemplate>>,
  resolve: ResolveValue,
  role: FoundResource,
): Right[] {
  const own = `<${role.stack}.${role.id}>`;
  const attached = ["AWS::IAM::Policy", "AWS::IAM::ManagedPolicy"]
    .flatMap((type) => resourcesOf(templates, type))
    .filter(({ stack, properties }) => list(properties.Roles).some((name) => resolve(stack, name) === own))
    .map(({ stack, properties }) => ({ stack, policy: properties as unknown as Policy }));
  const inline = list(role.properties.Policies as Policy[] | undefined).map((policy) => ({
    stack: role.stack,
    policy,
  }));
  const managed = list(role.properties.ManagedPolicyArns as unknown[]).map((arn) => ({
    action: `everything of ${resolve(role.stack, arn)}`,
    resource: "*",
  }));

  return [
    ...managed,
    ...[...attached, ...inline].flatMap(({ stack, policy }) =>
      policy.PolicyDocument.Statement.flatMap((statement) => {
        const actions = list(statement.Action);
        const resources = list(statement.Resource);
        if (statement.Effect !== "Allow" || actions.length === 0 || resources.length === 0)
          throw new Error(`A policy of ${own} has a statement that cannot be compared: ${JSON.stringify(statement)}.`);
        return actions.flatMap((action) =>
          resources.map((resource) => ({ action, resource: resolve(stack, resource) })),
        );
      }),
    ),
  ];
}
