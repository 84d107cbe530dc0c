import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { BASE_PATH } from "../../functions/service/routes.ts";
import { PERSONA_COUNT_LIMITS, PERSONAS_PER_GROUP } from "../../functions/personas/groups/schemas.ts";
import { RERUNS } from "../../functions/findings/reliability/schemas.ts";
import { variations, type Variation } from "../../functions/studies/sensitivity/schemas.ts";
import type { SampleRequest } from "../../functions/studies/sample/schemas.ts";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import type { Account } from "./accounts.ts";
import { UsageError } from "../cli/errors.ts";
import { wholeNumber } from "../cli/read-options.ts";
import { readBy, readCoded, readCompared, readGroup, readNorms, readWeighted } from "./comparison-arguments.ts";
import {
  readDirectEstimate,
  readHumansChoice,
  readRespondentsChoice,
  type HumansChoice,
  type RespondentsChoice,
} from "./people-arguments.ts";
import { readEstimate, readMaxCost } from "./money-arguments.ts";
import { optionTypes, type Given, type OptionName } from "./options.ts";
import type { StudyChoice } from "./plan.ts";
import { readSample } from "./sample-arguments.ts";

export const DEFAULT_URL = `http://127.0.0.1:3000${BASE_PATH}`;
/** An account of the person's own, or an API key; never arguments, which everybody on a machine can read. */
export const EMAIL_VARIABLE = "STUDY_EMAIL";
export const PASSWORD_VARIABLE = "STUDY_PASSWORD";
export const API_KEY_VARIABLE = "STUDY_API_KEY";
const DEFAULT_DATA_FOLDER = ".data";
const DEFAULT_TIMEOUT_SECONDS = 900;
const LONGEST_TIMEOUT_SECONDS = 86_400;

export interface StudyOptions extends ServiceOptions {
  /** Who to ask, in plain words; null where real people of a file, or the personas of a group, are asked. */
  audience: string | null;
  /** The group whose personas are asked; null for new ones. */
  group: string | null;
  /** Real people of whom the personas are made; null where they are invented. */
  respondents: RespondentsChoice | null;
  /** Whether to go on without what was not understood of the audience. */
  goOn: boolean;
  /** What the personas are shown; null where a study goes without. */
  concept: string | null;
  study: StudyChoice;
  /** Whether interviews and discussions are printed in full. */
  transcript: boolean;
  personas: number;
  /** What it is weighted to: `market`, or the name of a file of margins; null for nothing. */
  weights: string | null;
  /** Whether it is then placed among all concepts that the account has tested. */
  norms: boolean;
  /** Open questions whose answers are then coded. */
  codebook: string[];
  /** Facts or questions that the results are then crossed with, a table each. */
  by: string[];
  /** How often the finished study is run again; null for not at all. */
  reliability: number | null;
  /** What further runs of it change, one each. */
  vary: Variation[];
  /** What people answered to the same, which the study is held against; null where nobody has been asked. */
  humans: HumansChoice | null;
  /** Whether the model is also asked directly how the audience answers. */
  directEstimate: boolean;
  /** How many are to go through a survey; null where everybody is asked. */
  sample: SampleRequest | null;
  /** Whether it is only estimated, and nobody asked. */
  estimate: boolean;
  /** What its model calls may cost, in US dollars; null for no limit of its own. */
  maxCostUsd: number | null;
  file: string | null;
  timeoutSeconds: number;
}

/** Where the service is, and where what it answers is written. */
export interface ServiceOptions {
  /** Address of the API, without a slash at its end. */
  url: string;
  /** Whether the person named the address. */
  urlGiven: boolean;
  dataFolder: string;
  json: string | null;
}

/** Finished studies that are compared, in place of a new one. */
export interface ComparisonOptions extends ServiceOptions {
  compare: string[];
}

const isOption = (name: string): name is OptionName => Object.hasOwn(optionTypes, name);

const SEE_HELP = "npm run study -- --help shows how it works";

