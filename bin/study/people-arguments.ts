import { UsageError } from "../cli/errors.ts";
import type { Given, OptionName } from "./options.ts";
import type { StudyChoice } from "./plan.ts";

/** What people answered to the questions of a study. */
export interface HumansChoice {
  path: string;
  /** Who asked whom, and how; null for the name of the file. */
  source: string | null;
  /** `2026-11-20`; null for the day on which the file was last changed. */
  date: string | null;
}

/** People of whom personas are made. */
export interface RespondentsChoice {
  path: string;
  /** The file that says what the columns hold. */
  columns: string;
  consent: string;
}

/** Whether people's answers can be held against those of a study: they are counted, not talked. */
const isCounted = ({ type }: StudyChoice): boolean => type === "concept_test" || type === "survey";

function needs(given: Given, names: readonly OptionName[], whole: OptionName): void {
  const without = names.find((name) => given.has(name));
  if (without && !given.has(whole)) throw new UsageError(`--${without} belongs to --${whole} FILE.`);
}

/** @throws UsageError */
export function readHumansChoice(given: Given, study: StudyChoice): HumansChoice | null {
  needs(given, ["humans-source", "humans-date"], "humans");
  const path = given.get("humans");
  if (path === undefined) return null;
  if (!isCounted(study))
    throw new UsageError("--humans is for a concept test or a --survey, whose answers are counted.");
  const date = given.get("humans-date") ?? null;
  if (date !== null && !/^\d{4}-\d{2}-\d{2}$/.test(date))
    throw new UsageError(`--humans-date must be a day such as 2026-11-20, not "${date}".`);
  return { path, source: given.get("humans-source")?.trim() || null, date };
}

/** @throws UsageError */
export function readDirectEstimate(given: Given, study: StudyChoice): boolean {
  if (given.has("direct-estimate") && !isCounted(study))
    throw new UsageError("--direct-estimate is for a concept test or a --survey, whose answers are counted.");
  return given.has("direct-estimate");
}

/** @throws UsageError */
export function readRespondentsChoice(given: Given): RespondentsChoice | null {
  needs(given, ["columns", "consent"], "respondents");
  const path = given.get("respondents");
  if (path === undefined) return null;
  const other = (["audience", "personas"] as const).find((name) => given.has(name));
  if (other) throw new UsageError(`--respondents takes the place of --${other}: each person of the file is asked.`);
  const columns = given.get("columns");
  const consent = given.get("consent")?.trim();
  if (!columns) throw new UsageError("--respondents needs --columns FILE, which says what the columns hold.");
  if (!consent)
    throw new UsageError('--respondents needs --consent "...", your declaration of what these people have agreed to.');
  return { path, columns, consent };
}
