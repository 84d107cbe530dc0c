import * as z from "zod";
import { defineEntity } from "../../platform/table/entity.ts";
import { respondentProfileSchema } from "./profile.ts";

/** Most real respondents that a group holds. */
export const RESPONDENTS_PER_GROUP = 300;

/** What one person answered to one question: a number, an option, or several. */
export const ownAnswerSchema = z.union([z.number(), z.string(), z.array(z.string())]);
export type OwnAnswer = z.infer<typeof ownAnswerSchema>;
/** By question id. */
export const ownAnswersSchema = z.record(z.string(), ownAnswerSchema);

/** A row of an upload as it waits to become a persona. */
export const respondentRowSchema = z.object({
  /** The id of the respondent and of the persona. */
  id: z.string(),
  profile: respondentProfileSchema.omit({ market: true }),
  answers: ownAnswersSchema,
});
export type RespondentRow = z.infer<typeof respondentRowSchema>;
export const respondentRowsSchema = z.array(respondentRowSchema);

/** Some rows of an upload, encrypted; deleted when every row has become a persona. */
export const respondentRowsEntity = defineEntity(
  "respondent_rows",
  z.object({ generation: z.int(), part: z.int(), encrypted: z.string() }),
);

const respondentRecordSchema = z.object({
  id: z.string(),
  code: z.string(),
  persona_id: z.string(),
  answered: z.array(z.string()),
  /** {@link ownAnswersSchema}; null where the row held none. */
  encrypted: z.string().nullable(),
  /** The upload, as a generation of the group. */
  generation: z.int(),
  created_at: z.string(),
});
/** A real respondent as stored, next to the persona. */
export type RespondentRecord = z.infer<typeof respondentRecordSchema>;
export const respondentEntity = defineEntity("respondent", respondentRecordSchema);

const consentSchema = z.object({
  generation: z.int(),
  declaration: z.string(),
  declared_by: z.string(),
  declared_at: z.string(),
  respondents: z.int(),
});
/** The uploader's declaration of people's consent, for one upload. */
export type ConsentRecord = z.infer<typeof consentSchema>;
export const consentEntity = defineEntity("respondents_consent", consentSchema);

/** What a company's key is made with, besides the secret. */
export const encryptionSaltEntity = defineEntity("encryption_salt", z.object({ salt: z.string() }));

/** The name of a respondent everywhere. @param number from 1, within the group, never given twice */
export const respondentCode = (number: number): string => `R-${String(number).padStart(4, "0")}`;
