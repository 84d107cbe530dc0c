import type { Answer } from "../../api/routes.ts";
import { asSentence } from "../../api/errors.ts";
import type { FormState } from "../../components/forms.ts";

interface BriefingChoiceProps<V> {
  form: FormState<V>;
  name: Extract<keyof V, string>;
  briefings: Answer<"listBriefings">;
}

/** Which documents everybody is shown. Of no documents nothing is asked. */
export function BriefingChoice<V>({ form, name, briefings }: BriefingChoiceProps<V>) {
  if (briefings.length === 0) return null;
  const chosen = form.values[name] as string[];
  const error = form.errors[name];
  const put = (ids: string[]) => form.set(name, ids as V[typeof name]);
  return (
    <fieldset aria-invalid={error ? true : undefined}>
      <legend>
        Briefings<span class="quiet"> (optional)</span>
      </legend>
      <p class="hint">Everybody is shown these before they answer; five at most.</p>
      {briefings.map(({ id, title }) => (
        <label key={id} class="choice">
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={({ currentTarget: { checked } }) =>
              put(checked ? [...chosen, id] : chosen.filter((other) => other !== id))
            }
          />
          <span>{title}</span>
        </label>
      ))}
      {error && <p class="error">{asSentence(`Briefings ${error}`)}</p>}
    </fieldset>
  );
}
