import { useState } from "preact/hooks";
import { asSentence } from "../../api/errors.ts";
import { openApi } from "../../api/send.ts";
import { Alert } from "../../components/alert.tsx";
import { TextField } from "../../components/fields.tsx";
import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { Entrance } from "./entrance.tsx";
import { t } from "../../language/say.ts";

export function ForgotPassword() {
  const [message, setMessage] = useState<string>();
  const form = useForm({
    draft: "forgot-password",
    initial: { email: "" },
    submit: async (body) => setMessage(asSentence((await openApi.forgotPassword({ body })).message)),
  });
  return (
    <Entrance title={t("Choose a new password")}>
      <p>{t("We send a link to your e-mail address. It works once and for 30 minutes.")}</p>
      <Form form={form} action={t("Send the link")}>
        <TextField form={form} name="email" label={t("E-mail address")} type="email" autocomplete="username" required />
      </Form>
      <Alert tone="good">{message}</Alert>
      <p>
        <a href="#/">{t("Back to signing in")}</a>
      </p>
    </Entrance>
  );
}
