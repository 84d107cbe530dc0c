import type { Tool } from "../tool.ts";

/** Tools of this part of the model, by name. */
export const deskTools: Readonly<Record<string, Tool>> = {};
