const BEGIN = (name: string, command: string) => `<!-- ${name}: written by ${command} -->`;
const END = (name: string) => `<!-- end of ${name} -->`;

/**
 * Replaces what stands between the marks of a section in a Markdown document.
 * @param command that the mark names
 * @throws Error if the document has no such section
 */
export function replaceSection(
  document: string,
  name: string,
  content: string,
  command = "npm run lab -- costs",
): string {
  const mark = BEGIN(name, command);
  const begin = document.indexOf(mark);
  const end = document.indexOf(END(name));
  if (begin < 0 || end < begin) throw new Error(`The document has no section ${mark} … ${END(name)}`);
  return `${document.slice(0, begin + mark.length)}\n\n${content}\n\n${document.slice(end)}`;
}
