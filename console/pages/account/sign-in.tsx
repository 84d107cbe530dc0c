import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { PasswordField, TextField } from "../../components/fields.tsx";
import { signIn } from "../../session/session.ts";
import { Entrance } from "./entrance.tsx";

/** @param email of who has to sign in, where that is known */
export function SignInForm({ email = "", action = "Sign in" }: { email?: string; action?: string }) {
  const form = useForm({
    ...(email ? {} : { draft: "sign-in" }),
    initial: { email, password: "" },
    secret: ["password"],
    submit: signIn,
  });
  return (
    <Form form={form} action={action} working="Signing in…">
      <TextField form={form} name="email" label="E-mail address" type="email" autocomplete="username" required />
      <PasswordField
        form={form}
        name="password"
        label="Password"
        autocomplete="current-password"
        autofocus={email !== ""}
        required
      />
    </Form>
  );
}

export const SignIn = () => (
  <Entrance title="Sign in">
    <SignInForm />
    <p>
      <a href="#/forgot-password">Forgot your password?</a>
    </p>
    <p>
      New here? <a href="#/sign-up">Create an account</a> for your company.
    </p>
  </Entrance>
);
