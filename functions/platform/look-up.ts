/**
 * What a record holds under a name that somebody else chose: undefined also for what every object has, such as
 * `constructor` and `toString`.
 */
export const lookUp = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
