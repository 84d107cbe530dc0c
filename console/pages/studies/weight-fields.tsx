import { ApiError, type Call } from "../../../clients/typescript/src/index.ts";
import { CheckField, TextField } from "../../components/fields.tsx";
import type { FormState } from "../../components/forms.ts";
import { numberIn } from "../../components/numbers.ts";
import type { Study } from "./study-kinds.ts";
import { t } from "../../language/say.ts";

type Weights = NonNullable<Call<"createSimulation">["body"]["weights"]>;

const margins = {
  gender: [t("Gender"), "Female 51, Male 49"],
  age: [t("Age"), "18-34 28, 35-54 35, 55+ 37"],
  income_level: [t("Income"), "Low 30, Middle 50, High 20"],
  location: [t("Place"), "Munich 20, Berlin 80"],
} as const;
type By = keyof typeof margins;
const facts = Object.keys(margins) as By[];

/** The field of a margin is named after its fact: `weights.margins.age`. */
export type WeightValues = Record<`weights.margins.${By}`, string> & {
  "weights.cap": string;
  market: boolean;
  /** The field for the service's errors about all of them. */
  weights: string;
};

/** None, or those of a study that is repeated. */
export const weightValues = (from: Study | undefined): WeightValues =>
  ({
    ...Object.fromEntries(
      facts.map((by) => [
        `weights.margins.${by}`,
        (from?.weights?.margins.find((margin) => margin.by === by)?.categories ?? [])
          .map(({ category, target_percent }) => `${category} ${target_percent}`)
          .join(", "),
      ]),
    ),
    "weights.cap": String(from?.weights?.cap ?? ""),
    market: false,
    weights: "",
  }) as WeightValues;

/**
 * `Female 51, Male 49` as targets. A part without a number at its end gets no valid target: the service returns an
 * error for the field.
 */
const targetsIn = (text: string): Record<string, number> =>
  Object.fromEntries(
    text.split(/[,;\n]/).flatMap((part) => {
      const typed = part.trim();
      const [tail = "", target] = /(?<![\s:=])[\s:=]+([\d.]+)\s*%?$/.exec(typed) ?? [];
      const category = typed.slice(0, typed.length - tail.length);
      return category ? [[category, Number(target)]] : [];
    }),
  );

const given = (values: WeightValues) => facts.filter((by) => values[`weights.margins.${by}`].trim() !== "");

/** Weights in the form of the service; nothing if none are wanted. */
export function weightsIn(values: WeightValues): { weights?: Weights } {
  const own = given(values).map((by) => ({ by, targets: targetsIn(values[`weights.margins.${by}`]) }));
  if (own.length === 0 && !values.market) return {};
  return {
    weights: {
      ...(own.length > 0 ? { margins: own } : {}),
      ...(values.market ? { population: "market" } : {}),
      ...numberIn("cap", values["weights.cap"]),
    },
  };
}

/** Replaces the place of a margin in the service's errors with its fact. */
export function atMargins(error: unknown, values: WeightValues): unknown {
  if (!(error instanceof ApiError)) return error;
  const by = given(values);
  const named = error.message.replace(
    /weights\.margins\.(\d+)\b(?:(?!weights\.)[^:;])*: /g,
    (_, index: string) => `weights.margins.${by[Number(index)]}: `,
  );
  return new ApiError(error.status, named);
}

/** The targets of weighting: margins of the population, typed or from the market's table. */
export function WeightFields<V extends WeightValues>({ form }: { form: FormState<V> }) {
  const fields = form as unknown as FormState<WeightValues>;
  const { values, errors } = fields;
  const wrong = errors["weights"];
  return (
    <details open={values.market || given(values).length > 0}>
      <summary>{t("Weights")}</summary>
      <p class="hint">
        {t("Figures can be weighted to the population: by margins in percent, or by the market’s table.")}
      </p>
      <CheckField form={fields} name="market" label={t("Gender and age as the market’s population table has them")} />
      <div class="attributes">
        {facts.map((by) => (
          <TextField
            key={by}
            form={fields}
            name={`weights.margins.${by}`}
            label={margins[by][0]}
            hint={margins[by][1]}
            required={false}
          />
        ))}
        <TextField
          form={fields}
          name="weights.cap"
          label={t("Largest weight")}
          hint={t("5: no persona counts for more than five.")}
          inputMode="decimal"
          required={false}
        />
      </div>
      {wrong && (
        <p class="alert bad" role="alert">
          {wrong}.
        </p>
      )}
    </details>
  );
}
