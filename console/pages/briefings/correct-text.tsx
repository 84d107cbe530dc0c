import type { Answer } from "../../../clients/typescript/src/index.ts";
import { TextArea, TextField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { navigate } from "../../router.ts";
import { uploadBriefing } from "./upload.ts";
import { t } from "../../language/say.ts";

/**
 * Corrects the text that was read from a file. Briefings never change, because studies depend on them: a new one gets
 * the text.
 */
export function CorrectText({ briefing }: { briefing: Answer<"getBriefing"> }) {
  const { id, project_id, title, shown_text, picture } = briefing;
  const form = useForm({
    draft: `correct-briefing-${id}`,
    initial: { title: t("{title} (corrected)", { title }), text: shown_text ?? "" },
    submit: async (values) => {
      const file = new File([values.text], "corrected text.txt", { type: "text/plain" });
      const { id: made } = await uploadBriefing(project_id, values.title, file);
      navigate(`/projects/${project_id}/briefings/${made}`);
    },
  });
  return (
    <details>
      <summary>{t("Correct the text")}</summary>
      <p class="hint">
        {picture
          ? t(
              "This saves a new briefing with your text and without the picture. Choose it when " +
                "you start a study.",
            )
          : t("This saves a new briefing with your text. Choose it when you start a study.")}
      </p>
      <Form form={form} action={t("Save as a new briefing")} working={t("Saving…")}>
        <TextField form={form} name="title" label={t("Title")} required />
        <TextArea form={form} name="text" label={t("What personas read")} rows={10} />
      </Form>
    </details>
  );
}
