/**
 * The value of a record under a name that a caller chose. Also undefined for inherited names, such as `constructor` and
 * `toString`.
 */
export const lookUp = <T>(record: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;
