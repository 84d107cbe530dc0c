import { callApi } from "../../api/client.ts";
import { SelectField, TextField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { Page } from "../../components/page.tsx";
import { navigate } from "../../router.ts";
import type { ProjectPageProps } from "../projects/project-page.ts";
import { languageChoices } from "./market.tsx";
import { t } from "../../language/say.ts";

/** A form for an audience made from real people: name, place and language. The file contains the rest. */
export function RespondentsAudience({ project: { id: project_id } }: ProjectPageProps) {
  const form = useForm({
    draft: `respondents-audience-${project_id}`,
    initial: { name: "", location: "", language: "" },
    submit: async ({ name, location, language }) => {
      const { id } = await callApi("createPersonaGroup", {
        params: { project_id },
        body: { name, location: location.trim() || null, language: language.trim() || null },
      });
      navigate(`/projects/${project_id}/audiences/${id}/respondents`, { replace: true });
    },
  });
  return (
    <Page
      title={t("Build an audience from survey respondents")}
      introduction={t("Each persona stands for one real person. Upload a file with a row for each person.")}
    >
      <div class="card">
        <Form form={form} action={t("Continue to the file")} working={t("Creating…")}>
          <TextField form={form} name="name" label={t("Name")} required />
          <TextField
            form={form}
            name="location"
            label={t("Place")}
            hint={t("Where they live: “Lyon, France”. Left empty: as the file says.")}
            required={false}
          />
          <SelectField
            form={form}
            name="language"
            label={t("Language of the questions")}
            choices={languageChoices(undefined, form.values.language)}
          />
        </Form>
      </div>
    </Page>
  );
}
