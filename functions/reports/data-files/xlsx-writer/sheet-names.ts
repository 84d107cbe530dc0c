import { writable } from "./xml.ts";

/** The longest name that Excel allows, in UTF-16 units. */
const LONGEST_NAME = 31;
/** Characters that the name of a sheet must not contain. */
const UNFIT = /[[\]:*?/\\\p{C}\p{Zl}\p{Zp}]/gu;
/** The name that Excel reserves for itself. */
const RESERVED = "history";

/** A text cut to at most `length` UTF-16 units, between characters. */
const cutTo = (text: string, length: number): string =>
  text.length <= length
    ? text
    : `${text
        .slice(0, length - 1)
        .replace(/[\uD800-\uDBFF]$/, "")
        .trimEnd()}…`;

/**
 * Makes names of sheets that Excel accepts: at most 31 characters, none of `[]:*?/\`, unique without regard to case.
 */
export function sheetNamer(): (wish: string) => string {
  const taken = new Set([RESERVED]);
  return (wish) => {
    const fit = writable(wish)
      .replaceAll(UNFIT, " ")
      .replaceAll(/\s+/g, " ")
      .replaceAll(/^[' ]+|(?<![' ])[' ]+$/g, "");
    const base = fit === "" ? "Sheet" : fit;
    let name = cutTo(base, LONGEST_NAME);
    for (let number = 2; taken.has(name.toLowerCase()); number += 1) {
      const end = ` (${number})`;
      name = cutTo(base, LONGEST_NAME - end.length) + end;
    }
    taken.add(name.toLowerCase());
    return name;
  };
}
