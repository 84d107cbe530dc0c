import * as z from "zod";
import { serviceLanguageSchema } from "../../languages/service-language.ts";
import { defineEntity } from "../../platform/table/entity.ts";
import { timestamp } from "../../platform/timestamp.ts";
import type { ReportLink } from "./schemas.ts";

/** The most valid links to one report. A few more are possible if they are requested at the same moment. */
export const MOST_REPORT_LINKS = 100;

const SECONDS_A_DAY = 86_400;

const reportLinkRecordSchema = z.object({
  id: z.string(),
  /** Kept, so that the list can show the address again: who may read the table can read the report itself. */
  token: z.string(),
  token_sha256: z.string(),
  created_at: z.string(),
  /** Seconds since 1970. */
  expires_at: z.int(),
});
/** A link to the report of a simulation as stored, below the simulation. */
export type ReportLinkRecord = z.infer<typeof reportLinkRecordSchema>;
export const reportLinkEntity = defineEntity("report_link", reportLinkRecordSchema);

const reportTokenSchema = z.object({
  company_id: z.string(),
  project_id: z.string(),
  simulation_id: z.string(),
  persona_group_id: z.string(),
  /** In which the link shows the report, if it was made for one. */
  language: serviceLanguageSchema.optional(),
  /** Seconds since 1970. */
  expires_at: z.int(),
});
/** The report that a link's token leads to; stored under the token's hash. */
export type ReportToken = z.infer<typeof reportTokenSchema>;
export const reportTokenEntity = defineEntity("report_token", reportTokenSchema);

/** @param days for which the link works */
export const newReportLink = (
  id: string,
  token: { text: string; sha256: string },
  days: number,
  now = new Date(),
): ReportLinkRecord => ({
  id,
  token: token.text,
  token_sha256: token.sha256,
  created_at: timestamp(now),
  expires_at: Math.floor(now.getTime() / 1000) + days * SECONDS_A_DAY,
});

/** Expired items stay for up to two days until DynamoDB sweeps them. */
export const worksAt = ({ expires_at }: { expires_at: number }, now = Date.now()): boolean => expires_at > now / 1000;

/**
 * The link as callers see it.
 * @param base absolute address of the API
 */
export const presentReportLink = (
  { id, token, created_at, expires_at }: ReportLinkRecord,
  base: string,
): ReportLink => ({
  id,
  url: `${base}/reports/${token}`,
  created_at,
  expires_at: timestamp(new Date(expires_at * 1000)),
});
