import type { Answer } from "../../../clients/typescript/src/index.ts";
import { CheckGroup } from "../../components/check-group.tsx";
import type { FormState } from "../../components/forms.ts";
import { Stimulus } from "../briefings/stimulus.tsx";

interface BriefingChoiceProps<V> {
  form: FormState<V>;
  name: Extract<keyof V, string>;
  briefings: Answer<"listBriefings">;
}

/** Which documents everybody is shown. Of no documents nothing is asked. */
export const BriefingChoice = <V,>({ form, name, briefings }: BriefingChoiceProps<V>) =>
  briefings.length === 0 ? null : (
    <>
      <CheckGroup
        form={form}
        name={name}
        label="Briefings"
        hint="Everybody reads these before they answer. Choose five at most."
        required={false}
        choices={briefings.map(({ id, title }) => ({ value: id, label: title }))}
      />
      {briefings
        .filter(({ id }) => (form.values[name] as string[]).includes(id))
        .map((briefing) => (
          <details key={briefing.id}>
            <summary>What personas see of “{briefing.title}”</summary>
            <Stimulus briefing={briefing} />
          </details>
        ))}
    </>
  );
