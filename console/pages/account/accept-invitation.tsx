import { PasswordField, TextField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { notify } from "../../components/notices.tsx";
import { navigate } from "../../router.ts";
import { acceptInvitation } from "../../session/session.ts";
import { Entrance } from "./entrance.tsx";
import { dropMailedToken, mailedToken } from "./mailed-token.ts";
import { PASSWORD_HINT } from "./sign-up.tsx";
import { rich, t } from "../../language/say.ts";

export function AcceptInvitation() {
  const form = useForm({
    draft: "accept-invitation",
    initial: { full_name: "", password: "" },
    secret: ["password"],
    submit: async (values) => {
      await acceptInvitation({ token: mailedToken(), ...values });
      dropMailedToken();
      notify(t("Welcome. You have joined your colleagues."));
      navigate("/projects");
    },
  });
  return (
    <Entrance title={t("Join your colleagues")}>
      <p>{t("Tell your colleagues who you are and choose a password.")}</p>
      <Form form={form} action={t("Join")} working={t("Joining…")}>
        <TextField form={form} name="full_name" label={t("Your name")} autocomplete="name" required={false} />
        <PasswordField
          form={form}
          name="password"
          label={t("Password")}
          hint={PASSWORD_HINT}
          autocomplete="new-password"
          required
        />
      </Form>
      <p>{rich("Have an account? <a>Sign in</a>.", { a: (text) => <a href="#/">{text}</a> })}</p>
    </Entrance>
  );
}
