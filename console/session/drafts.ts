/** What was typed into forms and not yet sent, kept in the tab: a reload loses none of it. Never passwords. */
const PREFIX = "draft:";

const keyOf = (form: string) => PREFIX + form;

export function keepDraft(form: string, values: unknown): void {
  try {
    sessionStorage.setItem(keyOf(form), JSON.stringify(values));
  } catch {
    // More than the tab may keep: it is in the form all the same.
  }
}

export const dropDraft = (form: string): void => sessionStorage.removeItem(keyOf(form));

/** What was kept of a form; nothing of one that was never begun. */
export function readDraft(form: string): Record<string, unknown> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? "{}") as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** Of somebody who has signed out nothing stays. */
export function dropAllDrafts(): void {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
}
