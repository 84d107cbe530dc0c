import * as z from "zod";

/** Providers of models besides Amazon Bedrock. A model id begins with its provider, as in `server/llama-3.3-70b`. */
export const modelServerNames = ["server"] as const;
export type ModelServerName = (typeof modelServerNames)[number];

/** Where the models of a provider are. */
const modelServerSchema = z.object({
  /** Base address, with or without `/v1`. */
  url: z.url({ protocol: /^https?$/, error: "must be an address, such as https://models.example.com" }),
  /**
   * The secret of AWS Secrets Manager that contains the server's key as plain text; undefined if the server needs no
   * key.
   */
  keySecretArn: z.string().startsWith("arn:", "must be the ARN of a secret").optional(),
});
export type ModelServer = z.infer<typeof modelServerSchema>;

/** The providers that a deployment has besides Amazon Bedrock. */
export const modelServersSchema = z.partialRecord(z.enum(modelServerNames), modelServerSchema);
export type ModelServers = z.infer<typeof modelServersSchema>;

/** The provider that a model's id names; undefined for a model of Amazon Bedrock. */
export const modelServerOf = (modelId: string): ModelServerName | undefined =>
  modelServerNames.find((name) => modelId.startsWith(`${name}/`));
