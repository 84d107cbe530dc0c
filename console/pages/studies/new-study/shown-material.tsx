import type { Answer } from "../../../../clients/typescript/src/index.ts";
import { useState } from "preact/hooks";
import { sentenceOf } from "../../../api/errors.ts";
import { Alert } from "../../../components/alert.tsx";
import { FileField } from "../../../components/file-field.tsx";
import type { FormState } from "../../../components/forms.ts";
import { BRIEFING_FILES, uploadBriefing } from "../../briefings/upload.ts";
import { BriefingChoice } from "../briefing-choice.tsx";
import type { StudyValues } from "../study-body.ts";
import { t } from "../../../language/say.ts";

type Briefings = Answer<"listBriefings">;

interface ShownMaterialProps {
  projectId: string;
  form: FormState<StudyValues>;
  briefings: Briefings;
  /** A briefing that has just been made of a file. */
  onAdded: (briefing: Answer<"createBriefing">) => void;
  /** Whether a file is being read: a study that started now would go without it. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
}

/** Documents and pictures that all personas are shown: those of the project, and new ones. */
export function ShownMaterial({ projectId, form, briefings, onAdded, busy, onBusy }: ShownMaterialProps) {
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const { briefing_ids } = form.values;
  const upload = async (chosen: File) => {
    setFile(chosen);
    setError(undefined);
    onBusy(true);
    try {
      const title = chosen.name.replace(/\.\w+$/, "").replaceAll(/[-_]+/g, " ");
      const briefing = await uploadBriefing(projectId, title, chosen);
      onAdded(briefing);
      form.set("briefing_ids", [...form.values.briefing_ids, briefing.id]);
    } catch (problem) {
      setError(sentenceOf(problem));
    } finally {
      onBusy(false);
    }
  };
  return (
    <details open={briefing_ids.length > 0 || form.errors["briefing_ids"] !== undefined}>
      <summary>{t("Show a picture or a document")}</summary>
      <FileField
        label={t("Picture or document")}
        hint={t("JPEG, PNG, PDF, Word or text, up to 50 MB. Its text is read; it becomes a briefing of the project.")}
        accept={BRIEFING_FILES}
        file={file}
        error={error}
        onFile={(chosen) => void upload(chosen)}
      />
      <Alert tone="note">{busy && t("The file is being read…")}</Alert>
      <BriefingChoice form={form} name="briefing_ids" briefings={briefings} />
    </details>
  );
}
