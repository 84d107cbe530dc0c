import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "./button.tsx";
import type { FormState } from "./forms.ts";
import { ProblemLines } from "./problem-lines.tsx";
import { t } from "../language/say.ts";

interface FormProps<V> {
  form: FormState<V>;
  /** The label of the button: `Create the project`. */
  action: string;
  /** Its label while the service works. */
  working?: string;
  tone?: "primary" | "danger";
  /** Content next to the button. */
  aside?: ComponentChildren;
  children: ComponentChildren;
}

/** A form with its button. The service's errors are shown at their fields; the first such field gets the focus. */
export function Form<V>({ form, action, working = t("Sending…"), tone = "primary", aside, children }: FormProps<V>) {
  const element = useRef<HTMLFormElement>(null);
  const { errors, problem, busy } = form;
  useEffect(() => {
    if (Object.keys(errors).length > 0) element.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [errors]);
  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      {children}
      <ProblemLines problem={problem} />
      <div class="actions">
        <Button tone={tone} type="submit" busy={busy}>
          {busy ? working : action}
        </Button>
        {aside}
      </div>
    </form>
  );
}
