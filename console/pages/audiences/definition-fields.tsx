import { SelectField, TextArea, TextField } from "../../components/fields.tsx";
import type { FormState } from "../../components/forms.ts";
import type { Definition } from "./definition.ts";

const anyOf = (...values: string[]) => ["", ...values].map((value) => ({ value, label: value || "Any" }));

/** The fields that define an audience. */
export const DefinitionFields = ({ form }: { form: FormState<Definition> }) => (
  <>
    <TextField form={form} name="name" label="Name" required />
    <TextArea
      form={form}
      name="description"
      label="Everybody in it"
      hint="What holds for all and has no field: children, habits, what they own. Personas are made to fit it."
      required={false}
    />
    <TextField
      form={form}
      name="location"
      label="Place"
      hint="City and country; decides the market."
      required={false}
    />
    <div class="columns">
      <TextField form={form} name="age_min" label="Youngest" inputMode="numeric" required={false} />
      <TextField form={form} name="age_max" label="Oldest" inputMode="numeric" required={false} />
      <SelectField
        form={form}
        name="gender"
        label="Gender"
        choices={["All", "Female", "Male"].map((value) => ({ value, label: value === "All" ? "Any" : value }))}
      />
      <SelectField form={form} name="income_level" label="Income" choices={anyOf("Low", "Middle", "High")} />
    </div>
    <div class="columns">
      <TextField form={form} name="occupation" label="Occupation" required={false} />
      <TextField
        form={form}
        name="language"
        label="Language"
        hint="A tag such as pt-BR; empty: the market's."
        required={false}
      />
      <TextField
        form={form}
        name="persona_count"
        label="Personas"
        hint="From 1 to 10; of a finished audience more can be generated."
        inputMode="numeric"
      />
    </div>
  </>
);
