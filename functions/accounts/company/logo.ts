/** What the file of a company's logo may hold, in bytes. */
export const MOST_LOGO_BYTES = 100_000;
