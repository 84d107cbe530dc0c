import { modelServerOf } from "../functions/platform/functions/model-servers.ts";

/** Geographies that begin the id of a system-defined inference profile: `eu.anthropic.claude-…`. */
const profileId = /^(?:global|us-gov|us|eu|apac|jp|au|ca|sa|me|in)\.(?<modelId>[a-z0-9-]+\..+)$/;

/** The model behind an inference profile, undefined for an id that is a model's own. */
export const modelOfProfile = (id: string): string | undefined => profileId.exec(id)?.groups?.modelId;

/** Who made a model, `anthropic` of `eu.anthropic.claude-sonnet-4-6`, or the server that has it. */
export const vendorOf = (id: string): string =>
  modelServerOf(id) ?? ((modelOfProfile(id) ?? id).split(".", 1)[0] as string);
