import { useState } from "preact/hooks";
import { sentenceOf } from "../../api/errors.ts";
import { Alert } from "../../components/alert.tsx";
import { Button } from "../../components/button.tsx";
import { saveFile } from "../../components/save-file.ts";

/** The name of a file: `filename*` if the name is not plain English letters, else `filename`. */
function fileNameOf(headers: Headers): string | undefined {
  const disposition = headers.get("content-disposition") ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/.exec(disposition)?.[1];
}

interface DownloadsProps<Format extends string> {
  /** The name of the buttons for screen readers: `Download the questionnaire`. */
  label: string;
  /** The name of each format. */
  formats: Readonly<Record<Format, { label: string; extension?: string }>>;
  /** The name of the file if the response does not give one. */
  title: string;
  read: (format: Format) => Promise<{ content: BlobPart; headers: Headers }>;
}

/** A button for each format of a file. */
export function Downloads<Format extends string>({ label, formats, title, read }: DownloadsProps<Format>) {
  const [making, setMaking] = useState<Format>();
  const [problem, setProblem] = useState<string>();
  const download = async (format: Format) => {
    if (making) return;
    setMaking(format);
    setProblem(undefined);
    try {
      const { content, headers } = await read(format);
      const type = headers.get("content-type") ?? "application/octet-stream";
      const name = fileNameOf(headers) ?? `${title}.${formats[format].extension ?? format}`;
      saveFile(new Blob([content], { type }), name);
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setMaking(undefined);
    }
  };
  return (
    <>
      <div class="exports" role="group" aria-label={label}>
        <span class="quiet">{`${label}:`}</span>
        {(Object.keys(formats) as Format[]).map((format) => (
          <Button key={format} tone="link" busy={making === format} onClick={() => void download(format)}>
            {formats[format].label}
          </Button>
        ))}
      </div>
      <Alert tone="bad">{problem}</Alert>
    </>
  );
}
