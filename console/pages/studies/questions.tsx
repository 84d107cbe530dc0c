import type { Answer } from "../../../clients/typescript/src/index.ts";
import { kindFields } from "./questionnaire/kinds.ts";
import { blockInWords, routeInWords } from "./route-words.ts";
import type { Study } from "./study-kinds.ts";

type Questionnaire = Answer<"uploadSurvey">["survey_schema"];
type Question = Questionnaire["questions"][number];

function Scale({ scale }: { scale: NonNullable<Question["scale"]> }) {
  const { first_value, points, low_label, high_label, labels } = scale;
  const ends = labels
    ? labels.map((label, index) => `${first_value + index} = ${label}`)
    : [low_label && `${first_value} = ${low_label}`, high_label && `${first_value + points - 1} = ${high_label}`];
  return <p class="quiet">{ends.filter(Boolean).join(", ")}</p>;
}

/** What is said of an option beside its words. */
const optionNote = ({ exclusive_options, anchored_options }: Question, option: string): string =>
  [
    ...(exclusive_options.includes(option) ? ["chosen alone"] : []),
    ...(anchored_options.includes(option) ? ["keeps its place"] : []),
  ].join(", ");

function AskedQuestion({ question }: { question: Question }) {
  const notes = [
    kindFields[question.kind].inWords(question),
    ...(question.required ? [] : ["optional"]),
    ...(question.fact ? ["answered from the profile"] : []),
    ...routeInWords(question),
  ];
  return (
    <>
      {question.context && <p class="shown">{question.context}</p>}
      {question.text}
      <span class="badges" lang="en">
        {notes.map((note) => (
          <span key={note} class="badge">
            {note}
          </span>
        ))}
      </span>
      {question.scale && <Scale scale={question.scale} />}
      {question.options && (
        <ul>
          {question.options.map((option) => (
            <li key={option}>
              {option}
              {optionNote(question, option) && <span class="quiet"> ({optionNote(question, option)})</span>}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The questions of a survey as they were understood. */
export const Questions = ({ survey, lang }: { survey: Questionnaire; lang: string }) => (
  <ol class="questions" lang={lang} dir="auto">
    {survey.questions.map((question, index) => {
      const block = question.block === survey.questions[index - 1]?.block ? null : blockInWords(survey, question.block);
      return (
        <li key={question.id}>
          {block && (
            <p class="quiet" lang="en">
              {block}
            </p>
          )}
          <AskedQuestion question={question} />
        </li>
      );
    })}
  </ol>
);

/** A discussion guide as it was understood. */
export const Guide = ({ guide: { sections }, lang }: { guide: NonNullable<Study["script"]>; lang: string }) => (
  <div lang={lang} dir="auto">
    {sections.map(({ title, questions }, section) => (
      <section key={section}>
        {title && <h3>{title}</h3>}
        <ol class="questions">
          {questions.map(({ context, text, probes }) => (
            <li key={text}>
              {context && <p class="shown">{context}</p>}
              {text}
              {probes.length > 0 && (
                <ul>
                  {probes.map((probe) => (
                    <li key={probe}>{probe}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ol>
      </section>
    ))}
  </div>
);
