import * as z from "zod";
import { idSchema } from "../ids.ts";
import { textSchema } from "../text.ts";

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

export const signUpSchema = z.object({
  email: emailSchema,
  password: z.string(),
  company_name: textSchema(200),
  full_name: z.string().max(200, "must be at most 200 characters").nullable().optional(),
});

export const loginSchema = z.object({
  email: z.string().max(1_000, "must be at most 1000 characters"),
  password: z.string().max(1_000, "must be at most 1000 characters"),
});

export const tokenAnswerSchema = z
  .object({ access_token: z.string(), token_type: z.literal("bearer") })
  .meta({ id: "AccessToken" });

export const signUpAnswerSchema = z
  .object({ access_token: z.string(), token_type: z.literal("bearer"), user: userSchema })
  .meta({ id: "SignUpAnswer" });
