import { TextArea, TextField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { Dialog } from "../../components/dialog.tsx";
import { t } from "../../language/say.ts";

interface ProjectDialogProps {
  title: string;
  action: string;
  draft: string;
  initial?: { name: string; description: string };
  onSubmit: (values: { name: string; description: string }) => Promise<void>;
  onClose: () => void;
}

/** Name and description of a project, new or not. */
export function ProjectDialog(props: ProjectDialogProps) {
  const { title, action, draft, initial = { name: "", description: "" }, onSubmit, onClose } = props;
  const form = useForm({ draft, initial, submit: onSubmit });
  return (
    <Dialog title={title} onClose={onClose}>
      <Form form={form} action={action}>
        <TextField form={form} name="name" label={t("Name")} autofocus required />
        <TextArea
          form={form}
          name="description"
          label={t("Description")}
          hint={t("What you want to find out, and for whom.")}
          required={false}
        />
      </Form>
    </Dialog>
  );
}
