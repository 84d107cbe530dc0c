import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { Button } from "../../components/button.tsx";
import { Dialog } from "../../components/dialog.tsx";
import { Empty } from "../../components/empty.tsx";
import { TextField } from "../../components/fields.tsx";
import { FileField } from "../../components/file-field.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { notify } from "../../components/notices.tsx";
import { Page } from "../../components/page.tsx";
import { Table } from "../../components/table.tsx";
import { date } from "../../words.ts";
import type { ProjectPageProps } from "../projects/project-page.ts";
import { BRIEFING_FILES, uploadBriefing } from "./upload.ts";
import { locale } from "../../language/chosen.ts";
import { t } from "../../language/say.ts";

/** `482 KB` */
export const kilobytes = (bytes: number): string =>
  t("{size} KB", { size: Math.max(1, Math.round(bytes / 1024)).toLocaleString(locale) });

const proposedTitle = ({ name }: File): string => name.replace(/\.\w+$/, "").replaceAll(/[-_]+/g, " ");

function UploadDialog({ projectId, onDone, onClose }: { projectId: string; onDone: () => void; onClose: () => void }) {
  const [file, setFile] = useState<File>();
  const [missing, setMissing] = useState(false);
  const form = useForm({
    draft: `briefing-${projectId}`,
    initial: { title: "" },
    submit: async ({ title }) => {
      setMissing(!file);
      if (!file) return;
      const briefing = await uploadBriefing(projectId, title, file);
      notify(t("{title} has been read.", { title: briefing.title }));
      onDone();
    },
  });
  const take = (chosen: File) => {
    setFile(chosen);
    setMissing(false);
    const { title } = form.values;
    if (title === "" || (file && title === proposedTitle(file))) form.set("title", proposedTitle(chosen));
  };
  return (
    <Dialog title={t("Upload a briefing")} onClose={onClose}>
      <Form form={form} action={t("Upload and read it")} working={t("Reading…")}>
        <FileField
          label={t("Document")}
          hint={t("PDF, Word, text, JPEG or PNG, up to 50 MB. Scans and pictures are read, too.")}
          accept={BRIEFING_FILES}
          file={file}
          error={missing ? t("Choose a file first") : undefined}
          onFile={take}
        />
        <TextField form={form} name="title" label={t("Title")} hint={t("Personas see it above the text.")} required />
      </Form>
    </Dialog>
  );
}

/** The documents of a project that personas are shown. */
export function Briefings({ project }: ProjectPageProps) {
  const base = `/projects/${project.id}/briefings`;
  const briefings = useAnswer(
    (signal) => callApi("listBriefings", { params: { project_id: project.id }, query: { order: "desc" }, signal }),
    [project.id],
  );
  const [uploading, setUploading] = useState(false);
  const close = () => setUploading(false);
  return (
    <Page
      title={t("Briefings")}
      actions={
        <Button tone="primary" onClick={() => setUploading(true)}>
          {t("Upload a briefing")}
        </Button>
      }
      introduction={t("What personas read before they answer: a concept, an advertisement, a leaflet.")}
    >
      <Loaded answer={briefings} what={t("the briefings")}>
        {(rows) =>
          rows.length === 0 ? (
            <Empty title={t("There are no briefings yet.")}>
              <p>{t("Studies work without one; the question alone may be enough.")}</p>
            </Empty>
          ) : (
            <Table
              caption={t("Briefings")}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                { heading: t("Title"), cell: ({ id, title }) => <a href={`#${base}/${id}`}>{title}</a> },
                { heading: t("File"), cell: ({ file_name }) => file_name },
                { heading: t("Size"), numeric: true, cell: ({ size_bytes }) => kilobytes(size_bytes) },
                { heading: t("Uploaded"), cell: ({ created_at }) => date(created_at) },
              ]}
            />
          )
        }
      </Loaded>
      {uploading && (
        <UploadDialog
          projectId={project.id}
          onDone={() => {
            close();
            briefings.reload();
          }}
          onClose={close}
        />
      )}
    </Page>
  );
}
