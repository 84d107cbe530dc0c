import { ApiError } from "../../../clients/typescript/src/index.ts";
import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { sentenceOf } from "../../api/errors.ts";
import { TextArea, TextField } from "../../components/fields.tsx";
import { FileField } from "../../components/file-field.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { ColumnFields } from "./column-fields.tsx";
import { mapColumns, mappingOf, mappingProblem, type MappedColumn } from "./column-mapping.ts";
import { columnsOf } from "./csv-columns.ts";
import { t } from "../../language/say.ts";

interface UploadRespondentsProps {
  params: { project_id: string; group_id: string };
  onStarted: () => void;
}

/** Uploads a file of people, with the content of its columns and the people's consent. */
export function UploadRespondents({ params, onStarted }: UploadRespondentsProps) {
  const [file, setFile] = useState<File>();
  const [columns, setColumns] = useState<MappedColumn[]>([]);
  const [unread, setUnread] = useState<string>();
  const form = useForm({
    draft: `respondents-${params.group_id}`,
    initial: { consent: "", file: "", missing: "" },
    submit: async ({ consent, missing }) => {
      if (!file || columns.length === 0) throw new ApiError(400, "file: Choose a file first");
      const codes = missing.split(/[,;\s]+/).filter(Boolean);
      const problem = mappingProblem(columns, codes);
      if (problem) throw new ApiError(400, problem);
      await callApi("uploadRespondents", {
        params,
        file,
        fields: { columns: JSON.stringify(mappingOf(columns, codes)), consent },
      });
      onStarted();
    },
  });
  const take = async (chosen: File) => {
    setFile(chosen);
    setUnread(undefined);
    try {
      setColumns(mapColumns(await columnsOf(chosen)));
    } catch (error) {
      setColumns([]);
      setUnread(sentenceOf(error));
    }
  };
  return (
    <Form form={form} action={t("Make personas from these people")} working={t("Reading…")}>
      <FileField
        label={t("File of the people")}
        hint={t(".csv with one row per person; its first line names the columns.")}
        accept=".csv,.tsv,.txt"
        file={file}
        error={unread ?? form.errors.file}
        onFile={(chosen) => void take(chosen)}
      />
      {columns.length > 0 && <ColumnFields columns={columns} onChange={setColumns} />}
      {columns.some(({ codes }) => codes.length > 0) && (
        <TextField
          form={form}
          name="missing"
          label={t("Codes for no answer")}
          hint={t("Numbers that mean no answer in the file: 99, -99.")}
          required={false}
        />
      )}
      <TextArea
        form={form}
        name="consent"
        label={t("What they have agreed to")}
        hint={t(
          "Your declaration that these people agree that personas are made from what they said. It is stored " +
            "with them.",
        )}
        rows={3}
      />
    </Form>
  );
}
