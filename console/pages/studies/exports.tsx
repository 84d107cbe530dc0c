import { exportFacts, exportFormats, type ExportFormat } from "../../../functions/platform/files/export-formats.ts";
import { useState } from "preact/hooks";
import { api } from "../../api/client.ts";
import { sentenceOf } from "../../api/errors.ts";
import { Alert } from "../../components/alert.tsx";
import { Button } from "../../components/button.tsx";
import { saveFile } from "../../components/save-file.ts";
import { titleOf } from "./study-kinds.ts";
import type { StudyProps } from "./study-props.ts";

/** The name a file comes with: `filename*` where it has other letters than English, else `filename`. */
function fileNameOf(headers: Headers): string | undefined {
  const disposition = headers.get("content-disposition") ?? "";
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  return encoded ? decodeURIComponent(encoded) : /filename="([^"]+)"/.exec(disposition)?.[1];
}

/** The results as files. */
export function Exports({ study, params }: Pick<StudyProps, "study" | "params">) {
  const [making, setMaking] = useState<ExportFormat>();
  const [problem, setProblem] = useState<string>();
  const download = async (format: ExportFormat) => {
    if (making) return;
    setMaking(format);
    setProblem(undefined);
    try {
      const { content, headers } = await api.exchange("exportResults", { params, query: { format } });
      const type = headers.get("content-type") ?? "application/octet-stream";
      saveFile(new Blob([content], { type }), fileNameOf(headers) ?? `${titleOf(study)}.${format}`);
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      setMaking(undefined);
    }
  };
  return (
    <>
      <div class="exports" role="group" aria-label="Download">
        <span class="quiet">Download:</span>
        {exportFormats.map((format) => (
          <Button key={format} tone="link" busy={making === format} onClick={() => void download(format)}>
            {exportFacts[format].label}
          </Button>
        ))}
      </div>
      <Alert tone="bad">{problem}</Alert>
    </>
  );
}
