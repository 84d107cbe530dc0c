import { useState } from "preact/hooks";
import { sentenceOf } from "../../api/errors.ts";
import { Alert } from "../../components/alert.tsx";
import { Button } from "../../components/button.tsx";
import { saveFile } from "../../components/save-file.ts";

/** The name a file comes with: `filename*` where it has other letters than English, else `filename`. */
function fileNameOf(headers: Headers): string | undefined {
  const disposition = headers.get("content-disposition") ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/.exec(disposition)?.[1];
}

interface DownloadsProps<Format extends string> {
  /** What a reader of the page hears of the buttons: `Download the questionnaire`. */
  label: string;
  /** What each format is called. */
  formats: Readonly<Record<Format, { label: string; extension?: string }>>;
  /** What the file is called if its answer does not say. */
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
