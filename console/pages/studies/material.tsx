import { ApiError } from "../../../clients/typescript/src/index.ts";
import { useState } from "preact/hooks";
import { sentenceOf } from "../../api/errors.ts";
import { Alert } from "../../components/alert.tsx";
import { TextArea } from "../../components/fields.tsx";
import { FileField } from "../../components/file-field.tsx";
import { Form } from "../../components/form.tsx";
import { ProblemLines } from "../../components/problem-lines.tsx";
import { useForm } from "../../components/forms.ts";

interface MaterialProps {
  /** What is sent: `questionnaire`. */
  what: string;
  hint: string;
  /** Kinds of file beside .txt and .docx, with a comma before each: `,.qsf`. */
  others?: string;
  /** How it may look. */
  example: string;
  /** Under which what is written here outlives a reload. */
  draft: string;
  /** @throws ApiError with the line that cannot be read */
  send: (file: File) => Promise<void>;
}

/** A text that a study asks by: a file, or written here. */
export function Material({ what, hint, others = "", example, draft, send }: MaterialProps) {
  const [file, setFile] = useState<File>();
  const [reading, setReading] = useState(false);
  const [error, setError] = useState<string>();
  const form = useForm({
    draft,
    initial: { text: "" },
    submit: async ({ text }) => send(new File([text], `${what}.txt`, { type: "text/plain" })),
  });
  const upload = async (chosen: File) => {
    setFile(chosen);
    setError(undefined);
    setReading(true);
    try {
      await send(chosen);
      form.reset();
    } catch (problem) {
      if (/\.txt$/i.test(chosen.name)) {
        // The text goes into the field below, where its problems can be corrected.
        form.set("text", await chosen.text());
        await form.attempt(() => Promise.reject(problem as Error));
      } else setError(problem instanceof ApiError ? problem.message : sentenceOf(problem));
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
        error={error && "This file cannot be read as it stands."}
        onFile={(chosen) => void upload(chosen)}
      />
      <ProblemLines problem={error} />
      <Alert tone="note">{reading && `The ${what} is being read…`}</Alert>
      <details open={form.values.text !== ""}>
        <summary>Write it here instead</summary>
        <Form form={form} action={`Send the ${what}`} working="Reading…" ofLines>
          <TextArea
            form={form}
            name="text"
            label={`Text of the ${what}`}
            hint={
              <>
                For instance:<span class="example">{example}</span>
              </>
            }
            rows={12}
          />
        </Form>
      </details>
    </div>
  );
}
