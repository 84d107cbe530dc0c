import { callApi } from "../../api/client.ts";
import { TextField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { notify } from "../../components/notices.tsx";
import { dateTime } from "../../words.ts";

export function Invite() {
  const form = useForm({
    draft: "invite",
    initial: { email: "" },
    submit: async (body) => {
      const { email, expires_at } = await callApi("inviteMember", { body });
      form.reset();
      notify(`An invitation is on its way to ${email}. Its link works until ${dateTime(expires_at)}.`);
    },
  });
  return (
    <section aria-labelledby="invite" class="card">
      <h2 id="invite">Invite a colleague</h2>
      <Form form={form} action="Send the invitation">
        <TextField
          form={form}
          name="email"
          label="E-mail address"
          type="email"
          hint="They get a link that works once and for 7 days."
          required
        />
      </Form>
    </section>
  );
}
