const OWN = "local/";

/** The id of a model on a server of one's own; its calls cost the service nothing (`data/model-prices.json`). */
export const ownModelId = (model: string): string => `${OWN}${model}`;

/** The server's name of a model; undefined for one of Amazon Bedrock. */
export const ownModel = (modelId: string): string | undefined =>
  modelId.startsWith(OWN) ? modelId.slice(OWN.length) : undefined;
