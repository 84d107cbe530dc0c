import { useId, useState } from "preact/hooks";
import { namesIn, numberOf } from "../../../functions/studies/survey/question-numbers.ts";
import type { Survey, SurveyQuestion } from "../../../functions/studies/survey/schemas.ts";
import { SelectBox, TextBox } from "../../components/boxes.tsx";
import { routeInWords } from "./route-words.ts";
import { decidingIds, walkRoute, type Stop } from "./walk-route.ts";
import { t } from "../../language/say.ts";

interface TryProps {
  question: SurveyQuestion;
  tried: string | undefined;
  onTry: (value: string | undefined) => void;
}

/** The answers to try out: points of the scale, or options; null if the user types a number. */
const choicesOf = ({ scale, options }: SurveyQuestion): string[] | null =>
  scale ? Array.from({ length: scale.points }, (_, index) => String(scale.first_value + index)) : options;

function TryAnswer({ question, tried = "", onTry }: TryProps) {
  const label = t("If the answer to {numberOf} is", { numberOf: numberOf(question) });
  const choices = choicesOf(question);
  const onChange = (value: string) => onTry(value || undefined);
  if (!choices) return <TextBox label={label} type="number" value={tried} onChange={onChange} />;
  const all = [{ value: "", label: t("not answered yet") }, ...choices.map((value) => ({ value, label: value }))];
  return <SelectBox label={label} value={tried} choices={all} onChange={onChange} />;
}

const standings = { asked: t("asked"), "left out": t("not asked"), waits: t("depends on an answer above") } as const;

const StopLine = ({ stop: { question, standing, ends }, nameOf }: { stop: Stop; nameOf: (id: string) => string }) => (
  <li class={standing === "asked" ? undefined : "quiet"}>
    <span>{`${numberOf(question)} · ${question.text}`}</span>
    <span class="badges">
      <span class="badge">{standings[standing]}</span>
      {ends && <span class="badge">{t("ends the survey")}</span>}
      {standing !== "asked" &&
        routeInWords(question, nameOf).map((words) => (
          <span key={words} class="badge">
            {words}
          </span>
        ))}
    </span>
  </li>
);

interface RoutePreviewProps {
  survey: Survey;
  /** The number of personas in the study. */
  personas: number;
  lang: string;
}

/** The questions that one persona would be asked, in its order, for the answers tried out here. No persona is asked. */
export function RoutePreview({ survey, personas, lang }: RoutePreviewProps) {
  const id = useId();
  const [place, setPlace] = useState(1);
  const [tried, setTried] = useState<Record<string, string>>({});
  const deciding = decidingIds(survey);
  const stops = walkRoute(survey, Math.max(0, place - 1), tried);
  const asked = stops.filter(({ standing }) => standing === "asked").length;
  return (
    <details class="route-preview">
      <summary>{t("One persona’s route")}</summary>
      <p class="quiet">{t("Try out answers: no persona is asked, and nothing is stored.")}</p>
      <div class="field">
        <label for={id}>{t("Persona number")}</label>
        <input
          id={id}
          type="number"
          min={1}
          max={personas}
          value={place}
          onInput={({ currentTarget }) =>
            setPlace(Math.min(Math.max(1, Math.trunc(currentTarget.valueAsNumber) || 1), personas))
          }
        />
      </div>
      {survey.questions
        .filter((question) => deciding.has(question.id))
        .map((question) => (
          <TryAnswer
            key={question.id}
            question={question}
            tried={tried[question.id]}
            onTry={(value) => {
              const { [question.id]: _, ...others } = tried;
              setTried(value === undefined ? others : { ...others, [question.id]: value });
            }}
          />
        ))}
      <p role="status">{t("{asked} of {questions} questions", { asked, questions: survey.questions.length })}</p>
      <ol class="route" lang={lang} dir="auto">
        {stops.map((stop) => (
          <StopLine key={stop.question.id} stop={stop} nameOf={namesIn(survey.questions)} />
        ))}
      </ol>
    </details>
  );
}
