import type { Answer } from "../../../clients/typescript/src/index.ts";
import { CheckGroup } from "../../components/check-group.tsx";
import type { FormState } from "../../components/forms.ts";
import { Stimulus } from "../briefings/stimulus.tsx";
import { t } from "../../language/say.ts";

interface BriefingChoiceProps<V> {
  form: FormState<V>;
  name: Extract<keyof V, string>;
  briefings: Answer<"listBriefings">;
}

/** The choice of documents that all personas are shown. Without documents it shows nothing. */
export const BriefingChoice = <V,>({ form, name, briefings }: BriefingChoiceProps<V>) =>
  briefings.length === 0 ? null : (
    <>
      <CheckGroup
        form={form}
        name={name}
        label={t("Briefings")}
        hint={t("All personas read these before they answer. Choose at most five.")}
        required={false}
        choices={briefings.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {briefings
        .filter(({ id }) => (form.values[name] as string[]).includes(id))
        .map((briefing) => (
          <details key={briefing.id}>
            <summary>{t("What personas see of “{title}”", { title: briefing.title })}</summary>
            <Stimulus briefing={briefing} />
          </details>
        ))}
    </>
  );
