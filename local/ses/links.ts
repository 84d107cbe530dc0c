/** What a sentence puts behind an address without meaning it as a part of it. */
const TRAILING_PUNCTUATION = /[.,;:!?)\]}'"]+$/;
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };

const unescaped = (text: string): string =>
  text.replaceAll(/&(amp|lt|gt|quot|#39);/g, (entity, name: string) => ENTITIES[name] ?? entity);

/** Every http(s) address of a mail once, in reading order: those of the text, then those only the HTML links to. */
export function linksIn(text: string | null, html: string | null): string[] {
  const written = Array.from((text ?? "").matchAll(/https?:\/\/[^\s<>"]+/g), ([link]) =>
    link.replace(TRAILING_PUNCTUATION, ""),
  );
  const linked = Array.from((html ?? "").matchAll(/\bhref\s*=\s*(?:"(https?:[^"]*)"|'(https?:[^']*)')/gi), (match) =>
    unescaped(match[1] ?? match[2] ?? ""),
  );
  return [...new Set([...written, ...linked])];
}
