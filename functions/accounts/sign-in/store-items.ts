import * as z from "zod";
import { memberSchema } from "../company/schemas.ts";
import { defineEntity } from "../../platform/table/entity.ts";

/** The epoch of a new user. */
export const FIRST_EPOCH = 0;

const accountSchema = z.object({
  email: z.string(),
  password_hash: z.string(),
  user_id: z.string(),
  company_id: z.string(),
  /** As on the user; see {@link userEntity}. */
  session_epoch: z.int(),
  /** SHA-256 of the `Idempotency-Key` of the request that made the account; null if it had none. */
  request_key: z.string().nullable(),
  created_at: z.string(),
});
/** The data that signing in needs, stored under the user's address. */
export type Account = z.infer<typeof accountSchema>;
export const accountEntity = defineEntity("account", accountSchema);

export const userEntity = defineEntity(
  "user",
  memberSchema.extend({
    /** Counts how often all sessions of the user were ended. Sessions of earlier epochs no longer work. */
    session_epoch: z.int(),
    completion_mails: z.boolean().default(false),
  }),
);

export const companyEntity = defineEntity(
  "company",
  z.object({
    id: z.string(),
    name: z.string(),
    created_at: z.string(),
    /** Whether shares are widened by the public prior; absent until the company has chosen, which means yes. */
    public_spread: z.boolean().optional(),
  }),
);
