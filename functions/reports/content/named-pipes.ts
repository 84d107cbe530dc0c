import { reportWordingOf } from "../../languages/report-wording.ts";
import { filledIn } from "../../studies/survey/piping.ts";
import type { ReportSource } from "./source.ts";
import { questionNumbers } from "./survey-routes.ts";

/** The source with the questions whose answers are piped into others named by their numbers: `[answer to 3]`. */
export function withNamedPipes(source: ReportSource): ReportSource {
  const { simulation, results } = source;
  const { survey } = results.aggregate;
  if (!survey || !simulation.survey_schema) return source;
  const { say } = reportWordingOf(simulation.language);
  const numbers = questionNumbers(survey.questions.map(({ question_id }) => question_id));
  const names = new Map([...numbers].map(([id, question]) => [id, say("routes.piped", { question })]));
  const named = <T extends { text: string }>(question: T): T => ({ ...question, text: filledIn(question.text, names) });
  const schema = simulation.survey_schema;
  return {
    ...source,
    codebooks: source.codebooks.map((one) => ({ ...one, question: filledIn(one.question, names) })),
    simulation: { ...simulation, survey_schema: { ...schema, questions: schema.questions.map(named) } },
    results: {
      ...results,
      aggregate: { ...results.aggregate, survey: { ...survey, questions: survey.questions.map(named) } },
    },
  };
}
