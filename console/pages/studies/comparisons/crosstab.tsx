import { filledIn } from "../../../../functions/studies/survey/piping.ts";
import { numberOf } from "../../../../functions/studies/survey/question-numbers.ts";
import { callApi } from "../../../api/client.ts";
import { asSentence } from "../../../api/errors.ts";
import { Loaded, useAnswer } from "../../../components/answers.tsx";
import type { StudyProps } from "../study-props.ts";
import { CrosstabTable, FEW } from "./crosstab-table.tsx";
import { bannersOf, mergedQuestions, type Crosstab, type MergedQuestion } from "./crosstab-figures.ts";
import { chosen } from "../../../language/chosen.ts";
import { t } from "../../../language/say.ts";

const FEW_ANSWERS = 5;

/** Names for the piped parts of questions and options. */
function pipeNames(survey: StudyProps["study"]["survey_schema"]): ReadonlyMap<string, string> {
  const questions = survey?.questions ?? [];
  return new Map([
    ...(survey?.variables ?? []).map(({ name }) => [name, `[${name}]`] as const),
    ...questions.map(
      (question) => [question.id, t("[answer to {numberOf}]", { numberOf: numberOf(question) })] as const,
    ),
  ]);
}

const hasFew = ({ rows }: MergedQuestion): boolean =>
  rows.some(({ total, cells }) => [total, ...cells].some((cell) => cell?.small_base));

function Notes({ tables, banners }: { tables: readonly Crosstab[]; banners: readonly { name: string }[] }) {
  const questions = mergedQuestions(tables);
  const empty = questions.filter(({ rows }) => rows.length === 0).map(({ question }) => question);
  const notes = [
    t("Below each figure are its 95 % interval and the letters of the columns that it differs from."),
    ...(tables.length > 1 ? [t("Columns are compared within their own group, never with those of another.")] : []),
    ...new Set(tables.flatMap((table) => table.notes)),
    ...(questions.some(hasFew)
      ? [t("{few} fewer than {few_answers} answers: read with care.", { few: FEW, few_answers: FEW_ANSWERS })]
      : []),
    ...tables.flatMap(({ without_column: without, personas }, index) =>
      without > 0
        ? [
            t("Not in any column of {name}: {without} of {personas}.", {
              name: banners[index]!.name,
              without,
              personas,
            }),
          ]
        : [],
    ),
    ...(tables[0]?.weighted ? [t("Figures are weighted; bases are not.")] : []),
    ...(empty.length > 0 ? [t("Without figures: {empty}.", { empty: empty.join(", ") })] : []),
  ];
  return (
    <ul class="quiet notes">
      {notes.map((note) => (
        <li key={note}>{asSentence(note)}</li>
      ))}
    </ul>
  );
}

interface CrossedProps extends Pick<StudyProps, "study" | "params"> {
  /** The facts, questions or experiments that make the columns, group by group. */
  by: readonly string[];
  /** Ids of the questions in the rows; empty: all of them. */
  questions: readonly string[];
  nameOf: (by: string) => string;
}

/** Questions in rows, groups of personas in columns, several groupings side by side. */
export function Crossed({ study, params, by, questions, nameOf }: CrossedProps) {
  const answer = useAnswer(
    (signal) =>
      Promise.all(
        by.map((one) => {
          const query = {
            by: one,
            language: chosen,
            ...(questions.length > 0 ? { questions: questions.join(",") } : {}),
          };
          return callApi("getCrosstab", { params, query, signal });
        }),
      ),
    [params.simulation_id, by.join(), questions.join()],
  );
  const names = pipeNames(study.survey_schema);
  const named = (text: string) => filledIn(text, names);
  return (
    // After an error, the earlier figures would be mistaken for the answer.
    <Loaded answer={answer.error ? { ...answer, data: undefined } : answer} what={t("the figures")}>
      {(tables) => {
        const banners = bannersOf(tables, nameOf);
        return (
          <section aria-label={t("Cross-tab")}>
            {mergedQuestions(tables)
              .filter(({ rows }) => rows.length > 0)
              .map((question) => (
                <CrosstabTable
                  key={question.question_id}
                  question={question}
                  banners={banners}
                  people={tables[0]!.personas}
                  lang={study.language}
                  named={named}
                />
              ))}
            <Notes tables={tables} banners={banners} />
          </section>
        );
      }}
    </Loaded>
  );
}
