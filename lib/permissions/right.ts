import type { ModelRole } from "../constructs/model-access.ts";

/**
 * One action on one resource. A resource is named after the environment variable by which functions know it. So
 * policies and calls of the code can be compared, whatever the names in an account.
 */
export interface Right {
  /** `dynamodb:GetItem` */
  action: string;
  /** `TABLE_NAME` */
  resource: string;
}

/** Resources that are reached through an environment variable but are not its value. */
export const resourceNames = {
  index: (table: string, index: string): string => `${table}/index/${index}`,
  objects: (bucket: string, folder: string): string => `${bucket}/${folder}/*`,
  executions: (stateMachine: string): string => `executions of ${stateMachine}`,
  model: (role: ModelRole | "fallbacks"): string => `MODEL_IDS.${role}`,
  mailDomain: "domain of MAIL_FROM",
  /** For actions that have no resources. */
  any: "*",
} as const;

/** `dynamodb:GetItem on TABLE_NAME` */
export const rightText = ({ action, resource }: Right): string => `${action} on ${resource}`;
