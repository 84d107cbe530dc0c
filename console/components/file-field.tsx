import { useId, useState } from "preact/hooks";
import { asSentence } from "../api/errors.ts";
import { locale } from "../language/chosen.ts";
import { t } from "../language/say.ts";

interface FileFieldProps {
  label: string;
  hint: string;
  /** File extensions for the filter of the file dialog: `.pdf,.docx`. */
  accept: string;
  file: File | undefined;
  error?: string | undefined;
  onFile: (file: File) => void;
}

const kilobytes = ({ size }: File) => t("{size} KB", { size: Math.ceil(size / 1024).toLocaleString(locale) });

/** A file that the user chooses or drops. */
export function FileField({ label, hint, accept, file, error, onFile }: FileFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const [first] = files ?? [];
    if (first) onFile(first);
  };
  return (
    <div
      class={`drop${over ? " over" : ""}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files);
      }}
    >
      <label for={id}>{label}</label>
      <p class="hint" id={`${id}-hint`}>
        {hint}
      </p>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-hint${error ? ` ${id}-error` : ""}`}
        aria-invalid={error ? true : undefined}
        // Choosing the same file again, after it was fixed, counts as a choice, too.
        onClick={(event) => (event.currentTarget.value = "")}
        onChange={(event) => take(event.currentTarget.files)}
      />
      <p role="status">{file ? `${file.name}, ${kilobytes(file)}` : ""}</p>
      {error && (
        <p class="error" id={`${id}-error`}>
          {asSentence(error)}
        </p>
      )}
    </div>
  );
}
