import * as z from "zod";
import { idSchema } from "../ids.ts";

export const roleSchema = z.enum(["owner", "member"]);
export type Role = z.infer<typeof roleSchema>;

/** A user, as their access token names them. */
export interface UserIdentity {
  companyId: string;
  userId: string;
}

/** An API key, as it was when the request came. */
export interface ApiKeyIdentity {
  companyId: string;
  apiKeyId: string;
  role: Role;
}

/** The caller, taken from the Authorization header and from nowhere else. */
export type Identity = UserIdentity | ApiKeyIdentity;

/** The id that is recorded with an action; it belongs to a user or an API key. */
export const callerId = (identity: Identity): string => ("userId" in identity ? identity.userId : identity.apiKeyId);

export const userSchema = z
  .object({
    id: idSchema,
    email: z.string(),
    full_name: z.string().meta({ description: "Falls back to the part of the e-mail address before `@`." }),
    company_id: idSchema,
    company_name: z.string(),
    role: roleSchema,
  })
  .meta({ id: "User" });
export type User = z.infer<typeof userSchema>;
