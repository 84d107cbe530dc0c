import { v7 as uuidv7 } from "uuid";
import * as z from "zod";

/** A new UUIDv7: lower case, sortable by creation, monotonic within a process. */
export const newId = (): string => uuidv7();

export const ID_PATTERN = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** Whether a string can be an id of this service; other strings are answered with 404 and never looked up. */
export const canBeId = (value: string): boolean => ID_PATTERN.test(value);

export const idSchema = z.string().meta({
  description: "UUIDv7; treat it as opaque.",
  example: "019a9f5e-7c1a-7d3e-9b51-3f1a2c4d5e6f",
});
