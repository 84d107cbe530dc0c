/** Titles are lines; longest of Reddit's own is 300. UTF-16 code units. */
export const TITLE_LENGTH = 200;
