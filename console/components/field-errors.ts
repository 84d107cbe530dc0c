import { asSentence } from "../api/errors.ts";

/** What the service says is wrong with a form. */
export interface FormErrors {
  /** By field, without its name: `must not be empty`. */
  errors: Partial<Record<string, string>>;
  /** What is wrong with all of it, as a sentence. */
  problem: string | undefined;
}

/** `name: must not be empty; size: is required`; other sentences have no such form. */
const FIELD = /^([a-z_][a-z0-9_.]*): (.+)$/s;

/** The service's sentence, taken apart: what concerns fields of the form, and what is left. */
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
