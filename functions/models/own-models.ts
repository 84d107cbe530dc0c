import { modelServerNames } from "../platform/functions/model-servers.ts";

const OWN = "local/";
/** Calls of servers that a deployment on AWS names cost what `data/model-prices.json` says. */
const prefixes = [OWN, ...modelServerNames.map((name) => `${name}/`)];

/** The id of a model on a server of one's own; its calls cost the service nothing (`data/model-prices.json`). */
export const ownModelId = (model: string): string => `${OWN}${model}`;

/** The server's name of a model; undefined for one of Amazon Bedrock. */
export const ownModel = (modelId: string): string | undefined => {
  const prefix = prefixes.find((start) => modelId.startsWith(start));
  return prefix === undefined ? undefined : modelId.slice(prefix.length);
};
