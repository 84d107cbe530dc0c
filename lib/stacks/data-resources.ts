import type { EnvironmentConfig } from "../config.ts";
import type { TouchableResources } from "../constructs/function-access.ts";
import { WORK_INDEX, type DataStack } from "./data-stack.ts";

/** What functions of other stacks may touch of the data stack. */
export const dataResources = (data: DataStack, config: EnvironmentConfig): Omit<TouchableResources, "pipelines"> => ({
  table: data.table,
  workIndexName: WORK_INDEX.name,
  tokenSecret: data.tokenSecret,
  respondentsSecret: data.respondentsSecret,
  signalSecret: data.signalSecret,
  queues: {
    deletion: data.queues.deletion.queue,
    mail: data.queues.mail.queue,
    webhooks: data.queues.webhooks.queue,
    "market-refresh": data.queues["market-refresh"].queue,
  },
  files: data.files,
  mailDomain: config.mail.from.split("@")[1] as string,
  models: config.models,
  modelKeys: Object.values(config.modelServers ?? {}).flatMap(({ keySecretArn }) => keySecretArn ?? []),
});
