import { ApiError } from "../../clients/typescript/src/index.ts";
import { useRef, useState } from "preact/hooks";
import { sentenceOf, SignedOut } from "../api/errors.ts";
import { dropDraft, keepDraft, readDraft } from "../session/drafts.ts";
import { errorsByField, type FormErrors } from "./field-errors.ts";

export interface FormOptions<V> {
  /** Name under which what was typed outlives a reload; none where nothing but secrets is typed. */
  draft?: string;
  initial: V;
  /** Fields that are never kept. */
  secret?: readonly (keyof V)[];
  /** @throws ApiError whose sentence is shown at the fields it names */
  submit: (values: V) => Promise<void>;
}

/** The state that the fields of a form share. */
export interface FormState<V> extends FormErrors {
  values: V;
  set<K extends keyof V>(name: K, value: V[K]): void;
  busy: boolean;
  submit(): Promise<void>;
  /** Does other work with the values; the service's errors are shown in the same way. */
  attempt<T>(work: (values: V) => Promise<T>): Promise<T | undefined>;
  reset(): void;
}

const NO_ERRORS: FormErrors = { errors: {}, problem: undefined };

/** The fields of a form: values that are kept as drafts, the service's errors, and the submission. */
export function useForm<V extends object>({ draft, initial, secret = [], submit }: FormOptions<V>): FormState<V> {
  const [values, setValues] = useState<V>(() => ({ ...initial, ...(draft === undefined ? {} : readDraft(draft)) }));
  const [outcome, setOutcome] = useState<FormErrors>(NO_ERRORS);
  const [busy, setBusy] = useState(false);
  // The submission takes the current values of the fields, even if they are not rendered yet.
  const current = useRef(values);

  const update = (next: V) => {
    current.current = next;
    setValues(next);
  };
  const attempt = async <T>(work: (values: V) => Promise<T>): Promise<T | undefined> => {
    setOutcome(NO_ERRORS);
    try {
      return await work(current.current);
    } catch (error) {
      if (error instanceof SignedOut) return undefined;
      const answered = error instanceof ApiError;
      setOutcome(
        answered ? errorsByField(error.message, Object.keys(initial)) : { errors: {}, problem: sentenceOf(error) },
      );
      return undefined;
    }
  };
  return {
    ...outcome,
    attempt,
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
      setOutcome(NO_ERRORS);
    },
    async submit() {
      if (busy) return;
      setBusy(true);
      await attempt(async (sent) => {
        await submit(sent);
        if (draft !== undefined) dropDraft(draft);
      });
      setBusy(false);
    },
  };
}
