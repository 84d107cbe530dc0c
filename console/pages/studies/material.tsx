import { useState } from "preact/hooks";
import { sentenceOf } from "../../api/errors.ts";
import { Alert } from "../../components/alert.tsx";
import { TextArea } from "../../components/fields.tsx";
import { FileField } from "../../components/file-field.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";

interface MaterialProps {
  /** What is read: `questionnaire`. */
  what: string;
  hint: string;
  /** Kinds of file beside .txt and .docx, with a comma before each: `,.qsf`. */
  others?: string;
  /** How it may look, where no help says it. */
  example?: string;
  /** Under which what is written here outlives a reload. */
  draft: string;
  /** Without a field to write in, where the text of a file can be changed already. */
  filesOnly: boolean;
  /** @throws ApiError for a file that cannot be read at all */
  read: (file: File) => Promise<void>;
}

/** A text that a study asks by: a file, or written here. */
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
        label={`File with the ${what}`}
        hint={`${others ? `.txt, .docx${others.replaceAll(",", ", ")}` : ".txt or .docx"}. ${hint}`}
        accept={`.txt,.docx${others}`}
        file={file}
        error={error}
        onFile={(chosen) => void upload(chosen)}
      />
      <Alert tone="note">{reading && `The ${what} is being read…`}</Alert>
      {!filesOnly && (
        <details open={form.values.text !== ""}>
          <summary>Write it here instead</summary>
          <Form form={form} action={`Read the ${what}`} working="Reading…">
            <TextArea
              form={form}
              name="text"
              label={`Text of the ${what}`}
              hint={
                example && (
                  <>
                    For instance:<span class="example">{example}</span>
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
