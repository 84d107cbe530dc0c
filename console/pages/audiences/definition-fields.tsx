import { SelectField, TextArea, TextField } from "../../components/fields.tsx";
import type { FormState } from "../../components/forms.ts";
import type { Definition } from "./definition.ts";
import { profileWord } from "../../profile-words.ts";
import { t } from "../../language/say.ts";

const anyOf = (...values: string[]) =>
  ["", ...values].map((value) => ({ value, label: value ? profileWord(value) : t("Any") }));

/** The fields that define an audience. */
export const DefinitionFields = ({ form }: { form: FormState<Definition> }) => (
  <>
    <TextField form={form} name="name" label={t("Name")} required />
    <TextArea
      form={form}
      name="description"
      label={t("Everybody in it")}
      hint={t("What holds for all and has no field: children, habits, what they own. Personas are made to fit it.")}
      required={false}
    />
    <TextField
      form={form}
      name="location"
      label={t("Place")}
      hint={t("City and country; decides the market.")}
      required={false}
    />
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
        name="language"
        label={t("Language")}
        hint={t("A tag such as pt-BR; empty: the market's.")}
        required={false}
      />
      <TextField
        form={form}
        name="persona_count"
        label={t("Personas")}
        hint={t("From 1 to 10; of a finished audience more can be generated.")}
        inputMode="numeric"
      />
    </div>
  </>
);
