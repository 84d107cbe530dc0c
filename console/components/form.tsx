import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Button } from "./button.tsx";
import type { FormState } from "./forms.ts";
import { ProblemLines } from "./problem-lines.tsx";
import { t } from "../language/say.ts";

interface FormProps<V> {
  form: FormState<V>;
  /** What the button says: `Create the project`. */
  action: string;
  /** What it says while the service works. */
  working?: string;
  tone?: "primary" | "danger";
  /** Beside the button. */
  aside?: ComponentChildren;
  children: ComponentChildren;
}

/** A form with its button. What the service says is wrong stands at its field; the first such field has the focus. */
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
