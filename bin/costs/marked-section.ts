const BEGIN = (name: string) => `<!-- ${name}: written by npm run costs -->`;
const END = (name: string) => `<!-- end of ${name} -->`;

/**
 * Replaces what stands between the marks of a section in a Markdown document.
 * @throws Error if the document has no such section
 */
export function replaceSection(document: string, name: string, content: string): string {
  const begin = document.indexOf(BEGIN(name));
  const end = document.indexOf(END(name));
  if (begin < 0 || end < begin) throw new Error(`The document has no section ${BEGIN(name)} … ${END(name)}`);
  return `${document.slice(0, begin + BEGIN(name).length)}\n\n${content}\n\n${document.slice(end)}`;
}
