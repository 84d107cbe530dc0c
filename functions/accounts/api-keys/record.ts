import * as z from "zod";
import { defineEntity } from "../../platform/table/entity.ts";
import { idSchema } from "../../platform/ids.ts";
import { textSchema } from "../../platform/text/text.ts";
import { timestampSchema } from "../../platform/timestamp.ts";
import { roleSchema } from "../../platform/http/identity.ts";

/** The most API keys that a company has at a time: one for each program, with room for its replacement. */
export const MOST_API_KEYS = 50;
/** `last_used_at` is late by at most this much: a write with every request would cost more than most requests. */
export const LAST_USE_ROUNDED_TO_MS = 60 * 60_000;

const apiKeyRecordSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Beginning of the key's text. */
  prefix: z.string(),
  role: roleSchema,
  /** SHA-256 of the key's secret, hexadecimal; the key itself is not stored. */
  secret_sha256: z.string(),
  created_at: z.string(),
  /** Absent until it has been used. */
  last_used_at: z.string().optional(),
});
/** An API key as stored: with its company, under its id. */
export type ApiKeyRecord = z.infer<typeof apiKeyRecordSchema>;
export const apiKeyEntity = defineEntity("api_key", apiKeyRecordSchema);

export const createApiKeySchema = z.object({
  name: textSchema(100).meta({ description: "What the key is for.", example: "Nightly concept tests" }),
  role: roleSchema.meta({
    description:
      "What it may do: `member` all research work, `owner` also what only owners may. Neither may do what only " +
      "users may.",
  }),
});

export const apiKeySchema = z
  .object({
    id: idSchema,
    name: z.string(),
    prefix: z.string().meta({ description: "The beginning of the key, to recognize it; useless without the rest." }),
    role: roleSchema,
    created_at: timestampSchema,
    last_used_at: timestampSchema
      .nullable()
      .meta({ description: "When it was last used, at most an hour behind; null if it never was." }),
  })
  .meta({ id: "ApiKey" });
type ApiKey = z.infer<typeof apiKeySchema>;

export const createdApiKeySchema = apiKeySchema
  .extend({
    key: z
      .string()
      .nullable()
      .meta({
        description:
          "The key: shown here and never again. Null in the answer to a repeated `Idempotency-Key`, because it is " +
          "not kept; revoke it then and create another.",
      }),
  })
  .meta({ id: "CreatedApiKey" });

/** The key as callers see it. */
export const presentApiKey = ({ id, name, prefix, role, created_at, last_used_at }: ApiKeyRecord): ApiKey => ({
  id,
  name,
  prefix,
  role,
  created_at,
  last_used_at: last_used_at ?? null,
});
