import { useEffect, useRef } from "preact/hooks";
import type { ComponentChildren } from "preact";
import { TextArea } from "../../../components/fields.tsx";
import { Form } from "../../../components/form.tsx";
import { useForm } from "../../../components/forms.ts";
import { t } from "../../../language/say.ts";

interface AskFormProps {
  draft: string;
  label: string;
  action: string;
  /** What the button says until the answer is there. */
  working: string;
  /** @throws ApiError; what was typed then stays */
  ask: (content: string) => Promise<void>;
  /** Beside the button. */
  aside?: ComponentChildren;
}

/** A question that is typed. */
export function AskForm({ draft, label, action, working, ask, aside }: AskFormProps) {
  const sent = useRef("");
  const form = useForm({
    draft,
    initial: { content: "" },
    submit: async ({ content }) => {
      sent.current = content;
      await ask(content);
    },
  });
  const { values, busy } = form;
  useEffect(() => {
    // What was typed while the answer was on its way stays.
    if (!busy && sent.current !== "" && form.errors["content"] === undefined && form.problem === undefined) {
      if (values.content === sent.current) form.reset();
      sent.current = "";
    }
  }, [busy]);
  return (
    <div
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
        if (!(event.target instanceof HTMLTextAreaElement)) return;
        event.preventDefault();
        void form.submit();
      }}
    >
      <Form form={form} action={action} working={working} aside={aside}>
        <TextArea
          form={form}
          name="content"
          label={label}
          hint={t("Enter sends it, Shift and Enter begins a new line.")}
        />
      </Form>
    </div>
  );
}
