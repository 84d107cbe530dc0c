import { reportWordingOf } from "../languages/report-wording.ts";
import { plainQuestion } from "../studies/survey/schemas.ts";
import { missing, type Dataset, type DatasetQuestion } from "./dataset.ts";
import { variableName } from "./variable-name.ts";

/** Answers to one question as a codebook codes them. */
export interface CodedAnswers {
  question_id: string;
  question: string;
  codes: readonly { id: string; name: string }[];
  /** Ids of the personas who answered. */
  persona_ids: readonly string[];
  /** Ids of codes by persona; a persona without codes may be absent. */
  codings: Readonly<Record<string, readonly string[]>>;
}

/** The prefix of a question's id that refers to its codes. */
const PREFIX = "codes.";

export const codedQuestionId = (questionId: string): string => PREFIX + questionId;

/**
 * The codes of a question as columns: 1 where an answer has the code, 0 where it does not, NaN where there is no
 * answer. The last column is for answers without any code.
 * @param participants the rows
 */
export function codeColumns(
  { codes, persona_ids, codings }: Pick<CodedAnswers, "persona_ids" | "codings"> & { codes: readonly { id: string }[] },
  participants: readonly string[],
): Float64Array[] {
  const answered = new Set(persona_ids);
  const given = participants.map((id) => (answered.has(id) ? (codings[id] ?? []) : null));
  const column = (holds: (own: readonly string[]) => boolean) =>
    Float64Array.from(given, (own) => (own ? Number(holds(own)) : NaN));
  return [...codes.map(({ id }) => column((own) => own.includes(id))), column((own) => own.length === 0)];
}

/**
 * The codes of an open question as a question of its own, `codes.<question id>`, with several answers per persona. It
 * has a variable for each code, and a last one for answers without a code.
 *
 * Where there are no codes, the reason is the same as for the missing answer to the question itself. An answer that
 * could not be coded counts as not answered.
 * @param language language of the labels (BCP 47)
 */
export function codedQuestion(
  coded: CodedAnswers,
  { participants, questions }: Pick<Dataset, "participants" | "questions">,
  language: string,
): DatasetQuestion {
  const { question_id, question, codes } = coded;
  const { say } = reportWordingOf(language);
  const labels = [[0, say("variables.no")] as const, [1, say("variables.yes")] as const];
  const columns = codeColumns(coded, participants);
  const options = [...codes, { id: "other", name: say("variables.no_code") }];
  const reasons = questions.find(({ asked }) => asked.id === question_id)?.missing;
  return {
    asked: {
      ...plainQuestion,
      ...{ id: codedQuestionId(question_id), kind: "open_ended", text: question },
      ...{ options: options.map(({ name }) => name), multiple: true },
    },
    form: "options",
    variables: options.map(({ id, name }, place) => ({
      name: `${variableName(question_id)}_${id}`,
      suffix: `_${id}`,
      ...{ label: name, level: "nominal", labels },
      column: columns[place]!,
    })),
    missing: Uint8Array.from(participants, (_, row) =>
      Number.isNaN(columns.at(-1)![row]) ? reasons?.[row] || missing.not_answered : missing.none,
    ),
    method: null,
  };
}
