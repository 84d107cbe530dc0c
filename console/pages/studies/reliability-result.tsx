import type { Answer } from "../../../clients/typescript/src/index.ts";
import { Table } from "../../components/table.tsx";
import { count } from "../../words.ts";
import { SensitivityResult } from "./robustness.tsx";

export type Check = Answer<"getReliabilityCheck">;
type Components = NonNullable<Check["components"]>;

/** Why a question has no coefficient. */
const GAPS = {
  no_variance: "everybody always answered the same",
  no_pairs: "nobody answered twice",
  one_persona: "one persona alone answered twice",
  no_shared_themes: "every theme was one persona’s alone",
};

const percent = (share: number | null): string => (share === null ? "" : `${Math.round(share * 100)} %`);

function Score({ check, lang }: { check: Check; lang: string }) {
  const { confidence_score, confidence_interval, verdict, interpretation } = check;
  return (
    <div class="card score">
      <p>
        <strong>{confidence_score === null ? "No score" : confidence_score.toFixed(1)}</strong>
        {confidence_score !== null && " of 100"}
        {verdict && <span class={`badge ${verdict}`}>{verdict}</span>}
      </p>
      {confidence_interval && (
        <p class="quiet">95 % interval from {confidence_interval.map((end) => end.toFixed(1)).join(" to ")}</p>
      )}
      {interpretation && (
        <p class="text" lang={lang} dir="auto">
          {interpretation}
        </p>
      )}
    </div>
  );
}

const QuestionTable = ({ questions, lang }: { questions: Components["questions"]; lang: string }) => (
  <Table
    caption="Questions"
    rows={questions}
    keyOf={({ question_id, kind }) => `${question_id} ${kind}`}
    columns={[
      { heading: "Question", cell: ({ question }) => <span lang={lang}>{question}</span> },
      {
        heading: "Krippendorff’s α",
        numeric: true,
        cell: ({ alpha, reason }) => alpha?.toFixed(2) ?? (reason ? <span class="quiet">{GAPS[reason]}</span> : ""),
      },
      { heading: "Gwet’s AC2", numeric: true, cell: ({ ac2 }) => ac2?.toFixed(2) ?? "" },
      { heading: "Same answer", numeric: true, cell: ({ exact_agreement }) => percent(exact_agreement) },
    ]}
  />
);

const PersonaTable = ({ personas, lang }: { personas: Check["personas"]; lang: string }) => (
  <Table
    caption="Personas"
    rows={personas}
    keyOf={({ persona_id }) => persona_id}
    columns={[
      { heading: "Persona", cell: ({ persona_name }) => persona_name },
      { heading: "Score", numeric: true, cell: ({ score }) => score?.toFixed(1) ?? "" },
      { heading: "At least", numeric: true, cell: ({ lower_bound }) => lower_bound?.toFixed(1) ?? "" },
      { heading: "Answers compared", numeric: true, cell: ({ answers_compared }) => answers_compared },
      {
        heading: "Library",
        cell: ({ promoted, library_persona_id, reason }) => (
          <>
            {promoted && library_persona_id && <a href={`#/library/${library_persona_id}`}>In the library</a>}
            <span class="quiet" lang={lang}>
              {" "}
              {reason}
            </span>
          </>
        ),
      },
    ]}
  />
);

/** What a check has found: the score with how far to trust it, then each question and each persona. */
export function ReliabilityResult({ check, lang }: { check: Check; lang: string }) {
  const { components, personas, runs } = check;
  const promoted = personas.filter((persona) => persona.promoted).length;
  return (
    <>
      <Score check={check} lang={lang} />
      {components && components.questions.length > 0 && (
        <>
          <h2>By question</h2>
          <QuestionTable questions={components.questions} lang={lang} />
        </>
      )}
      <SensitivityResult robustness={check.robustness} lang={lang} />
      <h2>By persona</h2>
      <p class="quiet">
        {promoted === 0 ? "No persona" : count(promoted, "persona")} of {personas.length} entered the library after{" "}
        {count(runs, "repetition")}.
      </p>
      <PersonaTable personas={personas} lang={lang} />
    </>
  );
}
