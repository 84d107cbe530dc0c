import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { PasswordField, TextField } from "../../components/fields.tsx";
import { navigate } from "../../router.ts";
import { signUp } from "../../session/session.ts";
import { Entrance } from "./entrance.tsx";
import { rich, t } from "../../language/say.ts";

export const PASSWORD_HINT = t("8 to 128 characters, for example a sentence that you remember.");

export function SignUp() {
  const form = useForm({
    draft: "sign-up",
    initial: { company_name: "", full_name: "", email: "", password: "" },
    secret: ["password"],
    submit: async (values) => {
      await signUp(values);
      navigate("/projects");
    },
  });
  return (
    <Entrance title={t("Create an account")}>
      <Form form={form} action={t("Create the account")} working={t("Creating the account…")}>
        <TextField form={form} name="company_name" label={t("Company")} autocomplete="organization" required />
        <TextField form={form} name="full_name" label={t("Your name")} autocomplete="name" required={false} />
        <TextField form={form} name="email" label={t("E-mail address")} type="email" autocomplete="username" required />
        <PasswordField
          form={form}
          name="password"
          label={t("Password")}
          hint={PASSWORD_HINT}
          autocomplete="new-password"
          required
        />
      </Form>
      <p>
        {rich("Have an account? <a>Sign in</a>. If your company has one already, ask its owner to invite you.", {
          a: (text) => <a href="#/">{text}</a>,
        })}
      </p>
    </Entrance>
  );
}
