import { COMPARED_SIMULATIONS, crosstabFacts } from "../../functions/findings/comparisons/schemas.ts";
import { UsageError } from "../cli/errors.ts";
import type { Given, OptionName } from "./options.ts";
import type { StudyChoice } from "./plan.ts";

const listed = (text: string | undefined): string[] => [
  ...new Set((text ?? "").split(",").flatMap((name) => name.trim() || [])),
];

/** `gender,q3`: what the results are crossed with, each once. @throws UsageError */
export function readBy(given: Given, { type }: StudyChoice): string[] {
  if (!given.has("by")) return [];
  if (type !== "survey" && type !== "concept_test")
    throw new UsageError("--by crosses the answers to questions: of a survey (--survey) or a concept test.");
  const by = listed(given.get("by"));
  if (by.length === 0) throw new UsageError(`--by takes ${crosstabFacts.join(", ")} or the id of a question.`);
  return by;
}

/** Whether a concept is placed among those tested before. @throws UsageError */
export function readNorms(given: Given, study: StudyChoice): boolean {
  if (given.has("norms") && (study.type !== "concept_test" || "path" in study))
    throw new UsageError("--norms places the concept of a concept test among others; leave it out of other studies.");
  return given.has("norms");
}

/** `market` or a file: what a study is weighted to; null for nothing. @throws UsageError */
export function readWeighted(given: Given): string | null {
  const weights = given.get("weights") ?? null;
  if (weights !== null && given.has("respondents"))
    throw new UsageError("--weights is for invented personas; those of --respondents count as they are.");
  if (weights?.trim() === "") throw new UsageError("--weights takes market, or the name of a JSON file of margins.");
  return weights;
}

/** `q3,q7`: open questions whose answers are then coded, each once. @throws UsageError */
export function readCoded(given: Given, { type }: StudyChoice): string[] {
  if (!given.has("codebook")) return [];
  if (type !== "survey" && type !== "concept_test")
    throw new UsageError(
      "--codebook codes the open answers of a survey (--survey) or the reactions of a concept test.",
    );
  const coded = listed(given.get("codebook"));
  if (coded.length === 0) throw new UsageError("--codebook takes the ids of open questions, or reaction.");
  return coded;
}

const BESIDE_COMPARE: readonly OptionName[] = ["compare", "url", "data", "json"];

/** `ID,ID`: the finished studies that are compared, in place of a new one; null without. @throws UsageError */
export function readCompared(given: Given): string[] | null {
  if (!given.has("compare")) return null;
  const other = [...given.keys()].find((name) => !BESIDE_COMPARE.includes(name));
  if (other) throw new UsageError(`--compare compares finished studies and starts none; leave --${other} out.`);
  // What is printed at the end of a study ends in its id.
  const ids = listed(given.get("compare")).map((id) => id.replace(/^.*\/simulations\//, ""));
  const { fewest, most } = COMPARED_SIMULATIONS;
  if (ids.length < fewest || ids.length > most)
    throw new UsageError(`--compare takes the ids of ${fewest} to ${most} studies with commas between them.`);
  return ids;
}

/** The group of an earlier study, whose personas are asked; null for new ones. @throws UsageError */
export function readGroup(given: Given): string | null {
  const group = given.get("group")?.trim();
  if (group === undefined) return null;
  const other = (["audience", "personas", "respondents", "yes"] as const).find((name) => given.has(name));
  if (other) throw new UsageError(`--group asks the personas that there are; leave --${other} out.`);
  if (group === "") throw new UsageError("--group needs the id of a group, as a study prints it at its end.");
  return group.replace(/^.*\/persona-groups\//, "").replace(/\/personas$/, "");
}
