import type { Answer } from "../../../clients/typescript/src/index.ts";
import { namesIn, numberOf } from "../../../functions/studies/survey/question-numbers.ts";
import { asSentence } from "../../api/errors.ts";
import { Button } from "../../components/button.tsx";
import { kindFields } from "./questionnaire/kinds.ts";
import { blockInWords, routeInWords } from "./route-words.ts";
import type { Study } from "./study-kinds.ts";
import { chosen } from "../../language/chosen.ts";
import { t } from "../../language/say.ts";

type Questionnaire = Answer<"uploadSurvey">["survey_schema"];
type Question = Questionnaire["questions"][number];

function Scale({ scale }: { scale: NonNullable<Question["scale"]> }) {
  const { first_value, points, low_label, high_label, labels } = scale;
  const ends = labels
    ? labels.map((label, index) => `${first_value + index} = ${label}`)
    : [low_label && `${first_value} = ${low_label}`, high_label && `${first_value + points - 1} = ${high_label}`];
  return <p class="quiet">{ends.filter(Boolean).join(", ")}</p>;
}

/** Notes about an option, shown next to its words. */
const optionNote = ({ exclusive_options, anchored_options }: Question, option: string): string =>
  [
    ...(exclusive_options.includes(option) ? [t("chosen alone")] : []),
    ...(anchored_options.includes(option) ? [t("keeps its place")] : []),
  ].join(", ");

/** Notes next to questions while the user reviews a file. */
export interface Review {
  /** The line of each question in the file, in their order. */
  lines: readonly number[];
  onLine: (line: number) => void;
  /** Problems of a question, and the parts of it that were left out, by its id. */
  problems: ReadonlyMap<string, readonly string[]>;
  notes: ReadonlyMap<string, readonly string[]>;
}

/** A link to a line of the file; nothing if the line is not known. */
const LineLink = ({ review, place }: { review: Review | undefined; place: number }) => {
  const line = review?.lines[place];
  return line === undefined ? null : (
    <span class="line-link" lang={chosen}>
      <Button tone="link" onClick={() => review?.onLine(line)}>
        {t("Line {line}", { line })}
      </Button>
    </span>
  );
};

function AskedQuestion({ question, nameOf }: { question: Question; nameOf: (id: string) => string }) {
  const notes = [
    kindFields[question.kind].inWords(question),
    ...(question.required ? [] : [t("optional")]),
    ...(question.fact ? [t("answered from the profile")] : []),
    ...routeInWords(question, nameOf),
  ];
  return (
    <>
      {question.context && <p class="shown">{question.context}</p>}
      <b class="number">{numberOf(question)}</b> {question.text}
      <span class="badges" lang={chosen}>
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

interface QuestionsProps {
  survey: Questionnaire;
  lang: string;
  review?: Review | undefined;
}

/** The questions of a survey as the service understood them. */
export const Questions = ({ survey, lang, review }: QuestionsProps) => {
  const nameOf = namesIn(survey.questions);
  return (
    <ol class="questions" lang={lang} dir="auto">
      {survey.questions.map((question, index) => {
        const { id, block } = question;
        const ofBlock = block === survey.questions[index - 1]?.block ? null : blockInWords(survey, block);
        const problems = review?.problems.get(id) ?? [];
        return (
          <li key={id} class={problems.length > 0 ? "wrong" : undefined}>
            {ofBlock && (
              <p class="quiet" lang={chosen}>
                {ofBlock}
              </p>
            )}
            <LineLink review={review} place={index} />
            <AskedQuestion question={question} nameOf={nameOf} />
            {problems.map((problem) => (
              <p key={problem} class="error" lang="en">
                {asSentence(problem)}
              </p>
            ))}
            {(review?.notes.get(id) ?? []).map((note) => (
              <p key={note} class="quiet" lang={chosen}>
                {t("Left out: {note}", { note })}
              </p>
            ))}
          </li>
        );
      })}
    </ol>
  );
};

interface GuideProps {
  guide: NonNullable<Study["script"]>;
  lang: string;
  review?: Review | undefined;
}

/** A discussion guide as the service understood it. Its questions are numbered across sections. */
export const Guide = ({ guide: { sections }, lang, review }: GuideProps) => {
  const before = (section: number) =>
    sections.slice(0, section).reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <div lang={lang} dir="auto">
      {sections.map(({ title, questions }, section) => (
        <section key={section}>
          {title && <h3>{title}</h3>}
          <ol class="questions">
            {questions.map(({ context, text, probes }, index) => (
              <li key={index}>
                {context && <p class="shown">{context}</p>}
                <LineLink review={review} place={before(section) + index} />
                <b class="number">{before(section) + index + 1}</b> {text}
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
};
