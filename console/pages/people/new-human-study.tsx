import { useState } from "preact/hooks";
import { callApi } from "../../api/client.ts";
import { useAnswer } from "../../components/answers.tsx";
import { Button } from "../../components/button.tsx";
import { SelectField, TextArea, TextField } from "../../components/fields.tsx";
import { FileField } from "../../components/file-field.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { notify } from "../../components/notices.tsx";
import { Page } from "../../components/page.tsx";
import { navigate, usePlace } from "../../router.ts";
import type { ProjectPageProps } from "../projects/project-page.ts";
import { studyKinds, titleOf } from "../studies/study-kinds.ts";
import { ExampleFiles } from "./example-files.tsx";
import { useFileMapping } from "./use-file-mapping.tsx";
import "./people.css";
import { n, t } from "../../language/say.ts";

/** What people answered, from a file or pasted, with who asked them and when. */
export function NewHumanStudy({ project: { id: project_id } }: ProjectPageProps) {
  const params = { project_id };
  const from = usePlace().query.get("study") ?? "";
  const studies = useAnswer(
    async (signal) => {
      const all = await callApi("listSimulations", { params, query: { order: "desc" }, signal });
      return all.filter(({ status, simulation_type }) => {
        const { counted, offers } = studyKinds[simulation_type];
        return status === "complete" && (counted ?? offers);
      });
    },
    [project_id],
  );
  const [file, setFile] = useState<File>();
  const [pasting, setPasting] = useState(false);
  const mapping = useFileMapping(project_id);
  const form = useForm({
    draft: `new-human-study-${project_id}-${from}`,
    // Answers of people are not left in the browser.
    secret: ["file"],
    initial: { name: "", source: "", fielded_on: "", simulation_id: from, file: "" },
    submit: async ({ name, source, fielded_on, simulation_id, file: text }) => {
      const pasted = new File([text], "pasted.csv", { type: "text/csv" });
      const sent = (!pasting && file) || pasted;
      const named = simulation_id ? { simulation_id } : {};
      const read = await mapping.read(sent, named);
      if (!read) return;
      const made = await callApi("createHumanStudy", {
        params,
        file: sent,
        fields: { name, source, fielded_on, ...named, ...read },
      });
      const { choices, people, questions } = made;
      const what = choices
        ? n(choices.tasks, "{count} task", "{count} tasks")
        : n(questions.length, "{count} question", "{count} questions");
      notify(
        n(people, "{count} person and {what} have been read.", "{count} people and {what} have been read.", { what }),
      );
      navigate(`/projects/${project_id}/people/${made.id}`, { replace: true });
    },
  });
  return (
    <Page
      title={t("Add a human study")}
      introduction={t(
        "Only counts of answers are kept: rows of single people are counted and then discarded. Choices of a " +
          "conjoint study are kept under a number.",
      )}
    >
      <div class="study-form">
        <Form form={form} action={mapping.step ? t("Continue") : t("Read it")} working={t("Reading…")}>
          <SelectField
            form={form}
            name="simulation_id"
            label={t("Study that asked the same")}
            hint={t("If you choose one, questions are matched by number, otherwise by their words.")}
            choices={[
              { value: "", label: t("Find it") },
              ...(studies.data ?? []).map((study) => ({ value: study.id, label: titleOf(study) })),
            ]}
          />
          {pasting ? (
            <TextArea
              form={form}
              name="file"
              label={t("Answers")}
              hint={t("As you copy them from a spreadsheet.")}
              rows={8}
            />
          ) : (
            <FileField
              label={t("File with the answers")}
              hint={t(".csv, from any spreadsheet, with commas, semicolons or tabs.")}
              accept=".csv,.tsv,.txt"
              file={file}
              error={form.errors.file}
              onFile={setFile}
            />
          )}
          <Button tone="link" onClick={() => setPasting(!pasting)}>
            {pasting ? t("Choose a file instead") : t("Paste the answers instead")}
          </Button>
          <ExampleFiles study={studies.data?.find(({ id }) => id === form.values.simulation_id)} />
          <TextField form={form} name="name" label={t("Name")} hint={t("Helps you find it again.")} required />
          <TextField
            form={form}
            name="source"
            label={t("Who was asked, and how")}
            hint={t("For instance: panel of Acme, 300 adults, online.")}
            required
          />
          <TextField form={form} name="fielded_on" label={t("Asked on")} type="date" required />
          {mapping.step}
        </Form>
      </div>
    </Page>
  );
}
