import { useState } from "preact/hooks";
import { sentenceOf } from "../../api/errors.ts";
import { Alert } from "../../components/alert.tsx";
import { TextArea } from "../../components/fields.tsx";
import { FileField } from "../../components/file-field.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { listed, t } from "../../language/say.ts";

interface MaterialProps {
  /** The kind of material: `questionnaire`. */
  what: string;
  hint: string;
  /** File extensions besides .txt and .docx, with a comma before each: `,.qsf`. */
  others?: string;
  /** An example, if no help shows one. */
  example?: string;
  /** The key under which the typed text survives a reload. */
  draft: string;
  /** Whether the field for text is hidden, because the text of a file can already be changed. */
  filesOnly: boolean;
  /** @throws ApiError for a file that cannot be read at all */
  read: (file: File) => Promise<void>;
}

/** The questions of a study: a file, or text that is typed here. */
export function Material({ what, hint, others = "", example, draft, filesOnly, read }: MaterialProps) {
  const [file, setFile] = useState<File>();
  const [reading, setReading] = useState(false);
  const [error, setError] = useState<string>();
  const form = useForm({
    draft,
    initial: { text: "" },
    submit: async ({ text }) => {
      await read(new File([text], `${what}.txt`, { type: "text/plain" }));
      form.reset();
    },
  });
  const upload = async (chosen: File) => {
    setFile(chosen);
    setError(undefined);
    setReading(true);
    try {
      await read(chosen);
      form.reset();
      setFile(undefined);
    } catch (problem) {
      setError(sentenceOf(problem));
    } finally {
      setReading(false);
    }
  };
  return (
    <div class="material">
      <FileField
        label={t("File with the {what}", { what })}
        hint={`${listed([".txt", ".docx", ...others.split(",").filter(Boolean)], "disjunction")}. ${hint}`}
        accept={`.txt,.docx${others}`}
        file={file}
        error={error}
        onFile={(chosen) => void upload(chosen)}
      />
      <Alert tone="note">{reading && t("The {what} is being read…", { what })}</Alert>
      {!filesOnly && (
        <details open={form.values.text !== ""}>
          <summary>{t("Write it here instead")}</summary>
          <Form form={form} action={t("Read the {what}", { what })} working={t("Reading…")}>
            <TextArea
              form={form}
              name="text"
              label={t("Text of the {what}", { what })}
              hint={
                example && (
                  <>
                    {t("For instance:")}
                    <span class="example">{example}</span>
                  </>
                )
              }
              rows={12}
            />
          </Form>
        </details>
      )}
    </div>
  );
}
