import { useState } from "preact/hooks";
import { asSentence } from "../../api/errors.ts";
import { openApi } from "../../api/send.ts";
import { Alert } from "../../components/alert.tsx";
import { PasswordField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { leave } from "../../session/session.ts";
import { Entrance } from "./entrance.tsx";
import { dropMailedToken, mailedToken } from "./mailed-token.ts";
import { PASSWORD_HINT } from "./sign-up.tsx";
import { rich, t } from "../../language/say.ts";

export function ResetPassword() {
  const [message, setMessage] = useState<string>();
  const form = useForm({
    initial: { new_password: "" },
    submit: async ({ new_password }) => {
      const answer = await openApi.resetPassword({ body: { token: mailedToken(), new_password } });
      dropMailedToken();
      // It has ended every session, also one that is open here.
      leave();
      setMessage(asSentence(answer.message));
    },
  });
  return (
    <Entrance title={t("Choose a new password")}>
      {message ? (
        <Alert tone="good">{message}</Alert>
      ) : (
        <Form form={form} action={t("Set the new password")}>
          <PasswordField
            form={form}
            name="new_password"
            label={t("New password")}
            hint={t("{hint} It signs you out on all your devices.", { hint: PASSWORD_HINT })}
            autocomplete="new-password"
            required
          />
        </Form>
      )}
      <p>
        {rich("<a>Sign in</a> or <a2>ask for another link</a2>.", {
          a: (text) => <a href="#/">{text}</a>,
          a2: (text) => <a href="#/forgot-password">{text}</a>,
        })}
      </p>
    </Entrance>
  );
}
