const LONGEST_NAME = 40;
const RESERVED = /^(?:all|and|by|eq|ge|gt|le|lt|ne|not|or|to|with)$/i;

/** An id as the name of a variable that SPSS takes: a letter, then letters, digits and `_`. */
export function variableName(id: string): string {
  const name = id.replaceAll(/[^A-Za-z0-9]+/g, "_");
  const valid = /^[A-Za-z]/.test(name) && !RESERVED.test(name) ? name : `v_${name}`;
  return valid.slice(0, LONGEST_NAME).replace(/(?<!_)_+$/, "");
}
