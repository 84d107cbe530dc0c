import { inject } from "vitest";
import type { Endpoints } from "../../local/stack/function-environment.ts";

declare module "vitest" {
  export interface ProvidedContext {
    url: string;
    endpoints: Endpoints;
    dataFolder: string;
  }
}

/** The stack that all tests of the contract share. */
export const sharedStack = { url: inject("url"), endpoints: inject("endpoints"), dataFolder: inject("dataFolder") };
export type SharedStack = typeof sharedStack;
