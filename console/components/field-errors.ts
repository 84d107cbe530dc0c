import { asSentence } from "../api/errors.ts";

/** The service's errors for a form. */
export interface FormErrors {
  /** By field, without its name: `must not be empty`. */
  errors: Partial<Record<string, string>>;
  /** The error for the form as a whole, as a sentence. */
  problem: string | undefined;
}

/** `name: must not be empty; size: is required`; other sentences have no such form. */
const FIELD = /^([a-z_][a-z0-9_.]*): (.+)$/s;

/** Splits the service's sentence into errors of the form's fields and the rest. */
export function errorsByField(detail: string, fields: readonly string[]): FormErrors {
  const errors: Record<string, string> = {};
  const rest: string[] = [];
  for (const part of detail.split(/; (?=[a-z_][a-z0-9_.]*: )/)) {
    const [, path = "", message = ""] = FIELD.exec(part) ?? [];
    const field = fields.find((name) => path === name || path.startsWith(`${name}.`));
    if (field === undefined) rest.push(part);
    else errors[field] ??= message;
  }
  return { errors, problem: rest.length > 0 ? asSentence(rest.join("; ")) : undefined };
}
