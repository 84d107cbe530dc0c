import { UsageError } from "../../bin/cli/errors.ts";
import { readQsf } from "../../functions/studies/survey/import/qsf/read-qsf.ts";
import type { SurveyQuestion, SurveyScale } from "../../functions/studies/survey/schemas.ts";
import { matchColumns } from "../megastudy/match-columns.ts";
import { readStudies } from "../megastudy/read-study.ts";

/** A public question on a scale, and how people answered it. */
export interface PublicQuestion {
  study: string;
  question: SurveyQuestion & { scale: SurveyScale };
  /** Shares of people by point, lowest first. */
  people: number[];
}

/** What is piped in depends on a participant's arm or earlier answers, which nobody has here. */
const dependsOnOthers = ({ text, context }: SurveyQuestion): boolean => `${text}${context ?? ""}`.includes("{{");

/** The rating questions of published studies that can be asked by themselves. */
function questionsOf(folder: string): PublicQuestion[][] {
  return readStudies(folder, []).map((study) => {
    const read = readQsf(new TextDecoder().decode(study.file.bytes));
    if ("problem" in read) return [];
    return matchColumns(read.survey, read.not_imported, study).matched.flatMap(({ question, results }) => {
      const { scale } = question;
      if (!scale || !("counts" in results) || dependsOnOthers(question)) return [];
      const counts = Array.from({ length: scale.points }, (_, at) => results.counts[scale.first_value + at] ?? 0);
      const total = counts.reduce((sum, count) => sum + count, 0);
      if (total === 0) return [];
      return [{ study: study.name, question: { ...question, scale }, people: counts.map((count) => count / total) }];
    });
  });
}

/**
 * So many rating questions of the studies of a folder, as equally many of each as there are.
 * @throws UsageError if the folder holds none
 */
export function choosePublicQuestions(folder: string, count: number): PublicQuestion[] {
  const studies = questionsOf(folder);
  const most = Math.max(0, ...studies.map((own) => own.length));
  const inTurns = Array.from({ length: most }, (_, round) => studies.flatMap((own) => own[round] ?? [])).flat();
  if (inTurns.length === 0) throw new UsageError(`${folder} holds no rating question that can be asked by itself.`);
  return inTurns.slice(0, count);
}
