/** An error with its own properties, which cloning would lose. */
export interface CarriedError {
  name: string;
  message: string;
  stack: string | undefined;
  properties: object;
}

/** Error classes by `name`, for errors that callers distinguish: a thread or a process cannot return a class. */
export type ErrorClasses = Readonly<Record<string, { prototype: Error }>>;

/** Converts a thrown value into a form that can be sent. */
export function carriedError(thrown: unknown): CarriedError {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  return { name: error.name, message: error.message, stack: error.stack, properties: { ...error } };
}

/** Restores the thrown error; it has its own class again if that is one of these. */
export function restoredError({ name, message, stack, properties }: CarriedError, classes: ErrorClasses): Error {
  const error = new Error(message);
  const known = Object.hasOwn(classes, name) ? classes[name] : undefined;
  if (known) Object.setPrototypeOf(error, known.prototype);
  if (stack !== undefined) error.stack = stack;
  return Object.assign(error, { name }, properties);
}
