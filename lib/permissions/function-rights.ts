import type { FunctionName, DeployedModelIds } from "../../functions/platform/functions/environment.ts";
import { fileFolders } from "../../functions/platform/functions/function-definition.ts";
import { resourceNames, type Right } from "./right.ts";
import { rightsOfRole } from "./role-rights.ts";
import { ENVIRONMENT, type SynthesisedStacks } from "./synthesise.ts";
import { resourcesOf, type FoundResource } from "./template-values.ts";

/** Resources that belong to a function without its code knowing them. */
export const platformResources = {
  log: "its log group",
  source: "the queue that feeds it",
  failures: "the queue for events that it failed on",
} as const;

const isPlatform = ({ action, resource }: Right): boolean =>
  Object.values<string>(platformResources).includes(resource) || action.startsWith("xray:");

/** The rights of a function's role. */
export interface FunctionRights {
  /** Rights for the calls of its code. */
  code: Right[];
  /** Rights for Lambda on its behalf: to write its log and traces, read its queue, and set failures aside. */
  platform: Right[];
}

/**
 * The rights of all functions' roles, read from the templates, by function. Resources are named after the environment
 * variables that contain them in the same template. So a variable that contains another resource than the policy names
 * becomes visible.
 */
export function functionRights({ templates, resolve }: SynthesisedStacks): Map<FunctionName, FunctionRights> {
  const all = (type: string) => resourcesOf(templates, type);
  const roles = new Map(all("AWS::IAM::Role").map((role) => [`<${role.stack}.${role.id}.Arn>`, role]));
  const machines = all("AWS::StepFunctions::StateMachine");
  const logGroups = all("AWS::Logs::LogGroup");

  /** The settings of a type that belong to the function. */
  const settingsOf = (lambda: FoundResource, type: string) =>
    all(type).filter(({ stack, properties }) =>
      [`<${lambda.stack}.${lambda.id}>`, `<${lambda.stack}.${lambda.id}.Arn>`].includes(
        resolve(stack, properties.FunctionName),
      ),
    );

  const platformNames = (lambda: FoundResource): [string, string][] => [
    ...logGroups
      .filter(({ properties }) => properties.LogGroupName === `/aws/lambda/${String(lambda.properties.FunctionName)}`)
      .map(({ stack, id }): [string, string] => [`<${stack}.${id}.Arn>`, platformResources.log]),
    ...settingsOf(lambda, "AWS::Lambda::EventSourceMapping").map(({ stack, properties }): [string, string] => [
      resolve(stack, properties.EventSourceArn),
      platformResources.source,
    ]),
    ...settingsOf(lambda, "AWS::Lambda::EventInvokeConfig").flatMap(({ stack, properties }): [string, string][] => {
      const { OnFailure } = (properties.DestinationConfig ?? {}) as { OnFailure?: { Destination: unknown } };
      return OnFailure ? [[resolve(stack, OnFailure.Destination), platformResources.failures]] : [];
    }),
  ];

  const variableNames = (variables: Readonly<Record<string, string>>): [string, string][] =>
    Object.entries(variables).flatMap(([name, value]): [string, string][] => {
      const arn = value.replace(/>$/, ".Arn>");
      const machine = machines.find(({ stack, id }) => `<${stack}.${id}>` === value);
      return [
        [value, name],
        [arn, name],
        ...fileFolders.map((folder): [string, string] => [`${arn}/${folder}/*`, resourceNames.objects(name, folder)]),
        ...(machine
          ? [
              [`execution:${String(machine.properties.StateMachineName)}:*`, resourceNames.executions(name)] satisfies [
                string,
                string,
              ],
            ]
          : []),
      ];
    });

  const modelName = (id: string, { fallbacks, ...roles }: DeployedModelIds): string | undefined => {
    const role = (Object.keys(roles) as (keyof typeof roles)[]).find((name) => [roles[name]].flat().includes(id));
    if (role) return resourceNames.model(role);
    return Object.values(fallbacks).includes(id) ? resourceNames.model("fallbacks") : undefined;
  };

  const rightsOf = (lambda: FoundResource): FunctionRights => {
    const role = roles.get(resolve(lambda.stack, lambda.properties.Role));
    if (!role) throw new Error(`${lambda.id} has a role that is in no template.`);
    const { Variables = {} } = (lambda.properties.Environment ?? {}) as { Variables?: Record<string, unknown> };
    const variables = Object.fromEntries(
      Object.entries(Variables).map(([name, value]) => [name, resolve(lambda.stack, value)]),
    );
    const names = new Map([...variableNames(variables), ...platformNames(lambda)]);
    const mailDomain = variables.MAIL_FROM?.split("@")[1];

    const nameOf = (resource: string): string => {
      const exact = names.get(resource) ?? names.get(/execution:[\w-]+:\*$/.exec(resource)?.[0] ?? "");
      if (exact !== undefined) return exact;
      const [, table = "", index = ""] = /^(.+>)\/index\/([\w-]+)$/.exec(resource) ?? [];
      if (names.has(table)) return resourceNames.index(names.get(table) as string, index);
      const [, model] = /:foundation-model\/(.+)$/.exec(resource) ?? [];
      if (model !== undefined && variables.MODEL_IDS !== undefined)
        return modelName(model, JSON.parse(variables.MODEL_IDS) as DeployedModelIds) ?? resource;
      if (mailDomain !== undefined && resource.endsWith(`:identity/${mailDomain}`)) return resourceNames.mailDomain;
      return resource;
    };
    // If a function may send to the queue that feeds it, its code does so, because Lambda only reads from the queue.
    const sentTo = new Map(variableNames(variables));
    const rights = rightsOfRole(templates, resolve, role).map(({ action, resource }) => ({
      action,
      resource: (action === "sqs:SendMessage" ? sentTo.get(resource) : undefined) ?? nameOf(resource),
    }));
    return {
      code: rights.filter((right) => !isPlatform(right)),
      platform: rights.filter(isPlatform),
    };
  };

  return new Map(
    all("AWS::Lambda::Function").map((lambda) => [
      String(lambda.properties.FunctionName).replace(`${ENVIRONMENT}-`, "") as FunctionName,
      rightsOf(lambda),
    ]),
  );
}
