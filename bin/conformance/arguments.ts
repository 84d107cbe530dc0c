import { languageTagSchema } from "../../functions/languages/language-tag.ts";
import { languages as spoken } from "../../functions/languages/registry.ts";
import { UsageError } from "../cli/errors.ts";
import { readOptions, wholeNumber } from "../cli/read-options.ts";
import { servicePrompts } from "./prompts.ts";

export interface ConformanceOptions {
  /** An OpenAI-compatible server; null: what `npm start` would take. */
  server: { url: string; model: string; embeddingModel?: string } | null;
  /** Amazon Bedrock with the caller's credentials, and a model for all roles in the place of the configured ones. */
  bedrock: { model: string | null } | null;
  languages: string[];
  prompts: string[];
  /** Runs of each prompt in each language. */
  times: number;
  /** Calls at once. */
  atOnce: number;
  /** Whether the chat model rates graded answers, too. */
  withChat: boolean;
  /** Whether how it rates them is kept, for studies to go by. */
  savesRatings: boolean;
  json: string | null;
}

const ALL_LANGUAGES = spoken.join(",");

export const HELP = `Tries whether a model can do what the service asks of it: every prompt, several times, in several
languages.

  npm run conformance -- [options]

  --url URL          an OpenAI-compatible server, with the key of LOCAL_LLM_API_KEY if it wants one
  --model M          the model to try: of that server, or of Bedrock
  --embedding-model E  its embedding model, which learns to read scales and is tested on them
  --bedrock          Amazon Bedrock with your credentials; without --model the models of staging, each in its role
  --languages TAGS   such as de,pt-BR (default ${ALL_LANGUAGES})
  --prompts NAMES    only these (default all): ${Object.keys(servicePrompts).slice(0, 3).join(",")}, …
  --times N          runs of each prompt in each language, 1 to 50 (default 3)
  --at-once N        calls at once, 1 to 100 (default 4)
  --chat-ratings     also have the chat model rate graded answers, fifteen calls a language
  --save-ratings     the same, and keep in functions/data/chat-ratings.json how far it misses: studies go by that
  --quick            one run of each prompt, in English unless --languages says otherwise
  --json FILE        also write every single call and reading as JSON
  --help             this text

Without --url and --bedrock the model is the one that npm start would take: the built-in one, or that of LOCAL_LLM_URL.
In every second run what is shown holds orders to the model, which it must not follow. Exit code 0: the model meets the
bar, which is printed with the table; 1: it does not, or could not be asked; 2: wrong arguments; 130: interrupted.`;

const options = {
  url: { type: "string" },
  model: { type: "string" },
  "embedding-model": { type: "string" },
  bedrock: { type: "boolean" },
  languages: { type: "string" },
  prompts: { type: "string" },
  times: { type: "string" },
  "at-once": { type: "string" },
  "chat-ratings": { type: "boolean" },
  "save-ratings": { type: "boolean" },
  quick: { type: "boolean" },
  json: { type: "string" },
  help: { type: "boolean", short: "h" },
} as const;

const listed = (text: string) => [
  ...new Set(
    text
      .split(",")
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

function languagesOf(text: string): string[] {
  return listed(text).map((tag) => {
    const parsed = languageTagSchema.safeParse(tag);
    if (!parsed.success) throw new UsageError(`--languages: "${tag}" is no language tag such as de or pt-BR.`);
    return parsed.data;
  });
}

function promptsOf(text: string): string[] {
  const names = listed(text);
  const unknown = names.filter((name) => !Object.hasOwn(servicePrompts, name));
  if (unknown.length > 0)
    throw new UsageError(
      `There is no prompt ${unknown.join(", ")}; there are ${Object.keys(servicePrompts).join(", ")}.`,
    );
  return names;
}

/**
 * Reads the arguments of `npm run conformance`.
 * @returns "help" when it was asked for
 * @throws UsageError
 */
export function readArguments(argv: readonly string[]): ConformanceOptions | "help" {
  const { values } = readOptions("conformance --", argv, options);
  if (values.help) return "help";
  const { url, model, "embedding-model": embeddingModel } = values;
  if (url !== undefined && values.bedrock) throw new UsageError("Give --url or --bedrock, not both.");
  if (url !== undefined && !URL.canParse(url))
    throw new UsageError(`--url must be an address such as http://127.0.0.1:11434, not "${url}".`);
  if (url !== undefined && !model) throw new UsageError("--url needs --model: the name of the model that it serves.");
  if (url === undefined && embeddingModel) throw new UsageError("--embedding-model belongs to --url.");
  if (url === undefined && !values.bedrock && model) throw new UsageError("--model belongs to --url or --bedrock.");
  const languages = languagesOf(values.languages ?? (values.quick ? "en" : ALL_LANGUAGES));
  const prompts = values.prompts === undefined ? Object.keys(servicePrompts) : promptsOf(values.prompts);
  if (languages.length === 0 || prompts.length === 0) throw new UsageError("There is nothing to try.");
  return {
    server: url && model ? { url, model, ...(embeddingModel ? { embeddingModel } : {}) } : null,
    bedrock: values.bedrock ? { model: model ?? null } : null,
    languages,
    prompts,
    times: wholeNumber("times", values.times ?? (values.quick ? "1" : "3"), [1, 50]),
    atOnce: wholeNumber("at-once", values["at-once"] ?? "4", [1, 100]),
    withChat: values["chat-ratings"] ?? values["save-ratings"] ?? false,
    savesRatings: values["save-ratings"] ?? false,
    json: values.json ?? null,
  };
}
