import { useRef, useState } from "preact/hooks";
import { asSentence, sentenceOf, ServiceAnsweredError, SignedOut } from "../api/errors.ts";
import { dropDraft, keepDraft, readDraft } from "../session/drafts.ts";

export interface FormOptions<V> {
  /** Name under which what was typed outlives a reload; none where nothing but secrets is typed. */
  draft?: string;
  initial: V;
  /** Fields that are never kept. */
  secret?: readonly (keyof V)[];
  /** @throws ServiceAnsweredError whose sentence is shown at the fields it names */
  submit: (values: V) => Promise<void>;
}

/** What the fields of a form share. */
export interface FormState<V> {
  values: V;
  set<K extends keyof V>(name: K, value: V[K]): void;
  /** What is wrong with a field, without its name: `must not be empty`. */
  errors: Partial<Record<string, string>>;
  /** What is wrong with all of it. */
  problem: string | undefined;
  busy: boolean;
  submit(): Promise<void>;
  reset(): void;
}

/** `name: must not be empty; size: is required`; other sentences have no such form. */
const FIELD = /^([a-z_][a-z0-9_.]*): (.+)$/s;

/** The service's sentence, taken apart: what concerns fields of the form, and what is left. */
export function errorsByField(detail: string, fields: readonly string[]): Pick<FormState<never>, "errors" | "problem"> {
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

/** Fields of a form: their values, kept while they are typed, what the service says of them, and their sending. */
export function useForm<V extends object>({ draft, initial, secret = [], submit }: FormOptions<V>): FormState<V> {
  const [values, setValues] = useState<V>(() => ({ ...initial, ...(draft === undefined ? {} : readDraft(draft)) }));
  const [outcome, setOutcome] = useState<Pick<FormState<V>, "errors" | "problem">>({
    errors: {},
    problem: undefined,
  });
  const [busy, setBusy] = useState(false);
  // What is sent is what stands in the fields then, whatever was drawn last.
  const current = useRef(values);

  const update = (next: V) => {
    current.current = next;
    setValues(next);
  };
  return {
    ...outcome,
    values,
    busy,
    set(name, value) {
      update({ ...current.current, [name]: value });
      if (draft === undefined) return;
      const kept = Object.entries(current.current).filter(([key]) => !secret.includes(key as keyof V));
      keepDraft(draft, Object.fromEntries(kept));
    },
    reset() {
      if (draft !== undefined) dropDraft(draft);
      update(initial);
      setOutcome({ errors: {}, problem: undefined });
    },
    async submit() {
      if (busy) return;
      setBusy(true);
      setOutcome({ errors: {}, problem: undefined });
      try {
        await submit(current.current);
        if (draft !== undefined) dropDraft(draft);
      } catch (error) {
        if (error instanceof SignedOut) return;
        const answered = error instanceof ServiceAnsweredError;
        setOutcome(
          answered ? errorsByField(error.message, Object.keys(initial)) : { errors: {}, problem: sentenceOf(error) },
        );
      } finally {
        setBusy(false);
      }
    },
  };
}
