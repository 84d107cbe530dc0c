import * as z from "zod";

/** Formats a moment as the interface does: UTC, ISO 8601, milliseconds, no zone suffix (`2026-11-20T20:43:00.123`). */
export const timestamp = (at: Date = new Date()): string => at.toISOString().slice(0, 23);

/** Parses a result of {@link timestamp}. */
export const parseTimestamp = (text: string): Date => new Date(`${text}Z`);

export const timestampSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}$/)
  .meta({ description: "UTC, ISO 8601, milliseconds, no zone suffix.", example: "2026-11-20T20:43:00.123" });
