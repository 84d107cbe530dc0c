/** A number as it was typed. Other text is sent unchanged, and the service returns an error for the field. */
export const numberOr = (text: string): number => {
  const number = text.trim().replace(",", ".");
  return /^[\d.]+$/.test(number) && !Number.isNaN(Number(number)) ? Number(number) : (text as unknown as number);
};

/** The same of a field that may be left empty: nothing then. */
export const numberIn = <Name extends string>(name: Name, text: string): Partial<Record<Name, number>> =>
  (text.trim() ? { [name]: numberOr(text) } : {}) as Partial<Record<Name, number>>;
