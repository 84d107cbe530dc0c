import { callApi } from "../../api/client.ts";
import { Loaded, useAnswer } from "../../components/answers.tsx";
import { TextField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { notify } from "../../components/notices.tsx";
import { Table } from "../../components/table.tsx";
import { date, dateTime } from "../../words.ts";
import { t } from "../../language/say.ts";

/** Invites colleagues, and lists the invitations that are not accepted yet. */
export function Invite() {
  const open = useAnswer((signal) => callApi("listInvitations", { signal }), []);
  const form = useForm({
    draft: "invite",
    initial: { email: "" },
    submit: async (body) => {
      const { email, expires_at } = await callApi("inviteMember", { body });
      form.reset();
      open.reload();
      notify(
        t("An invitation is on its way to {email}. Its link works until {expires_at}.", {
          email,
          expires_at: dateTime(expires_at),
        }),
      );
    },
  });
  return (
    <section aria-labelledby="invite" class="card">
      <h2 id="invite">{t("Invite a colleague")}</h2>
      <Form form={form} action={t("Send the invitation")}>
        <TextField
          form={form}
          name="email"
          label={t("E-mail address")}
          type="email"
          hint={t("They get a link that works once and for 7 days. Inviting an address again sends a new link.")}
          required
        />
      </Form>
      <Loaded answer={open} what={t("the open invitations")}>
        {(invitations) =>
          invitations.length > 0 && (
            <Table
              caption={t("Open invitations")}
              rows={invitations}
              keyOf={({ id }) => id}
              columns={[
                { heading: t("E-mail address"), cell: ({ email }) => email },
                { heading: t("Invited"), cell: ({ created_at }) => date(created_at) },
                { heading: t("Link works until"), cell: ({ expires_at }) => dateTime(expires_at) },
              ]}
            />
          )
        }
      </Loaded>
    </section>
  );
}
