import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { TextField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { notify } from "../../components/notices.tsx";
import { Table } from "../../components/table.tsx";
import { date, dateTime } from "../../words.ts";

/** Invites colleagues, and lists the invitations that nobody has accepted yet. */
export function Invite() {
  const open = useAnswer((signal) => callApi("listInvitations", { signal }), []);
  const form = useForm({
    draft: "invite",
    initial: { email: "" },
    submit: async (body) => {
      const { email, expires_at } = await callApi("inviteMember", { body });
      form.reset();
      open.reload();
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
          hint="They get a link that works once and for 7 days. Inviting an address again sends a new link."
          required
        />
      </Form>
      <Loaded answer={open} what="the open invitations">
        {(invitations) =>
          invitations.length > 0 && (
            <Table
              caption="Invited, not here yet"
              rows={invitations}
              keyOf={({ id }) => id}
              columns={[
                { heading: "E-mail address", cell: ({ email }) => email },
                { heading: "Invited", cell: ({ created_at }) => date(created_at) },
                { heading: "Link works until", cell: ({ expires_at }) => dateTime(expires_at) },
              ]}
            />
          )
        }
      </Loaded>
    </section>
  );
}
