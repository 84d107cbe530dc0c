import { modelServerOf } from "../functions/platform/functions/model-servers.ts";

/** Geographies at the beginning of the id of a system-defined inference profile: `eu.anthropic.claude-…`. */
const profileId = /^(?:global|us-gov|us|eu|apac|jp|au|ca|sa|me|in)\.(?<modelId>[a-z0-9-]+\..+)$/;

/** The model behind an inference profile; undefined if the id is already a model's. */
export const modelOfProfile = (id: string): string | undefined => profileId.exec(id)?.groups?.modelId;

/** The vendor of a model, `anthropic` for `eu.anthropic.claude-sonnet-4-6`, or the server that runs it. */
export const vendorOf = (id: string): string =>
  modelServerOf(id) ?? ((modelOfProfile(id) ?? id).split(".", 1)[0] as string);
