import type { Tool } from "../tool.ts";

/** Tools of this part of the model, by name. */
export const respondentTools: Readonly<Record<string, Tool>> = {};
