import { Form } from "../../components/form.tsx";
import { useForm } from "../../components/forms.ts";
import { PasswordField, TextField } from "../../components/fields.tsx";
import { navigate } from "../../router.ts";
import { signUp } from "../../session/session.ts";
import { Entrance } from "./entrance.tsx";

export const PASSWORD_HINT = "8 to 128 characters. A sentence you remember does well.";

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
    <Entrance title="Create an account">
      <Form form={form} action="Create the account" working="Creating the account…">
        <TextField form={form} name="company_name" label="Company" autocomplete="organization" required />
        <TextField form={form} name="full_name" label="Your name" autocomplete="name" required={false} />
        <TextField form={form} name="email" label="E-mail address" type="email" autocomplete="username" required />
        <PasswordField
          form={form}
          name="password"
          label="Password"
          hint={PASSWORD_HINT}
          autocomplete="new-password"
          required
        />
      </Form>
      <p>
        Have an account? <a href="#/">Sign in</a>. If your company has one already, ask its owner to invite you.
      </p>
    </Entrance>
  );
}
