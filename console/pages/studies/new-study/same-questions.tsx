import { FileField } from "../../../components/file-field.tsx";
import { SelectField } from "../../../components/fields.tsx";
import type { FormState } from "../../../components/forms.ts";
import { callApi } from "../../../api/client.ts";
import type { Call } from "../../../../clients/typescript/src/index.ts";
import { keepDraft } from "../../../session/drafts.ts";
import type { StudyValues } from "../study-body.ts";
import { studyKinds, titleOf, type Study } from "../study-kinds.ts";
import { t } from "../../../language/say.ts";

/** Studies of a kind whose questionnaire, guide or attributes can be copied. */
export const studiesToCopy = (studies: readonly Study[], kind: Study["simulation_type"]): Study[] =>
  studies.filter(
    ({ simulation_type, survey_schema, script, conjoint_design }) =>
      simulation_type === kind && (survey_schema ?? script ?? conjoint_design) !== null,
  );

/**
 * Reads the file with a new survey's questionnaire, and stores the survey if nothing is unclear. The page of the study
 * shows it in both cases.
 * @throws ApiError for a file that does not contain text
 */
export async function readQuestionnaire(params: Call<"readQuestions">["params"], file: File): Promise<void> {
  const reading = await callApi("readQuestions", { params, file });
  if (reading.problems.length === 0 && reading.survey_schema)
    await callApi("uploadSurvey", { params, body: reading.survey_schema });
  keepDraft(`reading-${params.simulation_id}`, { ...reading, name: file.name, written: reading.text });
}

interface SameQuestionsProps {
  form: FormState<StudyValues>;
  /** Studies of the chosen kind. */
  studies: readonly Study[];
  file: File | undefined;
  onFile: (file: File) => void;
}

/** The source of the questions, for a study that does not start at once. */
export function SameQuestions({ form, studies, file, onFile }: SameQuestionsProps) {
  const { waitsFor, sampled, live } = studyKinds[form.values.simulation_type];
  if (!waitsFor || live) return null;
  const isOwn = form.values.like === "";
  return (
    <>
      {studies.length > 0 && (
        <SelectField
          form={form}
          name="like"
          label={waitsFor[0]!.toUpperCase() + waitsFor.slice(1)}
          choices={[
            { value: "", label: t("Write or upload a new one") },
            ...studies.map((study) => ({
              value: study.id,
              label: t("From “{title}”", { title: titleOf(study) }),
            })),
          ]}
        />
      )}
      {sampled && isOwn && (
        <FileField
          label={t("File with the questionnaire (optional)")}
          hint={t("Text, Word, Qualtrics (.qsf) or LimeSurvey (.lss). Without one you write it in the next step.")}
          accept=".txt,.docx,.qsf,.lss"
          file={file}
          onFile={onFile}
        />
      )}
    </>
  );
}
