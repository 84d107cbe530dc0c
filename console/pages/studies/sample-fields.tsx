import type { Call } from "../../../clients/typescript/src/index.ts";
import { asSentence } from "../../api/errors.ts";
import { emptyEntries, entriesIn, entryField, FieldList } from "../../components/field-list.tsx";
import { SelectField, TextField } from "../../components/fields.tsx";
import type { FormState } from "../../components/forms.ts";
import { numberIn, numberOr } from "../../components/numbers.ts";
import { factNames, type Quota } from "./quotas.ts";
import type { Study } from "./study-kinds.ts";
import { t } from "../../language/say.ts";

type Sample = NonNullable<Call<"createSimulation">["body"]["sample"]>;

const LIST = "sample.quotas";
const PARTS = ["fact", "value", "min", "max", "completes"] as const;
const MOST = 40;
type Part = (typeof PARTS)[number];

/** A sample in a form; without completes, everybody is asked. */
export type SampleValues = Record<
  "sample.completes" | "sample.replacements" | `${typeof LIST}.${number}.${Part}`,
  string
> & {
  /** How many quotas are shown. */
  "sample.quotas": number;
  /** The field for the service's errors about the whole sample. */
  sample: string;
};

/** Quotas of a study that is repeated. The remainder of a fact's quotas is not one of them. */
const quotasOf = (from: Study | undefined) =>
  from?.sample?.cells.filter(({ value, min, max }) => value !== null || min !== null || max !== null) ?? [];

/** None, or that of a study that is repeated. */
export const sampleValues = (from: Study | undefined): SampleValues => ({
  ...emptyEntries(LIST, PARTS, MOST),
  ...Object.fromEntries(Array.from({ length: MOST }, (_, index) => [entryField(LIST, index, "fact"), "gender"])),
  ...Object.fromEntries(
    quotasOf(from).flatMap((quota, index) =>
      PARTS.map((part) => [entryField(LIST, index, part), String(quota[part] ?? "")] as const),
    ),
  ),
  "sample.quotas": quotasOf(from).length,
  "sample.completes": String(from?.sample?.completes ?? ""),
  "sample.replacements": String(from?.sample?.replacements ?? ""),
  sample: "",
});

const factIn = (fact = ""): Quota["fact"] => (fact || "gender") as Quota["fact"];

/** A sample in the form of the service; nothing if everybody is to be asked. */
export function sampleIn(values: SampleValues): { sample?: Sample } {
  const { "sample.completes": completes, "sample.replacements": replacements } = values;
  const quotas = entriesIn(values, LIST, PARTS);
  if (!completes.trim() && !replacements.trim() && quotas.length === 0) return {};
  return {
    sample: {
      completes: numberOr(completes),
      ...numberIn("replacements", replacements),
      quotas: quotas.map(({ fact, value, min, max, completes: wanted }) => ({
        fact: factIn(fact),
        ...(fact === "age"
          ? { ...numberIn("min", min), ...numberIn("max", max) }
          : value.trim() && { value: value.trim() }),
        completes: numberOr(wanted),
      })),
    },
  };
}

const choicesOf = (values: readonly string[]) => [
  { value: "", label: t("Choose…") },
  ...values.map((value) => ({ value, label: value })),
];
const facts = Object.entries(factNames).map(([value, label]) => ({ value, label }));
const known: Partial<Record<Quota["fact"], readonly string[]>> = {
  gender: ["Female", "Male"],
  income_level: ["Low", "Middle", "High"],
};

/** The people that a quota counts, and how many of them are wanted. */
function QuotaFields({ form, index }: { form: FormState<SampleValues>; index: number }) {
  const field = <P extends Part>(part: P) => `${LIST}.${index}.${part}` as const;
  const fact = factIn(form.values[field("fact")]);
  const values = known[fact];
  const hint = fact === "location" ? t("A city: Munich.") : t("Exactly as in the profiles: Nurse.");
  return (
    <>
      <SelectField form={form} name={field("fact")} label={t("Fact")} choices={facts} />
      {fact === "age" ? (
        <div class="columns">
          <TextField form={form} name={field("min")} label={t("From")} inputMode="numeric" required={false} />
          <TextField form={form} name={field("max")} label={t("To")} inputMode="numeric" required={false} />
        </div>
      ) : values ? (
        <SelectField form={form} name={field("value")} label={factNames[fact]} choices={choicesOf(values)} />
      ) : (
        <TextField form={form} name={field("value")} label={factNames[fact]} hint={hint} />
      )}
      <TextField form={form} name={field("completes")} label={t("Completes")} inputMode="numeric" />
    </>
  );
}

/** How many people should complete a survey, and with which quotas, instead of asking everybody once. */
export function SampleFields<V extends SampleValues>({ form }: { form: FormState<V> }) {
  const fields = form as unknown as FormState<SampleValues>;
  const { values, errors } = fields;
  const wrong = errors["sample"];
  return (
    <details open={Object.keys(sampleIn(values)).length > 0}>
      <summary>{t("Sample")}</summary>
      <p class="hint">
        {t(
          "Without a sample, all personas are asked. With a sample, as many personas are asked as you want " +
            "completes, and those screened out are replaced by others of the audience. Quotas use one or two " +
            "facts; the remaining completes come from all other personas.",
        )}
      </p>
      <div class="columns">
        <TextField
          form={fields}
          name="sample.completes"
          label={t("Completes")}
          hint={t("How many personas should complete the survey.")}
          inputMode="numeric"
          required={false}
        />
        <TextField
          form={fields}
          name="sample.replacements"
          label={t("Replacements")}
          hint={t("How many more may be invited.")}
          inputMode="numeric"
          required={false}
        />
      </div>
      <FieldList
        form={fields}
        name={LIST}
        parts={PARTS}
        entry={(number) => t("Quota {number}", { number })}
        all={t("The quotas")}
        add={t("Add a quota")}
        fewest={0}
        most={MOST}
      >
        {(index) => <QuotaFields form={fields} index={index} />}
      </FieldList>
      {wrong && (
        <p class="alert bad" role="alert">
          {asSentence(wrong)}
        </p>
      )}
    </details>
  );
}
