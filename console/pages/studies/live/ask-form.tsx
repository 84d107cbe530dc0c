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
  /** The label of the button while the answer is awaited. */
  working: string;
  /** @throws ApiError; the typed text is then kept */
  ask: (content: string) => Promise<void>;
  /** Content next to the button. */
  aside?: ComponentChildren;
}

/** A form for a typed question. */
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
    // Text that was typed while the answer was awaited stays.
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
