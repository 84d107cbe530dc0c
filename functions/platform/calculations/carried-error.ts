/** An error with its own properties, of which cloning would keep none. */
export interface CarriedError {
  name: string;
  message: string;
  stack: string | undefined;
  properties: object;
}

/** Classes of errors by `name`, for those that callers tell apart: no class comes out of a thread or a process. */
export type ErrorClasses = Readonly<Record<string, { prototype: Error }>>;

/** What was thrown, as it can be sent. */
export function carriedError(thrown: unknown): CarriedError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { name: error.name, message: error.message, stack: error.stack, properties: { ...error } };
}

/** The error as it was thrown, of its own class again if it is one of these. */
export function restoredError({ name, message, stack, properties }: CarriedError, classes: ErrorClasses): Error {
  const error = new Error(message);
  const known = Object.hasOwn(classes, name) ? classes[name] : undefined;
  if (known) Object.setPrototypeOf(error, known.prototype);
  if (stack !== undefined) error.stack = stack;
  return Object.assign(error, { name }, properties);
}
