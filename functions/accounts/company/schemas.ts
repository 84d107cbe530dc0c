import * as z from "zod";
import { boundedText } from "../../platform/text/bounded-text.ts";
import { brandSchema } from "./brand.ts";
import { idSchema } from "../../platform/ids.ts";
import { optionalTextSchema, textSchema } from "../../platform/text/text.ts";
import { timestampSchema } from "../../platform/timestamp.ts";
import { roleSchema, userSchema } from "../../platform/http/identity.ts";
import { passwordSchema } from "../passwords/password.ts";

/**
 * Accepts what `z.email` accepts, with blanks around it, which are removed. It has no look-ahead, because many readers
 * of JSON Schema do not support that.
 */
const email =
  /^\s*(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}\s*$/u;

export const emailSchema = boundedText(254, { pattern: { expression: email, otherwise: "must be an e-mail address" } })
  .meta({ format: "email", example: "mia@oatly-fans.example" })
  .transform((text) => text.trim().toLowerCase());

const fullNameSchema = optionalTextSchema(200);

export const signUpSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  company_name: textSchema(200),
  full_name: fullNameSchema,
});

export const loginSchema = z.object({
  email: boundedText(1_000),
  password: boundedText(1_000),
});

/** A token from a mail. Any text is accepted, and an unknown token is answered like an expired one. */
const mailedTokenSchema = boundedText(1_000).meta({ description: "The `token` of the link in the mail." });

export const forgotPasswordSchema = z.object({ email: emailSchema });

export const resetPasswordSchema = z.object({ token: mailedTokenSchema, new_password: passwordSchema });

export const acceptInvitationSchema = z.object({
  token: mailedTokenSchema,
  password: passwordSchema,
  full_name: fullNameSchema,
});

export const inviteMemberSchema = z.object({ email: emailSchema });

export const messageSchema = z
  .object({ message: z.string().meta({ description: "A sentence for the person who asked." }) })
  .meta({ id: "Notice" });

export const notificationsSchema = z
  .object({
    completion_mails: z.boolean().meta({
      description: "Whether you get a mail when a generation, study or reliability check of the company ends.",
    }),
  })
  .meta({ id: "Notifications" });
export type Notifications = z.infer<typeof notificationsSchema>;

const settings = {
  public_spread: z.boolean().meta({
    description: "Whether results show the share expected of people, by the prior learned from public questions.",
  }),
  brand: brandSchema
    .nullable()
    .meta({ description: "Logo and colour of the company in its reports. Null: those of the service." }),
};
export const companySettingsSchema = z.object(settings).meta({ id: "CompanySettings" });
export type CompanySettings = z.infer<typeof companySettingsSchema>;

/** Fields that are left out stay unchanged. */
export const settingsChangeSchema = z
  .object({ public_spread: settings.public_spread.optional(), brand: settings.brand.optional() })
  .refine((change) => Object.keys(change).length > 0, "must have public_spread or brand; name what is to change")
  .meta({ id: "CompanySettingsChange", minProperties: 1 });
export type SettingsChange = z.infer<typeof settingsChangeSchema>;

export const memberSchema = z
  .object({
    id: idSchema,
    email: z.string(),
    full_name: z.string(),
    role: roleSchema,
    created_at: timestampSchema,
  })
  .meta({ id: "Member" });
export type Member = z.infer<typeof memberSchema>;

export const invitationSchema = z
  .object({
    id: idSchema,
    email: z.string(),
    created_at: timestampSchema,
    expires_at: timestampSchema.meta({ description: "When the link of its mail stops working." }),
  })
  .meta({ id: "Invitation" });
export type InvitationAnswer = z.infer<typeof invitationSchema>;

export const tokenAnswerSchema = z
  .object({ access_token: z.string(), token_type: z.literal("bearer") })
  .meta({ id: "AccessToken" });

export const signUpAnswerSchema = z
  .object({ access_token: z.string(), token_type: z.literal("bearer"), user: userSchema })
  .meta({ id: "SignUpAnswer" });
