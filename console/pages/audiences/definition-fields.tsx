import { SelectField, TextArea, TextField } from "../../components/fields.tsx";
import type { FormState } from "../../components/forms.ts";
import type { Definition } from "./definition.ts";
import { MarketFields } from "./market.tsx";
import { profileWord } from "../../profile-words.ts";
import { t } from "../../language/say.ts";

const anyOf = (...values: string[]) =>
  ["", ...values].map((value) => ({ value, label: value ? profileWord(value) : t("Any") }));

/** The fields that define an audience. */
export const DefinitionFields = ({ form, projectId }: { form: FormState<Definition>; projectId: string }) => (
  <>
    <TextField form={form} name="name" label={t("Name")} required />
    <TextArea
      form={form}
      name="description"
      label={t("Everybody in it")}
      hint={t("What is true for all of them and has no field: children, habits, what they own.")}
      required={false}
    />
    <MarketFields form={form} projectId={projectId} />
    <div class="columns">
      <TextField form={form} name="age_min" label={t("Youngest")} inputMode="numeric" required={false} />
      <TextField form={form} name="age_max" label={t("Oldest")} inputMode="numeric" required={false} />
      <SelectField
        form={form}
        name="gender"
        label={t("Gender")}
        choices={["All", "Female", "Male"].map((value) => ({
          value,
          label: value === "All" ? t("Any") : profileWord(value),
        }))}
      />
      <SelectField form={form} name="income_level" label={t("Income")} choices={anyOf("Low", "Middle", "High")} />
    </div>
    <div class="columns">
      <TextField form={form} name="occupation" label={t("Occupation")} required={false} />
      <TextField
        form={form}
        name="persona_count"
        label={t("Personas")}
        hint={t("1 to 10. You can add more later.")}
        inputMode="numeric"
      />
    </div>
  </>
);
