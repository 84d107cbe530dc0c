import { useState } from "preact/hooks";
import { callApi } from "../../../api/client.ts";
import { Loaded, useAnswer } from "../../../components/answers.tsx";
import { SelectBox } from "../../../components/boxes.tsx";
import type { StudyProps } from "../study-props.ts";
import { saidAnswers, type Codebook, type SaidAnswer } from "./open-questions.ts";
import { n, t } from "../../../language/say.ts";

type Coded = SaidAnswer & { codes: readonly string[] };

interface CodedAnswersProps {
  codebook: Codebook;
  /** The name of its question. */
  name: string;
  params: StudyProps["params"];
  lang: string;
}

function AnswerList({ codebook, answers, lang }: { codebook: Codebook; answers: readonly Coded[]; lang: string }) {
  const [code, setCode] = useState("");
  const names = new Map(codebook.codes.map(({ id, name }) => [id, name]));
  const shown = answers.filter(
    ({ codes }) => code === "" || (code === "none" ? codes.length === 0 : codes.includes(code)),
  );
  return (
    <>
      <SelectBox
        label={t("Answers with")}
        value={code}
        choices={[
          { value: "", label: t("any code or none") },
          ...codebook.codes.map(({ id, name }) => ({ value: id, label: name })),
          { value: "none", label: t("none of the codes") },
        ]}
        onChange={setCode}
      />
      <p class="quiet" role="status">
        {n(shown.length, "{count} answer", "{count} answers")}
      </p>
      <ul class="list">
        {shown.map(({ persona_id, name, text, codes }) => (
          <li key={persona_id}>
            <p lang={lang} dir="auto">
              {text}
            </p>
            <p class="quiet">
              {name}{" "}
              <span class="badges" lang={lang}>
                {codes.map((id) => (
                  <span key={id} class="badge">
                    {names.get(id) ?? id}
                  </span>
                ))}
              </span>
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

function LoadedAnswers({ codebook, params, lang }: CodedAnswersProps) {
  const { question_id } = codebook;
  const answers = useAnswer(
    async (signal) => {
      const [{ answers: coded }, said] = await Promise.all([
        callApi("getCodebook", { params: { ...params, question_id }, signal }),
        saidAnswers(params, question_id, signal),
      ]);
      const codesOf = new Map(coded.map(({ persona_id, codes }) => [persona_id, codes]));
      return said.flatMap((one): Coded[] => {
        const codes = codesOf.get(one.persona_id);
        return codes ? [{ ...one, codes }] : [];
      });
    },
    [codebook.id],
  );
  return (
    <Loaded answer={answers} what={t("the answers")}>
      {(rows) => <AnswerList codebook={codebook} answers={rows} lang={lang} />}
    </Loaded>
  );
}

/** Each answer with its person and codes, loaded when the user opens it. */
export function CodedAnswers(props: CodedAnswersProps) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {t("The answers with their codes")}
        <span class="hidden"> ({props.name})</span>
      </summary>
      {open && <LoadedAnswers {...props} />}
    </details>
  );
}
