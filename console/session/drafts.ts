/** Text that was typed into forms and not yet sent. The tab keeps it, so a reload loses none of it. Never passwords. */
const PREFIX = "draft:";

const keyOf = (form: string) => PREFIX + form;

export function keepDraft(form: string, values: unknown): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  } catch {
    // More than the tab may keep; the form still has it.
  }
}

export const dropDraft = (form: string): void => sessionStorage.removeItem(keyOf(form));

/** The kept values of a form; empty for a form that was never begun. */
export function readDraft(form: string): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Removes everything when the user signs out. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
