import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { PasswordField, TextField } from "../../components/fields.tsx";
import { signIn } from "../../session/session.ts";
import { Entrance } from "./entrance.tsx";
import { rich, t } from "../../language/say.ts";

/** @param email the address of the user who has to sign in, if it is known */
export function SignInForm({ email = "", action = t("Sign in") }: { email?: string; action?: string }) {
  const form = useForm({
    ...(email ? {} : { draft: "sign-in" }),
    initial: { email, password: "" },
    secret: ["password"],
    submit: signIn,
  });
  return (
    <Form form={form} action={action} working={t("Signing in…")}>
      <TextField form={form} name="email" label={t("E-mail address")} type="email" autocomplete="username" required />
      <PasswordField
        form={form}
        name="password"
        label={t("Password")}
        autocomplete="current-password"
        autofocus={email !== ""}
        required
      />
    </Form>
  );
}

export const SignIn = () => (
  <Entrance title={t("Sign in")}>
    <SignInForm />
    <p>
      <a href="#/forgot-password">{t("Forgot your password?")}</a>
    </p>
    <p>
      {rich("New here? <a>Create an account</a> for your company.", { a: (text) => <a href="#/sign-up">{text}</a> })}
    </p>
  </Entrance>
);
