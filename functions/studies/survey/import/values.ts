// Looks into JSON of which nothing is known.
export type Fields = Readonly<Record<string, unknown>>;

export const fieldsOf = (value: unknown): Fields =>
  value !== null && typeof value === "object" && !Array.isArray(value) ? (value as Fields) : {};
/** The parts of a list; also of an object with numbers for keys, as PHP writes lists with gaps. */
export const listOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  return Object.entries(fieldsOf(value)).flatMap(([key, part]) => (/^\d+$/.test(key) ? [part] : []));
};
export const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";
/** A number, also if it is written as text; null for anything else. */
export const numberOf = (value: unknown): number | null => {
  const text = textOf(value).trim();
  return text !== "" && Number.isFinite(Number(text)) ? Number(text) : null;
};
export const isOn = (value: unknown): boolean =>
  value === true || value === 1 || /^(?:on|true|yes|y|1)$/i.test(textOf(value));
