import * as z from "zod";
import { idSchema } from "../ids.ts";
import { optionalTextSchema, textSchema } from "../text.ts";
import { timestampSchema } from "../timestamp.ts";
import { passwordSchema } from "./password.ts";

export const roleSchema = z.enum(["owner", "member"]);
export type Role = z.infer<typeof roleSchema>;

export const emailSchema = z
  .string()
  .max(254, "must be at most 254 characters")
  .transform((text) => text.trim().toLowerCase())
  .pipe(z.email("must be an e-mail address"))
  .meta({ example: "mia@oatly-fans.example" });

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

const fullNameSchema = optionalTextSchema(200);

export const signUpSchema = z.object({
  email: emailSchema,
  password: passwordSchema,
  company_name: textSchema(200),
  full_name: fullNameSchema,
});

export const loginSchema = z.object({
  email: z.string().max(1_000, "must be at most 1000 characters"),
  password: z.string().max(1_000, "must be at most 1000 characters"),
});

/** A token out of a mail: any text, one that is not ours is answered like one that has expired. */
const mailedTokenSchema = z
  .string()
  .max(1_000, "must be at most 1000 characters")
  .meta({ description: "The `token` of the link in the mail." });

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