/** Tokens rather than values, so that every mistake gets a sentence of its own. */
function readTokens(argv: readonly string[]): Given {
  const { tokens } = parseArgs({
    args: [...argv],
    options: optionTypes,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const given = new Map<OptionName, string>();
  for (const token of tokens) {
    if (token.kind === "option-terminator") continue;
    if (token.kind === "positional") {
      throw new UsageError(
        `"${token.value}" belongs to no option; put texts in quotation marks and -- before the options: npm run ` +
          `study -- --audience "..." --concept "...".`,
      );
    }
    if (!isOption(token.name)) throw new UsageError(`There is no option ${token.rawName}; ${SEE_HELP}.`);
    // As the service calls it.
    const name = token.name === "count" ? "personas" : token.name;
    if (given.has(name)) throw new UsageError(`--${name} can be given only once.`);
    if (optionTypes[token.name].type === "boolean") {
      if (token.value !== undefined) throw new UsageError(`--${token.name} takes no value.`);
      given.set(name, "");
    } else if (token.value === undefined || (!token.inlineValue && token.value.startsWith("--"))) {
      throw new UsageError(`--${token.name} needs a value; ${SEE_HELP}.`);
    } else {
      given.set(name, token.value);
    }
  }
  return given;
}

function readUrl(text: string): string {
  const url = URL.parse(text);
  if (!url || !["http:", "https:"].includes(url.protocol) || url.search || url.hash || url.username || url.password) {
    throw new UsageError(`--url must be an address such as ${DEFAULT_URL}, not "${text}".`);
  }
  return url.origin + (url.pathname === "/" ? BASE_PATH : url.pathname.replace(/\/+$/, ""));
}

function readText(name: "audience" | "concept", text: string | undefined, maximum: number): string {
  const trimmed = text?.trim();
  if (!trimmed) {
    const what = name === "audience" ? "who should be asked" : "what they should be shown";
    throw new UsageError(
      `--${name} is missing: say ${what}, for example --audience "women 25-40 in Munich who buy oat milk" ` +
        `--concept "Oat drink with protein, 1.99 EUR".`,
    );
  }
  if (trimmed.length > maximum) {
    throw new UsageError(`--${name} has ${trimmed.length} characters; at most ${maximum} fit.`);
  }
  return trimmed;
}

const studyOptions = {
  survey: "survey",
  guide: "idi_ai",
  conjoint: "conjoint",
  concepts: "concept_test",
  "focus-group": "focus_group",
  interview: "idi_manual",
} as const satisfies Partial<Record<OptionName, SimulationType>>;

/** The one study that was asked for; a concept test when none is named. */
function readChoice(given: Given): StudyChoice {
  const [chosen, other] = (Object.keys(studyOptions) as (keyof typeof studyOptions)[]).filter((name) =>
    given.has(name),
  );
  if (other) throw new UsageError(`--${chosen} and --${other} are two studies; run them one after the other.`);
  if (!chosen) return { type: "concept_test" };
  const type = studyOptions[chosen];
  return type === "focus_group" || type === "idi_manual" ? { type } : { type, path: given.get(chosen) ?? "" };
}

/** `wording,scale`: each at most once. */
function readVariations(list: string | undefined): Variation[] {
  const named = (list ?? "").split(",").flatMap((name) => name.trim() || []);
  const unknown = named.find((name) => !(variations as readonly string[]).includes(name));
  if (unknown !== undefined || (list !== undefined && named.length === 0))
    throw new UsageError(`--vary takes ${variations.join(", ")}, with commas between them, not "${unknown ?? ""}".`);
  return variations.filter((name) => named.includes(name));
}

const needsConcept = (study: StudyChoice): boolean =>
  (study.type === "concept_test" && !("path" in study)) || study.type === "focus_group";
const isTalk = ({ type }: StudyChoice): boolean => ["focus_group", "idi_ai", "idi_manual"].includes(type);

/** @throws UsageError */
function readService(given: Given): ServiceOptions {
  const json = given.get("json") ?? null;
  // Known before anybody waits for a study whose results could then not be written.
  if (json !== null && !existsSync(dirname(resolve(json)))) {
    throw new UsageError(`--json: the folder ${dirname(resolve(json))} does not exist.`);
  }
  if (json !== null && (json === "" || (existsSync(json) && statSync(json).isDirectory()))) {
    throw new UsageError("--json needs the name of a file.");
  }
  return {
    url: readUrl(given.get("url") ?? DEFAULT_URL),
    urlGiven: given.has("url"),
    dataFolder: given.get("data") || DEFAULT_DATA_FOLDER,
    json,
  };
}

// Limits of parse-prompt's `prompt` and of a simulation's `prompt_question`.
const AUDIENCE_CHARACTERS = 4_000;
const PROMPT_CHARACTERS = 8_000;

/**
 * Reads the arguments of `npm run study`.
 * @returns "help" when it was asked for
 * @throws UsageError
 */
export function readArguments(argv: readonly string[]): StudyOptions | ComparisonOptions | "help" {
  // -h and -? are what people type before they know an option.
  if (argv.includes("-h") || argv.includes("-?")) return "help";
  const given = readTokens(argv);
  if (given.has("help")) return "help";
  const compare = readCompared(given);
  if (compare) return { compare, ...readService(given) };
  const study = readChoice(given);
  const respondents = readRespondentsChoice(given);
  const group = readGroup(given);
  const audience =
    respondents || group !== null ? null : readText("audience", given.get("audience"), AUDIENCE_CHARACTERS);
  const concept =
    needsConcept(study) || given.has("concept") ? readText("concept", given.get("concept"), PROMPT_CHARACTERS) : null;
  if (given.has("transcript") && !isTalk(study)) {
    throw new UsageError("--transcript is for studies in which somebody talks: --focus-group, --guide or --interview.");
  }
  if (given.has("reliability") && study.type === "idi_manual") {
    throw new UsageError("--reliability runs a study again, and --interview cannot be: its questions come from you.");
  }
  if (given.has("vary") && !given.has("reliability")) {
    throw new UsageError("--vary is a part of --reliability: say how often the study is run again as well.");
  }
  return {
    audience,
    group,
    respondents,
    goOn: given.has("yes"),
    concept,
    study,
    transcript: given.has("transcript"),
    personas: wholeNumber("personas", given.get("personas") ?? PERSONA_COUNT_LIMITS.default, [
      PERSONA_COUNT_LIMITS.minimum,
      PERSONAS_PER_GROUP,
    ]),
    weights: readWeighted(given),
    norms: readNorms(given, study),
    codebook: readCoded(given, study),
    by: readBy(given, study),
    reliability: given.has("reliability")
      ? wholeNumber("reliability", given.get("reliability") ?? RERUNS.default, [RERUNS.fewest, RERUNS.most])
      : null,
    vary: readVariations(given.get("vary")),
    humans: readHumansChoice(given, study),
    directEstimate: readDirectEstimate(given, study),
    sample: readSample(given, study),
    estimate: readEstimate(given, study),
    maxCostUsd: readMaxCost(given, study),
    file: given.get("file") ?? null,
    timeoutSeconds: wholeNumber("timeout", given.get("timeout") ?? DEFAULT_TIMEOUT_SECONDS, [
      1,
      LONGEST_TIMEOUT_SECONDS,
    ]),
    ...readService(given),
  };
}

/**
 * The account that the environment names, if it names one, or the API key.
 * @throws UsageError if it names half of an account, or both
 */
export function readCredentials(environment: NodeJS.ProcessEnv): Account | { apiKey: string } | null {
  const { [EMAIL_VARIABLE]: email, [PASSWORD_VARIABLE]: password, [API_KEY_VARIABLE]: apiKey } = environment;
  if (apiKey && (email || password)) {
    throw new UsageError(`Set ${API_KEY_VARIABLE}, or ${EMAIL_VARIABLE} and ${PASSWORD_VARIABLE}; not all of them.`);
  }
  if (apiKey) return { apiKey: apiKey.trim() };
  if (!email && !password) return null;
  if (!email || !password) {
    throw new UsageError(`${EMAIL_VARIABLE} and ${PASSWORD_VARIABLE} belong together: set both, or neither.`);
  }
  return { email, password };
}
