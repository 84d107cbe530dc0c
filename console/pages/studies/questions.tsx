import type { Answer } from "../../api/routes.ts";
import type { Study } from "./study-kinds.ts";

type Questionnaire = Answer<"uploadSurvey">["survey_schema"];
type Question = Questionnaire["questions"][number];

function kindOf({ kind, scale, multiple }: Question): string {
  if (scale) return `scale from ${scale.first_value} to ${scale.first_value + scale.points - 1}`;
  if (kind === "open_ended") return "open answer";
  return multiple ? "several answers" : "one answer";
}

function Scale({ scale }: { scale: NonNullable<Question["scale"]> }) {
  const { first_value, points, low_label, high_label, labels } = scale;
  const ends = labels
    ? labels.map((label, index) => `${first_value + index} = ${label}`)
    : [low_label && `${first_value} = ${low_label}`, high_label && `${first_value + points - 1} = ${high_label}`];
  return <p class="quiet">{ends.filter(Boolean).join(", ")}</p>;
}

/** The questions of a survey as they were understood. */
export const Questions = ({ survey: { questions }, lang }: { survey: Questionnaire; lang: string }) => (
  <ol class="questions" lang={lang} dir="auto">
    {questions.map((question) => (
      <li key={question.id}>
        {question.context && <p class="shown">{question.context}</p>}
        {question.text}
        <span class="badges" lang="en">
          <span class="badge">{kindOf(question)}</span>
          {!question.required && <span class="badge">optional</span>}
          {question.fact && <span class="badge">answered from the profile</span>}
        </span>
        {question.scale && <Scale scale={question.scale} />}
        {question.options && (
          <ul>
            {question.options.map((option) => (
              <li key={option}>{option}</li>
            ))}
          </ul>
        )}
      </li>
    ))}
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
