import { existsSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { COMPARED_SIMULATIONS, crosstabFacts } from "../../functions/findings/comparisons/schemas.ts";
import { RERUNS } from "../../functions/findings/reliability/schemas.ts";
import { isLanguage, languages, type Language } from "../../functions/languages/language.ts";
import { PERSONA_COUNT_LIMITS, PERSONAS_PER_GROUP } from "../../functions/personas/groups/schemas.ts";
import { BASE_PATH } from "../../functions/service/routes.ts";
import type { SampleRequest } from "../../functions/studies/sample/schemas.ts";
import { variations, type Variation } from "../../functions/studies/sensitivity/schemas.ts";
import type { SimulationType } from "../../functions/studies/simulation/schemas.ts";
import { studyKinds } from "../../functions/studies/study-kinds.ts";
import { UsageError } from "../cli/errors.ts";
import { wholeNumber } from "../cli/read-options.ts";
import type { HumansChoice } from "./humans.ts";
import {
  DEFAULT_DATA_FOLDER,
  DEFAULT_TIMEOUT_SECONDS,
  DEFAULT_URL,
  options,
  type Given,
  type OptionName,
} from "./options.ts";
import type { StudyChoice } from "./plan.ts";
import { checkTable, readTokens } from "./read-table.ts";
import type { RespondentsChoice } from "./respondents.ts";
import { readSample } from "./sample.ts";

const LONGEST_TIMEOUT_SECONDS = 86_400;
const HIGHEST_MAX_COST_USD = 10_000;
// Limits of parse-prompt's `prompt` and of a simulation's `prompt_question`.
const AUDIENCE_CHARACTERS = 4_000;
const PROMPT_CHARACTERS = 8_000;

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
  /** Of the printed report's own words; undefined: the study's. */
  language: Language | undefined;
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

/** The one study that was asked for; a concept test when none is named. @throws UsageError */
function readChoice(given: Given): StudyChoice {
  const names = Object.keys(studyOptions) as (keyof typeof studyOptions)[];
  const [chosen, other] = names.filter((name) => name in given);
  if (other) throw new UsageError(`--${chosen} and --${other} are two studies; run them one after the other.`);
  if (!chosen) return { type: "concept_test" };
  const type = studyOptions[chosen];
  const monadic = "monadic" in given ? { isMonadic: true } : {};
  return (options[chosen].value ? { type, path: given[chosen] ?? "", ...monadic } : { type }) as StudyChoice;
}

/** `q3,q7`: what stands between commas, each once. @throws UsageError where nothing does */
function readList(text: string | undefined, nothing: string): string[] {
  if (text === undefined) return [];
  const names = new Set(text.split(",").flatMap((name) => name.trim() || []));
  if (names.size === 0) throw new UsageError(nothing);
  return [...names];
}

/** @throws UsageError */
function readVariations(list: string | undefined): Variation[] {
  const sentence = (name: string) => `--vary takes ${variations.join(", ")}, with commas between them, not "${name}".`;
  const named = readList(list, sentence(""));
  const unknown = named.find((name) => !(variations as readonly string[]).includes(name));
  if (unknown !== undefined) throw new UsageError(sentence(unknown));
  return variations.filter((name) => named.includes(name));
}

const BESIDE_COMPARE: readonly string[] = ["compare", "url", "data", "json"];

/** The finished studies that are compared, in place of a new one. @throws UsageError */
function readCompared(given: Given): string[] {
  const other = Object.keys(given).find((name) => !BESIDE_COMPARE.includes(name));
  if (other) throw new UsageError(`--compare compares finished studies and starts none; leave --${other} out.`);
  const { fewest, most } = COMPARED_SIMULATIONS;
  const sentence = `--compare takes the ids of ${fewest} to ${most} studies with commas between them.`;
  // What is printed at the end of a study ends in its id.
  const ids = readList(given.compare, sentence).map((id) => id.replace(/^.*\/simulations\//, ""));
  if (ids.length < fewest || ids.length > most) throw new UsageError(sentence);
  return ids;
}

/** @throws UsageError */
function readGroup(text: string | undefined): string | null {
  if (text?.trim() === "") throw new UsageError("--group needs the id of a group, as a study prints it at its end.");
  return text?.trim().replace(/^.*\/persona-groups\//, "") ?? null;
}

/** @throws UsageError */
function readWeighted(text: string | undefined): string | null {
  if (text?.trim() === "") throw new UsageError("--weights takes market, or the name of a JSON file of margins.");
  return text ?? null;
}

/** @throws UsageError */
function readMaxCost(text: string | undefined): number | null {
  if (text === undefined) return null;
  const value = /^\d+(\.\d+)?$/.test(text) ? Number(text) : NaN;
  if (!(value > 0 && value <= HIGHEST_MAX_COST_USD))
    throw new UsageError(`--max-cost must be an amount of US dollars such as 0.5, at most 10000, not "${text}".`);
  return value;
}

/** @throws UsageError */
function readLanguage(text: string | undefined): Language | undefined {
  if (text === undefined || isLanguage(text)) return text;
  throw new UsageError(`--language must be one of ${languages.join(", ")}, not "${text}".`);
}

/** @throws UsageError */
function readHumans(given: Given): HumansChoice | null {
  if (given.humans === undefined) return null;
  const date = given["humans-date"] ?? null;
  if (date !== null && !/^\d{4}-\d{2}-\d{2}$/.test(date))
    throw new UsageError(`--humans-date must be a day such as 2026-11-20, not "${date}".`);
  return { path: given.humans, source: given["humans-source"]?.trim() || null, date };
}

/** @throws UsageError */
function readRespondents({ respondents: path, columns, consent }: Given): RespondentsChoice | null {
  if (path === undefined) return null;
  if (!columns) throw new UsageError("--respondents needs --columns FILE, which says what the columns contain.");
  if (!consent?.trim())
    throw new UsageError('--respondents needs --consent "...", your declaration of what these people have agreed to.');
  return { path, columns, consent: consent.trim() };
}

/** @throws UsageError */
function readService({ url, data, json: file }: Given): ServiceOptions {
  const json = file ?? null;
  // Known before anybody waits for a study whose results could then not be written.
  if (json !== null && !existsSync(dirname(resolve(json)))) {
    throw new UsageError(`--json: the folder ${dirname(resolve(json))} does not exist.`);
  }
  if (json !== null && (json === "" || (existsSync(json) && statSync(json).isDirectory()))) {
    throw new UsageError("--json needs the name of a file.");
  }
  return {
    url: readUrl(url ?? DEFAULT_URL),
    urlGiven: url !== undefined,
    dataFolder: data || DEFAULT_DATA_FOLDER,
    json,
  };
}

const needsConcept = (study: StudyChoice): boolean => studyKinds[study.type].showsPrompt && !("path" in study);

/**
 * Reads the arguments of `npm run study`.
 * @returns "help" when it was asked for
 * @throws UsageError
 */
export function readArguments(argv: readonly string[]): StudyOptions | ComparisonOptions | "help" {
  // -h and -? are what people type before they know an option.
  if (argv.includes("-h") || argv.includes("-?")) return "help";
  const given = readTokens(argv);
  if ("help" in given) return "help";
  if ("compare" in given) return { compare: readCompared(given), ...readService(given) };
  const study = readChoice(given);
  checkTable(given, study);
  const respondents = readRespondents(given);
  const group = readGroup(given.group);
  const isAnybody = respondents === null && group === null;
  const { reliability, personas = PERSONA_COUNT_LIMITS.default, timeout = DEFAULT_TIMEOUT_SECONDS } = given;
  const takesConcept = needsConcept(study) || "concept" in given;
  return {
    audience: isAnybody ? readText("audience", given.audience, AUDIENCE_CHARACTERS) : null,
    group,
    respondents,
    goOn: "yes" in given,
    concept: takesConcept ? readText("concept", given.concept, PROMPT_CHARACTERS) : null,
    study,
    transcript: "transcript" in given,
    personas: wholeNumber("personas", personas, [PERSONA_COUNT_LIMITS.minimum, PERSONAS_PER_GROUP]),
    weights: readWeighted(given.weights),
    norms: "norms" in given,
    codebook: readList(given.codebook, "--codebook takes the ids of open questions, or reaction."),
    by: readList(given.by, `--by takes ${crosstabFacts.join(", ")} or the id of a question.`),
    reliability:
      reliability === undefined ? null : wholeNumber("reliability", reliability, [RERUNS.fewest, RERUNS.most]),
    vary: readVariations(given.vary),
    humans: readHumans(given),
    directEstimate: "direct-estimate" in given,
    sample: readSample(given),
    estimate: "estimate" in given,
    maxCostUsd: readMaxCost(given["max-cost"]),
    file: given.file ?? null,
    language: readLanguage(given.language),
    timeoutSeconds: wholeNumber("timeout", timeout, [1, LONGEST_TIMEOUT_SECONDS]),
    ...readService(given),
  };
}
