import type { PackLanguage } from "../phrases/pack.ts";

/**
 * Answers a request in a language.
 * @param request all text of the user's messages
 * @param seed what the call is marked with: the same request with another seed gets a somewhat different answer
 * @returns the tool's input, as its prompt's schema has it
 */
export type Tool = (request: string, language: PackLanguage, seed: string) => unknown;
